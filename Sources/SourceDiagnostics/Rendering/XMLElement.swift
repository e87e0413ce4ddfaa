/// An element of an XML document as data; whatever its texts are, the document is well-formed.
package struct XMLElement: Sendable {
  /// The name of the element, for example `testcase`.
  package let name: String

  /// The attributes in the order in which they are written.
  package let attributes: [(name: String, value: String)]

  /// The elements within; they take lines of their own.
  package let children: [XMLElement]

  /// The text within, if there are no elements.
  package let text: String

  /// An element with other elements, with a text, or with nothing in it.
  package init(
    _ name: String, _ attributes: [(name: String, value: String)], children: [XMLElement] = [], text: String = ""
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  /// A document of which this is the root, ending with a line feed.
  package var document: String {
    var document = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    append(to: &document, indentation: "")
    return document
  }

  private func append(to document: inout String, indentation: String) {
    document += "\(indentation)<\(name)"
    for attribute in attributes {
      document += " \(attribute.name)=\""
      Self.append(attribute.value, to: &document, isAttribute: true)
      document += "\""
    }
    if !children.isEmpty {
      document += ">\n"
      for child in children {
        child.append(to: &document, indentation: indentation + "  ")
      }
      document += "\(indentation)</\(name)>\n"
    } else if !text.isEmpty {
      document += ">"
      Self.append(text, to: &document, isAttribute: false)
      document += "</\(name)>\n"
    } else {
      document += "/>\n"
    }
  }

  // Line ends and tabs of an attribute would be read as blanks; what XML 1.0 has no way to say becomes U+FFFD.
  private static func append(_ text: String, to document: inout String, isAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": document += "&amp;"
      case "<": document += "&lt;"
      case ">": document += "&gt;"
      case "\"": document += "&quot;"
      case "\n" where isAttribute, "\t" where isAttribute, "\r": document += "&#\(scalar.value);"
      case "\u{0}"..<"\t", "\u{B}", "\u{C}", "\u{E}"..<" ", "\u{FFFE}", "\u{FFFF}": document += "\u{FFFD}"
      default: document.unicodeScalars.append(scalar)
      }
    }
  }
}
