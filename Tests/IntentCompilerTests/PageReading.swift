import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What another reader finds in a page.
final class PageReading: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []

  /// Where links lead.
  private(set) var targets: [String] = []

  /// The texts that stand between quotation marks.
  private(set) var quotes: [String] = []

  private var isQuoted = false

  /// Reads a page.
  ///
  /// - Returns: What is in it, and what is wrong with it; nil where nothing is.
  static func read(_ page: String) -> (reading: PageReading, fault: String?) {
    let reading = PageReading()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = reading
    let isRead = parser.parse()
    return (reading, isRead ? nil : "\(String(describing: parser.parserError)), line \(parser.lineNumber)")
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.insert(element)
    self.attributes.formUnion(attributes.keys)
    if let target = attributes["href"] { targets.append(target) }
    if element == "q" {
      isQuoted = true
      quotes.append("")
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    if element == "q" { isQuoted = false }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isQuoted { quotes[quotes.count - 1] += string }
  }
}
