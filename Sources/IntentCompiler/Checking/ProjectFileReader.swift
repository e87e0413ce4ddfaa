internal import Localization
internal import PropertyListReader
internal import SourceDiagnostics

/// Reads the files around definitions, with the limits of the run.
struct ProjectFileReader: Sendable {
  let options: CompilerOptions

  /// The limits on inputs.
  var limits: PropertyListLimits { options.limits.propertyListLimits }

  /// The tables of a file.
  @Sendable func tables(of file: SourceFile) -> ReadTable {
    var diagnostics = DiagnosticEngine()
    let folder = DefinitionPlace(file.path).languageFolder.flatMap { LanguageFolder(folderName: $0 + ".lproj") }
    let tables = StringTableReader(limits: limits).read(
      file, language: folder?.language?.spelling, diagnostics: &diagnostics)
    return ReadTable(
      file: file, encoding: try? TextEncoding(detecting: file.bytes), tables: tables, diagnostics: diagnostics)
  }
}
