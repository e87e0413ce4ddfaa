package import PropertyListReader

/// One dictionary of a file with its keys as typed properties.
///
/// A property mirrors a key: it is nil, or empty where it is an array, when the file lacks the key. What a key means
/// when it is absent is decided above this module.
package protocol DictionaryEntry: Sendable, Equatable {
  /// What kind of dictionary it is.
  static var level: EntryLevel { get }

  /// The dictionary.
  var node: PropertyListNode { get }

  /// The entries of the dictionary that the format does not know, in file order.
  var unknownEntries: [PropertyListEntry] { get }

  /// Reads the dictionary that the decoder stands at; keys have to be asked for in ascending order of their bytes.
  init(decoding decoder: inout EntryDecoder)
}
