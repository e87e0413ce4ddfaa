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

/// Which declaration of a list people mean by a name: of those with the name, one for which it counts most, and of these the
/// first.
struct CallNames {
  private var places: [String: (rank: Int, index: Int)] = [:]

  /// The names of declarations.
  init(_ declarations: some Sequence<some CalledDeclaration>) {
    for (index, declaration) in declarations.enumerated() {
      for (rank, name) in declaration.callNames.enumerated() where places[name].map({ rank < $0.rank }) ?? true {
        places[name] = (rank, index)
      }
    }
  }

  /// The place of the declaration in the list; nil for none.
  func index(of name: String) -> Int? { places[name]?.index }
}

extension Array where Element: CalledDeclaration {
  /// The declaration that people mean by a name; nil for none.
  func called(_ name: String) -> Element? { CallNames(self).index(of: name).map { self[$0] } }

  /// The declarations with what is asked for of each.
  ///
  /// - Parameters:
  ///   - list: What is asked for.
  ///   - set: Gives a declaration what is asked for of it.
  /// - Returns: The declarations.
  func asked<Surfaces>(_ list: SurfaceList<Surfaces>, set: (inout Element, Surfaces) -> Void) -> [Element] {
    let names = CallNames(self)
    var asked: [Int: Surfaces] = [:]
    for entry in list.entries {
      guard let index = names.index(of: entry.name.value) else { continue }
      asked[index] = (asked[index] ?? Surfaces()).completed(by: entry.surfaces)
    }
    var result = self
    for index in indices { set(&result[index], asked[index] ?? Surfaces()) }
    return result
  }
}
