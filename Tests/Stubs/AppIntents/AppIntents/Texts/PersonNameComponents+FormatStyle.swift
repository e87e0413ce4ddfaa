import Foundation

extension PersonNameComponents {
  /// The name as people write it, which the Foundation of this system cannot tell.
  public func formatted() -> String {
    [givenName, familyName].compactMap(\.self).joined(separator: " ")
  }
}
