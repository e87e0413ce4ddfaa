/// What a call names.
package enum SwiftFunctionName: Sendable, Equatable {
  /// A name, dotted where it is written so.
  case name(String)
  /// A name with a point in front, for example `init` of `.init`.
  case implicitMember(String)
}
