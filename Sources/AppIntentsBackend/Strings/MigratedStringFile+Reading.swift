import Localization
import SourceDiagnostics

extension MigratedStringFile {
  /// The name of the table.
  ///
  /// For example: `Localizable`
  var table: String {
    path.split(separator: "/").last?.split(separator: ".").dropLast().joined(separator: ".") ?? ""
  }

  /// What is in the file, language by language; whoever has written it knows what is wrong with it.
  func read() -> [StringTable] {
    let parts = path.split(separator: "/")
    let folder = parts.count > 1 ? String(parts[0].dropLast(".lproj".count)) : nil
    var diagnostics = DiagnosticEngine()
    return StringTableReader().read(
      SourceFile(path: path, bytes: bytes), language: folder, diagnostics: &diagnostics)
  }
}
