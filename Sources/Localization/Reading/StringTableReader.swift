internal import JSONReader
package import PropertyListReader
package import SourceDiagnostics

/// Reads `.strings`, `.stringsdict` and `.xcstrings` files.
///
/// It accepts what Apple's tools accept. The name's suffix tells what is in a file, and the content how it is written.
package struct StringTableReader: Sendable {
  /// How large an input is accepted.
  package let limits: PropertyListLimits

  /// A reader with the given limits.
  package init(limits: PropertyListLimits = PropertyListLimits()) {
    self.limits = limits
  }

  /// The tables of a file as it was read; empty when errors have been reported.
  ///
  /// A catalogue has a table for each language that it names, that of the source language first. Any other file has
  /// one, of the language that the caller knows from the folder.
  package func read(
    _ file: SourceFile, language: String?, diagnostics: inout DiagnosticEngine
  ) -> [StringTable] {
    guard file.bytes.count <= limits.byteCount else {
      diagnostics.report(
        Diagnostic(
          .inputTooLarge, "file has \(file.bytes.count) bytes, more than the limit of \(limits.byteCount)",
          at: SourceLocation(file: file, range: .position(0)), hint: "raise the limit with --max-bytes"))
      return []
    }
    if file.bytes.starts(with: "bplist".utf8) {
      report(
        "the file is a binary property list", in: file, at: .position(0),
        hint: "convert it with 'plutil -convert xml1'", to: &diagnostics)
      return []
    }
    let encoding: TextEncoding
    let source: SourceFile
    do {
      encoding = try TextEncoding(detecting: file.bytes)
      source = SourceFile(path: file.path, bytes: try encoding.decode(file.bytes))
    } catch {
      report(error.reason, in: file, at: error.range, hint: error.hint, to: &diagnostics)
      return []
    }
    switch file.name.lowercased().split(separator: ".").last {
    case "xcstrings":
      return catalogue(source, encoding, diagnostics: &diagnostics)
    case "stringsdict":
      return propertyList(source, encoding, language, format: .stringsdict, diagnostics: &diagnostics)
    default:
      return propertyList(source, encoding, language, format: .strings, diagnostics: &diagnostics)
    }
  }

  private func report(
    _ reason: String, in file: SourceFile, at range: SourceRange, hint: String, to diagnostics: inout DiagnosticEngine
  ) {
    diagnostics.report(
      Diagnostic(
        .unreadableTable, "\(InputKind.stringTable.complaint): \(reason)",
        at: SourceLocation(file: file, range: range), hint: hint))
  }

  // MARK: Formats

  private func propertyList(
    _ source: SourceFile, _ encoding: TextEncoding, _ language: String?, format: StringTableFormat,
    diagnostics: inout DiagnosticEngine
  ) -> [StringTable] {
    let isXML = Self.isXML(source.bytes)
    let layout = LineLayout(source.bytes, isXML: isXML)
    let root: TableNode
    if isXML {
      let reader = PropertyListReader(
        limits: limits, kind: .stringTable, repeatedKeys: .kept, isTranscoded: encoding.isTranscoded)
      guard let tree = reader.read(source, diagnostics: &diagnostics) else { return [] }
      root = TableNode(tree.root, layout: layout)
    } else {
      let reader = OpenStepReader(kind: .stringTable, limits: limits)
      guard let entries = reader.readStrings(source, diagnostics: &diagnostics) else { return [] }
      root = TableNode(entries, layout: layout)
    }
    var decoder = TableDecoder(source: source)
    let entries = format == .stringsdict ? decoder.pluralEntries(of: root) : decoder.textEntries(of: root)
    diagnostics.report(contentsOf: decoder.diagnostics)
    guard !decoder.diagnostics.hasErrors else { return [] }
    return [
      StringTable(
        source: source, encoding: encoding, format: format == .strings && isXML ? .propertyList : format,
        language: language, isSourceLanguage: false, entries: entries, untranslatedKeys: [], comments: [:])
    ]
  }

  /// Whether a text starts with markup; in the old style, `<` starts data, which no table has.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = bytes[start...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return ["<?xml", "<!", "<plist"].contains { text.starts(with: $0.utf8) }
  }

  private func catalogue(
    _ source: SourceFile, _ encoding: TextEncoding, diagnostics: inout DiagnosticEngine
  ) -> [StringTable] {
    let reader = JSONReader(
      dialect: .json, problemID: .unreadableTable, byteLimit: limits.byteCount, depthLimit: limits.depth)
    var syntax = DiagnosticEngine()
    let root = reader.read(source, diagnostics: &syntax)
    for finding in syntax.diagnostics {
      diagnostics.report(
        Diagnostic(
          finding.id, severity: finding.severity, "\(InputKind.stringTable.complaint): \(finding.message)",
          at: finding.location, hint: finding.hint, notes: finding.notes, fixIts: finding.fixIts))
    }
    guard let root else { return [] }
    var decoder = CatalogueDecoder(source: source, encoding: encoding)
    let tables = decoder.tables(of: root)
    diagnostics.report(contentsOf: decoder.diagnostics)
    return tables
  }
}
