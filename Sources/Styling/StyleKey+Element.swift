extension StyleKey.Part {
  /// The element that a part is for at its plainest: its class, inside its containers, in its state; nothing for
  /// `default`.
  public var element: Element? {
    switch target {
    case .defaultStyle: nil
    case .controls(let state): Element("UIControl", state: state)
    case .barControls(let state): Element("UIControl", in: ["UINavigationBar"], state: state)
    case .selector(let selector): Element(selector.className, in: selector.containers, state: selector.state)
    }
  }
}
