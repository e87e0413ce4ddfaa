package import PropertyListReader
package import SourceDiagnostics

/// A `.stringsdict` table with texts put into it.
///
/// What is there already is kept to the byte, and its texts win; new ones come behind it, in the order of their keys.
package struct PluralMerge: Sendable, Equatable {
  /// The file.
  package let bytes: [UInt8]

  /// The keys that were left out since the file has other texts for them.
  package let keptKeys: [String]

  /// A new table in UTF-8.
  package init(_ texts: [PluralText]) {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """
    bytes = Array((head + Self.sorted(texts).map(\.element).joined() + "</dict>\n</plist>\n").utf8)
    keptKeys = []
  }

  /// A table that is there, with texts put into it; nil where it cannot be read or added to, which is reported.
  ///
  /// - Parameters:
  ///   - texts: The texts; no key twice.
  ///   - file: The file as it was read.
  ///   - limits: How large a file is accepted.
  ///   - diagnostics: Receives what is wrong with the file.
  package init?(
    _ texts: [PluralText], into file: SourceFile, limits: PropertyListLimits = PropertyListLimits(),
    diagnostics: inout DiagnosticEngine
  ) {
    let editor = TableEditor(file, limits: limits, diagnostics: &diagnostics)
    guard let editor else { return nil }
    let (added, kept) = editor.parted(texts, key: \.key) { text, entry in
      Set(entry.value) == Set([text.format] + text.parts.flatMap { $0.forms.values.map(\.value) })
    }
    guard
      let bytes = editor.appending(Self.sorted(added).map(\.element), isXML: true, diagnostics: &diagnostics)
    else { return nil }
    self.bytes = bytes
    keptKeys = kept
  }

  private static func sorted(_ texts: [PluralText]) -> [PluralText] {
    texts.map { (CatalogueKey($0.key), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension PluralText {
  fileprivate var element: String {
    var lines = ["<key>\(key.escapedForXML)</key>", "<dict>"]
    lines += ["\t<key>NSStringLocalizedFormatKey</key>", "\t<string>\(format.escapedForXML)</string>"]
    for part in parts.sorted(by: { $0.name < $1.name }) {
      lines += ["\t<key>\(part.name.escapedForXML)</key>", "\t<dict>"]
      let facts =
        [("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"), ("NSStringFormatValueTypeKey", part.specifier)]
        + part.forms.sorted { $0.key < $1.key }.map { ($0.key, $0.value.value) }
      for (key, value) in facts {
        lines += ["\t\t<key>\(key.escapedForXML)</key>", "\t\t<string>\(value.escapedForXML)</string>"]
      }
      lines.append("\t</dict>")
    }
    lines.append("</dict>")
    // A line break in a text has to stay where it is.
    return lines.map { "\t\($0)\n" }.joined()
  }
}
