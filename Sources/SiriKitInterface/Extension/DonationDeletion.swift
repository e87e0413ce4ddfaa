package import SwiftCode

/// A way to take donations back.
package enum DonationDeletion: Sendable {
  /// Those that have one of some identifiers.
  case identifiers
  /// Those of a group.
  case group
  /// All of the app.
  case all

  /// The documentation of what takes them back.
  package var documentation: DocumentationComment {
    switch self {
    case .identifiers:
      DocumentationComment("Takes donations back, for example when what they are about is no longer there.")
    case .group: DocumentationComment("Takes all donations of a group back.")
    case .all:
      DocumentationComment("Takes all donations of the app back, for example when the person signs out.")
    }
  }
}
