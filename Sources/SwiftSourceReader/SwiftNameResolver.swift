internal import SourceDiagnostics

/// Finds which declared type a name in a header means.
struct SwiftNameResolver {
  /// The qualified names of all declared types and aliases.
  private let names: Set<String>

  /// What the aliases stand for that have one meaning.
  private let aliases: [String: SwiftTypeAlias]

  /// Chains of aliases are followed that far; they may run in circles.
  private static let longestChain = 16

  /// A resolver for the given types and aliases.
  init(types: [SwiftTypeDeclaration], aliases: [SwiftTypeAlias]) {
    let typeNames = Set(types.map(\.qualifiedName))
    // One module may call a type as another one calls an alias; then the type is meant, since it has members.
    self.aliases = Dictionary(
      aliases.filter { !typeNames.contains($0.qualifiedName) }.map { ($0.qualifiedName, $0) },
      uniquingKeysWith: { first, _ in first })
    names = typeNames.union(aliases.map(\.qualifiedName))
  }

  /// The qualified name of the type that a declaration is about: its own, or that of the type it extends.
  func subject(of declaration: SwiftTypeDeclaration) -> String {
    declaration.kind == .extension ? followed(declared(declaration.qualifiedName)) : declaration.qualifiedName
  }

  /// The qualified name of the type or alias that a name means, looked for from the inside out; for one that is not
  /// declared, its last part.
  func resolve(_ name: String, from qualifiedName: String) -> String {
    var scope = qualifiedName[...]
    while let point = scope.lastIndex(of: ".") {
      scope = scope[..<point]
      let candidate = scope + "." + name
      if names.contains(String(candidate)) { return String(candidate) }
    }
    return declared(name)
  }

  /// Whether a type or alias of this name is declared in a type, or in one around it.
  func isDeclared(_ name: String, in qualifiedName: String) -> Bool {
    let found = resolve(name, from: qualifiedName + ".Self")
    return names.contains(found)
  }

  /// The name of the type that an alias stands for; any other name as it is.
  func followed(_ name: String) -> String {
    var name = name
    for _ in 0..<Self.longestChain {
      guard let alias = aliases[name], alias.targets.count == 1, let target = alias.targets.first else { break }
      name = resolve(target, from: alias.qualifiedName)
    }
    return name
  }

  /// The names that a name stands for: those that an alias lists, whose own aliases are followed, or the name itself.
  func expanded(_ name: String) -> [String] {
    var found: [String] = []
    var seen: Set = [name]
    var pending = [name]
    while let next = pending.popLast() {
      guard let alias = aliases[next], !alias.targets.isEmpty else {
        found.append(next)
        continue
      }
      pending += alias.targets.map { resolve($0, from: alias.qualifiedName) }.filter { seen.insert($0).inserted }
        .reversed()
    }
    return found
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
