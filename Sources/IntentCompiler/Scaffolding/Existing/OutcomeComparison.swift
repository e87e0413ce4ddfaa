internal import HandlerBackend
internal import HandlerSources
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftCode
internal import SwiftSourceReader

/// The outcomes of a scaffolded handler, held against the response codes of its intent.
struct OutcomeComparison {
  /// What the handler has.
  let outcome: ScaffoldedOutcome

  /// The cases of response codes that the enumeration lacks and that the handler does not give in another way.
  let gained: [OutcomeCase]

  /// The cases that the handler turns into response codes which the intent does not have.
  let lost: [SwiftEnumCase]

  /// The cases that carry other values than the sentences of their response codes speak, with what they should be.
  let changed: [(own: SwiftEnumCase, code: OutcomeCase)]

  /// The case that stands for every code without a case of its own.
  let otherName: String

  /// The place for further cases in the method that handles the intent, where that does nothing but answer to each outcome
  /// as a scaffolded one does.
  let switchSite: SwitchSite?

  /// Whether all is as the definition has it.
  var isInStep: Bool { gained.isEmpty && lost.isEmpty && changed.isEmpty }

  /// Whether cases that are missing can be added without changing what somebody wrote.
  var isMendable: Bool { !gained.isEmpty && switchSite != nil && enumeration.isBraceBalanced }

  private var enumeration: SwiftTypeDeclaration { outcome.enumeration }

  /// The outcomes of a handler; nil where it has not the enumeration that a scaffolded one has, whose last case stands
  /// for every code without a case of its own.
  init?(of handler: IntentHandler, for wanted: WantedHandler, in sources: SwiftSources, backend: HandlerBackend) {
    guard let custom = wanted.custom,
      case .scaffolded(let outcome) = HandlerOutcome(of: handler.type, for: wanted.className, in: sources.index),
      let other = outcome.enumeration.cases.first(where: Self.isForOtherCodes)
    else { return nil }
    self.outcome = outcome
    otherName = other.name.value
    let cases = backend.outcomeCases(of: custom.unit, in: custom.program)
    let texts = handler.type.declarations.map { SwiftTokenText($0.range, of: $0.source) }
    gained = outcome.lacking(among: cases).filter { missing in
      !missing.isOther && !texts.contains { $0.hasMember(missing.name) }
    }
    let method = handler.implemented.filter { $0.method.name.value == "handle" }
    let body = method.first?.method.body.map { SwiftTokenText($0, of: method[0].owner.source) }
    let names = Set(cases.map(\.name))
    lost = outcome.enumeration.cases.filter { own in
      // A case of one's own becomes a response of another name.
      !names.contains(own.name.value) && !Self.isForOtherCodes(own)
        && (body?.memberCount(own.name.value) ?? 0) > 1
    }
    let written = backend.with(style: outcome.style).handlingMethod(of: custom.unit, in: custom.program)
    switchSite =
      method.count == 1
      ? written.flatMap(Self.body).flatMap { SwitchSite(in: method[0], like: $0, otherName: other.name.value) } : nil
    let aliases = Set(sources.index.aliases.map(\.name.value))
    changed = outcome.enumeration.cases.compactMap { own in
      cases.first { $0.name == own.name.value && !$0.isOther }.flatMap {
        own.carriesOtherValues(than: $0, aliases: aliases) ? (own, $0) : nil
      }
    }
  }

  private static func isForOtherCodes(_ declaration: SwiftEnumCase) -> Bool {
    declaration.types.count == 1 && declaration.types.allSatisfy { $0.hasSuffix("ResponseCode") }
  }

  /// The body of a method that was not written yet.
  private static func body(of declaration: Declaration) -> SwiftTokenText? {
    let text = Array("class Handler {\n".utf8) + MemberText([declaration]).render(indentation: Indentation(width: 2))
    let source = SourceFile(path: "", bytes: text + Array("}".utf8))
    let method = SwiftSource(reading: source).types.first?.methods.first
    return method?.body.map { SwiftTokenText($0, of: source) }
  }
}

extension SwiftEnumCase {
  /// The case as it is declared, on one line.
  var code: String {
    let values = zip(labels, types).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "case \(name.value)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }

  /// Whether labels or types are not those of a new case; a name that the sources give to another type may mean the very
  /// one.
  fileprivate func carriesOtherValues(than other: OutcomeCase, aliases: Set<String>) -> Bool {
    guard labels == other.labels else { return true }
    let source = SwiftSource(reading: SourceFile(path: "", bytes: Array("enum Outcome {\n\(other.code)\n}".utf8)))
    let expected = source.types.first?.cases.first?.types ?? []
    return zip(types, expected).contains { own, expected in
      let written = SwiftWrittenType(own).unwrapped
      return written != SwiftWrittenType(expected).unwrapped
        && written.names.allSatisfy {
          !$0.contains(".") && !aliases.contains($0)
        }
    }
  }
}

extension SwiftTokenText {
  /// Whether a member of the name is spoken of, as in `.soldOut`.
  fileprivate func hasMember(_ name: String) -> Bool { memberCount(name) > 0 }

  /// How often a member of the name is spoken of.
  fileprivate func memberCount(_ name: String) -> Int {
    let point = [UInt8(ascii: ".")][...]
    let names = [Array(name.utf8)[...], Array("`\(name)`".utf8)[...]]
    return zip(tokens, tokens.dropFirst()).count { $0 == point && names.contains($1) }
  }
}
