internal import HandlerBackend
internal import HandlerSources
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftCode
internal import SwiftSourceReader

/// The methods that handlers lack, put into their files.
///
/// Nothing of a file changes but that texts go in.
struct HandlerUpdate {
  /// What could not be done.
  private(set) var diagnostics = DiagnosticEngine()

  /// The new contents of the files that change, by their paths.
  private(set) var contents: [String: [UInt8]] = [:]

  private let survey: HandlerSurvey
  private let demand: HandlerDemand
  private let options: HandlerOptions

  /// The insertions, by file and place.
  private var insertions: [String: [Int: Insertion]] = [:]

  /// The enumerations of outcomes that go in, with the names of their types.
  private var outcomeNames: Set<String> = []

  /// Members for one type.
  private struct Insertion {
    let site: MemberSite
    var members: [[UInt8]]
  }

  /// The column that lines do not pass where they can be broken, as in a new handler.
  private static let lineWidth = 120

  /// The update of all handlers of a survey that lack something.
  init(of survey: HandlerSurvey, demand: HandlerDemand, options: HandlerOptions) {
    self.survey = survey
    self.demand = demand
    self.options = options
    for entry in survey.entries {
      for handler in entry.handlers where handler.standing == .known {
        add(demand.lacking(handler, for: entry.wanted), to: handler, of: entry.wanted)
      }
    }
    guard !diagnostics.hasErrors else { return }
    for (path, insertions) in insertions {
      guard let file = survey.sources.file(at: path)?.source else { continue }
      contents[path] = Self.text(of: file, with: insertions)
    }
    verify()
  }

  private static func text(of file: SourceFile, with insertions: [Int: Insertion]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for (offset, insertion) in insertions.sorted(by: { $0.key < $1.key }) {
      result += file.bytes[copied..<offset]
      result += insertion.site.text(Array(insertion.members.joined(separator: [UInt8(ascii: "\n")])))
      copied = offset
    }
    return result + file.bytes[copied...]
  }

  // MARK: One handler

  private mutating func add(
    _ missing: [IntentHandler.MissingMethod], to handler: IntentHandler, of wanted: WantedHandler
  ) {
    guard !missing.isEmpty else { return }
    let declaration = Self.declaration(for: handler)
    guard let file = survey.sources.file(at: declaration.source.path), file.isBalanced, declaration.isBraceBalanced
    else {
      refuse(
        missing, handler, at: declaration.location, hint: "see that every bracket and quotation mark has its partner")
      return
    }
    let names = Set(missing.map(\.requirement.name))
    var style = HandwritingStyle(of: handler, others: otherMembers(of: handler), site: declaration)
    var outcomeName: String?
    if names.contains("handle"), let custom = wanted.custom {
      switch HandlerOutcome(of: handler.type, for: wanted.className, in: survey.sources.index) {
      case .none:
        outcomeName = freeOutcomeName(in: handler.type, custom.unit, custom.program)
      case .scaffolded(let outcome)
      where outcome.has(exactly: demand.backend.outcomeCases(of: custom.unit, in: custom.program)):
        style.style = outcome.style
      case .scaffolded(let outcome):
        refuse(
          missing, handler, at: outcome.enumeration.location,
          hint: "'\(outcome.enumeration.name.value)' has not the response codes as cases; write the method by hand")
        return
      case .foreign(let member):
        refuse(
          missing, handler, at: member.location,
          hint: "the method would call 'outcome(of:)', which is there and gives something else; write it by hand")
        return
      }
    }
    let backend = HandlerBackend(options: style.applied(to: options))
    let members = wanted.members(names, outcomeName: outcomeName, with: backend)
    let site = MemberSite(in: declaration)
    let text = MemberText(members).render(indentation: site.indentation, lineWidth: Self.lineWidth)
    insertions[declaration.source.path, default: [:]][site.offset, default: Insertion(site: site, members: [])]
      .members.append(text)
  }

  private mutating func refuse(
    _ missing: [IntentHandler.MissingMethod], _ handler: IntentHandler, at location: SourceLocation, hint: String
  ) {
    let names = missing.map { "'\($0.requirement.fullName)'" }.joined(separator: ", ")
    diagnostics.report(
      Diagnostic(
        .unwritableOutput, "cannot add \(names) to '\(handler.type.declaration.name.value)'", at: location, hint: hint))
  }

  /// What the type of a handler has for other intents.
  private func otherMembers(of handler: IntentHandler) -> [SwiftMember] {
    survey.entries.flatMap(\.handlers).filter {
      $0.type.declaration == handler.type.declaration && $0.protocolName != handler.protocolName
    }.flatMap(\.implemented)
  }

  /// A name for the enumeration of outcomes that means nothing else in a type.
  private mutating func freeOutcomeName(
    in type: SwiftNominalType, _ unit: HandlerUnit, _ program: IntentProgram
  ) -> String {
    let prefix = type.declaration.qualifiedName + "."
    let isTaken = { [survey, outcomeNames] (name: String) in
      survey.sources.index.isTypeName(name, in: type) || outcomeNames.contains(prefix + name)
    }
    var name = demand.backend.outcomeName(in: program)
    if isTaken(name) { name = program.intents[unit.index].name + name }
    while isTaken(name) { name = "Handling" + name }
    outcomeNames.insert(prefix + name)
    return name
  }

  /// The declaration that members go into: the one that has most of the handler's methods, else the one that names the
  /// protocol, else that of the type.
  ///
  /// One that is compiled under a condition which the conformance does not have is no place for a method.
  private static func declaration(for handler: IntentHandler) -> SwiftTypeDeclaration {
    let declarations = handler.type.declarations
    let conforming = declarations.first { $0.names(handler.protocolName) } ?? handler.type.declaration
    let candidates = declarations.filter { conforming.conditions.starts(with: $0.conditions) }
    let counted = candidates.map { declaration in
      (declaration, handler.implemented.count { $0.owner == declaration })
    }
    guard let most = counted.map(\.1).max(), most > 0 else { return conforming }
    if counted.contains(where: { $0.0 == conforming && $0.1 == most }) { return conforming }
    return counted.first { $0.1 == most }?.0 ?? conforming
  }

  // MARK: Verification

  /// Looks for the handlers anew: what was added must be found, or nothing is.
  private mutating func verify() {
    guard !contents.isEmpty else { return }
    let updated = survey.replacing(contents)
    for entry in updated.entries {
      for handler in entry.handlers where handler.standing == .known {
        let missing = demand.lacking(handler, for: entry.wanted)
        if !missing.isEmpty { refuse(missing, handler, at: handler.conformance, hint: "write them by hand") }
      }
    }
    if diagnostics.hasErrors { contents = [:] }
  }
}
