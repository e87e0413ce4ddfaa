internal import SourceDiagnostics

/// An XLIFF 1.2 document, as Xcode imports it.
///
/// The standard is at http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html.
package struct ExchangeDocument: Sendable, Equatable {
  /// The namespace of XLIFF 1.2.
  static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  /// The text of the document.
  package let text: String

  /// A document.
  ///
  /// - Parameters:
  ///   - files: The files with their texts.
  ///   - tool: The name and version of the program that writes it.
  package init(_ files: [ExchangeFile], tool: (name: String, version: String)) {
    let root = XMLElement(
      "xliff",
      [
        ("xmlns", Self.namespace), ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"), ("version", "1.2"),
        (
          "xsi:schemaLocation",
          "\(Self.namespace) http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
        ),
      ],
      children: files.map { $0.element(tool: tool) })
    text = root.document
  }
}

extension ExchangeFile {
  fileprivate func element(tool: (name: String, version: String)) -> XMLElement {
    let header = XMLElement(
      "header", [],
      children: [
        XMLElement("tool", [("tool-id", tool.name), ("tool-name", tool.name), ("tool-version", tool.version)])
      ])
    return XMLElement(
      "file",
      [
        ("original", original), ("source-language", sourceLanguage), ("target-language", targetLanguage),
        ("datatype", "plaintext"), ("tool-id", tool.name),
      ],
      children: [header, XMLElement("body", [], children: units.map(\.element))])
  }
}

extension ExchangeUnit {
  fileprivate var element: XMLElement {
    var children = [XMLElement("source", [], text: source)]
    if let target {
      children.append(XMLElement("target", state.map { [("state", $0.rawValue)] } ?? [], text: target))
    }
    if let note { children.append(XMLElement("note", [], text: note)) }
    return XMLElement("trans-unit", [("id", id), ("xml:space", "preserve")], children: children)
  }
}
