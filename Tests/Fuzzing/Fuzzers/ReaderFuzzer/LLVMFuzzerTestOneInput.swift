internal import PropertyListReader
internal import SourceDiagnostics

/// Reads the bytes as a definition, visits every value of the tree and renders every finding in every style.
///
/// Apart from crashes, these count as failures: a tree together with errors or none without, a range that leaves its
/// container or the file, and a finding that does not stay on one line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceFile(
    path: "Fuzz.intentdefinition", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  var diagnostics = DiagnosticEngine()
  let tree = PropertyListReader().read(source, diagnostics: &diagnostics)
  precondition((tree == nil) == diagnostics.hasErrors, "a tree goes with no error, and none with at least one")
  if let root = tree?.root {
    visit(root, within: SourceRange(0..<count))
  }
  let findings = diagnostics.sorted
  for diagnostic in findings {
    let range = diagnostic.location?.range ?? .position(0)
    precondition(Int(range.upperBound) <= count, "a finding points into the file")
  }
  for style in DiagnosticStyle.allCases {
    let text = style.render(findings, toolVersion: "0")
    precondition(text.isEmpty || text.utf8.last == UInt8(ascii: "\n"), "a report ends its last line")
  }
  let lines = DiagnosticStyle.intentBuilder.render(findings, toolVersion: "0").utf8.count { $0 == UInt8(ascii: "\n") }
  precondition(lines == findings.count, "one finding is one line")
  return 0
}

/// Touches everything that a value can be asked for.
private func visit(_ node: PropertyListNode, within container: SourceRange) {
  precondition(
    node.range.lowerBound >= container.lowerBound && node.range.upperBound <= container.upperBound,
    "a value lies in its container")
  precondition(
    node.valueRange.lowerBound >= node.range.lowerBound && node.valueRange.upperBound <= node.range.upperBound,
    "the place of a value lies in its element")
  switch node.kind {
  case .dictionary:
    for entry in node.entries {
      visit(entry.value, within: node.range)
    }
  case .array:
    for element in node.elements {
      visit(element, within: node.range)
    }
  default:
    _ = (node.rawText, node.string, node.boolean, node.integer, node.real, node.date, node.data)
  }
}
