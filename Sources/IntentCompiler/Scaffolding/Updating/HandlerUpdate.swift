internal import HandlerBackend
internal import HandlerSources
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftCode
internal import SwiftSourceReader

/// What handlers lack, put into their files.
///
/// Nothing of a file changes but that texts go in.
struct HandlerUpdate {
  /// What could not be done.
  private(set) var diagnostics = DiagnosticEngine()

  /// The new contents of the files that change, by their paths.
  private(set) var contents: [String: [UInt8]] = [:]

  private let reviews: [HandlerReview]
  private let sources: SwiftSources
  private let options: HandlerOptions
  private var insertions = FileInsertions()

  /// The enumerations of outcomes that go in, with the names of their types.
  private var outcomeNames: Set<String> = []

  /// The column that lines do not pass where they can be broken, as in a new handler.
  private static let lineWidth = 120

  /// The update of all handlers that lack something.
  ///
  /// - Parameters:
  ///   - reviews: The handlers.
  ///   - sources: The sources that they are from.
  ///   - options: How handlers are written, where their own lines do not tell.
  ///   - dispatch: What the class lacks that gives intents to handlers.
  init(of reviews: [HandlerReview], in sources: SwiftSources, options: HandlerOptions, dispatch: DispatcherUpdate) {
    self.reviews = reviews
    self.sources = sources
    self.options = options
    for review in reviews where review.isMendable {
      if review.handler.hasAlternatives {
        refuse(
          review, at: review.handler.conformance,
          hint: "the type conforms under several conditions; write by hand what it lacks under each")
        continue
      }
      if !review.lacking.isEmpty { addMethods(to: review) }
      if let outcome = review.outcome, outcome.isMendable { addCases(to: outcome, of: review) }
    }
    for (lines, site) in dispatch.insertions { insertions.insert(lines, at: site) }
    guard !diagnostics.hasErrors else { return }
    contents = insertions.contents
  }

  // MARK: Methods

  private mutating func addMethods(to review: HandlerReview) {
    let declaration = review.handler.memberDeclaration
    guard isEditable(declaration, in: review) else { return }
    let names = Set(review.lacking.map(\.requirement.name))
    var style = HandwritingStyle(of: review.handler, others: otherMembers(besides: review), site: declaration)
    var outcomeName: String?
    if names.contains("handle"), let custom = review.wanted.custom {
      switch HandlerOutcome(of: review.handler.type, for: review.wanted.className, in: sources.index) {
      case .none:
        outcomeName = freeOutcomeName(in: review.handler.type, custom.unit, custom.program)
      case .scaffolded(let outcome):
        guard complete(outcome, of: review) else { return }
        style.style = outcome.style
      case .foreign(let member):
        refuse(
          review, at: member.location,
          hint: "the method would call 'outcome(of:)', which is there and gives something else; write it by hand")
        return
      }
    }
    let backend = HandlerBackend(options: style.applied(to: options))
    let members = review.wanted.members(names, outcomeName: outcomeName, with: backend)
    let site = InsertionSite(endOf: declaration)
    insertions.insert(MemberText(members).render(indentation: site.indentation, lineWidth: Self.lineWidth), at: site)
  }

  /// Whether texts may go into a type; reports it otherwise.
  private mutating func isEditable(_ declaration: SwiftTypeDeclaration, in review: HandlerReview) -> Bool {
    if declaration.isBraceBalanced, sources.file(at: declaration.source.path)?.isBalanced == true { return true }
    refuse(
      review, at: declaration.location, hint: "see that every bracket and quotation mark has its partner")
    return false
  }

  private mutating func refuse(_ review: HandlerReview, at location: SourceLocation, hint: String) {
    let methods = review.lacking.map(\.requirement.fullName)
    let codes = review.outcome.map { $0.isMendable ? $0.gained.map(\.name) : [] } ?? []
    let names = (methods + codes).quotedList
    diagnostics.report(
      Diagnostic(
        .unwritableOutput, "cannot add \(names) to '\(review.handler.type.declaration.name.value)'", at: location,
        hint: hint))
  }

  /// What the type of a handler has for other intents.
  private func otherMembers(besides review: HandlerReview) -> [SwiftMember] {
    reviews.filter { other in
      other.wanted.className != review.wanted.className
        && other.handler.type.declaration == review.handler.type.declaration
    }.flatMap(\.handler.implemented)
  }

  // MARK: Outcomes

  /// A name for the enumeration of outcomes that means nothing else in a type.
  private mutating func freeOutcomeName(
    in type: SwiftNominalType, _ unit: HandlerUnit, _ program: IntentProgram
  ) -> String {
    let prefix = type.declaration.qualifiedName + "."
    let isTaken = { [sources, outcomeNames] (name: String) in
      sources.index.isTypeName(name, in: type) || outcomeNames.contains(prefix + name)
    }
    var name = HandlerBackend(options: options).outcomeName(in: program)
    if isTaken(name) { name = program.intents[unit.index].name + name }
    while isTaken(name) { name = "Handling" + name }
    outcomeNames.insert(prefix + name)
    return name
  }

  /// Adds the cases that an enumeration lacks for a new method that answers for each; whether that is possible.
  private mutating func complete(_ outcome: ScaffoldedOutcome, of review: HandlerReview) -> Bool {
    guard let custom = review.wanted.custom, isEditable(outcome.enumeration, in: review) else { return false }
    let cases = HandlerBackend(options: options).outcomeCases(of: custom.unit, in: custom.program)
    guard outcome.agrees(with: cases) else {
      refuse(
        review, at: outcome.enumeration.location,
        hint:
          "'\(outcome.enumeration.name.value)' has other cases than there are response codes; write the method by hand")
      return false
    }
    insert(
      outcome.lacking(among: cases), into: outcome.enumeration, before: cases.last { $0.isOther }?.name)
    return true
  }

  /// Adds cases to an enumeration of outcomes, and to the method that answers for each.
  private mutating func addCases(to outcome: OutcomeComparison, of review: HandlerReview) {
    let enumeration = outcome.outcome.enumeration
    guard let custom = review.wanted.custom, let place = outcome.switchSite,
      isEditable(enumeration, in: review), isEditable(place.method.owner, in: review)
    else { return }
    insert(outcome.gained, into: enumeration, before: outcome.otherName)
    let cases = HandlerBackend(options: options).with(style: outcome.outcome.style).responseCases(
      of: custom.unit, in: custom.program, codeNames: Set(outcome.gained.map(\.name)))
    insertions.insert(
      SwitchCaseText(cases).render(indentation: place.site.indentation, lineWidth: Self.lineWidth), at: place.site)
  }

  /// Adds cases in front of that for every other code, or behind all.
  private mutating func insert(
    _ cases: [OutcomeCase], into enumeration: SwiftTypeDeclaration, before otherName: String?
  ) {
    guard !cases.isEmpty else { return }
    let site =
      otherName.flatMap { InsertionSite(beforeCase: $0, of: enumeration) } ?? InsertionSite(endOf: enumeration)
    insertions.insert(
      MemberText(cases.map(\.declaration)).render(indentation: site.indentation, lineWidth: Self.lineWidth), at: site)
  }
}
