package import SourceDiagnostics

/// An entry of a definition in terms of what it means: the same for two files that mean the same.
///
/// Layout, the order of keys, and values that say no more than a missing key are gone.
package struct OutlineEntry: Sendable {
  /// What it is.
  package let kind: ElementKind

  /// The name, unique among entries of its kind in its owner; empty where there is only one.
  ///
  /// A second entry of one name in a faulty file is named `name#2`.
  package let name: String

  /// What it says, in the order of the format.
  package let facts: [OutlineFact]

  /// The entries within it, list by list.
  package let children: [OutlineEntry]

  /// Whether its place among its siblings says something.
  package let isOrdered: Bool

  /// The position in its list that the file gives it; nil where it gives none.
  ///
  /// It is a fact only where it is another than that in the list.
  let position: Int?

  /// Where it stands.
  package let range: SourceRange

  /// The fact that its kind is told by beside its name: the type of a parameter; nil where there is none.
  package var type: OutlineFact? { fact(OutlineBuilder.typePath) }

  /// The fact at a path; nil where there is none.
  package func fact(_ path: String) -> OutlineFact? { facts.first { $0.path == path } }

  /// The number that stored data know it by; nil where it has none.
  package var tag: String? {
    guard let key = kind.schema.tagKey, case .plain(let text)? = fact(key)?.value else { return nil }
    return text
  }

  /// Whether it is one of the four properties that every type has, as the editor writes them.
  package var isStandardProperty: Bool {
    let facts = facts.filter { $0.path != kind.schema.priorityKey }
    guard kind == .property, fact("INTypePropertyDefault") != nil, facts.count == 3, let type, let tag else {
      return false
    }
    return Self.standardProperties[name].map { $0 == (type.value.description, tag) } ?? false
  }

  private static let standardProperties = [
    "identifier": ("String", "1"), "displayString": ("String", "2"), "pronunciationHint": ("String", "3"),
    "alternativeSpeakableMatches": ("[SpeakableString]", "4"),
  ]
}
