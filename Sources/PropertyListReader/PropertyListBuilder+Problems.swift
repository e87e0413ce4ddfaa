internal import CLibXML2
internal import SourceDiagnostics

/// How faults are taken down.
extension PropertyListBuilder {
  mutating func report(_ error: xmlError) {
    // A file with a document type has errors of level 2 that leave the parser's own verdict untouched.
    guard !isStopped, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    // libxml2 says of a doubled declaration both that it is misplaced and that the target is reserved.
    let position =
      SyntaxErrorWording.codesOfWholeTags.contains(error.code) ? tagStart(before: cursor) : cursor
    if let last = problems.last, Int(last.range.lowerBound) == position { return }
    let wording = SyntaxErrorWording(error, in: bytes, at: position)
    reportProblem(wording.reason, at: position..<position, hint: wording.hint)
  }

  mutating func reportMissingValue(ofKey index: Int) {
    reportProblem(
      "key '\(String(decoding: keyText(index), as: UTF8.self))' has no value",
      at: textRange(of: index).offsets)
  }

  mutating func reportProblem(_ reason: String, at range: Range<Int>, hint: String? = nil) {
    report(
      SyntaxProblem(
        id: kind.problemID, message: "\(kind.complaint): \(reason)", range: SourceRange(range), hint: hint))
  }

  mutating func report(_ problem: SyntaxProblem) {
    guard !isStopped else { return }
    problems.append(problem)
    if problems.count >= limits.syntaxErrorCount {
      problems[problems.count - 1].note = problem.note ?? ("further errors are not shown", problem.range)
      stop()
    }
  }

  mutating func stop(_ id: DiagnosticID, _ message: String, at offset: Int, hint: String) {
    problems.append(SyntaxProblem(id: id, message: message, range: .position(offset), hint: hint))
    stop()
  }

  mutating func stop() {
    isStopped = true
    if let parser {
      xmlStopParser(parser)
    }
  }
}
