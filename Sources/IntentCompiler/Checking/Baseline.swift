internal import JSONReader
internal import SourceDiagnostics

/// The findings that are known and not to be reported again, so that an old project can start clean.
///
/// A finding is known by its rule, its file, the element that it is about and its message but for the numbers in it: it
/// stays known when lines move and counts change. Of several equal ones as many are known as there were.
struct Baseline: Sendable, Equatable {
  /// What a finding is known by.
  struct Key: Sendable, Hashable, Comparable {
    let path: String
    let rule: String
    let element: String?

    /// The message with `#` in place of numbers.
    let message: String

    /// A key of the given parts; numbers in the message do not count.
    init(path: String, rule: String, element: String?, message: String) {
      self.path = path
      self.rule = rule
      self.element = element
      self.message = message.withoutNumbers
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.path, left.rule, left.element ?? "", left.message)
        < (right.path, right.rule, right.element ?? "", right.message)
    }
  }

  /// The name of the file where nobody gives another.
  static let defaultFileName = "intentc-baseline.json"

  private static let formatVersion = 1

  /// How often each finding is known.
  private(set) var counts: [Key: Int] = [:]

  /// A list without findings.
  init() {}

  /// Takes a finding down.
  mutating func add(_ key: Key) {
    counts[key, default: 0] += 1
  }

  /// Whether a finding is known; one of those that are known is used up then.
  mutating func take(_ key: Key) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  /// The number of findings that are known and were not taken.
  var remainingCount: Int { counts.values.reduce(0, +) }

  /// The list as a file: sorted, one finding a line, so that it can be reviewed and merged.
  var text: String {
    let lines = counts.sorted { $0.key < $1.key }.map { key, count in
      JSONValue.object([
        JSONMember("path", .string(key.path)), JSONMember("rule", .string(key.rule)),
        JSONMember("element", .string(orNull: key.element)), JSONMember("message", .string(key.message)),
        JSONMember("count", .integer(count)),
      ]).text()
    }
    let body = lines.isEmpty ? "" : "\n    " + lines.joined(separator: ",\n    ") + "\n  "
    return "{\n  \"intentcBaseline\": \(Self.formatVersion),\n  \"findings\": [\(body)]\n}\n"
  }

  /// The list of a file, or nil when an error has been reported.
  static func read(_ source: SourceFile, diagnostics: inout DiagnosticEngine) -> Baseline? {
    let reader = JSONReader(dialect: .json, problemID: .invalidBaseline)
    guard let root = reader.read(source, diagnostics: &diagnostics) else { return nil }
    func fail(_ message: String, at range: SourceRange) -> Baseline? {
      diagnostics.report(
        Diagnostic(
          .invalidBaseline, message, at: SourceLocation(file: source, range: range),
          hint: "write it anew with --write-baseline"))
      return nil
    }
    guard let version = root["intentcBaseline"]?.integer else {
      return fail("this is no list of known findings: it has no 'intentcBaseline'", at: root.range)
    }
    guard version == formatVersion, let findings = root["findings"], findings.kind == .array else {
      return fail("the list has another format than version \(formatVersion)", at: root.range)
    }
    var baseline = Baseline()
    for finding in findings.elements {
      guard let path = finding["path"]?.string, let rule = finding["rule"]?.string,
        let message = finding["message"]?.string, let count = finding["count"]?.integer, count > 0
      else {
        return fail("a finding needs 'path', 'rule', 'message' and a positive 'count'", at: finding.range)
      }
      let key = Key(path: path, rule: rule, element: finding["element"]?.string, message: message)
      let (sum, overflows) = baseline.counts[key, default: 0].addingReportingOverflow(count)
      if overflows { return fail("the count is too large", at: finding.range) }
      baseline.counts[key] = sum
    }
    return baseline
  }
}

extension String {
  /// The text with `#` for each run of ASCII digits; those in words such as `dSc001` are part of a name and stay.
  fileprivate var withoutNumbers: String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isWordCharacter }
      if word.isEmpty {
        result.append(first)
        rest.removeFirst()
      } else {
        if word.allSatisfy({ $0.isDigit }) { result.append(UInt8(ascii: "#")) } else { result += word }
        rest = rest[word.endIndex...]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is part of a word: an ASCII letter or digit, an underscore, or a piece of another character.
  fileprivate var isWordCharacter: Bool {
    isDigit || self >= 0x80 || self == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
