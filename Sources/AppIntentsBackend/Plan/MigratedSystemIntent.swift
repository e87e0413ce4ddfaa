import IntentSemantics
import SourceDiagnostics

/// An intent of the framework that a definition customises, a project supports or a configuration names, with what is
/// written in its place.
struct MigratedSystemIntent: Sendable, Equatable {
  /// What takes its place.
  enum Skeleton: Sendable, Equatable {
    /// A structure of a protocol that the framework has for it; the version that came with the protocol.
    case intentProtocol(String, SystemVersion)
    /// A structure that adopts a schema, without a dot at the front; the version that came with it.
    case schema(String, SystemVersion)
  }

  /// The class.
  let known: SystemIntentClass

  /// The name of the structure.
  ///
  /// For example: `StartWorkout`
  let name: String

  /// The name in the definition, else that of the task.
  let modelName: String

  /// The name for people.
  let title: LocalizedText

  /// The sentence for people; nil where there is none.
  let summary: LocalizedText?

  /// The index of its definition; nil where none customises it.
  let program: Int?

  /// Where it is named.
  let location: SourceLocation?

  /// What is written in its place; nil for nothing.
  let skeleton: Skeleton?

  /// The name of the enumeration of its styles, where there is one.
  ///
  /// For example: `StartWorkoutStyle`
  var styleName: String { name + "Style" }

  /// Whether what is written does all that the intent does; an action for Shortcuts alone leaves Siri to SiriKit.
  var isReplaced: Bool {
    switch skeleton {
    case .intentProtocol(let name, _): known.counterpart.names.contains(name)
    case .schema: true
    case nil: false
    }
  }
}

extension MigratedModule {
  /// The intents of the framework: those of the definitions first, then those that the project supports, then those that
  /// are only asked for.
  var systemIntents: [MigratedSystemIntent] {
    var intents: [MigratedSystemIntent] = []
    func append(
      _ className: String, _ customised: SystemIntent? = nil, program: Int? = nil, at location: SourceLocation?
    ) {
      guard let known = SystemIntentCatalogue.intent(named: className),
        !intents.contains(where: { $0.known.className == className })
      else { return }
      let surfaces = options.surfaces.systemIntents.entries.filter { $0.name.value == className }
        .reduce(SystemIntentSurfaces()) { $0.completed(by: $1.surfaces) }
      intents.append(
        MigratedSystemIntent(
          known: known, name: skeletonName(of: known), modelName: customised?.name ?? known.taskName,
          title: customised?.title ?? LocalizedText(text: known.taskName.asTitle), summary: customised?.summary,
          program: program, location: location,
          skeleton: options.form == .modern ? known.skeleton(surfaces, for: options.target) : nil))
    }
    for (index, program) in programs.enumerated() {
      for intent in program.systemIntents {
        append(
          intent.className, intent, program: index, at: SourceLocation(file: program.source, range: intent.range))
      }
    }
    for intent in options.supportedIntents { append(intent.className, at: intent.location) }
    for name in options.surfaces.systemIntents.names { append(name.value, at: name.location) }
    return intents
  }

  /// The name of a structure that nothing else has, in the code or in the framework.
  private func skeletonName(of known: SystemIntentClass) -> String {
    let name = known.taskName
    let isTaken =
      ClashingTypeName.all.contains(name) || generated.origin(of: name) != nil
      || intents.contains { $0.name.lowercased() == name.lowercased() }
      || enumerations.contains { $0.name.lowercased() == name.lowercased() }
      || allTypes.contains { $0.name.lowercased() == name.lowercased() }
    return isTaken ? name + "AppIntent" : name
  }
}

extension SystemIntentClass {
  /// What is written in place of the intent.
  fileprivate func skeleton(
    _ surfaces: SystemIntentSurfaces, for target: SystemVersion
  ) -> MigratedSystemIntent.Skeleton? {
    if let schema = surfaces.schema {
      // One that the table has came with the version that it has there; others are checked by Xcode alone.
      let isKnown = counterpart.names.contains("." + schema.value)
      return .schema(schema.value, isKnown ? counterpartVersion : .iOS18)
    }
    guard surfaces.isWritten?.value != false else { return nil }
    if counterpart.kind == .intentProtocol, let name = counterpart.names.first {
      return .intentProtocol(name, .iOS16)
    }
    // Schemas are for Siri; what Shortcuts does may say that it plays something.
    let isPlaying = className == "INPlayMediaIntent" && target >= .iOS17
    // What all systems of the target have goes before a schema that only later ones have.
    if surfaces.isWritten?.value == true, counterpart.kind == .schema, !isPlaying || target >= counterpartVersion {
      return counterpart.names.first.map { .schema(String($0.dropFirst()), counterpartVersion) }
    }
    return isPlaying ? .intentProtocol("AudioPlaybackIntent", .iOS17) : nil
  }

  /// The version of iOS that came with the counterpart.
  private var counterpartVersion: SystemVersion {
    let major = counterpart.minimumSystem?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return SystemVersion(max(major ?? 18, 18))
  }
}
