internal import AppIntentsSources
internal import SwiftSourceReader

extension AppIntentsType {
  /// Whether conditional compilation may choose between the type and another one.
  func isAlternative(to other: AppIntentsType) -> Bool {
    let own = declaration.conditions
    let others = other.declaration.conditions
    return own != others && !(own.isEmpty && others.isEmpty)
  }

  /// The name of a member of the type, for configurations.
  func element(_ member: String) -> String { "\(name).\(member)" }
}
