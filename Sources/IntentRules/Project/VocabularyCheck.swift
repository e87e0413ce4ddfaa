internal import IntentModel
internal import IntentSemantics
internal import PropertyListReader
internal import SourceDiagnostics

/// Looks at the entries of one vocabulary.
struct VocabularyCheck {
  private let document: VocabularyDocument
  private let classes: IntentClasses

  /// The classes of the definitions and of the framework, for misspelt names.
  private let candidates: [String]

  /// Classes that the sources declare; nil where a definition could not be read, so that any class may exist.
  private let declared: Set<String>?

  /// Whether everything around the definitions was looked at, so that there are no others.
  private let isWholeProject: Bool

  private var spelling = SpellingHints()

  /// The withdrawn intents that were reported.
  private var withdrawn: Set<String> = []

  init(_ document: VocabularyDocument, in project: CheckedProject, classes: IntentClasses) {
    self.document = document
    self.classes = classes
    candidates = classes.names
    isWholeProject = !project.infoPlists.isEmpty || !project.xcodeProjects.isEmpty
    let named =
      document.intentPhrases.compactMap { $0.intentName?.value }
      + document.parameterVocabularies.flatMap { $0.parameterNames.map { Self.parts(of: $0.value).className } }
    let unknown = Set(named.filter { !classes.contains($0) })
    declared = project.hasUnreadDefinitions ? nil : SourceWords(unknown, in: project).declaredClasses
  }

  // MARK: Phrases

  /// Reports faults of sample phrases.
  ///
  /// - Parameters:
  ///   - names: The names of the app; nil where they are not known.
  ///   - findings: Receives what is found.
  mutating func checkPhrases(names: AppNames?, _ findings: inout RuleFindings) {
    var seen: [String: SourceRange] = [:]
    for row in document.intentPhrases {
      let phrases = row.intentExamples
      if let name = row.intentName, name.value.isBlank, phrases.allSatisfy(\.value.isBlank) {
        reportBlank("entry of 'IntentPhrases'", row.node, &findings)
        continue
      }
      if let name = row.intentName { checkClass(name.value, at: name.range, &findings) }
      for phrase in phrases {
        checkPhrase(phrase, in: row, names: names, &seen, &findings)
      }
    }
  }

  private func checkPhrase(
    _ phrase: Located<String>, in row: IntentPhraseEntry, names: AppNames?, _ seen: inout [String: SourceRange],
    _ findings: inout RuleFindings
  ) {
    guard !phrase.value.isBlank else {
      findings.report(
        "sample phrase is empty", at: location(phrase.range), fixIts: removal(of: phrase, in: row, "remove it"))
      return
    }
    if let first = seen.updateValue(phrase.range, forKey: phrase.value) {
      seen[phrase.value] = first
      findings.report(
        "sample phrase \(phrase.value.quoted) is there twice", at: location(phrase.range),
        notes: [DiagnosticNote("previously here", at: location(first))],
        fixIts: removal(of: phrase, in: row, "remove the second one"))
    } else if let names, !names.occur(in: phrase.value) {
      findings.report(
        "sample phrase \(phrase.value.quoted) lacks the name of the app", at: location(phrase.range), severity: .note)
    }
  }

  private func removal(of phrase: Located<String>, in row: IntentPhraseEntry, _ message: String) -> [FixIt] {
    guard let array = row.node["IntentExamples"] else { return [] }
    for element in array.elements where element.valueRange == phrase.range {
      return [FixIt(message, edits: [array.removing(element: element)])]
    }
    return []
  }

  // MARK: Parameters

  /// Reports faults of terms.
  mutating func checkParameters(_ findings: inout RuleFindings) {
    for vocabulary in document.parameterVocabularies {
      if vocabulary.isBlank {
        reportBlank("entry of 'ParameterVocabularies'", vocabulary.node, &findings)
        continue
      }
      for name in vocabulary.parameterNames {
        checkParameter(name, &findings)
      }
      for item in vocabulary.parameterVocabulary {
        if let identifier = item.identifier, identifier.value.isBlank {
          findings.report("identifier of a vocabulary item is empty", at: location(identifier.range))
        }
        for phrase in item.synonyms.compactMap(\.phrase) where phrase.value.isBlank {
          findings.report("phrase of a vocabulary item is empty", at: location(phrase.range))
        }
      }
    }
  }

  private mutating func checkParameter(_ name: Located<String>, _ findings: inout RuleFindings) {
    let (className, property) = Self.parts(of: name.value)
    guard let property else {
      findings.report(
        name.value.isBlank ? "parameter name is empty" : "\(name.value.quoted) names no parameter",
        at: location(name.range),
        hint: "write the class and the property, for example 'INStartWorkoutIntent.workoutName'")
      return
    }
    guard checkClass(className, at: name.range, &findings) else { return }
    let known: [String]
    if let system = SystemIntentCatalogue.intent(named: className) {
      known = system.parameters.map(\.name) + (className == "INPlayMediaIntent" ? ["playlistTitle"] : [])
    } else if let custom = classes.custom(className) {
      known = custom.intent.parameters.compactMap { $0.name?.value }
    } else {
      return
    }
    guard !known.contains(property) else { return }
    findings.report(
      "\(className.quoted) has no property \(property.quoted)", at: location(name.range),
      hint: spelling.hint(for: property, among: known))
  }

  /// Class and property of a name such as `INStartWorkoutIntent.workoutName`.
  private static func parts(of name: String) -> (className: String, property: String?) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return (parts.first.map(String.init) ?? "", parts.count > 1 ? String(parts[1]) : nil)
  }

  // MARK: Classes

  /// Reports a class that does not exist or is no use any more; whether it exists.
  @discardableResult
  private mutating func checkClass(_ name: String, at range: SourceRange, _ findings: inout RuleFindings) -> Bool {
    guard !name.isBlank else {
      findings.report("name of an intent is empty", at: location(range))
      return false
    }
    if let system = SystemIntentCatalogue.intent(named: name) {
      if system.isWithdrawnFromSiri, withdrawn.insert(name).inserted, let message = system.deprecationMessage {
        findings.report("\(name.quoted) is \(message)", at: location(range))
      }
      return true
    }
    if classes.custom(name) != nil { return true }
    guard let declared, !declared.contains(name) else { return false }
    let withSuffix = name + "Intent"
    let hint =
      classes.contains(withSuffix)
      ? "its class is '\(withSuffix)'" : spelling.hint(for: name, among: candidates)
    guard hint != nil || isWholeProject || name.isFrameworkClass else { return false }
    findings.report("\(name.quoted) is not an intent", at: location(range), hint: hint)
    return false
  }

  // MARK: Reports

  private func reportBlank(_ subject: String, _ node: PropertyListNode, _ findings: inout RuleFindings) {
    findings.report(
      "\(subject) is blank", at: location(node.valueRange),
      fixIts: [FixIt("remove it", edits: [node.removing(element: node)])])
  }

  private func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(file: document.source, range: range)
  }
}

extension String {
  /// Whether the name has the prefix of the Intents framework.
  fileprivate var isFrameworkClass: Bool {
    hasPrefix("IN") && hasSuffix("Intent") && dropFirst(2).first?.isUppercase == true
  }
}

extension ParameterVocabularyEntry {
  /// Whether all texts of the entry are blank, and there is one.
  fileprivate var isBlank: Bool {
    let synonyms = parameterVocabulary.flatMap(\.synonyms)
    let texts =
      parameterNames + parameterVocabulary.compactMap(\.identifier) + synonyms.compactMap(\.phrase)
      + synonyms.flatMap(\.examples)
    return !texts.isEmpty && texts.allSatisfy(\.value.isBlank)
  }
}
