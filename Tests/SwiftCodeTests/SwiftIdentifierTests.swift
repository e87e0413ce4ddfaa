import SwiftCode
import TestSupport
import Testing

@Suite("Reserved words")
struct SwiftIdentifierTests {
  /// Every keyword of the language, those that are keywords only in places included, and ordinary names.
  private static let words = """
    associatedtype class deinit enum extension func import init inout let operator precedencegroup protocol struct
    subscript typealias var fileprivate internal private public static defer if guard do repeat else for in while
    return break continue fallthrough switch case default where catch throw as Any false is nil rethrows super self
    Self true try throws async await any some each actor macro package open final lazy optional required convenience
    dynamic indirect infix prefix postfix left right none mutating nonmutating override unowned weak willSet didSet
    get set Type Protocol associativity precedence higherThan lowerThan assignment assign copy consume discard borrow
    borrowing consuming sending isolated nonisolated distributed yield then unsafe using of module read modify escaping
    autoclosure convention available unavailable soup Soup soupKind
    """.split { $0.isWhitespace }.map(String.init)

  /// Declarations that have a name at the position; `quoted` is the name in back-ticks, for their other places.
  private static func sources(
    _ position: IdentifierPosition, name: String, quoted: String, id: String
  ) -> [String] {
    switch position {
    case .variable:
      [
        "class C\(id) { var \(name): Int = 0 }",
        "enum E\(id): Int { case other = 0\n case \(name)\n case third = 5 }",
        "func f\(id)() { let \(name) = 3\n _ = \(quoted) }",
      ]
    case .binding:
      [
        "enum B\(id) { case b(Int) }\nfunc f\(id)(b: B\(id)) { switch b { case .b(let \(name)): _ = \(quoted) } }",
        "func g\(id)(x: Int?) { let \(quoted): Int? = x\n guard let \(name) else { return }\n _ = \(quoted) }",
        "func h\(id)() -> [Int] { [1].map { \(name) in \(quoted) } }",
      ]
    case .function:
      ["class C\(id) { static func \(name)(x: Int) {} }"]
    case .parameter:
      [
        "func e\(id)(\(name) a: Int) {}", "func f\(id)(\(name): Int, a: Int) {}",
        "func g\(id)(a: Int, \(name): Int) {}",
      ]
    case .label:
      [
        "func f\(id)(_ \(name): Int) {}", "func g\(id)(a \(name): Int) {}",
        "func h\(id)(\(quoted): Int) {}\nfunc i\(id)() { h\(id)(\(name): 1) }",
      ]
    case .member:
      [
        "class C\(id) { var \(quoted): Int = 0 }\nfunc f\(id)(c: C\(id)) { c.\(name) = 3 }",
        "enum E\(id) { case \(quoted) }\nlet x\(id): [E\(id)] = [.\(name)]",
      ]
    case .expression:
      [
        "func f\(id)(\(quoted): Int) -> Int {\n let a: Int\n a = \(name)\n return a\n}",
        "func g\(id)(\(quoted): (Int) -> Int) -> [Int] { [1].map { \(name)($0) } }",
      ]
    case .type:
      [
        "class \(name) { required init() {} }",
        "class X\(id): \(quoted) { var a: \(name)?\n var b: [\(name)]\n required init() { b = [] } }",
        "func f\(id)(x: \(name), y: (\(name)?) -> Void) -> \(name) { x }", "class Y\(id): \(name) {}",
      ]
    }
  }

  /// The words that the compiler refuses at the position.
  private static func refused(
    _ position: IdentifierPosition, spelling: (String) -> String
  ) throws -> Set<String> {
    var refused: Set<String> = []
    // A class of that name must exist once, and other files would see a wrong one.
    let shared = position == .type ? words.map { "class `\($0)` { required init() {} }\n" }.joined() : ""
    var files = [SwiftSource(name: "Shared.swift", text: shared)]
    var owners: [String: String] = [:]
    for (index, word) in words.enumerated() {
      let sources = sources(position, name: spelling(word), quoted: "`\(word)`", id: "\(index)")
      for (part, source) in sources.enumerated() {
        if position == .type, part == 0 { continue }
        let file = "W\(index)_\(part).swift"
        files.append(SwiftSource(name: file, text: source + "\n"))
        owners[file] = word
      }
    }
    let action = ["-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Words"]
    let report = try CompilerFrontEnd().run(action, on: files)
    try #require(report.termination == .exited(status: report.errors.isEmpty ? 0 : 1), "the compiler must not fail")
    for message in report.errors + report.warnings {
      refused.insert(try #require(owners[message.file], "the shared file must be right"))
    }
    return refused
  }

  @Test("compile in the spelling that they get", arguments: IdentifierPosition.allCases)
  func escapedWordsCompile(position: IdentifierPosition) throws {
    let refused = try Self.refused(position) { SwiftIdentifier.escaped($0, at: position) }
    #expect(refused.isEmpty)
  }

  @Test("get back-ticks only where the compiler needs them", arguments: IdentifierPosition.allCases)
  func onlyNeededEscapes(position: IdentifierPosition) throws {
    let refused = try Self.refused(position) { $0 }
    let escaped = Set(Self.words.filter { SwiftIdentifier.isReserved($0, at: position) })
    #expect(refused.subtracting(escaped).isEmpty, "reserved, but not escaped")
    // The compiler accepts these, but takes them for something else.
    let doubtful: Set<String> = ["self", "Self", "Any"]
    #expect(escaped.subtracting(refused).subtracting(doubtful).isEmpty, "escaped without need")
  }
}
