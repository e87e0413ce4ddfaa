package import PropertyListReader
package import SourceDiagnostics

/// The change of a text that adds an entry to a dictionary where canonical order wants it, indented like its neighbour.
package struct KeyInsertion {
  /// The bytes to replace; empty except for a dictionary without entries.
  package let range: SourceRange

  /// The bytes to put there.
  package let replacement: String

  /// The insertion of a key with a value, given as its element.
  ///
  /// Further lines of the element are indented like the first: `\n` in it stands for the line break and the indentation.
  package init(of key: StaticString, value: String, into dictionary: PropertyListNode) {
    let bytes = dictionary.tree.source.bytes
    let keyElement = "<key>\(key)</key>"
    var first: PropertyListEntry?
    var previous: PropertyListEntry?
    for entry in dictionary.entries {
      first = first ?? entry
      // Where the keys do not ascend, the new one stands behind its neighbour all the same.
      if entry.compareKey(to: key) < 0, previous.map({ $0.key < entry.key }) ?? true {
        previous = entry
      }
    }
    if let previous {
      let lead = Self.lineStart(before: previous.keyElementRange, in: bytes)
      range = .position(Int(previous.value.range.upperBound))
      replacement = lead + keyElement + lead + value.indented(by: lead)
    } else if let first {
      let lead = Self.lineStart(before: first.keyElementRange, in: bytes)
      range = .position(Int(first.keyElementRange.lowerBound))
      replacement = keyElement + lead + value.indented(by: lead) + lead
    } else {
      let lead = Self.lineStart(before: dictionary.range, in: bytes)
      let inner = lead.isEmpty ? "" : lead + "\t"
      range = dictionary.range
      replacement = "<dict>" + inner + keyElement + inner + value.indented(by: inner) + lead + "</dict>"
    }
  }

  /// The line break and the blanks in front of an element; empty where it does not start its line.
  static func lineStart(before range: SourceRange, in bytes: [UInt8]) -> String {
    let end = Int(range.lowerBound)
    var start = end
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    guard start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return "" }
    start -= 1
    if start > 0, bytes[start] == 0x0A, bytes[start - 1] == 0x0D {
      start -= 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension String {
  /// The text with every line break replaced by one that a file has, together with the indentation behind it.
  func indented(by lead: String) -> String {
    contains("\n") ? split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lead) : self
  }
}
