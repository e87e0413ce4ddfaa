/// Why a file or folder could not be changed.
struct FileChangeError: Error {
  /// The path as the user knows it.
  let path: String

  /// For example `permission denied`.
  let reason: String
}
