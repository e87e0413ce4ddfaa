internal import AppIntentsBackend
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Tells from the files of the project what people have done of what was left to do.
struct DoneWork {
  /// The files of the project that people have edited, by name.
  private let edited: [String: SourceFile]

  /// The names of the files of the project that people say to be right as they were written.
  private let accepted: Set<String>

  /// What is marked in the files.
  private let tasks: [WrittenTask]

  /// Hand-written code.
  private let sources: [SourceFile]

  /// The legacy classes of the intents.
  private let classNames: Set<String>

  /// What was done in some files for intents of the given classes.
  init(
    _ files: [MigrationFile], accepted: [String] = [], tasks: [WrittenTask], sources: [SourceFile],
    classNames: [String]
  ) {
    self.accepted = Set(accepted)
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
    if !remark.evidence.isEmpty, remark.evidence.allSatisfy(isShown) { return true }
    guard let mark = remark.mark, !tasks.contains(where: { $0.isMeant(by: mark) }) else { return false }
    guard let file = edited[mark.file] else { return mark.className == nil && accepted.contains(mark.file) }
    guard let className = mark.className else { return true }
    // A file that names some classes and not this one knows nothing of it; one that names none makes the choice elsewhere.
    let names = Set(SwiftNameUse.all(of: classNames, in: file).map(\.name.value))
    return names.isEmpty || names.contains(className)
  }
}

extension DoneWork {
  private func isShown(_ evidence: MigrationEvidence) -> Bool {
    switch evidence {
    case .argument(let type, let function):
      sources.contains { $0.shows(evidence) }
        || sources.contains { $0.callsWithoutIntent(function) } && sources.contains { $0.provides(for: type) }
    case .property(let name, let type):
      edited[type + ".swift"].map { file in
        SwiftSource(reading: file).types.contains { declaration in
          declaration.name.value == type && declaration.properties.contains { $0.name.value == name }
        }
      } ?? false
    case .call, .metatype: sources.contains { $0.shows(evidence) }
    }
  }
}

extension SourceFile {
  /// Whether a function that takes an intent is called without one: its provider says which.
  fileprivate func callsWithoutIntent(_ function: String) -> Bool {
    SwiftNameUse.all(of: [function], in: self).contains { $0.arguments != nil && $0.argument("intent") == nil }
  }

  /// Whether the file has what gives a widget or control its values, and names the type of the configuration.
  fileprivate func provides(for type: String) -> Bool {
    let providers: Set = ["AppIntentTimelineProvider", "AppIntentControlValueProvider"]
    let names = Set(SwiftNameUse.all(of: providers.union([type]), in: self).map(\.name.value))
    return names.contains(type) && !names.isDisjoint(with: providers)
  }

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
    case .property:
      return false
    case .metatype(let type):
      return SwiftNameUse.all(of: [type], in: self).contains { $0.member == "self" }
    }
  }
}
