internal import SourceDiagnostics

/// The types of several files, with their extensions and superclasses found across files.
///
/// Names are looked up as they are written, from the inside out; aliases stand for what they list, generic arguments
/// aside, and the names of modules count only as far as they stand in front of a name. Where a name has several declarations, for example in two branches of
/// conditional compilation, each counts as a type of its own, and what extensions say holds for each.
package struct SwiftSourceIndex: Sendable {
  /// All types, with their extensions, in the order of the sources.
  package let types: [SwiftNominalType]

  /// The extensions of types that no source declares, in the order of the sources.
  package let strayExtensions: [SwiftTypeDeclaration]

  /// The types within bodies of functions that conform to something, in the order of the sources.
  package let localTypes: [SwiftTypeDeclaration]

  /// The names for other types, in the order of the sources.
  package let aliases: [SwiftTypeAlias]

  private let resolver: SwiftNameResolver

  /// The indices in `types` by qualified name.
  private let indices: [String: [Int]]

  /// The extensions by the name of what they extend.
  private let extensions: [String: [SwiftTypeDeclaration]]

  /// What each name inherits from or conforms to, as far as headers say so.
  private let parents: [String: [String]]

  /// The names whose headers name a name.
  private let children: [String: [String]]

  /// The number of ancestors at which the search for inherited methods ends; no real type has as many.
  private static let mostAncestors = 256

  /// The index of the given files; takes time in proportion to the number of their declarations.
  package init(sources: [SwiftSource]) {
    let all = sources.flatMap(\.types)
    let aliases = sources.flatMap(\.aliases)
    let resolver = SwiftNameResolver(types: all.filter { $0.kind != .extension }, aliases: aliases)
    self.resolver = resolver
    self.aliases = aliases
    localTypes = sources.flatMap(\.localTypes)
    let extensions = Dictionary(grouping: all.filter { $0.kind == .extension }, by: resolver.subject)
    types = all.filter { $0.kind != .extension }.map { declaration in
      SwiftNominalType(declaration: declaration, extensions: extensions[declaration.qualifiedName] ?? [])
    }
    self.extensions = extensions
    indices = Dictionary(grouping: types.indices) { [types] index in types[index].declaration.qualifiedName }
    strayExtensions = all.filter { [indices] in $0.kind == .extension && indices[resolver.subject(of: $0)] == nil }

    var parents: [String: [String]] = [:]
    var children: [String: [String]] = [:]
    for declaration in all {
      let subject = resolver.subject(of: declaration)
      for inherited in declaration.inheritedTypes {
        let parent = resolver.resolve(inherited.value, from: declaration.qualifiedName)
        parents[subject, default: []].append(parent)
        children[parent, default: []].append(subject)
      }
    }
    for alias in aliases {
      for target in alias.targets {
        let parent = resolver.resolve(target, from: alias.qualifiedName)
        parents[alias.qualifiedName, default: []].append(parent)
        children[parent, default: []].append(alias.qualifiedName)
      }
    }
    self.parents = parents
    self.children = children
  }

  /// The types that conform to a protocol.
  ///
  /// Those are the types that list it, themselves or in an extension, those that list a protocol of the sources which
  /// refines it, and the subclasses of such classes; no protocols.
  ///
  /// - Parameter name: the name of the protocol without a module.
  /// - Returns: the types in the order of the sources.
  package func types(conformingTo name: String) -> [SwiftNominalType] {
    descendants(of: name).filter { $0.declaration.kind != .protocol }
  }

  /// The classes that inherit from a class, directly or through classes of the sources.
  ///
  /// - Parameter name: the name of the superclass without a module, for example `INExtension`.
  /// - Returns: the classes in the order of the sources.
  package func classes(inheritingFrom name: String) -> [SwiftNominalType] {
    descendants(of: name).filter { $0.declaration.kind == .class }
  }

  /// The methods that superclasses and extensions of protocols contribute to a type, the nearest first; not those that
  /// protocols only require.
  package func inheritedMethods(of type: SwiftNominalType) -> [SwiftMember] {
    ancestors(of: type.declaration.qualifiedName).flatMap { name in
      let superclasses = (indices[name] ?? []).map { types[$0].declaration }.filter { $0.kind == .class }
      return (superclasses + (extensions[name] ?? [])).flatMap(\.members)
    }
  }

  /// The name of the type that a name stands for within a type, without those of the enclosing types and modules.
  package func typeName(_ name: String, in declaration: SwiftTypeDeclaration) -> String {
    let found = resolver.followed(resolver.resolve(name, from: declaration.qualifiedName + ".Self"))
    return found.lastIndex(of: ".").map { String(found[found.index(after: $0)...]) } ?? found
  }

  /// The types that a name means within a type; several where it has several declarations, none where it has none.
  package func types(named name: String, in declaration: SwiftTypeDeclaration) -> [SwiftNominalType] {
    let found = resolver.followed(resolver.resolve(name, from: declaration.qualifiedName + ".Self"))
    return (indices[found] ?? []).map { types[$0] }
  }

  /// What a name stands for within a type, each with its declarations: several where it is an alias that lists several, and
  /// no declaration of what the sources do not show.
  package func meanings(
    of name: String, in declaration: SwiftTypeDeclaration
  ) -> [(name: String, types: [SwiftNominalType])] {
    resolver.expanded(resolver.resolve(name, from: declaration.qualifiedName + ".Self")).map { name in
      (name, (indices[name] ?? []).map { types[$0] })
    }
  }

  /// Whether a name means a type or alias of the sources within a type, that of a superclass included.
  package func isTypeName(_ name: String, in type: SwiftNominalType) -> Bool {
    let own = type.declaration.qualifiedName
    return ([own] + ancestors(of: own)).contains { resolver.isDeclared(name, in: $0) }
  }

  // MARK: Relations

  private func descendants(of name: String) -> [SwiftNominalType] {
    let found = Self.reachable(from: name, along: children)
    return found.flatMap { indices[$0] ?? [] }.sorted().map { types[$0] }
  }

  private func ancestors(of name: String) -> [String] {
    Self.reachable(from: name, along: parents, limit: Self.mostAncestors)
  }

  /// The names that relations lead to, the nearest first, without the start.
  private static func reachable(
    from start: String, along relation: [String: [String]], limit: Int = .max
  ) -> [String] {
    var found = [start]
    var seen: Set = [start]
    var next = 0
    while next < found.count, found.count <= limit {
      for name in relation[found[next]] ?? [] where seen.insert(name).inserted {
        found.append(name)
      }
      next += 1
    }
    return Array(found.dropFirst())
  }
}
