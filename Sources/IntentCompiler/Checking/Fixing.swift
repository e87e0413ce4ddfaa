internal import Localization
internal import SourceDiagnostics

/// The fix-its of findings applied to files in memory, until there is nothing left to fix.
struct Fixing {
  /// What the fixed files look like to the rules.
  private(set) var state: CheckState

  /// What was in the way.
  private(set) var diagnostics = DiagnosticEngine()

  /// The fixes that were made, for example `App/Orders.intentdefinition:12:9: fixed: … [duplicate-tag]`.
  private var fixes: [(path: String, line: String)] = []

  /// The files that stay as they were.
  private var refusedPaths: Set<String> = []

  private let original: [String: SourceFile]
  private let includesNotes: Bool
  private let fileSystem = FileSystem()

  /// A fix may make room for another, but not for ever.
  private static let roundLimit = 50

  /// Applies the fix-its of errors and warnings, and those of notes if they are wanted.
  init(_ state: CheckState, includesNotes: Bool) {
    self.state = state
    self.includesNotes = includesNotes
    original = Dictionary(state.files.all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for _ in 0..<Self.roundLimit {
      let contents = round()
      if contents.isEmpty { break }
      self.state = self.state.replacing(contents)
    }
    // What was fixed in a file before it was refused is taken back: it stays as it was.
    takeBack(refusedPaths)
  }

  /// Applies the fix-its that there are now; gives the files that changed.
  private mutating func round() -> [String: [UInt8]] {
    var byPath: [String: [Diagnostic]] = [:]
    for finding in state.findings where includesNotes || finding.severity != .note {
      if let path = finding.location?.file.path, !finding.fixIts.isEmpty, !refusedPaths.contains(path) {
        byPath[path, default: []].append(finding)
      }
    }
    guard !byPath.isEmpty else { return [:] }
    let current = Dictionary(state.files.all.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var contents: [String: [UInt8]] = [:]
    for (path, findings) in byPath.sorted(by: { $0.key < $1.key }) {
      guard let file = findings.first?.location?.file else { continue }
      // Edits count in a text. Where that is not what the file holds, they would rewrite all of it.
      guard (state.encodings[path]?.encode(file.bytes) ?? file.bytes) == current[path] else {
        refusedPaths.insert(path)
        diagnostics.report(
          Diagnostic(
            .unwritableOutput, "cannot fix '\(path)': it is not known how its text is written as bytes", at: nil,
            hint: "save the file as UTF-8"))
        continue
      }
      do {
        let application = try FixItApplication(of: findings, to: file)
        guard application.bytes != file.bytes else { continue }
        contents[path] = state.encodings[path]?.encode(application.bytes) ?? application.bytes
        let lines = LineTable(file.bytes)
        fixes += application.mended.map { (path, Self.line($0, lines)) }
      } catch {
        refusedPaths.insert(path)
        report(error)
      }
    }
    return contents
  }

  private mutating func report(_ conflict: FixItConflict) {
    diagnostics.report(
      Diagnostic(
        .conflictingFixes,
        "'\(conflict.first.fixIt.message)' and '\(conflict.second.fixIt.message)' change the same text",
        at: conflict.first.location, hint: "nothing of the file was changed; make one of the two changes by hand",
        notes: [DiagnosticNote("the other change is here", at: conflict.second.location)]))
  }

  private static func line(_ finding: Diagnostic, _ lines: LineTable) -> String {
    let message = finding.fixIts.first?.message ?? ""
    guard let location = finding.location else { return message }
    let position = lines.position(at: Int(location.range.lowerBound))
    return "\(location.file.path):\(position.line):\(position.column): fixed: \(message) [\(finding.id.slug)]"
  }

  // MARK: Results

  /// The files that are to be changed.
  private var changed: [(old: SourceFile, new: SourceFile)] {
    state.files.all.compactMap { file in
      guard let old = original[file.path], old != file, !refusedPaths.contains(file.path) else { return nil }
      return (old, file)
    }
  }

  /// The changes as a unified diff.
  var difference: String {
    changed.map { old, new in
      let diff = UnifiedDiff(of: old.path, from: text(of: old), to: text(of: new))
      return String(decoding: diff.bytes, as: UTF8.self)
    }.joined()
  }

  /// The content of a file in UTF-8.
  private func text(of file: SourceFile) -> [UInt8] {
    (try? state.encodings[file.path]?.decode(file.bytes)) ?? file.bytes
  }

  /// Writes the changed files; those that cannot be written stay as they were, here too.
  ///
  /// - Returns: Whether all could be fixed and written; a conflict is no failure.
  mutating func write() -> Bool {
    var failed: Set<String> = []
    for (old, new) in changed {
      do throws(FileSystemError) {
        // A file that is not to be written could still be replaced.
        if let reason = fileSystem.writeProtection(of: old.path) { throw FileSystemError(reason: reason) }
        guard try fileSystem.read(old.path) == old.bytes else {
          throw FileSystemError(reason: "it was changed while it was checked")
        }
        try fileSystem.write(new.bytes, to: fileSystem.identity(of: old.path) ?? old.path)
      } catch {
        failed.insert(old.path)
        diagnostics.report(Diagnostic(.unwritableOutput, "cannot write '\(old.path)': \(error.reason)", at: nil))
      }
    }
    takeBack(failed)
    return !diagnostics.diagnostics.contains { $0.id == .unwritableOutput }
  }

  /// Gives files their old contents and forgets the fixes that were made in them.
  private mutating func takeBack(_ paths: Set<String>) {
    guard !paths.isEmpty else { return }
    fixes.removeAll { paths.contains($0.path) }
    state = state.replacing(original.filter { paths.contains($0.key) }.mapValues(\.bytes))
  }

  /// What was done, for people.
  func summary(isPreview: Bool) -> [String] {
    let files = changed.count.counted("file")
    return fixes.map(\.line) + ["\(fixes.count.counted("fix", "fixes")) in \(files)" + (isPreview ? " to be made" : "")]
  }
}
