/// One object that a style center updates on every change, without keeping it alive.
///
/// Unchecked, since a host need not be sendable: the weak reference is only read by `updateHost`, which runs on the
/// host's own actor, and nothing is ever written after `init`.
final class StyleObserver: @unchecked Sendable {
  private weak var host: (any Stylish)?
  private let isolation: any Actor

  init(_ host: any Stylish, on isolation: any Actor) {
    self.host = host
    self.isolation = isolation
  }

  /// Updates the host on its actor: at once where that is the main actor and the caller is on it, else as soon as the
  /// actor is free.
  func update() {
    guard isolation === MainActor.shared else {
      Task { await updateHost(on: isolation) }
      return
    }
    if #available(macOS 26, *) {
      Task.immediate { @MainActor in updateHost() }
    } else {
      Task { @MainActor in updateHost() }
    }
  }

  private func updateHost(on isolation: isolated any Actor) { updateHost() }

  private func updateHost() { host?.updateStyles() }
}

/// Ends an observation when it goes.
final class StyleObservation: Sendable {
  private let center: StyleCenter
  private let number: Int

  init(_ observer: StyleObserver, in center: StyleCenter) {
    self.center = center
    number = center.add(observer)
  }

  deinit { center.removeObserver(number) }
}
