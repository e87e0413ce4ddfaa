internal import AppIntentsBackend

/// A file for the report of a migration, whose name says in which form it is written.
public struct MigrationReportFile: Sendable, Equatable {
  /// The path; `-` is the standard output.
  public let path: String

  /// The report at a path: JSON where that ends in `.json`, Markdown in `.md`, a page in `.html`, plain text otherwise.
  public init(_ path: String) {
    self.path = path
  }

  /// Whether it goes to the standard output.
  public var isStandardOutput: Bool { path == CommandDocument.standardOutput }

  /// A report in the form of the file.
  func rendering(of report: MigrationReport) -> String {
    let name = path.lowercased()
    return switch true {
    case name.hasSuffix(".json"): MigrationReportJSON(report).text
    case name.hasSuffix(".md"), name.hasSuffix(".markdown"): MarkdownRendering(MigrationDocument(report).document).text
    case name.hasSuffix(".html"), name.hasSuffix(".htm"): HTMLRendering(MigrationDocument(report).document).text
    default: MigrationReportText(report).text
    }
  }
}
