internal import AppIntentsBackend
internal import SourceDiagnostics

/// What migrated code leaves for people to write, as a comment in it says.
struct WrittenTask: Equatable {
  /// The name of the file in the folder of the output.
  let file: String

  /// What is to be done.
  ///
  /// For example: `Move the work of 'OrderSoupIntentHandling' here.`
  let text: String

  /// The place of the comment.
  let location: SourceLocation

  /// Whether people have not changed the words.
  fileprivate(set) var isAsWritten = true

  /// The comments of a file that begin with `TODO:`, each with the lines that go on with it.
  static func all(in source: SourceFile, named file: String) -> [WrittenTask] {
    var tasks: [WrittenTask] = []
    var lines: [String] = []
    var range: SourceRange?
    func finish() {
      guard let place = range else { return }
      let text = lines.joined(separator: " ").replacing("`", with: "'")
      tasks.append(WrittenTask(file: file, text: text, location: SourceLocation(file: source, range: place)))
      range = nil
    }
    var start = 0
    for line in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
      let text = line.dropFirst(blanks)
      guard text.starts(with: "//".utf8) else {
        finish()
        continue
      }
      let words = String(decoding: text.drop { $0 == UInt8(ascii: "/") || $0 == 0x20 || $0 == 0x0D }, as: UTF8.self)
      if words.hasPrefix(Self.mark) {
        finish()
        range = SourceRange(start + blanks..<start + line.count)
        lines = [String(words.dropFirst(Self.mark.count))]
      } else if range != nil {
        if words.isEmpty { finish() } else { lines.append(words) }
      }
    }
    finish()
    return tasks
  }

  private static let mark = "TODO: "

  /// Whether it is what a remark is about.
  func isMeant(by mark: MigrationMark) -> Bool {
    file == mark.file && (mark.className.map { text.contains("'\($0)'") } ?? isAsWritten)
  }
}

extension MigrationFile {
  /// What is left to do in the file after a run that writes.
  var tasks: [WrittenTask] {
    let path = path.withoutCurrentFolders
    let own = Set(WrittenTask.all(in: SourceFile(path: path, bytes: bytes), named: reportedName).map(\.text))
    return WrittenTask.all(in: SourceFile(path: path, bytes: shownBytes), named: reportedName).map { task in
      var task = task
      task.isAsWritten = own.contains(task.text)
      return task
    }
  }
}
