import Foundation
import TestSupport

/// The intents of the system in plain Swift, made of the modules that stand in for Apple's: what the test kit does not
/// have, because a definition cannot name it.
///
/// Handling protocols have the asynchronous methods alone that every handler must have; properties keep what they are
/// given.
enum PortableSystemIntents {
  /// The files.
  ///
  /// - Throws: The file system's error.
  static func sources() throws -> [SwiftSource] {
    let folder = RepositoryLayout.stubs.appending(path: "Intents/SystemIntents", directoryHint: .isDirectory)
    let files = try FileTree.paths(in: folder).map { path in
      let stub = try SwiftSource(contentsOf: folder.appending(path: path, directoryHint: .notDirectory))
      return SwiftSource(name: stub.name, text: portable(stub.text))
    }
    return files + [storage]
  }

  /// A file without what only the Objective-C run time understands.
  private static func portable(_ stub: String) -> String {
    var output = ["import IntentsTestKit"]
    var declaration: [String] = []
    for line in stub.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      guard !code.hasPrefix("import "), !code.hasPrefix("@objc("), !code.hasPrefix("@available(") else {
        continue
      }
      declaration.append(
        String(line).replacing("@objc ", with: "").replacing("@nonobjc ", with: "").replacing(
          "optional func", with: "optional")
      )
      let text = declaration.joined(separator: "\n")
      // A method or initialiser goes on until its parentheses are closed.
      guard text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) else { continue }
      output += converted(text)
      declaration = []
    }
    return output.joined(separator: "\n")
  }

  /// A declaration, or the head or end of a type.
  private static func converted(_ declaration: String) -> [String] {
    if let match = declaration.firstMatch(of: #/ var (\w+): .*?(?= \{)/#), declaration.contains("fatalError") {
      let name = match.1
      return [
        "\(declaration[..<match.range.upperBound]) { get { stored(\"\(name)\") } set { store(newValue, \"\(name)\") } }"
      ]
    }
    if declaration.contains(" init(") {
      let names = declaration.matches(of: #/[(,\n] *(\w+)(?: (\w+))?: /#).map { String($0.2 ?? $0.1) }
      let stores = names.map { "store(\($0), \"\($0)\")" }.joined(separator: "; ")
      return [declaration.replacing("{ fatalError() }", with: "{ super.init(); \(stores) }")]
    }
    if declaration.contains(" optional ") || declaration.contains("completion:") { return [] }
    if declaration.contains(" class IN"), declaration.hasSuffix("{") {
      return [declaration, "  public required init() { super.init() }"]
    }
    return [declaration]
  }

  /// What properties keep their values in.
  private static let storage = SwiftSource(
    name: "Storage.swift",
    text: """
      import IntentsTestKit

      nonisolated(unsafe) private var values: [ObjectIdentifier: [String: Any]] = [:]

      private protocol EmptyProperty { static var nothing: Any { get } }
      extension Optional: EmptyProperty { static var nothing: Any { Wrapped?.none as Any } }

      private func empty<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Any { [] as Value }
      private func zero<Value: RawRepresentable<Int>>(_ type: Value.Type) -> Any? { Value(rawValue: 0) }

      extension NSObject {
        func store(_ value: Any, _ name: String) { values[ObjectIdentifier(self), default: [:]][name] = value }

        func stored<Value>(_ name: String) -> Value {
          let standard: Any? =
            switch Value.self {
            case let type as any EmptyProperty.Type: type.nothing
            case let type as any ExpressibleByArrayLiteral.Type: empty(type)
            case let type as any RawRepresentable<Int>.Type: zero(type)
            case is Bool.Type: false
            case is Int.Type: 0
            case is Double.Type: 0.0
            case is String.Type: ""
            case is DateComponents.Type: DateComponents()
            case is INRestaurant.Type: INRestaurant()
            default: nil
            }
          guard let value = (values[ObjectIdentifier(self)]?[name] ?? standard) as? Value else {
            fatalError("\\(Self.self).\\(name) of type \\(Value.self) was given no value")
          }
          return value
        }
      }
      """)
}
