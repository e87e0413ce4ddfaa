internal import SourceDiagnostics
internal import SwiftSourceReader

extension LegacyDeclarations {
  /// A place in a file, by its path.
  private struct Place {
    let path: String
    let range: SourceRange
  }

  /// What serves handlers and their choice alone: methods and types that use old classes, and that nothing else uses.
  ///
  /// They stay as long as the handlers do.
  mutating func addHelpers(in sources: [SwiftSource]) {
    var candidates = candidates(in: sources)
    guard !candidates.isEmpty else { return }
    var places: [String: [Place]] = [:]
    for source in sources {
      for use in SwiftNameUse.all(of: Set(candidates.keys), in: source.source) where !use.isDeclared {
        places[use.name.value, default: []].append(Place(path: source.source.path, range: use.name.range))
      }
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (name, own) in candidates {
        let others = (places[name] ?? []).filter { place in
          !own.contains { $0.path == place.path && $0.range.contains(place.range) }
        }
        guard !others.isEmpty, others.allSatisfy(isServed) else { continue }
        candidates[name] = nil
        for place in own { addServant(place.range, at: place.path) }
        isChanged = true
      }
    }
  }

  private func isServed(_ place: Place) -> Bool {
    servants[place.path]?.contains { $0.contains(place.range) } ?? false
  }

  /// The methods and types around uses of generated classes, by name: all that have the name, as a use may mean any.
  private func candidates(in sources: [SwiftSource]) -> [String: [Place]] {
    var candidates: [String: [Place]] = [:]
    for source in sources {
      let path = source.source.path
      var scopes = SourceScopes(source)
      for use in SwiftNameUse.all(of: generatedNames, in: source.source) where !use.isDeclared {
        guard let type = scopes.type(around: use.name.range.lowerBound),
          !isServed(Place(path: path, range: use.name.range))
        else { continue }
        for method in type.methods where method.range.contains(use.name.range) {
          candidates[method.name.value, default: []].append(Place(path: path, range: method.range))
        }
        if type.kind != .extension {
          candidates[type.name.value, default: []].append(Place(path: path, range: type.range))
        }
      }
    }
    return candidates
  }
}
