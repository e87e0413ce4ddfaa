internal import SourceDiagnostics
internal import SwiftSourceReader

/// The types of Swift sources that handle intents.
struct HandlerTypes {
  private let index: SwiftSourceIndex

  /// All types by the last part of their names.
  private let typesByName: [String: [SwiftNominalType]]

  /// The methods of each type that was asked for.
  private var methodsByType: [String: [String: [SwiftMethod]]?] = [:]

  init(_ index: SwiftSourceIndex) {
    self.index = index
    typesByName = Dictionary(grouping: index.types) { $0.declaration.qualifiedName.lastNamePart }
  }

  /// The types that conform to a handling protocol, without those of tests.
  func handlers(_ protocolName: String) -> [SwiftNominalType] {
    index.types(conformingTo: protocolName).filter { !$0.declaration.source.path.isInTestFolder }
  }

  /// The classes of a name.
  func classes(named name: String) -> [SwiftNominalType] {
    (typesByName[name] ?? []).filter { $0.declaration.kind == .class }
  }

  /// The classes that are extensions, by the last parts of their names.
  var extensionClassNames: Set<String> {
    Set(index.classes(inheritingFrom: "INExtension").map(\.declaration.qualifiedName.lastNamePart))
  }

  /// All methods of a type by their names, inherited ones included; nil where some may come from what no source shows.
  mutating func methods(of type: SwiftNominalType) -> [String: [SwiftMethod]]? {
    let key = "\(type.declaration.source.path)\0\(type.declaration.range.lowerBound)"
    if let known = methodsByType[key] { return known }
    let methods: [String: [SwiftMethod]]? =
      isComplete(type)
      ? Dictionary(grouping: (type.methods + index.inheritedMethods(of: type)).map(\.method), by: \.name.value) : nil
    methodsByType[key] = .some(methods)
    return methods
  }

  /// Whether the sources show everything that a type inherits.
  func isComplete(_ type: SwiftNominalType) -> Bool {
    var seen: Set<String> = []
    var pending = [type]
    while let type = pending.popLast() {
      guard seen.insert(type.declaration.qualifiedName).inserted else { continue }
      guard seen.count <= Self.mostAncestors else { return false }
      // A macro may add members.
      guard type.declaration.attributes.allSatisfy({ Self.plainAttributes.contains($0.name.value) }) else {
        return false
      }
      for name in type.inheritedTypes.map(\.lastNamePart) where !Self.addsNoMethod(name) {
        guard let types = typesByName[name] else { return false }
        pending += types
      }
    }
    return true
  }

  /// No real type inherits from as many.
  private static let mostAncestors = 256

  private static let plainAttributes: Set = [
    "available", "main", "MainActor", "NSApplicationMain", "objc", "objcMembers", "Observable", "preconcurrency",
    "UIApplicationMain",
  ]

  private static let plainTypes: Set = [
    "AnyObject", "Equatable", "Hashable", "Identifiable", "INExtension", "NSObject", "NSObjectProtocol",
    "ObservableObject", "Sendable", "UIResponder",
  ]

  /// Whether a type of the system gives none of the methods of a handler.
  private static func addsNoMethod(_ name: String) -> Bool {
    plainTypes.contains(name) || ["Handling", "Delegate", "DataSource"].contains(where: name.hasSuffix)
  }
}

extension SwiftNominalType {
  /// Where the type says that it conforms to a protocol; its name where it inherits that.
  func conformance(to protocolName: String) -> SourceLocation {
    for declaration in declarations {
      for name in declaration.inheritedTypes where name.value.lastNamePart == protocolName {
        return SourceLocation(file: declaration.source, range: name.range)
      }
    }
    return declaration.location
  }
}

extension String {
  /// The part of a dotted name behind the last dot.
  var lastNamePart: String {
    split(separator: ".").last.map(String.init) ?? self
  }
}
