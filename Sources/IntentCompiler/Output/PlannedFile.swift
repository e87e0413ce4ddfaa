/// A file of a plan, and what stands in its place.
struct PlannedFile: Sendable {
  /// What has to be done, or what is in the way.
  enum State: Sendable, Equatable {
    /// The file has the very bytes already.
    case unchanged
    /// There is nothing yet.
    case missing
    /// There is a file of intentc's with other bytes.
    case outdated
    /// There is a file that intentc did not write.
    case foreign
    /// There is a symbolic link, a folder or something else.
    case obstructed(String)
  }

  /// The flat file name.
  let name: String

  /// The content.
  let bytes: [UInt8]

  /// What stands in its place.
  let state: State
}
