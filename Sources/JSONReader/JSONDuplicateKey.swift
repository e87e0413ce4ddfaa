/// Two keys of one object with the same text, as indices of records.
struct JSONDuplicateKey {
  /// The key that came first in the file.
  let first: Int

  /// A later one.
  let repetition: Int
}
