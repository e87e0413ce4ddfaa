internal import IntentModel
internal import ProjectModel
internal import PropertyListReader
internal import SourceDiagnostics

/// The text of an `Info.plist`, for changes of it.
struct InfoPlistText {
  private let root: PropertyListNode

  /// The text; nil where the file is in another syntax than XML.
  init?(_ infoPlist: InfoPlist) {
    var diagnostics = DiagnosticEngine()
    guard let tree = PropertyListReader(repeatedKeys: .kept).read(infoPlist.source, diagnostics: &diagnostics) else {
      return nil
    }
    root = tree.root
  }

  /// The change that adds names at the end of a list; nil where the list is not found.
  func adding(_ names: [String], to list: LocatedNames) -> TextEdit? {
    let elements = names.map { "<string>\($0.escapedForPropertyList)</string>" }
    return node(at: list.range)?.appending(element: elements.joined(separator: "\n"))
  }

  /// The change that removes a name from its list; nil where it is not found.
  func removing(_ name: Located<String>, from list: LocatedNames) -> TextEdit? {
    guard let array = node(at: list.range) else { return nil }
    for element in array.elements where element.valueRange == name.range {
      return array.removing(element: element)
    }
    return nil
  }

  /// The value that a finding would point at with this range.
  private func node(at range: SourceRange) -> PropertyListNode? {
    var pending = [root]
    while let node = pending.popLast() {
      if node.valueRange == range { return node }
      pending += node.entries.map(\.value)
      pending += node.elements
    }
    return nil
  }
}
