/// A Swift file that exists as text only.
struct SwiftSource: Sendable, Equatable {
  /// The name of the file, with suffix; it is what diagnostics name.
  let name: String
  /// The whole text.
  let text: String
}
