import Foundation
import TestSupport
import Testing

@Suite("System types")
struct SystemTypeTests {
  @Test("the test kit has every class, enumeration and result of the stand-ins that the compile tests use")
  func sameTypes() throws {
    let kit = try types(in: RepositoryLayout.root.appending(path: "Sources/IntentsTestKit"))
    var standIns = try types(in: RepositoryLayout.stubs.appending(path: "Intents"))
    standIns.formUnion(try types(in: RepositoryLayout.stubs.appending(path: "CoreLocation")))
    #expect(standIns.subtracting(kit) == [])
  }

  @Test("the test kit has every class function of their results, with its labels")
  func sameFunctions() throws {
    let kit = try functions(in: RepositoryLayout.root.appending(path: "Sources/IntentsTestKit"))
    let standIns = try functions(in: RepositoryLayout.stubs.appending(path: "Intents"))
    #expect(standIns.count > 150)
    #expect(standIns.subtracting(kit) == [])
  }

  private func types(in folder: URL) throws -> Set<String> {
    Set(
      try text(in: folder).matches(of: #/(?:class|enum|struct|protocol) ((?:IN|CL|NS)[A-Z]\w+)/#).map { String($0.1) })
  }

  /// The class functions as `success(with resolvedValue: Int)`.
  private func functions(in folder: URL) throws -> Set<String> {
    Set(
      try text(in: folder).matches(of: #/class func (\w+\([^()]*\)) -> (?:Self|\[)/#).map {
        String($0.1).split(whereSeparator: \.isWhitespace).joined(separator: " ")
          .replacing("( ", with: "(").replacing(" )", with: ")")
      })
  }

  private func text(in folder: URL) throws -> String {
    // A definition cannot name the system's intents.
    try FileTree.contents(of: folder)
      .filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("SystemIntents/") }.values
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
