internal import AppIntentsBackend
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Tells from the files of the project what people have done of what was left to do.
struct DoneWork {
  /// The files of the project that people have edited, by name.
  private let edited: [String: SourceFile]

  /// What is marked in the files.
  private let tasks: [WrittenTask]

  /// The legacy classes of the intents.
  private let classNames: Set<String>

  /// What was done in some files for intents of the given classes.
  init(_ files: [MigrationFile], tasks: [WrittenTask], classNames: [String]) {
    self.tasks = tasks
    self.classNames = Set(classNames)
    let edited = files.filter { $0.place.folder == .code && [.edited, .behind].contains($0.state) }
    self.edited = Dictionary(
      edited.compactMap { file in file.present.map { (file.name, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a remark asks for something that is done: the file of its mark was edited, and has none any more.
  func covers(_ remark: MigrationRemark) -> Bool {
    guard let mark = remark.mark, let file = edited[mark.file], !tasks.contains(where: { $0.isMeant(by: mark) }) else {
      return false
    }
    guard let className = mark.className else { return true }
    // A file that names some classes and not this one knows nothing of it; one that names none makes the choice elsewhere.
    let names = Set(SwiftNameUse.all(of: classNames, in: file).map(\.name.value))
    return names.isEmpty || names.contains(className)
  }
}
