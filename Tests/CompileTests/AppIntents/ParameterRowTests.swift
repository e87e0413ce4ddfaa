import TestSupport
import Testing

@Suite("Parameters of App Intents")
struct ParameterRowTests {
  /// Intents on the lines of a file, each of which is on its own line from 1 on.
  private func sources(_ lines: [String]) -> [SwiftSource] {
    [
      SwiftSource(name: "Rows.swift", text: lines.map { "import AppIntents; import CoreLocation; " + $0 }.joined()),
      SwiftSource(name: "Surroundings.swift", text: ParameterRow.surroundings),
    ]
  }

  /// The lines of `Rows.swift` that have an error.
  private func refused(_ lines: [String]) throws -> Set<Int> {
    let report = try AppIntentsChecker().check(sources(lines), in: .six)
    #expect(report.errors.allSatisfy { $0.file == "Rows.swift" }, "\(report)")
    return Set(report.errors.map(\.line))
  }

  @Test("take all arguments in the order of the documentation", arguments: SwiftLanguageMode.allCases)
  func order(mode: SwiftLanguageMode) throws {
    let lines = ParameterRow.all.enumerated().map { $0.element.intent($0.offset) }
    #expect(try AppIntentsChecker().check(sources(lines), in: mode).isClean)
  }

  @Test("need none of them")
  func titleOnly() throws {
    let lines = ParameterRow.all.enumerated().map { $0.element.intent($0.offset, arguments: []) }
    #expect(try AppIntentsChecker().check(sources(lines), in: .six).isClean)
  }

  @Test("are refused in any other order")
  func otherOrder() throws {
    var lines: [String] = []
    for row in ParameterRow.all {
      for index in row.arguments.indices.dropFirst() {
        var arguments = row.arguments
        arguments.swapAt(index, index - 1)
        lines.append(row.intent(lines.count, arguments: arguments))
      }
    }
    #expect(lines.count > 100)
    #expect(try refused(lines) == Set(1...lines.count))
  }

  @Test("are refused with an argument of another type")
  func otherType() throws {
    var lines: [String] = []
    for row in ParameterRow.all {
      for index in row.arguments.indices {
        var arguments = row.arguments
        arguments[index] = arguments[index].prefix { $0 != ":" } + ": Boat.self"
        lines.append(row.intent(lines.count, arguments: arguments))
      }
    }
    #expect(try refused(lines) == Set(1...lines.count))
  }

  @Test("are refused with a label that no initialiser has")
  func otherLabel() throws {
    let lines = ParameterRow.all.enumerated().map { number, row in
      row.intent(number, arguments: row.arguments.dropLast() + ["x" + (row.arguments.last ?? "")])
    }
    #expect(try refused(lines) == Set(1...lines.count))
  }

  @Test("exist from the version on that the documentation names", arguments: ["16.0", "17.0", "18.0"])
  func versions(target: String) throws {
    let lines = ParameterRow.all.enumerated().map { $0.element.intent($0.offset) }
    let found = try AppIntentsChecker().unavailable(in: sources(lines), on: target)
    let later = ParameterRow.all.indices.filter { ParameterRow.all[$0].version > target }
    #expect(Set(found.map(\.line)) == Set(later.map { $0 + 1 }))
  }
}
