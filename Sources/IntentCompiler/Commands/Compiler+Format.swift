internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

extension Compiler {
  /// Rewrites definitions in the canonical form that Xcode saves, without losing anything.
  ///
  /// Every definition is read before the first is rewritten: an error in one leaves all as they are.
  public func format(_ request: FormatRequest) -> CommandOutcome {
    var diagnostics = DiagnosticEngine()
    let search = InputSearch()
    // A copy of a definition in a language folder is a file of its own here.
    let paths = search.definitions(at: request.inputs, keepsLocalizedCopies: true, diagnostics: &diagnostics)
    let front = FrontEnd(options: options)
    var texts: [CanonicalText] = []
    for path in paths {
      guard let source = search.source(at: path, limit: options.limits.byteCount, diagnostics: &diagnostics),
        let tree = front.tree(of: source, diagnostics: &diagnostics),
        front.isReadable(tree, diagnostics: &diagnostics)
      else { continue }
      reportUnkeptTexts(of: tree, dropsComments: request.dropsComments, to: &diagnostics)
      texts.append(CanonicalText(of: tree))
    }
    if request.mode == .print, paths.count > 1 {
      diagnostics.report(
        Diagnostic(
          .unreadableInput, "only one definition can be written to standard output, not \(paths.count)", at: nil))
    }
    guard !diagnostics.hasErrors else {
      return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: nil, inputs: paths)
    }
    return finish(texts, request, inputs: paths, diagnostics)
  }

  private func finish(
    _ texts: [CanonicalText], _ request: FormatRequest, inputs paths: [String], _ diagnostics: DiagnosticEngine
  ) -> CommandOutcome {
    var diagnostics = diagnostics
    let changed = texts.filter { !$0.isInSource }
    switch request.mode {
    case .print:
      let text = texts.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      return CommandOutcome(report: DiagnosticReport(diagnostics), output: text, summary: nil, inputs: paths)
    case .check:
      for text in changed {
        diagnostics.report(
          Diagnostic(
            .nonCanonicalLayout, "file is not in canonical layout: \(text.difference)",
            at: SourceLocation(file: text.source, range: .position(text.firstDifference)),
            hint: "rewrite it with 'intentc format'"))
      }
    case .rewrite:
      for text in changed {
        do {
          try FileSystem().write(text.bytes, to: FileSystem().identity(of: text.source.path) ?? text.source.path)
        } catch {
          diagnostics.report(
            Diagnostic(.unwritableOutput, "cannot write '\(text.source.path)': \(error.reason)", at: nil))
        }
      }
    }
    let canonicalCount = texts.count - changed.count
    let summary =
      diagnostics.hasErrors
      ? nil
      : request.mode == .check
        ? "\(canonicalCount.counted("definition")) in canonical layout"
        : "\(changed.count.counted("definition")) rewritten, \(canonicalCount) already in canonical layout"
    return CommandOutcome(report: DiagnosticReport(diagnostics), output: "", summary: summary, inputs: paths)
  }

  private func reportUnkeptTexts(of tree: PropertyListTree, dropsComments: Bool, to diagnostics: inout DiagnosticEngine)
  {
    for text in tree.unkeptTexts {
      diagnostics.report(
        Diagnostic(
          .lostComment, severity: dropsComments ? .warning : .error,
          dropsComments
            ? "this \(text.kind.rawValue) is dropped" : "the canonical layout cannot hold this \(text.kind.rawValue)",
          at: SourceLocation(file: tree.source, range: text.range),
          hint: dropsComments ? nil : "remove it, or let it be dropped with --drop-comments"))
    }
  }
}
