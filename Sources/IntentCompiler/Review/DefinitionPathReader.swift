internal import PropertyListReader
internal import SourceDiagnostics

/// Reads definitions from wherever they are.
struct DefinitionPathReader {
  let limit: Int

  private let search = InputSearch()

  private static let spelling =
    "a file of a revision is written 'git:REVISION:PATH', for example git:HEAD:Intents.intentdefinition"

  /// A reader that refuses larger files, in bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// The content, or nil when it cannot be read, which is reported.
  func source(at path: DefinitionPath, diagnostics: inout DiagnosticEngine) -> SourceFile? {
    source(at: path, takesMissing: false, diagnostics: &diagnostics)
  }

  /// The content of a version, which is empty where the revision does not have the file; nil when it cannot be read,
  /// which is reported.
  func version(at path: DefinitionPath, diagnostics: inout DiagnosticEngine) -> SourceFile? {
    source(at: path, takesMissing: true, diagnostics: &diagnostics)
  }

  private func source(
    at path: DefinitionPath, takesMissing: Bool, diagnostics: inout DiagnosticEngine
  ) -> SourceFile? {
    switch path.place {
    // Programs that compare files know it as that which is not there.
    case .file("/dev/null"): return SourceFile(path: path.text, bytes: [])
    case .file(let file):
      guard search.fileSystem.resolvedKind(of: file) != nil else {
        let isRevision = !file.hasSuffix(".intentdefinition") && RevisionFile.isRevision(file)
        let hint =
          file.hasPrefix("git:") || isRevision
          ? Self.spelling : takesMissing ? "where it was removed, compare with '/dev/null'" : nil
        diagnostics.report(Diagnostic(.unreadableInput, "'\(file)' does not exist", at: nil, hint: hint))
        return nil
      }
      return search.source(at: file, limit: limit, diagnostics: &diagnostics)
    case .standardInput:
      return standardInput(diagnostics: &diagnostics)
    case .revision(let revision, let file):
      return source(of: path, revision, file, takesMissing: takesMissing, diagnostics: &diagnostics)
    }
  }

  private func standardInput(diagnostics: inout DiagnosticEngine) -> SourceFile? {
    do {
      if let bytes = try search.fileSystem.readStandardInput(limit: limit) {
        return SourceFile(path: "-", bytes: bytes)
      }
      diagnostics.report(tooLarge("the standard input"))
    } catch {
      diagnostics.report(Diagnostic(.unreadableInput, "cannot read the standard input: \(error.reason)", at: nil))
    }
    return nil
  }

  private func source(
    of path: DefinitionPath, _ revision: String, _ file: String, takesMissing: Bool,
    diagnostics: inout DiagnosticEngine
  ) -> SourceFile? {
    func refuse(_ reason: String, hint: String? = nil) -> SourceFile? {
      diagnostics.report(Diagnostic(.unreadableInput, "cannot read '\(path.text)': \(reason)", at: nil, hint: hint))
      return nil
    }
    guard !revision.hasPrefix("-") else { return refuse("'\(revision)' is no revision") }
    guard !file.isEmpty, !file.hasSuffix("/") else {
      return refuse("it names no file", hint: Self.spelling)
    }
    let file = RevisionFile(revision: revision, path: file)
    do {
      let git = try file.content()
      guard git.status == 0 else {
        if takesMissing, try file.isMissing() { return SourceFile(path: path.text, bytes: []) }
        return refuse(git.problem, hint: RevisionRange(revision) == nil ? nil : "name one revision here, not two")
      }
      guard git.output.count <= limit else {
        diagnostics.report(tooLarge("'\(path.text)'"))
        return nil
      }
      // What git has of a link is the path that it leads to, which no definition could be.
      if !git.output.contains(UInt8(ascii: "<")), !git.output.isEmpty, try file.isLink() {
        let target = String(decoding: git.output, as: UTF8.self)
        return refuse("it is a symbolic link, which is not followed", hint: "it leads to '\(target)'")
      }
      return SourceFile(path: path.text, bytes: git.output)
    } catch {
      return refuse("git cannot be run: \(error.reason)")
    }
  }

  private func tooLarge(_ what: String) -> Diagnostic {
    Diagnostic(
      .inputTooLarge, "\(what) has more bytes than the limit of \(limit)", at: nil,
      hint: "raise the limit with --max-bytes")
  }
}
