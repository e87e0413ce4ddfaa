internal import AppIntentsBackend
internal import IntentSemantics
internal import ObjectiveCSourceReader
internal import SourceDiagnostics

/// The files of a project that somebody wrote.
struct HandWrittenSources {
  /// Those in Swift.
  let swift: [SourceFile]

  /// Those in Objective-C, headers included.
  let objectiveC: [SourceFile]

  /// Files of both languages.
  init(_ sources: [SourceFile]) {
    swift = sources.filter { CheckedFileKind(path: $0.path) == .swiftSource }
    objectiveC = sources.filter { CheckedFileKind(path: $0.path) == .objectiveCSource }
  }

  /// Where classes in Objective-C say that they handle intents, by the class of the intent.
  func objectiveCHandlers(for programs: [IntentProgram]) -> [String: SourceLocation] {
    let index = ObjectiveCSourceIndex(
      objectiveC.filter { $0.mentions("IntentHandling") }.map { ObjectiveCSource(reading: $0) })
    var places: [String: SourceLocation] = [:]
    for intent in programs.flatMap(\.intents) {
      places[intent.className] =
        index.classNames.lazy.compactMap { name in
          index.adoption(of: intent.handlingProtocolName, by: name)?.place
        }.first
    }
    return places
  }
}
