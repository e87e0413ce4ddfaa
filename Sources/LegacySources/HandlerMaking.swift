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

  /// Whether `Type()` makes a value of a type.
  func canMake(_ type: SwiftNominalType) -> Bool { canMake(type, depth: 0) }

  private func canMake(_ type: SwiftNominalType, depth: Int) -> Bool {
    let declaration = type.declaration
    guard depth < Self.longestChain, [.class, .struct].contains(declaration.kind), !declaration.isGeneric,
      declaration.conditions.isEmpty, !declaration.modifiers.contains(where: { $0.hasSuffix("private") }),
      declaration.attributes.allSatisfy(Self.isHarmless),
      index.types.count(where: { $0.declaration.qualifiedName == declaration.qualifiedName }) == 1
    else { return false }
    let initializers = type.declarations.map { SwiftInitializers(of: $0) }
    if initializers.contains(where: \.hasPlain) { return true }
    guard initializers.first?.isEmpty != false, declaration.properties.allSatisfy(Self.hasValue) else { return false }
    return declaration.kind == .struct
      || declaration.inheritedTypes.allSatisfy { canInherit($0.value, declaration, depth) }
  }

  /// Whether a class gets an initializer without parameters from what it inherits, which may be a protocol.
  private func canInherit(_ name: String, _ declaration: SwiftTypeDeclaration, _ depth: Int) -> Bool {
    index.meanings(of: name, in: declaration).allSatisfy { name, parents in
      if parents.isEmpty { return HandlerTypes.addsNoMethod(name.lastNamePart) }
      return parents.allSatisfy { $0.declaration.kind == .protocol || canMake($0, depth: depth + 1) }
    }
  }

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
