internal import SourceDiagnostics

/// Finds which declared type a name in a header means.
struct SwiftNameResolver {
  /// The qualified names of all declared types.
  let names: Set<String>

  /// The qualified name of the type that a declaration is about: its own, or that of the type it extends.
  func subject(of declaration: SwiftTypeDeclaration) -> String {
    declaration.kind == .extension ? declared(declaration.qualifiedName) : declaration.qualifiedName
  }

  /// The qualified name of the type that a name means, looked for from the inside out; for a type that is not declared,
  /// its last part.
  func resolve(_ name: String, from qualifiedName: String) -> String {
    var scope = qualifiedName[...]
    while let point = scope.lastIndex(of: ".") {
      scope = scope[..<point]
      let candidate = scope + "." + name
      if names.contains(String(candidate)) { return String(candidate) }
    }
    return declared(name)
  }

  /// A name without the module in front of it, if it has one: parts are left out until a declared type is found.
  private func declared(_ name: String) -> String {
    if names.contains(name) { return name }
    guard let point = name.firstIndex(of: ".") else { return name }
    let inner = String(name[name.index(after: point)...])
    if names.contains(inner) { return inner }
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
