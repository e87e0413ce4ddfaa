internal import AppIntentsBackend
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Tells from the files of the project what people have done of what was left to do.
struct DoneWork {
  /// The files of the project that people have edited, by name.
  private let edited: [String: SourceFile]

  /// What is marked in the files.
  private let tasks: [WrittenTask]

  /// Hand-written code.
  private let sources: [SourceFile]

  /// The legacy classes of the intents.
  private let classNames: Set<String>

  /// What was done in some files for intents of the given classes.
  init(_ files: [MigrationFile], tasks: [WrittenTask], sources: [SourceFile], classNames: [String]) {
    self.sources = sources
    self.tasks = tasks
    self.classNames = Set(classNames)
    let edited = files.filter { $0.place.folder == .code && [.edited, .behind].contains($0.state) }
    self.edited = Dictionary(
      edited.compactMap { file in file.present.map { (file.name, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a remark asks for something that is done: the sources show it, or the file of its mark was edited, and has
  /// none any more.
  func covers(_ remark: MigrationRemark) -> Bool {
    if !remark.evidence.isEmpty, remark.evidence.allSatisfy({ evidence in sources.contains { $0.shows(evidence) } }) {
      return true
    }
    guard let mark = remark.mark, let file = edited[mark.file], !tasks.contains(where: { $0.isMeant(by: mark) }) else {
      return false
    }
    guard let className = mark.className else { return true }
    // A file that names some classes and not this one knows nothing of it; one that names none makes the choice elsewhere.
    let names = Set(SwiftNameUse.all(of: classNames, in: file).map(\.name.value))
    return names.isEmpty || names.contains(className)
  }
}

extension SourceFile {
  /// Whether the code of the file has what shows that something is done.
  fileprivate func shows(_ evidence: MigrationEvidence) -> Bool {
    switch evidence {
    case .argument(let type, let function):
      let uses = SwiftNameUse.all(of: [type, function], in: self)
      let types = uses.filter { $0.name.value == type && $0.member == "self" }.map(\.name.range)
      let ranges = uses.filter { $0.name.value == function }.flatMap { $0.arguments ?? [] }.map(\.range)
      return ranges.contains { range in types.contains { range.contains($0) } }
    case .call(let member, let type):
      return SwiftNameUse.all(of: [type], in: self).contains { $0.member == member && $0.arguments != nil }
    case .metatype(let type):
      return SwiftNameUse.all(of: [type], in: self).contains { $0.member == "self" }
    }
  }
}
