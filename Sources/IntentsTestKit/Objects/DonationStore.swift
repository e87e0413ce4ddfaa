import Foundation

/// What interactions were told to the system.
final class DonationStore: @unchecked Sendable {
  // The lock guards the list.
  private let lock = NSLock()
  private var interactions: [INInteraction] = []

  /// The interactions, oldest first.
  var donations: [INInteraction] { lock.withLock { interactions } }

  /// Adds an interaction behind the others.
  func add(_ interaction: INInteraction) {
    lock.withLock { interactions.append(interaction) }
  }

  /// Removes the interactions that fit.
  func remove(where fits: (INInteraction) -> Bool) {
    lock.withLock { interactions.removeAll(where: fits) }
  }
}
