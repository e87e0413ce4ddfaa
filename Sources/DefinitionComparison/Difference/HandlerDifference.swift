import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The methods of a handling protocol that handlers must have in one version and not in the other.
package struct HandlerDifference: Sendable, Equatable {
  /// A method with another result.
  package struct Retyped: Sendable, Equatable {
    /// The name with labels, for example `resolveSoup(for:)`.
    package let name: String

    /// The types that it gave, for example `SoupResolutionResult`.
    package let old: String

    /// The types that it gives.
    package let new: String
  }

  /// The methods that handlers must have now, by name with labels.
  package let added: [String]

  /// The methods that nobody calls any more.
  package let removed: [String]

  /// The methods with another result.
  package let retyped: [Retyped]

  /// The methods that differ between two versions of an intent; nil where none does.
  ///
  /// Methods that a handler may have, but need not, are left out.
  init?(from old: Intent, to new: Intent) {
    let before = old.handlingMethods.filter(\.isRequired)
    let after = new.handlingMethods.filter(\.isRequired)
    let namesBefore = before.map(\.fullName)
    let namesAfter = after.map(\.fullName)
    added = namesAfter.filter { !namesBefore.contains($0) }
    removed = namesBefore.filter { name in
      !namesAfter.contains(name) && !new.handlingMethods.contains { $0.fullName == name }
    }
    retyped = after.compactMap { method in
      // What handles or confirms gives the response, whose class is that of the intent.
      guard method.parameter != nil, let earlier = before.first(where: { $0.fullName == method.fullName }),
        earlier.completionTypes != method.completionTypes
      else { return nil }
      return Retyped(
        name: method.fullName, old: Self.result(of: earlier), new: Self.result(of: method))
    }
    if added.isEmpty, removed.isEmpty, retyped.isEmpty { return nil }
  }

  private static func result(of method: HandlingMethod) -> String {
    method.result?.text ?? method.completionTypes.map(\.text).joined(separator: ", ")
  }
}
