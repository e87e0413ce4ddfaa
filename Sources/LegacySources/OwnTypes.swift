internal import SourceDiagnostics
internal import SwiftSourceReader

/// The types that the sources declare themselves, which are meant where they have the name of a generated one.
struct OwnTypes {
  private let index: SwiftSourceIndex
  private let qualifiedNames: Set<String>

  /// What generated classes inherit from: who has put such a class into the project by hand means the same.
  private static let legacyParents: Set<String> = ["INIntent", "INIntentResponse", "INObject"]

  init(_ index: SwiftSourceIndex) {
    self.index = index
    qualifiedNames = Set(index.types.filter { !Self.isLegacy($0) }.map(\.declaration.qualifiedName))
  }

  /// Where those at file level are, by name; of several, the first.
  var placesAtFileLevel: [String: SourceLocation] {
    Dictionary(
      index.types.lazy.map(\.declaration).filter { type in
        !type.qualifiedName.contains(".") && !type.modifiers.contains { $0.hasSuffix("private") }
      }.map { ($0.name.value, $0.location) },
      uniquingKeysWith: { first, _ in first }
    ).filter { qualifiedNames.contains($0.key) }
  }

  private static func isLegacy(_ type: SwiftNominalType) -> Bool {
    type.declaration.inheritedTypes.contains { parent in
      let name = parent.value.lastNamePart
      return legacyParents.contains(name) || name.hasSuffix("ResolutionResult")
    }
  }

  /// Whether a name means one of them within a type, or at the top of a file.
  func areMeant(by use: SwiftNameUse, in scope: SwiftTypeDeclaration?) -> Bool {
    if let owner = use.path.last {
      // `Cart.Size` is a type of the project, `Kit.Size` one of a module, and `cart.size` none.
      let written = (use.path + [use.name.value]).joined(separator: ".")
      if qualifiedNames.contains(written) { return true }
      if let scope, !index.types(named: written, in: scope).isEmpty { return true }
      return owner.first?.isUppercase != true || declares(owner, in: scope)
    }
    guard let scope else { return qualifiedNames.contains(use.name.value) }
    return index.types(named: use.name.value, in: scope).contains { !Self.isLegacy($0) }
  }

  private func declares(_ name: String, in scope: SwiftTypeDeclaration?) -> Bool {
    if qualifiedNames.contains(name) { return true }
    return scope.map { !index.types(named: name, in: $0).isEmpty } ?? false
  }
}
