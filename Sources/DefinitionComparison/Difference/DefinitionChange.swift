package import SourceDiagnostics

/// One thing that is different between two versions of a definition.
package struct DefinitionChange: Sendable, Equatable {
  /// An entry by kind and name.
  package struct Subject: Sendable, Equatable, Hashable {
    /// What it is.
    package let kind: ElementKind

    /// Its name in the later version, or in the earlier one where it is gone; empty where there is only one.
    package let name: String
  }

  /// What has happened.
  package enum Action: Sendable, Equatable {
    /// The entry is new; with the type of a parameter, or another word for what it is.
    case added(String?)
    /// The entry is gone.
    case removed
    /// The entry has another name than the given one.
    case renamed(from: String)
    /// Something that it says is different; nil where it says nothing.
    case changed(term: String, from: OutlineFact.Value?, to: OutlineFact.Value?)
    /// It still has the earlier name of something that was renamed, where it would have to be the wanted value.
    case outdated(term: String, value: OutlineFact.Value, wanted: OutlineFact.Value)
    /// The entries of a kind in it are in another order.
    case reordered(ElementKind, from: [String], to: [String])
    /// The handler of the intent must have other methods.
    case handler(HandlerDifference)
  }

  /// The entries that it is about, outermost first; the definition itself for none.
  package let subjects: [Subject]

  /// What has happened.
  package let action: Action

  /// The keys that lead to the value that has changed, joined by slashes; nil where no single value has.
  ///
  /// `type` stands for several keys, and `key` for that of a combination.
  package let path: String?

  /// What the value that has changed is good for.
  package let role: KeyRole

  /// What that means.
  package let verdict: ChangeVerdict

  /// Where the earlier version has it; nil where it has not.
  package let oldRange: SourceRange?

  /// Where the later version has it; nil where it has not.
  package let newRange: SourceRange?
}
