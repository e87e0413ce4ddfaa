import SourceDiagnostics
import TestSupport
import Testing

struct FixItApplicationTests {
  private func finding(_ id: DiagnosticID, in text: SampleText, _ fixIts: FixIt...) -> Diagnostic {
    Diagnostic(id, "m", at: text.end, fixIts: fixIts)
  }

  private func applied(_ findings: [Diagnostic], to text: SampleText) throws -> String {
    String(decoding: try FixItApplication(of: findings, to: text.file).bytes, as: UTF8.self)
  }

  @Test func editsOfAllFindingsAreMadeTogether() throws {
    let text = SampleText("<a>\r\n<b>ä</b>\n")
    let findings = [
      finding(
        "x", in: text,
        FixIt("2", edits: [.init(text.range(of: "ä"), replacement: "a"), .init(.position(0), replacement: "<!>")])),
      finding("y", in: text, FixIt("1", replacing: text.range(of: "<a>"), with: "")),
      finding("z", in: text, FixIt("3", replacing: text.end.range, with: "🍵")),
    ]
    let application = try FixItApplication(of: findings, to: text.file)
    #expect(String(decoding: application.bytes, as: UTF8.self) == "<!>\r\n<b>a</b>\n🍵")
    #expect(application.mended == findings)
  }

  @Test func onlyTheFirstFixItOfAFindingIsApplied() throws {
    let text = SampleText("abc")
    let finding = finding(
      "x", in: text, FixIt("first", replacing: SourceRange(0, 1), with: "A"),
      FixIt("second", replacing: SourceRange(0, 1), with: "?"))
    #expect(try applied([finding], to: text) == "Abc")
  }

  @Test func equalEditsAreMadeOnce() throws {
    let text = SampleText("a\nb\n")
    let shared = TextEdit(.position(2), replacement: "<key/>\n")
    let findings = [
      finding("x", in: text, FixIt("1", edits: [shared, TextEdit(SourceRange(0, 1), replacement: "A")])),
      finding("y", in: text, FixIt("2", edits: [shared])),
      finding("z", in: text, FixIt("3", edits: [shared, TextEdit(SourceRange(2, 3), replacement: "B")])),
    ]
    let application = try FixItApplication(of: findings, to: text.file)
    #expect(String(decoding: application.bytes, as: UTF8.self) == "A\n<key/>\nB\n")
    #expect(application.mended.map(\.id) == ["x", "y", "z"])
  }

  @Test func whatIsAboutAnotherFileOrReachesBehindTheEndIsLeftOut() throws {
    let text = SampleText("abc")
    let other = SampleText("abc", path: "Other.intentdefinition")
    let later = SampleText("abcd")
    let edit = FixIt("f", replacing: SourceRange(0, 1), with: "A")
    let findings = [
      finding("other", in: other, edit), finding("later", in: later, edit), finding("none", in: text),
      finding("nothing", in: text, FixIt("f", edits: [])), Diagnostic("loose", "m", at: nil, fixIts: [edit]),
      finding(
        "behind", in: text,
        FixIt("f", edits: [.init(SourceRange(1, 2), replacement: "B"), .init(SourceRange(3, 4), replacement: "D")])),
    ]
    let application = try FixItApplication(of: findings, to: text.file)
    #expect(application.bytes == text.file.bytes)
    #expect(application.mended.isEmpty)
  }

  @Test(arguments: [
    (SourceRange(1, 4), "x", SourceRange(2, 6), "y"), (SourceRange(1, 4), "", SourceRange(2, 6), ""),
    (SourceRange(1, 4), "x", SourceRange(1, 4), "y"), (SourceRange(1, 4), "", SourceRange(3, 3), "y"),
    (SourceRange(1, 4), "x", SourceRange(1, 3), "x"), (SourceRange(0, 8), "x", SourceRange(4, 5), "y"),
  ])
  func contradictionsAreNamedInTheOrderOfTheFile(
    first: SourceRange, firstText: String, second: SourceRange, secondText: String
  ) throws {
    let text = SampleText("abcdefghi")
    let ranges = [(first, firstText), (second, secondText)].sorted {
      ($0.0.lowerBound, $0.0.upperBound) < ($1.0.lowerBound, $1.0.upperBound)
    }
    let findings = ranges.map { range, replacement in
      finding("x", in: text, FixIt("at \(range.lowerBound), \(replacement)", replacing: range, with: replacement))
    }
    for order in [findings, findings.reversed()] {
      let conflict = try #require(throws: FixItConflict.self) { try FixItApplication(of: order, to: text.file) }
      #expect(conflict.first.location?.range == ranges[0].0)
      #expect(conflict.second.location?.range == ranges[1].0)
      #expect(
        Set([conflict.first.fixIt.message, conflict.second.fixIt.message]) == Set(findings.map { $0.fixIts[0].message })
      )
    }
  }

  @Test func insertionsBesideAReplacementAreNoContradiction() throws {
    let text = SampleText("abcdef")
    let findings = [
      finding("x", in: text, FixIt("1", replacing: SourceRange(2, 4), with: "-")),
      finding("y", in: text, FixIt("2", replacing: .position(4), with: ">")),
      finding("z", in: text, FixIt("3", replacing: .position(2), with: "<")),
    ]
    for order in [findings, findings.reversed()] {
      #expect(try applied(order, to: text) == "ab<->ef")
    }
  }

  @Test func oneOfSeveralTextsIsInsertedAtAPlaceAndTheOthersWait() throws {
    let text = SampleText("abcdef")
    let findings = [
      finding("x", in: text, FixIt("1", replacing: .position(2), with: "1")),
      finding(
        "y", in: text,
        FixIt("2", edits: [.init(.position(2), replacement: "2"), .init(SourceRange(4, 5), replacement: "")])),
      finding("z", in: text, FixIt("3", replacing: .position(2), with: "1")),
    ]
    let application = try FixItApplication(of: findings, to: text.file)
    #expect(String(decoding: application.bytes, as: UTF8.self) == "ab1cdef")
    #expect(application.mended == [findings[0], findings[2]])
    #expect(application.postponed == [findings[1]])
  }

  @Test func aChangeOfTheWholeFileWaitsForAllOthers() throws {
    let text = SampleText("abcdef")
    let whole = finding("x", in: text, FixIt("1", replacing: SourceRange(0, 6), with: "ABCDEF"))
    let part = finding("y", in: text, FixIt("2", replacing: SourceRange(1, 2), with: "-"))
    let application = try FixItApplication(of: [whole, part], to: text.file)
    #expect(String(decoding: application.bytes, as: UTF8.self) == "a-cdef")
    #expect(application.postponed == [whole])
    #expect(String(decoding: try FixItApplication(of: [whole], to: text.file).bytes, as: UTF8.self) == "ABCDEF")
  }

  /// Random edits, against the plainest way there is: each byte by itself, and each pair of edits by itself.
  @Test(arguments: 0..<300)
  func randomEditsEqualEditsMadeByteByByte(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    let text = SampleText(bytes: bytes)
    let findings = (0..<Int.random(in: 0...6, using: &random)).map { number in
      let edits = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        let lower = Int.random(in: 0...bytes.count, using: &random)
        let upper = min(bytes.count, lower + Int.random(in: 0...3, using: &random))
        return TextEdit(SourceRange(lower..<upper), replacement: ["", "x", "yä"].randomElement(using: &random) ?? "")
      }
      return finding("x", in: text, FixIt("\(number)", edits: edits))
    }
    let edits = Array(Set(findings.flatMap(\.fixIts).flatMap(\.edits)))
    // What waits for another fix-it has tests of its own.
    let insertions = edits.map(\.range.offsets).filter(\.isEmpty)
    guard Set(insertions).count == insertions.count, !edits.contains(where: { $0.range.offsets == 0..<bytes.count })
    else { return }
    let isContradictory = edits.indices.contains { left in
      edits.indices.dropFirst(left + 1).contains { right in
        let (first, second) = (edits[left].range.offsets, edits[right].range.offsets)
        return first == second || first.lowerBound < second.upperBound && second.lowerBound < first.upperBound
      }
    }
    var result: [UInt8] = []
    for offset in 0...bytes.count {
      for edit in edits where edit.range.offsets == offset..<offset { result += edit.replacement.utf8 }
      for edit in edits where edit.range.offsets.first == offset { result += edit.replacement.utf8 }
      if offset < bytes.count, !edits.contains(where: { $0.range.offsets.contains(offset) }) {
        result.append(bytes[offset])
      }
    }
    for order in [findings, findings.shuffled(using: &random)] {
      let application = try? FixItApplication(of: order, to: text.file)
      #expect(application?.bytes == (isContradictory ? nil : result))
    }
  }

  @Test func manyEditsAreAllMade() throws {
    let text = SampleText(String(repeating: "<key>a</key>\n", count: 50_000))
    let findings = (0..<50_000).map { line in
      finding("x", in: text, FixIt("f", replacing: SourceRange(line * 13 + 5..<line * 13 + 6), with: "bb"))
    }
    #expect(try FixItApplication(of: findings.reversed(), to: text.file).bytes.count == 14 * 50_000)
  }
}
