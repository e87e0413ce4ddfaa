/// Diagnostics as one JSON document for scripts.
///
/// Its shape, version 2: `{"version":2,"diagnostics":[…]}` with one finding per line. A finding has the keys `id`,
/// `severity` (`error`, `warning` or `note`), `message`, `file`, `line`, `column`, `endLine`, `endColumn`, `element`, `hint`,
/// `notes` (each with `message` and a place) and `fixIts` (each with `message` and `edits`, which belong together). An
/// edit has `replacement`, the bytes that it replaces as `offset` and `endOffset`, and a place. A place is the five keys
/// from `file` to `endColumn`: lines and columns count from 1, columns count UTF-8 bytes, the end lies behind the last
/// byte. Every key is always there; what is unknown is `null`. New keys may come within a version; a key that goes or
/// changes its meaning raises it. Version 1 had one edit per fix-it, whose keys stood beside `message`.
package struct JSONRenderer: Sendable {
  /// The version of the shape that is written.
  package static let version = 2

  /// A renderer; it has no settings.
  package init() {}

  /// The document, ending with a line feed.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var index = SourceIndex()
    var text = "{\"version\":\(Self.version),\"diagnostics\":["
    for (number, diagnostic) in diagnostics.enumerated() {
      text += number == 0 ? "\n" : ",\n"
      text += value(of: diagnostic, &index).text()
    }
    text += diagnostics.isEmpty ? "]}\n" : "\n]}\n"
    return text
  }

  private func value(of diagnostic: Diagnostic, _ index: inout SourceIndex) -> JSONValue {
    var members = [
      JSONMember("id", .string(diagnostic.id.slug)),
      JSONMember("severity", .string(diagnostic.severity.rawValue)),
      JSONMember("message", .string(diagnostic.message)),
    ]
    members += place(diagnostic.location, &index)
    members.append(JSONMember("element", .string(orNull: diagnostic.element.flatMap { $0.isEmpty ? nil : $0 })))
    members.append(JSONMember("hint", .string(orNull: diagnostic.hint)))
    var notes: [JSONValue] = []
    for note in diagnostic.notes {
      notes.append(.object([JSONMember("message", .string(note.message))] + place(note.location, &index)))
    }
    members.append(JSONMember("notes", .array(notes)))
    var fixIts: [JSONValue] = []
    for fixIt in diagnostic.fixIts {
      var edits: [JSONValue] = []
      for edit in fixIt.edits {
        let change = [
          JSONMember("replacement", .string(edit.replacement)),
          JSONMember("offset", .integer(Int(edit.range.lowerBound))),
          JSONMember("endOffset", .integer(Int(edit.range.upperBound))),
        ]
        edits.append(.object(change + place(diagnostic.location(of: edit), &index)))
      }
      fixIts.append(["message": .string(fixIt.message), "edits": .array(edits)])
    }
    members.append(JSONMember("fixIts", .array(fixIts)))
    return .object(members)
  }

  private func place(_ location: SourceLocation?, _ index: inout SourceIndex) -> [JSONMember] {
    let span = location.map { index.span(of: $0) }
    return [
      JSONMember("file", .string(orNull: location?.file.path)),
      JSONMember("line", .integer(orNull: span?.start.line)),
      JSONMember("column", .integer(orNull: span?.start.column)),
      JSONMember("endLine", .integer(orNull: span?.end.line)),
      JSONMember("endColumn", .integer(orNull: span?.end.column)),
    ]
  }
}
