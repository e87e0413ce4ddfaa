internal import AppIntentsSources
internal import SwiftSourceReader

extension AppIntentsType {
  /// Whether conditional compilation may choose between the type and another one.
  func isAlternative(to other: AppIntentsType) -> Bool {
    // Where all conditions of one are among those of the other, both are compiled at times.
    !zip(declaration.conditions, other.declaration.conditions).allSatisfy { $0.isSame(as: $1) }
  }

  /// The name of a member of the type, for configurations.
  func element(_ member: String) -> String { "\(name).\(member)" }
}
