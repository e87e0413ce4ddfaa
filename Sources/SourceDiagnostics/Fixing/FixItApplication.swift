/// The content of a file with the fix-its of its findings applied, all at once.
///
/// For example: `try FixItApplication(of: report.diagnostics, to: file).bytes`.
package struct FixItApplication: Sendable, Equatable {
  /// The new content; what no edit names is the same byte for byte.
  package let bytes: [UInt8]

  /// The findings whose first fix-it was applied, in the order in which they were given.
  package let mended: [Diagnostic]

  /// The findings whose first fix-it has to wait for others, and to be made anew for the new content: it inserts where
  /// another one inserts something else, or replaces the whole file.
  package let postponed: [Diagnostic]

  /// Applies the first fix-it of every finding; further ones are alternatives to it.
  ///
  /// Edits that several fix-its have in common are made once. Left out are findings without a fix-it or about another
  /// file, and fix-its that reach behind the end of the file. Takes linear time once the edits are sorted.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings, in any order.
  ///   - file: The file as it was when they were made.
  /// - Throws: `FixItConflict` for the first place where two edits cannot both be made; nothing is applied then.
  package init(of diagnostics: [Diagnostic], to file: SourceFile) throws(FixItConflict) {
    let candidates = diagnostics.filter { diagnostic in
      guard let fixIt = diagnostic.fixIts.first, let location = diagnostic.location else { return false }
      return location.file == file && !fixIt.edits.isEmpty
        && fixIt.edits.allSatisfy { $0.range.offsets.upperBound <= file.bytes.count }
    }
    let (mended, postponed) = Self.partedByUrgency(candidates, byteCount: file.bytes.count)
    bytes = file.bytes.applying(try Self.edits(of: mended))
    self.mended = mended
    self.postponed = postponed
  }

  /// The findings that can be mended at once, and those that have to wait.
  private static func partedByUrgency(
    _ diagnostics: [Diagnostic], byteCount: Int
  ) -> (mended: [Diagnostic], postponed: [Diagnostic]) {
    var insertions: [UInt32: String] = [:]
    var mended: [Diagnostic] = []
    var postponed: [Diagnostic] = []
    var wholes: [Diagnostic] = []
    for diagnostic in diagnostics {
      let edits = diagnostic.fixIts.first?.edits ?? []
      let own = edits.filter { $0.range.lowerBound == $0.range.upperBound }
      if byteCount > 0, edits.contains(where: { $0.range.offsets == 0..<byteCount }) {
        wholes.append(diagnostic)
      } else if own.contains(where: { insertions[$0.range.lowerBound, default: $0.replacement] != $0.replacement }) {
        postponed.append(diagnostic)
      } else {
        for edit in own {
          insertions[edit.range.lowerBound] = edit.replacement
        }
        mended.append(diagnostic)
      }
    }
    return mended.isEmpty ? (wholes, postponed) : (mended, postponed + wholes)
  }

  /// The edits of the findings' first fix-its by their places, each once.
  private static func edits(of diagnostics: [Diagnostic]) throws(FixItConflict) -> [TextEdit] {
    var proposals: [FixItConflict.Side] = []
    for diagnostic in diagnostics {
      guard let fixIt = diagnostic.fixIts.first else { continue }
      proposals += fixIt.edits.map { FixItConflict.Side(diagnostic: diagnostic, fixIt: fixIt, edit: $0) }
    }
    // The order of the findings breaks ties, so that of several conflicts always the same one is named.
    let order = proposals.indices.sorted { left, right in
      let (first, second) = (proposals[left].edit.range, proposals[right].edit.range)
      return (first.lowerBound, first.upperBound, left) < (second.lowerBound, second.upperBound, right)
    }
    var edits: [TextEdit] = []
    var last: FixItConflict.Side?
    for proposal in order.map({ proposals[$0] }) {
      if let last {
        if last.edit == proposal.edit { continue }
        // An insertion beside a replacement is fine: which text comes first is plain.
        if proposal.edit.range.lowerBound < last.edit.range.upperBound || proposal.edit.range == last.edit.range {
          throw FixItConflict(first: last, second: proposal)
        }
      }
      edits.append(proposal.edit)
      last = proposal
    }
    return edits
  }
}
