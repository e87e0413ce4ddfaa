package import Foundation

#if canImport(FoundationXML)
  package import FoundationXML
#endif

/// An element as an XML parser reads it.
package final class ParsedXML: NSObject, XMLParserDelegate {
  /// The name of the element.
  package let name: String

  /// The attributes by name.
  package let attributes: [String: String]

  /// The elements within.
  package private(set) var children: [ParsedXML] = []

  /// The text within, without that of the elements.
  package private(set) var text = ""

  private var open: [ParsedXML] = []

  private init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root of a document; nil where it is not well-formed.
  package static func root(of document: String) -> ParsedXML? {
    let outside = ParsedXML("", [:])
    outside.open = [outside]
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = outside
    return parser.parse() ? outside.children.first : nil
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = ParsedXML(name, attributes)
    open.last?.children.append(element)
    open.append(element)
  }

  package func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }
}
