/// How two contents of a file differ, in the form that `patch` and `git apply` read.
///
/// For example:
///
///     --- Tea.intentdefinition
///     +++ Tea.intentdefinition
///     @@ -1,2 +1,2 @@
///      <key>INIntentName</key>
///     -<string>Brwe</string>
///     +<string>Brew</string>
///
/// Lines end with a line feed; carriage returns before it belong to the line, and a last line without an end is marked.
package struct UnifiedDiff: Sendable, Equatable {
  /// The difference, empty where there is none.
  ///
  /// It has the lines as they are, which may be no UTF-8.
  package let bytes: [UInt8]

  /// The number of equal lines that are shown around a change.
  private static let context = 3

  /// Compares two contents of the file at a path; the time is linear in their sizes.
  package init(of path: String, from old: [UInt8], to new: [UInt8]) {
    self.init(from: old, named: Self.name(path), to: new, named: Self.name(path))
  }

  /// Shows the content of a file that is not there yet.
  package init(ofNew path: String, _ content: [UInt8]) {
    self.init(from: [], named: "/dev/null", to: content, named: Self.name(path))
  }

  private init(from old: [UInt8], named oldName: String, to new: [UInt8], named newName: String) {
    let (oldLines, newLines) = (TextLines(old), TextLines(new))
    let changes = LineDifference(from: oldLines, to: newLines).changes
    var bytes: [UInt8] = []
    if !changes.isEmpty {
      bytes += "--- \(oldName)\n+++ \(newName)\n".utf8
    }
    var hunk: [LineChange] = []
    for change in changes {
      if let last = hunk.last, change.old.lowerBound - last.old.upperBound > 2 * Self.context {
        Self.append(hunk, oldLines, newLines, to: &bytes)
        hunk = []
      }
      hunk.append(change)
    }
    Self.append(hunk, oldLines, newLines, to: &bytes)
    self.bytes = bytes
  }

  /// Appends changes that stand near each other, and what stands around them.
  private static func append(_ hunk: [LineChange], _ old: TextLines, _ new: TextLines, to bytes: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    bytes += "@@ -\(place(oldRange)) +\(place(newRange)) @@\n".utf8
    var next = oldRange.lowerBound
    for change in hunk {
      append(next..<change.old.lowerBound, of: old, marked: " ", to: &bytes)
      append(change.old, of: old, marked: "-", to: &bytes)
      append(change.new, of: new, marked: "+", to: &bytes)
      next = change.old.upperBound
    }
    append(next..<oldRange.upperBound, of: old, marked: " ", to: &bytes)
  }

  private static func append(
    _ range: Range<Int>, of lines: TextLines, marked mark: Unicode.Scalar, to bytes: inout [UInt8]
  ) {
    for number in range {
      bytes.append(UInt8(ascii: mark))
      bytes += lines[number]
      if lines[number].last != UInt8(ascii: "\n") {
        bytes += "\n\\ No newline at end of file\n".utf8
      }
    }
  }

  /// The lines of a hunk as its head names them: no line at all is counted from the line before.
  private static func place(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  /// The path as `patch` reads it: quoted as in C if it could end the line or the name; a tab ends one with blanks.
  private static func name(_ path: String) -> String {
    let needsQuotes = path.unicodeScalars.contains { $0 < " " || $0 == "\u{7F}" || $0 == "\"" || $0 == "\\" }
    guard needsQuotes else { return path.unicodeScalars.contains(" ") ? path + "\t" : path }
    var quoted = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
