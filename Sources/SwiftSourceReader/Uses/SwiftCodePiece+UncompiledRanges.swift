internal import SourceDiagnostics

extension SwiftCodePiece {
  /// The clauses of conditional compilation whose condition never holds, such as `#if false`, in order; those within
  /// another one are part of it.
  var uncompiledRanges: [SourceRange] {
    var found: [SourceRange] = []
    // For each open block, where its clause starts if that is never compiled.
    var starts: [Int?] = []
    func endClause(at index: Int) {
      if let start = starts.popLast() ?? nil, !starts.contains(where: { $0 != nil }) {
        found.append(range(from: start, upTo: index))
      }
    }
    for (index, token) in tokens.tokens.enumerated() where token.kind == .poundWord {
      switch tokens.text(token.range) {
      case "#if":
        starts.append(neverHolds(behind: index) ? index : nil)
      case "#elseif" where !starts.isEmpty:
        endClause(at: index)
        starts.append(neverHolds(behind: index) ? index : nil)
      case "#else" where !starts.isEmpty:
        endClause(at: index)
        starts.append(nil)
      case "#endif" where !starts.isEmpty:
        endClause(at: index)
      default:
        break
      }
    }
    return found
  }

  /// Whether the condition of a directive is one that people write to take code out of the build.
  private func neverHolds(behind directive: Int) -> Bool {
    var end = directive + 1
    while let token = tokens[end], !token.startsLine { end += 1 }
    return ["false", "!true", "0"].contains(tokens.text(from: directive + 1, upTo: end))
  }
}
