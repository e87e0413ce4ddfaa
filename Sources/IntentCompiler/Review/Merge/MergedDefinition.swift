internal import DefinitionComparison
internal import IntentModel
internal import IntentRules
internal import PropertyListReader
internal import SourceDiagnostics

/// Three versions of a definition on their way into one.
struct MergedDefinition {
  private let front: FrontEnd
  private let base: SourceFile
  private let ours: SourceFile
  private let theirs: SourceFile
  private let markerSize: Int
  private let isNamed: Bool

  /// The merged file; with marks of conflicts where there are some.
  private(set) var bytes: [UInt8] = []

  /// What is to be said about it.
  private(set) var diagnostics = DiagnosticEngine()

  /// What was done, in words.
  private(set) var summary = ""

  init(
    base: SourceFile, ours: SourceFile, theirs: SourceFile, front: FrontEnd, markerSize: Int, name: String?,
    output: String?
  ) {
    // Git gives the versions names that are gone when somebody reads this.
    func named(_ source: SourceFile, _ side: String) -> SourceFile {
      name.map { SourceFile(path: "\($0) (\(side))", bytes: source.bytes) } ?? source
    }
    self.front = front
    self.base = ConflictMarks.resolved(named(base, "base"))
    self.ours = named(ours, "ours")
    self.theirs = named(theirs, "theirs")
    self.markerSize = markerSize
    isNamed = name != nil
    merge(name: name ?? output ?? "merged definition")
  }

  private mutating func merge(name: String) {
    // Where only one side has changed anything, its very bytes are what is wanted, whatever they hold.
    if ours.bytes == theirs.bytes || base.bytes == theirs.bytes {
      (bytes, summary) = (ours.bytes, "'\(name)': nothing to merge")
      return
    }
    if base.bytes == ours.bytes {
      (bytes, summary) = (theirs.bytes, "'\(name)': taken from theirs")
      return
    }
    guard let baseNode = base.bytes.isEmpty ? .empty : node(of: base), let oursNode = node(of: ours),
      let theirsNode = node(of: theirs)
    else {
      bytes = wholeFiles
      diagnostics.report(
        Diagnostic(
          .mergeConflict, "the whole file is in conflict, since one of the versions cannot be read",
          at: SourceLocation(file: SourceFile(path: name, bytes: bytes), range: .position(0))))
      summary = "'\(name)': 1 conflict, of whole files"
      return
    }
    let outcome = DefinitionMerge.merge(base: baseNode, ours: oursNode, theirs: theirsNode)
    bytes = CanonicalWriter.write(outcome.node.value(markerSize: markerSize))
    let merged = SourceFile(path: name, bytes: bytes)
    var marks = outcome.conflicts.isEmpty ? [] : self.marks[...]
    for conflict in outcome.conflicts {
      diagnostics.report(diagnostic(conflict, in: merged, mark: conflict.isMarked ? marks.popFirst() : nil))
    }
    for id in outcome.renamedIDs {
      diagnostics.report(
        Diagnostic(
          .outdatedTable, severity: .warning,
          "'\(name)': string ID '\(id.old)' of \(id.side.rawValue) is '\(id.new)' now", at: nil,
          hint: "rename this key in tables of translations that come from \(id.side.rawValue), for example with "
            + "'intentc strings update'"))
    }
    for remark in outcome.remarks {
      diagnostics.report(Diagnostic(.mergeConflict, severity: .warning, "'\(name)': \(remark)", at: nil))
    }
    let count = outcome.conflicts.count
    if count > 0 {
      summary = "'\(name)': \(count.counted("conflict"))"
    } else {
      reportNewFaults(of: merged, outcome)
      let errorCount = diagnostics.errorCount
      summary = "'\(name)': merged" + (errorCount == 0 ? "" : ", but with \(errorCount.counted("error"))")
    }
  }

  private mutating func node(of source: SourceFile) -> DefinitionNode? {
    guard let tree = front.tree(of: source, diagnostics: &diagnostics),
      front.isReadable(tree, diagnostics: &diagnostics)
    else { return nil }
    for text in tree.unkeptTexts {
      diagnostics.report(
        Diagnostic(
          .lostComment, severity: .warning, "this \(text.kind.rawValue) is dropped",
          at: SourceLocation(file: source, range: text.range)))
    }
    return DefinitionNode(tree.root)
  }

  /// Where the marks of conflicts start in the merged text.
  private var marks: [Int] {
    let mark = Array(String(repeating: "<", count: markerSize).utf8) + Array(" ours".utf8)
    var marks: [Int] = []
    var start = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.elementsEqual(mark) { marks.append(start) }
      start += line.count + 1
    }
    return marks
  }

  /// The number of changes that are told of what the other side has removed; the rest is counted.
  private static let toldChangeCount = 5

  /// What a side has changed of what the other has removed.
  private static func notes(on conflict: MergeConflict) -> [DiagnosticNote] {
    let side = conflict.ours == nil ? "theirs" : "ours"
    let rest = conflict.changes.count - toldChangeCount
    return (conflict.changes.prefix(toldChangeCount) + (rest > 0 ? ["and \(rest) more"] : []))
      .map { DiagnosticNote("\(side): \($0)", at: nil) }
  }

  /// A conflict at its place in the merged text; one that has none there at its place in our version.
  private func diagnostic(_ conflict: MergeConflict, in merged: SourceFile, mark: Int?) -> Diagnostic {
    let location =
      mark.map { SourceLocation(file: merged, range: .position($0)) }
      ?? conflict.ours.map { SourceLocation(file: ours, range: $0) }
    // Git has removed the versions when somebody reads this.
    let sides = isNamed ? [] : [(ours, conflict.ours, "ours"), (theirs, conflict.theirs, "theirs")]
    return Diagnostic(
      .mergeConflict, "\(conflict.subject.isEmpty ? "" : conflict.subject + ": ")\(conflict.sentence)", at: location,
      notes: Self.notes(on: conflict)
        + sides.compactMap { file, range, side in
          range.map { DiagnosticNote("\(side) is here", at: SourceLocation(file: file, range: $0)) }
        })
  }

  /// Reports what is wrong with the merged definition and was wrong with neither version: what one side still uses, the
  /// other may have removed, and what both have added may have names that differ in case only.
  private mutating func reportNewFaults(of merged: SourceFile, _ outcome: MergeOutcome) {
    let checker = Checker(options: front.options, languages: []) { $0.severity != .off }
    for fault in MergeFaults.new(in: merged, outcome.versions, checker: checker) { diagnostics.report(fault) }
  }

  /// Both files as a whole, where one of them cannot be read: nothing is lost, and nobody takes it for merged.
  private var wholeFiles: [UInt8] {
    func line(_ character: Character, _ label: String) -> [UInt8] {
      Array((String(repeating: character, count: markerSize) + label + "\n").utf8)
    }
    func whole(_ source: SourceFile) -> [UInt8] {
      source.bytes.last == 0x0A || source.bytes.isEmpty ? source.bytes : source.bytes + [0x0A]
    }
    return line("<", " ours") + whole(ours) + line("=", "") + whole(theirs) + line(">", " theirs")
  }
}
