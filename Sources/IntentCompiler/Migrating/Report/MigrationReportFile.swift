internal import AppIntentsBackend

/// A file for the report of a migration, whose name says in which form it is written.
public struct MigrationReportFile: Sendable, Equatable {
  /// The path; `-` is the standard output.
  public let path: String

  /// The report at a path: JSON where that ends in `.json`, Markdown in `.md`, a page in `.html`, plain text otherwise.
  public init(_ path: String) {
    self.path = path
  }

  /// The names of the reports in a folder.
  private static let names = ["migration-report.md", "migration-report.html", "migration-report.json"]

  /// The reports that a path of the command line stands for: one of each form for people and programs in a folder, which
  /// exists, or has a slash behind it and is made.
  public static func files(at path: String) -> [MigrationReportFile] {
    guard path != CommandDocument.standardOutput,
      path.hasSuffix("/") || FileSystem().resolvedKind(of: path) == .directory
    else { return [MigrationReportFile(path)] }
    return names.map { MigrationReportFile(path.appending(pathComponent: $0)) }
  }

  /// Why a file at the path must not be replaced: it is neither empty nor a report; nil where it may, or there is none.
  var foreignContent: String? {
    guard let bytes = try? FileSystem().read(path), !bytes.isEmpty else { return nil }
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    let title = MigrationDocument.title
    let isReport =
      [title, "# " + title, MigrationReportJSON.beginning].contains { head.hasPrefix($0) }
      || head.contains("<title>" + title)
    return isReport ? nil : "it is no report of a migration"
  }

  /// Whether it goes to the standard output.
  public var isStandardOutput: Bool { path == CommandDocument.standardOutput }

  /// A report in the form of the file.
  private func rendering(of report: RunReport) -> String {
    let name = path.lowercased()
    return switch true {
    case name.hasSuffix(".json"): MigrationReportJSON(report).text
    case name.hasSuffix(".md"), name.hasSuffix(".markdown"): MarkdownRendering(MigrationDocument(report).document).text
    case name.hasSuffix(".html"), name.hasSuffix(".htm"): HTMLRendering(MigrationDocument(report).document).text
    default: MigrationReportText(report).text
    }
  }

  /// The report as a document of the command.
  func document(of report: RunReport) -> CommandDocument {
    CommandDocument(path: path, text: rendering(of: report))
  }
}
