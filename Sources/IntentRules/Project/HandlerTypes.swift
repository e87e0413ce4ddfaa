internal import SourceDiagnostics
internal import SwiftSourceReader

/// The types of Swift sources that handle intents.
struct HandlerTypes {
  private let index: SwiftSourceIndex
  private let folders: TestFolders

  /// All types by the last part of their names.
  private let typesByName: [String: [SwiftNominalType]]

  /// The methods of each type that was asked for.
  private var methodsByType: [String: [String: [SwiftMethod]]?] = [:]

  init(_ project: CheckedProject) {
    let index = project.swiftTypes
    self.index = index
    folders = project.testFolders
    typesByName = Dictionary(grouping: index.types) { $0.declaration.qualifiedName.lastNamePart }
  }

  /// The types that conform to a handling protocol, without those of tests.
  func handlers(_ protocolName: String) -> [SwiftNominalType] {
    index.types(conformingTo: protocolName).filter { !folders.haveTest($0.declaration.source.path) }
  }

  /// Whether it is this very type that conforms: two modules may each have a class of the name, and nothing tells which
  /// of them an extension or a subclass means.
  func isCertain(_ type: SwiftNominalType, conformsTo protocolName: String) -> Bool {
    func names(_ declaration: SwiftTypeDeclaration) -> Bool {
      declaration.inheritedTypes.contains { $0.value.lastNamePart == protocolName }
    }
    if names(type.declaration) { return true }
    guard isUnique(type) else { return false }
    if type.extensions.contains(where: names) { return true }
    return ancestors(of: type)?.allSatisfy(isUnique) ?? false
  }

  private func isUnique(_ type: SwiftNominalType) -> Bool {
    typesByName[type.declaration.qualifiedName.lastNamePart]?.count == 1
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
    guard let ancestors = ancestors(of: type) else { return false }
    // A macro may add members.
    return ([type] + ancestors).allSatisfy { type in
      type.declaration.attributes.allSatisfy { Self.plainAttributes.contains($0.name.value) }
    }
  }

  /// The superclasses and protocols of a type that the sources declare; nil where it has others that may matter.
  private func ancestors(of type: SwiftNominalType) -> [SwiftNominalType]? {
    var seen: Set = [type.declaration.qualifiedName]
    var found: [SwiftNominalType] = []
    var pending = [type]
    while let type = pending.popLast() {
      for name in type.inheritedTypes.map(\.lastNamePart) {
        guard let types = typesByName[name] else {
          if Self.addsNoMethod(name) { continue }
          return nil
        }
        for ancestor in types where seen.insert(ancestor.declaration.qualifiedName).inserted {
          found.append(ancestor)
          pending.append(ancestor)
        }
      }
      guard found.count <= Self.mostAncestors else { return nil }
    }
    return found
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
