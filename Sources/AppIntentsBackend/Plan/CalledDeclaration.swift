import IntentSemantics

/// A declaration that people call by one of several names.
protocol CalledDeclaration {
  /// The names, the one that counts most first.
  var callNames: [String] { get }
}

extension MigratedIntent: CalledDeclaration {
  var callNames: [String] { [intent.className, name, intent.name] }
}

extension MigratedType: CalledDeclaration {
  var callNames: [String] { [name, type.name] }
}

extension MigratedEnumeration: CalledDeclaration {
  var callNames: [String] { [name, enumeration.name] }
}

extension Array where Element: CalledDeclaration {
  /// The declaration that people mean by a name; nil for none.
  func called(_ name: String) -> Element? { index(called: name).map { self[$0] } }

  /// The declarations with what is asked for of each.
  ///
  /// - Parameters:
  ///   - list: What is asked for.
  ///   - set: Gives a declaration what is asked for of it.
  /// - Returns: The declarations.
  func asked<Surfaces>(_ list: SurfaceList<Surfaces>, set: (inout Element, Surfaces) -> Void) -> [Element] {
    let meant = list.entries.map { index(called: $0.name.value) }
    return enumerated().map { index, element in
      var result = element
      set(
        &result,
        zip(list.entries, meant).filter { $1 == index }.reduce(Surfaces()) { $0.completed(by: $1.0.surfaces) })
      return result
    }
  }

  private func index(called name: String) -> Int? {
    let rank = compactMap { $0.callNames.firstIndex(of: name) }.min()
    return rank.flatMap { rank in firstIndex { $0.callNames.firstIndex(of: name) == rank } }
  }
}
