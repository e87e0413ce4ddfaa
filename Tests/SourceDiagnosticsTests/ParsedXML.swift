import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element as an XML parser reads it.
final class ParsedXML: NSObject, XMLParserDelegate {
  let name: String
  let attributes: [String: String]
  private(set) var children: [ParsedXML] = []
  private(set) var text = ""
  private var open: [ParsedXML] = []

  private init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root of a document; nil where it is not well-formed.
  static func root(of document: String) -> ParsedXML? {
    let outside = ParsedXML("", [:])
    outside.open = [outside]
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = outside
    return parser.parse() ? outside.children.first : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = ParsedXML(name, attributes)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }
}
