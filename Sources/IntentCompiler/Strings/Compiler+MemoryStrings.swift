internal import DefinitionStrings
package import SourceDiagnostics

/// The commands for tables in memory, as tests and fuzzers need them.
extension Compiler {
  /// Brings tables in step with definitions.
  ///
  /// - Parameters:
  ///   - files: Definitions and their tables.
  ///   - request: What is done; its inputs do not count.
  ///   - diagnostics: Receives what keeps a file from being read, and what is behind.
  /// - Returns: The tables that change, or nil when errors have been reported.
  package func updatedTables(
    of files: [SourceFile], _ request: StringsUpdateRequest, diagnostics: inout DiagnosticEngine
  ) -> [SourceFile]? {
    let run = StringsUpdating(CheckedFiles(files), request, compilerOptions: options, diagnostics: &diagnostics)
    run?.report(to: &diagnostics)
    return run?.updates.filter { $0.bytes != $0.file.bytes }
      .map { SourceFile(path: $0.file.path, bytes: $0.bytes) }
  }

  /// The texts of definitions for translators.
  ///
  /// - Parameters:
  ///   - files: Definitions and their tables.
  ///   - request: What is exported; its inputs do not count.
  ///   - diagnostics: Receives what keeps a file from being read or written.
  /// - Returns: The files, by their paths in the output folder, or nil when errors have been reported.
  package func exportedFiles(
    of files: [SourceFile], _ request: StringsExportRequest, diagnostics: inout DiagnosticEngine
  ) -> [SourceFile]? {
    guard let read = DefinitionTables(CheckedFiles(files), options: options, diagnostics: &diagnostics) else {
      return nil
    }
    let exporting = StringsExporting(read, request, options: options, diagnostics: &diagnostics)
    return diagnostics.hasErrors ? nil : exporting.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
  }

  /// Takes translations over into tables.
  ///
  /// - Parameters:
  ///   - exchangeFiles: XLIFF files.
  ///   - files: Definitions and their tables.
  ///   - skipsInvalid: Whether translations that are wrong are left out.
  ///   - language: The language of the translations; nil for what the files say.
  ///   - diagnostics: Receives what is wrong with the translations.
  /// - Returns: The tables that change or are new, or nil when errors have been reported.
  package func importedTables(
    from exchangeFiles: [SourceFile], into files: [SourceFile], skipsInvalid: Bool = false, language: String? = nil,
    diagnostics: inout DiagnosticEngine
  ) -> [SourceFile]? {
    guard let read = DefinitionTables(CheckedFiles(files), options: options, diagnostics: &diagnostics) else {
      return nil
    }
    var importing = StringsImporting(read, options: options, skipsInvalid: skipsInvalid, language: language)
    for file in exchangeFiles { importing.take(file, diagnostics: &diagnostics) }
    if diagnostics.hasErrors { return nil }
    return (importing.changed.map { ($0.key, $0.value.bytes) } + importing.created.map { ($0.key, $0.value) })
      .sorted { $0.0 < $1.0 }.map { SourceFile(path: $0.0, bytes: $0.1) }
  }

  /// Gives readable string IDs to the texts of definitions.
  ///
  /// - Parameters:
  ///   - files: Definitions and their tables.
  ///   - renamesAll: Whether IDs that somebody has chosen are renamed, too.
  ///   - diagnostics: Receives what keeps a file from being read or changed.
  /// - Returns: The files that change, and the new IDs by the old ones; nil when errors have been reported.
  package func filesWithReadableIDs(
    of files: [SourceFile], renamesAll: Bool = false, diagnostics: inout DiagnosticEngine
  ) -> (files: [SourceFile], renamedCount: Int)? {
    IDRenamingRun(CheckedFiles(files), options: options, renamesAll: renamesAll, diagnostics: &diagnostics).map { run in
      (run.changed.map { SourceFile(path: $0.file.path, bytes: $0.bytes) }, run.renames.count)
    }
  }
}
