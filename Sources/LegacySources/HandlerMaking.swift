internal import HandlerSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Tells of which types a value can be made without an argument, by whoever names them.
struct HandlerMaking {
  private let index: SwiftSourceIndex

  /// Longer chains of superclasses are not followed.
  private static let longestChain = 16

  /// What a type may have in front of it: one of an actor can be made on that actor only.
  private static let attributes: Set<String> = ["objc", "objcMembers", "preconcurrency"]

  init(_ index: SwiftSourceIndex) { self.index = index }

  /// Why `Type()` makes no value of a type that handles an intent, or not wherever the module is compiled; nil where it does,
  /// as far as the sources tell.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - conformance: Where it says that it handles the intent; what says so in some builds only serves nobody else.
  /// - Returns: The reason.
  func obstacle(
    to type: SwiftNominalType, handlingAt conformance: SourceLocation
  ) -> HandlerCandidate.Obstacle? {
    let owner = type.declarations.first {
      $0.source.path == conformance.file.path && $0.range.contains(conformance.range)
    }
    return owner.flatMap(Self.closure).map { .other($0) } ?? obstacle(to: type, depth: 0)
  }

  private func obstacle(to type: SwiftNominalType, depth: Int) -> HandlerCandidate.Obstacle? {
    let declaration = type.declaration
    guard depth < Self.longestChain else { return Self.inheritance }
    guard [.class, .struct].contains(declaration.kind) else { return .other("is no class") }
    if declaration.isGeneric { return .other("is generic") }
    if let reason = Self.closure(of: declaration) { return .other(reason) }
    if let reason = surroundings(of: declaration).lazy.compactMap(Self.closure).first {
      return .other("is in something that \(reason)")
    }
    guard belongsToNoActor(declaration, depth) else { return .other("belongs to an actor") }
    if let reason = initializerObstacle(to: type, depth) { return reason }
    return index.types.count { $0.declaration.qualifiedName == declaration.qualifiedName } == 1 ? nil : .ambiguous
  }

  private func initializerObstacle(to type: SwiftNominalType, _ depth: Int) -> HandlerCandidate.Obstacle? {
    let declaration = type.declaration
    // Where one fits, the compiler takes none that is inherited, even if it then refuses that one.
    let fitting = type.declarations.flatMap { owner in
      SwiftInitializer.all(in: owner).filter(\.needsNothing).map { (owner: owner, initializer: $0) }
    }
    guard fitting.isEmpty else {
      return fitting.allSatisfy { Self.closure(of: $0.owner) == nil && Self.isOpen($0.initializer) }
        ? nil : .other("has an initializer that not all can call")
    }
    guard SwiftInitializer.all(in: declaration).isEmpty else { return .other("needs an argument") }
    if let property = declaration.properties.first(where: { !Self.hasValue($0) }) {
      return .other("needs a value for '\(property.name.value)'")
    }
    let isMade =
      declaration.kind == .struct
      || declaration.inheritedTypes.allSatisfy { canInherit($0.value, declaration, depth) }
    return isMade ? nil : Self.inheritance
  }

  private static let inheritance = HandlerCandidate.Obstacle.other("inherits an initializer that nobody can tell")

  /// The declarations around one, and those of the types that these extend.
  private func surroundings(of declaration: SwiftTypeDeclaration) -> [SwiftTypeDeclaration] {
    let names = declaration.qualifiedName.split(separator: ".").dropLast()
    guard !names.isEmpty else { return [] }
    let paths = Set(names.indices.map { names[...$0].joined(separator: ".") })
    let around = (index.types.flatMap(\.extensions) + index.strayExtensions).filter {
      $0.source.path == declaration.source.path && $0.body.contains(declaration.range)
    }
    return around + index.types.map(\.declaration).filter { paths.contains($0.qualifiedName) }
  }

  /// Whether a class gets an initializer without parameters from what it inherits, which may be a protocol.
  private func canInherit(_ name: String, _ declaration: SwiftTypeDeclaration, _ depth: Int) -> Bool {
    index.meanings(of: name, in: declaration).allSatisfy { name, parents in
      if parents.isEmpty { return HandlerTypes.addsNoMethod(name.lastNamePart) }
      return parents.allSatisfy { $0.declaration.kind == .protocol || obstacle(to: $0, depth: depth + 1) == nil }
    }
  }

  /// Whether neither a type nor what its declaration inherits is bound to an actor, as all of UIKit is to the main actor.
  private func belongsToNoActor(_ declaration: SwiftTypeDeclaration, _ depth: Int) -> Bool {
    guard depth < Self.longestChain, declaration.attributes.allSatisfy(Self.isHarmless) else { return false }
    return declaration.inheritedTypes.allSatisfy { inherited in
      index.meanings(of: inherited.value, in: declaration).allSatisfy { name, parents in
        parents.isEmpty
          ? !name.lastNamePart.hasPrefix("UI") && !Self.delegates.contains(name.lastNamePart)
          : parents.allSatisfy { belongsToNoActor($0.declaration, depth + 1) }
      }
    }
  }

  /// The protocols of the main actor beside those of UIKit that a handler may conform to.
  private static let delegates: Set<String> = ["NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate"]

  /// Why a declaration is not there in every build, on every system that has App Intents, for the whole module and on no
  /// actor, as a predicate; nil where it is.
  private static func closure(of declaration: SwiftTypeDeclaration) -> String? {
    if !declaration.conditions.isEmpty { return "is not there in every build" }
    if let modifier = declaration.modifiers.first(where: isPrivate) { return "is \(modifier)" }
    return declaration.attributes.first { !isHarmless($0) }.map { "has '@\($0.name.value)'" }
  }

  private static func isOpen(_ initializer: SwiftInitializer) -> Bool {
    !initializer.isConditional && !initializer.modifiers.contains(where: isPrivate)
      && initializer.attributes.allSatisfy(isHarmless)
  }

  private static func isPrivate(_ modifier: String) -> Bool { modifier.hasSuffix("private") }

  /// Whether an attribute keeps nobody from making a value, on any system that has App Intents.
  private static func isHarmless(_ attribute: SwiftAttribute) -> Bool {
    if attributes.contains(attribute.name.value) { return true }
    guard attribute.name.value == "available", let argument = attribute.argument else { return false }
    return argument.split(separator: ",").allSatisfy { part in
      let words = part.split { $0 == " " || $0 == "." }
      guard let name = words.first, name != "*" else { return words.count == 1 }
      guard let first = firstVersions[String(name)], words.count > 1, let major = Int(words[1]) else { return false }
      return major <= first
    }
  }

  /// The first versions of systems that have App Intents.
  private static let firstVersions = ["iOS": 16, "macOS": 13, "tvOS": 16, "visionOS": 1, "watchOS": 9]

  private static func hasValue(_ property: SwiftProperty) -> Bool {
    if property.isStatic || property.value != nil || property.accessors != nil { return true }
    guard !property.isConstant, property.attributes.isEmpty, let type = property.type?.value else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!")
  }
}
