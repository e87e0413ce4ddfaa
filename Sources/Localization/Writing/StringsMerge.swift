package import PropertyListReader
package import SourceDiagnostics

/// A `.strings` table with texts put into it.
///
/// What is there already is kept to the byte, and its texts win; new ones come behind it.
package struct StringsMerge: Sendable, Equatable {
  /// The file.
  package let bytes: [UInt8]

  /// The keys that were left out since the file has other texts for them.
  package let keptKeys: [String]

  /// A new table in UTF-8.
  ///
  /// - Parameters:
  ///   - texts: The texts; no key twice.
  ///   - keepsOrder: Whether they stay in their order, and are not sorted by their keys.
  package init(_ texts: [StringsText], keepsOrder: Bool = false) {
    bytes = Array(Self.sorted(texts, unless: keepsOrder).map { $0.source("\n") }.joined(separator: "\n").utf8)
    keptKeys = []
  }

  /// A table that is there, with texts put into it; nil where it cannot be read or added to, which is reported.
  ///
  /// - Parameters:
  ///   - texts: The texts; no key twice.
  ///   - file: The file as it was read, in whichever of its formats.
  ///   - keepsOrder: Whether new texts stay in their order, and are not sorted by their keys.
  ///   - limits: How large a file is accepted.
  ///   - diagnostics: Receives what is wrong with the file.
  package init?(
    _ texts: [StringsText], into file: SourceFile, keepsOrder: Bool = false,
    limits: PropertyListLimits = PropertyListLimits(), diagnostics: inout DiagnosticEngine
  ) {
    let editor = TableEditor(file, limits: limits, diagnostics: &diagnostics)
    guard let editor else { return nil }
    let (added, kept) = editor.parted(texts, key: \.key) { text, entry in entry.value == [text.text] }
    let isXML = editor.table.format == .propertyList
    let pieces = Self.sorted(added, unless: keepsOrder).map { isXML ? $0.element : $0.source(editor.lineBreak) }
    guard let bytes = editor.appending(pieces, isXML: isXML, diagnostics: &diagnostics) else { return nil }
    self.bytes = bytes
    keptKeys = kept
  }

  private static func sorted(_ texts: [StringsText], unless keepsOrder: Bool) -> [StringsText] {
    if keepsOrder { return texts }
    return texts.map { (CatalogueKey($0.key), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension StringsText {
  /// The entry in the old style, with its comment.
  fileprivate func source(_ lineBreak: String) -> String {
    let comment = comment.map {
      "/* " + $0.replacing("*/", with: "* /").replacing("\n", with: lineBreak) + " */" + lineBreak
    }
    let mark = isUntranslated ? EntryMark.untranslated.comment(isXML: false) : ""
    return "\(comment ?? "")\(key.quotedForStrings) = \(text.quotedForStrings);\(mark)\(lineBreak)"
  }

  /// The entry in XML; its comment would be one of the whole file.
  fileprivate var element: String {
    let mark = isUntranslated ? EntryMark.untranslated.comment(isXML: true) : ""
    return "\t<key>\(key.escapedForXML)</key>\n\t<string>\(text.escapedForXML)</string>\(mark)\n"
  }
}

extension String {
  /// The text between quotation marks; only what would end or change it is escaped.
  package var quotedForStrings: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The text of an element; what XML has no way to say is left out.
  package var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\r": escaped += "&#13;"
      case "\u{0}"..<"\t", "\u{B}", "\u{C}", "\u{E}"..<" ", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
