import Foundation
import SourceDiagnostics
import TestSupport
import Testing

struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "Tea.intentdefinition") -> String {
    String(decoding: UnifiedDiff(of: path, from: Array(old.utf8), to: Array(new.utf8)).bytes, as: UTF8.self)
  }

  private func numbered(_ range: ClosedRange<Int>) -> String {
    range.map { "\($0)\n" }.joined()
  }

  @Test func aChangeStandsBetweenThreeLines() {
    #expect(
      diff(numbered(1...20), numbered(1...9) + "ten\n" + numbered(11...20)) == """
        --- Tea.intentdefinition
        +++ Tea.intentdefinition
        @@ -7,7 +7,7 @@
         7
         8
         9
        -10
        +ten
         11
         12
         13

        """)
  }

  @Test func changesShareAHunkWhereTheirSurroundingsMeet() {
    func hunks(_ distance: Int) -> Int {
      let new = "x\n" + numbered(2...distance) + "y\n" + numbered((distance + 2)...40)
      return diff(numbered(1...40), new).split(separator: "\n").count { $0.hasPrefix("@@") }
    }
    #expect(hunks(7) == 1)
    #expect(hunks(8) == 2)
  }

  @Test func equalContentsHaveNoDifference() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func aMissingLineEndIsMarkedAndCarriageReturnsAreKept() {
    #expect(
      diff("a\r\nb", "a\r\nb\r\n") == """
        --- Tea.intentdefinition
        +++ Tea.intentdefinition
        @@ -1,2 +1,2 @@
         a\r
        -b
        \\ No newline at end of file
        +b\r

        """)
  }

  @Test func filesFromAndToNothing() {
    #expect(diff("", "a\nb").hasSuffix("@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file\n"))
    #expect(diff("a\n", "").hasSuffix("@@ -1 +0,0 @@\n-a\n"))
  }

  @Test(arguments: [
    ("a b", "a b\t"), ("Küche", "Küche"), ("a\nb", #""a\012b""#), (#"a"\b"#, #""a\"\\b""#), ("\u{1B}", #""\033""#),
  ])
  func pathsAreWrittenAsPatchReadsThem(path: String, name: String) {
    #expect(diff("", "x\n", path: path).hasPrefix("--- \(name)\n+++ \(name)\n@@"))
  }

  // MARK: Against another program and another algorithm

  private static func randomText(_ random: inout SeededGenerator, kind: Int) -> [UInt8] {
    let lines: [[UInt8]] = [
      Array("\n".utf8), Array("a\n".utf8), Array("\tb\r\n".utf8), Array("--- c\n".utf8), Array("+ä🍵\n".utf8),
      [0xFF, 0x0D, 0x0A], [0x0D, 0x61, 0x0A], Array("\\ No newline at end of file\n".utf8), Array("@@ -1 +1 @@\n".utf8),
    ]
    let used = kind == 0 ? 2 : lines.count
    var text = (0..<Int.random(in: 0...(kind == 1 ? 5 : 60), using: &random)).flatMap { _ in
      lines[Int.random(in: 0..<used, using: &random)]
    }
    if Bool.random(using: &random) { text += [UInt8](repeating: 0x62, count: Int.random(in: 0...3, using: &random)) }
    return text
  }

  /// A text and what random deletions, insertions and replacements of lines make of it; or two that are unrelated.
  private static func randomPair(seed: Int) -> (old: [UInt8], new: [UInt8]) {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = randomText(&random, kind: seed % 3)
    guard seed % 4 > 0 else { return (old, randomText(&random, kind: seed % 3)) }
    var lines = old.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let index = Int.random(in: 0...lines.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0 where index < lines.count: lines.remove(at: index)
      case 1 where index < lines.count: lines[index] = Array("new".utf8)
      default: lines.insert(Array("more".utf8), at: index)
      }
    }
    return (old, Array(lines.joined(separator: [0x0A])))
  }

  private static let names = ["plain", "with blank", "Küche/tief", "quo\"te", "back\\slash"]

  @Test(.enabled(if: ProcessRunner.program(named: "patch") != nil, "patch is not installed"))
  func patchMakesTheNewFileOfTheOld() throws {
    let patch = try #require(ProcessRunner.program(named: "patch"))
    try TemporaryDirectory.withDirectory { folder in
      var difference: [UInt8] = []
      var expected: [(path: String, content: [UInt8])] = []
      for seed in 0..<600 {
        let (old, new) = Self.randomPair(seed: seed)
        let path = "\(Self.names[seed % Self.names.count]) \(seed)".replacing("plain ", with: "plain")
        try folder.write(Data(old), to: path)
        difference += UnifiedDiff(of: path, from: old, to: new).bytes
        expected.append((path, new))
      }
      let input = try folder.write(Data(difference), to: "all.patch")
      let outcome = try ProcessRunner(program: patch, environment: ["LC_ALL": "C"], workingDirectory: folder.url)
        .run(["--fuzz=0", "--force", "-p0", "-i", input.path])
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      #expect(!outcome.output.contains("offset"))
      for (path, content) in expected {
        #expect(try Array(Data(contentsOf: folder.file(path))) == content, "\(path)")
      }
    }
  }

  @Test func noDifferenceIsLongerThanItMustBe() {
    for seed in 0..<300 {
      let (old, new) = Self.randomPair(seed: seed)
      let left = Self.lines(old)
      let right = Self.lines(new)
      // The longest common subsequence by the table, a row at a time.
      var row = [Int](repeating: 0, count: right.count + 1)
      for line in left {
        var next = [0]
        for (index, other) in right.enumerated() {
          next.append(line == other ? row[index] + 1 : max(next[index], row[index + 1]))
        }
        row = next
      }
      let marks = Self.lines(UnifiedDiff(of: "x", from: old, to: new).bytes).dropFirst(2)
        .count { $0.first == UInt8(ascii: "-") || $0.first == UInt8(ascii: "+") }
      #expect(marks == left.count + right.count - 2 * (row.last ?? 0), "\(seed)")
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    // What stands behind the last line feed counts only if there is something.
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.enumerated().map { index, line in index == lines.count - 1 && bytes.last != 0x0A ? line + [0] : line }
  }

  // MARK: Large texts

  enum Size: CaseIterable {
    /// Five lines of 20000 differ.
    case fewChanges
    /// Every line differs.
    case allChanged
    /// Every third line differs, more than a shortest difference is looked for.
    case manyChanges
    /// Few distinct lines, in different orders.
    case alike
  }

  @Test(arguments: Size.allCases)
  func largeTextsThatDifferMuchAreOneHunk(size: Size) {
    func text(_ line: (Int) -> String) -> [UInt8] { Array((0..<20_000).map { line($0) + "\n" }.joined().utf8) }
    let keys = text { "\t<key>A key with the number \($0)</key>" }
    let (old, new) =
      switch size {
      case .fewChanges: (keys, text { $0 % 4000 == 3 ? "new" : "\t<key>A key with the number \($0)</key>" })
      case .allChanged: (keys, text { "  <key>A key with the number \($0)</key>" })
      case .manyChanges: (keys, text { $0 % 3 == 0 ? "new" : "\t<key>A key with the number \($0)</key>" })
      case .alike: (text { $0 % 2 == 0 ? "a" : "b" }, text { $0 % 3 == 0 ? "c" : "a" })
      }
    let difference = UnifiedDiff(of: "x", from: old, to: new).bytes
    #expect(Self.lines(difference).count { $0.starts(with: Array("@@ ".utf8)) } == (size == .fewChanges ? 5 : 1))
  }
}
