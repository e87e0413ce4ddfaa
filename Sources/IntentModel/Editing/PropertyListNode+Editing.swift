package import PropertyListReader
package import SourceDiagnostics

/// Changes of a file's text, for fix-its: everything outside of the changed bytes stays as it is.
extension PropertyListNode {
  /// The entry of a key; nil where there is none.
  package func entry(_ key: StaticString) -> PropertyListEntry? {
    entries.first { $0.hasKey(key) }
  }

  /// Sets a key of this dictionary to a value, given as its element, for example `<true/>`.
  ///
  /// A key that is not there is inserted where canonical order wants it.
  package func setting(_ key: StaticString, to element: String) -> TextEdit {
    if let value = entry(key)?.value { return TextEdit(value.range, replacement: element) }
    let insertion = KeyInsertion(of: key, value: element, into: self)
    return TextEdit(insertion.range, replacement: insertion.replacement)
  }

  /// Removes a key of this dictionary with its value; nil where it is not there.
  package func removing(_ key: StaticString) -> TextEdit? {
    guard let entry = entry(key) else { return nil }
    return removing(SourceRange(entry.keyElementRange.lowerBound, entry.value.range.upperBound))
  }

  /// Removes an element of this array.
  package func removing(element: PropertyListNode) -> TextEdit {
    removing(element.range)
  }

  /// Adds an element, given as its text, at the end of this array; `\n` in it stands for a line break with indentation.
  package func appending(element: String) -> TextEdit {
    let bytes = tree.source.bytes
    var last: PropertyListNode?
    for node in elements {
      last = node
    }
    if let last {
      let lead = KeyInsertion.lineStart(before: last.range, in: bytes)
      return TextEdit(.position(Int(last.range.upperBound)), replacement: lead + element.indented(by: lead))
    }
    let lead = KeyInsertion.lineStart(before: range, in: bytes)
    let inner = lead.isEmpty ? "" : lead + "\t"
    return TextEdit(range, replacement: "<array>" + inner + element.indented(by: inner) + lead + "</array>")
  }

  /// Removes bytes inside this node together with the line break and the blanks in front of them.
  private func removing(_ range: SourceRange) -> TextEdit {
    let lead = KeyInsertion.lineStart(before: range, in: tree.source.bytes).utf8.count
    return TextEdit(SourceRange(range.lowerBound - UInt32(lead), range.upperBound), replacement: "")
  }
}

extension String {
  /// The text as it stands between the tags of an element.
  package var escapedForPropertyList: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
