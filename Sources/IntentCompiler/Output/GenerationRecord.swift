internal import JSONReader
internal import SiriKitInterface
internal import SourceDiagnostics

/// Where the definitions lie that the files of an output folder were generated from: the content of
/// `.generation.lock.json` in that folder.
///
/// The mark of a file names its definition and not the place of it, since the text of a file depends on the definition
/// alone. With the place, a run over a folder tells a definition that is gone from there from one that another run reads.
struct GenerationRecord: Sendable, Equatable {
  /// A definition.
  struct Entry: Sendable, Hashable {
    /// The path from the output folder, links resolved but for one in the place of the file.
    let path: String

    /// The namespace that the marks of its files have; nil for none.
    let namespace: String?

    /// The mark of its files.
    var mark: GenerationMark { GenerationMark(fileName: path.lastPathComponent, namespace: namespace) }
  }

  /// The name of the file; hidden, so that no build takes it for one of its sources or resources.
  static let fileName = ".generation.lock.json"

  private static let formatVersion = 1

  /// The definitions, sorted by path.
  let entries: [Entry]

  /// A record of some definitions.
  init(_ entries: some Sequence<Entry>) {
    self.entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The content of the file: one definition a line, so that it can be reviewed and merged.
  var text: String {
    let lines = entries.map { entry in
      let namespace = entry.namespace.map { [JSONMember("namespace", .string($0))] } ?? []
      return "\n    " + JSONValue.object([JSONMember("path", .string(entry.path))] + namespace).text()
    }
    return "{\n  \"intentcGeneration\": \(Self.formatVersion),\n  \"definitions\": ["
      + lines.joined(separator: ",") + (lines.isEmpty ? "" : "\n  ") + "]\n}\n"
  }

  /// The record in an output folder.
  ///
  /// - Parameters:
  ///   - directory: The folder, which need not exist.
  ///   - diagnostics: Receives `foreign-output` for a file that is no record.
  /// - Returns: The record; nil where there is none.
  static func read(in directory: String, diagnostics: inout DiagnosticEngine) -> GenerationRecord? {
    let path = directory.appending(pathComponent: fileName)
    guard FileSystem().kind(of: path) == .file else { return nil }
    do {
      let source = SourceFile(path: path, bytes: try FileSystem().read(path))
      var faults = DiagnosticEngine()
      let root = JSONReader(dialect: .json, problemID: .foreignOutput).read(source, diagnostics: &faults)
      if let root, let record = GenerationRecord(root) { return record }
      diagnostics.report(
        Diagnostic(
          .foreignOutput, "this is no record of generated files of version \(formatVersion)",
          at: faults.diagnostics.first?.location ?? SourceLocation(file: source, range: .position(0)),
          hint: "resolve what a merge has left in it, or remove it: the next run writes it anew"))
    } catch {
      diagnostics.report(Diagnostic(.foreignOutput, "cannot read '\(path)': \(error.reason)", at: nil))
    }
    return nil
  }

  /// What the root of a file says; nil for something else than a record.
  private init?(_ root: JSONNode) {
    guard root["intentcGeneration"]?.integer == Self.formatVersion, let list = root["definitions"], list.kind == .array
    else { return nil }
    var entries: [Entry] = []
    for element in list.elements {
      guard let path = element["path"]?.string, !path.isEmpty else { return nil }
      entries.append(Entry(path: path, namespace: element["namespace"]?.string))
    }
    self.init(entries)
  }
}
