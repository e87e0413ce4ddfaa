/// Diagnostics as the XML of JUnit, which CI systems show as test results.
///
/// A file is a suite and a finding a test case in it: errors have failed, warnings and notes were skipped, so that a suite
/// is as red or green as the exit status says. Without a finding there is one test case that has passed, as systems take a
/// report without any for a broken one.
package struct JUnitRenderer: Sendable {
  /// A renderer; it has no settings.
  package init() {}

  /// The document, ending with a line feed.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var index = SourceIndex()
    var suites: [XMLElement] = []
    for (path, diagnostics) in diagnostics.fileGroups {
      let path = path.singleLine
      var names: [String: Int] = [:]
      var cases: [XMLElement] = []
      for diagnostic in diagnostics {
        cases.append(testCase(diagnostic, path: path, names: &names, &index))
      }
      suites.append(XMLElement("testsuite", [("name", path)] + Self.counts(diagnostics), children: cases))
    }
    if suites.isEmpty {
      let passed = XMLElement("testcase", [("name", "no findings"), ("classname", toolName), ("time", "0")])
      suites = [XMLElement("testsuite", [("name", toolName)] + Self.counts([]), children: [passed])]
    }
    return XMLElement("testsuites", [("name", toolName)] + Self.counts(diagnostics), children: suites).document
  }

  private func testCase(
    _ diagnostic: Diagnostic, path: String, names: inout [String: Int], _ index: inout SourceIndex
  ) -> XMLElement {
    var name = diagnostic.id.slug
    var attributes = [(name: "classname", value: path), (name: "time", value: "0")]
    if let start = diagnostic.location.map({ index.span(of: $0).start }) {
      name += " (line \(start.line), column \(start.column))"
      attributes += [("file", path), ("line", String(start.line))]
    }
    // Of several test cases with one name, some systems show the first only.
    let count = names[name, default: 0] + 1
    names[name] = count
    attributes.insert(("name", count == 1 ? name : "\(name) #\(count)"), at: 0)
    let message = (name: "message", value: diagnostic.message.singleLine)
    let outcome =
      switch diagnostic.severity {
      case .note, .warning:
        XMLElement("skipped", [("message", "\(diagnostic.severity.rawValue): \(message.value)")])
      case .error:
        XMLElement(
          "failure", [message, ("type", diagnostic.severity.rawValue)],
          text: LineRenderer.text(of: diagnostic, &index))
      }
    return XMLElement("testcase", attributes, children: [outcome])
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [(name: String, value: String)] {
    let summary = DiagnosticSummary(diagnostics)
    return [
      ("tests", String(max(diagnostics.count, 1))), ("failures", String(summary.errors)),
      ("errors", "0"), ("skipped", String(summary.warnings + summary.notes)), ("time", "0"),
    ]
  }
}
