package import SourceDiagnostics
package import SwiftSourceReader

/// The types of Swift sources that handle intents.
package struct HandlerTypes {
  let index: SwiftSourceIndex

  /// The files, for names that types do not show.
  let sources: [SourceFile]

  /// Whether there is an intent class of a name.
  let isIntentClass: (String) -> Bool

  private let isTest: (String) -> Bool

  /// All types by the last part of their names.
  private let typesByName: [String: [SwiftNominalType]]

  /// All aliases by the last part of their names.
  private let aliasesByName: [String: [SwiftTypeAlias]]

  /// The methods of each type that was asked for.
  private var methodsByType: [String: [String: [SwiftMember]]] = [:]

  /// The calls in each declaration that was asked for, which may be of handlers of many intents.
  private var callsByDeclaration: [String: [FactoryCall]] = [:]

  /// The types of an index.
  ///
  /// - Parameters:
  ///   - index: The types and their relations.
  ///   - sources: The files that they are from.
  ///   - isIntentClass: Whether there is an intent class of a name.
  ///   - isTest: Whether the file at a path is one of tests, whose types handle nothing.
  package init(
    _ index: SwiftSourceIndex, sources: [SourceFile], isIntentClass: @escaping (String) -> Bool,
    isTest: @escaping (String) -> Bool
  ) {
    self.index = index
    self.sources = sources
    self.isIntentClass = isIntentClass
    self.isTest = isTest
    typesByName = Dictionary(grouping: index.types) { $0.declaration.qualifiedName.lastNamePart }
    aliasesByName = Dictionary(grouping: index.aliases) { $0.qualifiedName.lastNamePart }
  }

  /// The types that conform to a handling protocol, without those of tests.
  package func types(conformingTo protocolName: String) -> [SwiftNominalType] {
    index.types(conformingTo: protocolName).filter { !isTest($0.declaration.source.path) }
  }

  /// The types within bodies of functions that name a handling protocol, without those of tests.
  package func localTypes(conformingTo protocolName: String) -> [SwiftTypeDeclaration] {
    index.localTypes.filter { $0.names(protocolName) && !isTest($0.source.path) }
  }

  /// The extensions that conform to a handling protocol and whose types no source shows, without those of tests.
  package func strayExtensions(conformingTo protocolName: String) -> [SwiftTypeDeclaration] {
    index.strayExtensions.filter { declaration in
      declaration.names(protocolName) && !isTest(declaration.source.path)
    }
  }

  /// Whether it is this very type that conforms: two modules may each have a class of the name, and nothing tells which
  /// of them an extension or a subclass means.
  func isCertain(_ type: SwiftNominalType, conformsTo protocolName: String) -> Bool {
    if type.declaration.names(protocolName) { return true }
    guard isUnique(type) else { return false }
    if type.extensions.contains(where: { $0.names(protocolName) }) { return true }
    let lineage = lineage(of: type)
    return lineage.gap == nil && lineage.ancestors.allSatisfy(hasUniqueLastName)
  }

  /// Whether there is no other type of the name; an extension names the types around the one that it extends.
  private func isUnique(_ type: SwiftNominalType) -> Bool {
    types(named: type.declaration.qualifiedName.lastNamePart).count {
      $0.declaration.qualifiedName == type.declaration.qualifiedName
    } == 1
  }

  /// Whether there is no other type with the last part of the name; a list of superclasses is searched by that.
  private func hasUniqueLastName(_ type: SwiftNominalType) -> Bool {
    types(named: type.declaration.qualifiedName.lastNamePart).count == 1
  }

  /// The types of a name.
  package func types(named name: String) -> [SwiftNominalType] { typesByName[name] ?? [] }

  /// Whether a name is another one for a type.
  func isAlias(_ name: String) -> Bool { aliasesByName[name] != nil }

  /// The classes of a name.
  package func classes(named name: String) -> [SwiftNominalType] {
    types(named: name).filter { $0.declaration.kind == .class }
  }

  /// The classes that are extensions, by the last parts of their names.
  package var extensionClassNames: Set<String> {
    Set(index.classes(inheritingFrom: "INExtension").map(\.declaration.qualifiedName.lastNamePart))
  }

  /// All methods of a type by their names, inherited ones included as far as sources show them.
  mutating func methods(of type: SwiftNominalType) -> [String: [SwiftMember]] {
    let key = Self.key(of: type.declaration)
    if let known = methodsByType[key] { return known }
    let methods = Dictionary(grouping: type.methods + index.inheritedMethods(of: type), by: \.method.name.value)
    methodsByType[key] = methods
    return methods
  }

  /// The calls in a declaration that may make a response.
  mutating func factoryCalls(in declaration: SwiftTypeDeclaration) -> [FactoryCall] {
    let key = Self.key(of: declaration)
    if let known = callsByDeclaration[key] { return known }
    let calls = FactoryCall.all(in: SwiftTokenText(declaration.body, of: declaration.source).tokens)
    callsByDeclaration[key] = calls
    return calls
  }

  private static func key(of declaration: SwiftTypeDeclaration) -> String {
    "\(declaration.source.path)\0\(declaration.range.lowerBound)"
  }

  /// Whether the sources show everything that a type inherits.
  package func isComplete(_ type: SwiftNominalType) -> Bool { gap(in: type) == nil }

  /// Whether sources show all superclasses of a type, and none is a class of Objective-C.
  func hasKnownRoot(_ type: SwiftNominalType) -> Bool {
    let lineage = lineage(of: type)
    let parents = ([type] + lineage.ancestors).flatMap(\.parents).map(\.name.lastNamePart)
    return lineage.gap == nil
      && !parents.contains { name in
        Self.classes.contains(name) || aliasesByName[name] != nil
      }
  }

  /// What keeps the sources from showing all methods of a type: a superclass, protocol or macro that they do not declare;
  /// nil where they show everything.
  func gap(in type: SwiftNominalType) -> HandlerGap? {
    let lineage = lineage(of: type)
    if let gap = lineage.gap { return gap }
    for type in [type] + lineage.ancestors {
      for attribute in type.declaration.attributes where !Self.plainAttributes.contains(attribute.name.value) {
        return HandlerGap(
          name: "@" + attribute.name.value,
          location: SourceLocation(file: type.declaration.source, range: attribute.name.range))
      }
    }
    return nil
  }

  /// The superclasses and protocols of a type that the sources declare, and the first that they do not and that matters.
  private func lineage(of type: SwiftNominalType) -> (ancestors: [SwiftNominalType], gap: HandlerGap?) {
    var seen: Set = [type.declaration.qualifiedName]
    var seenAliases: Set<String> = []
    var found: [SwiftNominalType] = []
    var pending = type.parents
    var next = 0
    while next < pending.count {
      let parent = pending[next]
      let name = parent.name.lastNamePart
      next += 1
      if let types = typesByName[name] {
        for ancestor in types where seen.insert(ancestor.declaration.qualifiedName).inserted {
          found.append(ancestor)
          pending += ancestor.parents
        }
      } else if let aliases = aliasesByName[name], aliases.allSatisfy({ !$0.targets.isEmpty }) {
        guard seenAliases.insert(name).inserted else { continue }
        pending += aliases.flatMap(\.targets).map { HandlerGap(name: $0, location: parent.location) }
      } else if !Self.addsNoMethod(name) {
        return (found, parent)
      }
      guard found.count <= Self.mostAncestors else { return (found, parent) }
    }
    return (found, nil)
  }

  /// No real type inherits from as many.
  private static let mostAncestors = 256

  private static let plainAttributes: Set = [
    "available", "main", "MainActor", "NSApplicationMain", "objc", "objcMembers", "Observable", "preconcurrency",
    "UIApplicationMain",
  ]

  /// Classes of the system that give none of the methods of a handler.
  private static let classes: Set = ["INExtension", "NSObject", "UIResponder"]

  private static let plainTypes: Set = [
    "AnyObject", "Equatable", "Hashable", "Identifiable", "NSObjectProtocol", "ObservableObject", "Sendable",
  ]

  /// Whether a type of the system gives none of the methods of a handler.
  package static func addsNoMethod(_ name: String) -> Bool {
    classes.contains(name) || plainTypes.contains(name)
      || ["Handling", "Delegate", "DataSource"].contains(where: name.hasSuffix)
  }
}
