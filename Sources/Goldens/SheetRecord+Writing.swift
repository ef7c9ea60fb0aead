public import StyleFile
import Styling

extension SheetRecord {
  /// The keyword of the text in a PNG that holds the record.
  public static let keyword = "Proofsheet"

  /// The format that is written, and the only one that is read.
  static let format = 1

  /// The record as JSON: styles that are equal stand there once, and cells refer to them by number. Pages are counted
  /// only where there are several.
  public var json: JSONValue {
    var styles = StyleTable()
    let cells = cells.map { cell in
      let numbers = cell.styles.sorted { $0.key < $1.key }
        .map { ($0.key, JSONValue.number(styles.number(of: $0.value))) }
      return JSONValue.object([
        "id": .string(cell.id),
        "box": .array([cell.box.x, cell.box.y, cell.box.width, cell.box.height].map { .number(Double($0)) }),
        "content": .object(cell.content.mapValues { .string($0) }),
        "styles": .object(Dictionary(uniqueKeysWithValues: numbers)),
      ])
    }
    var members: [String: JSONValue] = [
      "format": .number(Double(Self.format)), "proofsheet": .string(version), "fonts": .string(fonts),
      "style": .string(style), "sheet": .string(sheet), "scale": .number(Double(scale)),
      "cells": .array(cells), "styles": .array(styles.styles.map(DictionaryForm.json(of:))),
    ]
    if pages > 1 {
      members["page"] = .number(Double(page))
      members["pages"] = .number(Double(pages))
    }
    return .object(members)
  }
}

/// The distinct styles of a sheet, in the order in which they are first met.
private struct StyleTable {
  private(set) var styles: [ResolvedStyle] = []
  private var numbers: [ResolvedStyle: Int] = [:]

  /// The number of a style, counted from 0.
  mutating func number(of style: ResolvedStyle) -> Double {
    if let known = numbers[style] { return Double(known) }
    numbers[style] = styles.count
    styles.append(style)
    return Double(styles.count - 1)
  }
}
