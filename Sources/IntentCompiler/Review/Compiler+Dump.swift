internal import DefinitionComparison
internal import SourceDiagnostics

extension Compiler {
  /// Writes what definitions say, one thing a line: the same text for files that mean the same.
  ///
  /// A definition may have any fault that leaves it a property list: what it says can be reviewed all the same.
  public func dump(_ request: DumpRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    let paths = reviewedPaths(request.inputs, diagnostics: &diagnostics)
    let reader = DefinitionPathReader(limit: options.limits.byteCount)
    let settings = DumpOptions(
      showsTags: request.showsTags, showsIDs: request.showsIDs, showsEverything: request.showsEverything)
    var texts: [String] = []
    for path in paths {
      guard let source = reader.source(at: path, diagnostics: &diagnostics) else { continue }
      var problems = DiagnosticEngine()
      if let text = dump(source, settings, diagnostics: &problems) {
        texts.append(paths.count > 1 ? "# \(path.text)\n\n\(text)" : text)
      } else if request.passesOtherFilesOn {
        texts.append(String(decoding: source.bytes, as: UTF8.self))
        continue
      }
      diagnostics.report(contentsOf: problems)
    }
    return CommandOutcome(
      report: DiagnosticReport(diagnostics), output: texts.joined(separator: "\n"), summary: nil,
      inputs: paths.map(\.text))
  }

  private func dump(_ source: SourceFile, _ settings: DumpOptions, diagnostics: inout DiagnosticEngine) -> String? {
    let front = FrontEnd(options: options)
    guard let tree = front.tree(of: source, diagnostics: &diagnostics),
      front.isReadable(tree, diagnostics: &diagnostics)
    else { return nil }
    return DefinitionDump.text(of: OutlineBuilder.outline(of: tree), options: settings)
  }

  /// The definitions that are named, and those in folders; the copies in language folders are files of their own.
  private func reviewedPaths(_ inputs: [String], diagnostics: inout DiagnosticEngine) -> [DefinitionPath] {
    inputs.flatMap { input -> [DefinitionPath] in
      let path = DefinitionPath(input)
      guard case .file(let file) = path.place, FileSystem().resolvedKind(of: file) == .directory else { return [path] }
      return InputSearch().definitions(at: [file], keepsLocalizedCopies: true, diagnostics: &diagnostics)
        .map { DefinitionPath($0) }
    }
  }
}
