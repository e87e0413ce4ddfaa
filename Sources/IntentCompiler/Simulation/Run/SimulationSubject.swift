internal import IntentSemantics
internal import SourceDiagnostics

/// The intent that a simulation is about.
struct SimulationSubject {
  /// The definition.
  let source: SourceFile

  /// What the definition says.
  let program: IntentProgram

  /// The intent.
  let intent: Intent

  /// The intents of a name among the definitions of an input: one, or all of them where none is named.
  ///
  /// - Parameters:
  ///   - name: The name, or that of the class; nil for all intents.
  ///   - input: The path that was searched.
  ///   - definitions: The definitions that have been read.
  /// - Returns: The intents, at least one.
  /// - Throws: `AnswerError` if there is no such intent, or more than one of the name.
  static func subjects(
    named name: String?, of input: String, in definitions: [CompiledDefinition]
  ) throws(AnswerError) -> [SimulationSubject] {
    let programs = definitions.compactMap(\.program)
    let all = programs.flatMap { program in
      program.intents.map { SimulationSubject(program: program, intent: $0) }
    }
    let names = all.map(\.intent.name)
    let list =
      names.isEmpty ? "there is no custom intent in '\(input)'" : "the intents are " + Set(names).sorted().quotedList
    guard let name else {
      guard !all.isEmpty else { throw AnswerError(list) }
      return all
    }
    let key = name.lowercased()
    let exact = all.filter { $0.intent.name == name || $0.intent.className == name }
    let found =
      exact.isEmpty
      ? all.filter { [$0.intent.name.lowercased(), $0.intent.className.lowercased()].contains(key) } : exact
    guard !found.isEmpty else {
      let system = programs.flatMap(\.systemIntents).first { intent in
        [intent.name.lowercased(), intent.className.lowercased()].contains(key)
      }
      if let system {
        throw AnswerError(
          "'\(system.className)' is an intent of the system, which has its own words for it", hint: list)
      }
      throw AnswerError(
        "there is no intent '\(name)'",
        hint: [Spelling.looseHint(for: name, among: names + all.map(\.intent.className)), list].compactMap(\.self)
          .joined(separator: " "))
    }
    guard found.count == 1 else {
      throw AnswerError(
        "there are \(found.count) intents '\(name)'",
        hint: "name one of the definitions " + found.map(\.source.path).quotedList)
    }
    return found
  }

  private init(program: IntentProgram, intent: Intent) {
    source = program.source
    self.program = program
    self.intent = intent
  }
}

extension Spelling {
  /// The hint `did you mean 'x'?` for a name that may have other capitals as well.
  static func looseHint(for name: String, among candidates: [String]) -> String? {
    let byKey = Dictionary(candidates.map { ($0.lowercased(), $0) }) { first, _ in first }
    return suggestion(for: name.lowercased(), among: byKey.keys.sorted()).flatMap { byKey[$0] }
      .map(Spelling.hint(naming:))
  }
}
