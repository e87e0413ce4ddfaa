internal import IntentModel
internal import SourceDiagnostics

/// What every lowering step needs: the declarations to resolve references with, and a place for diagnostics.
struct LoweringContext {
  let document: DefinitionDocument
  let options: LoweringOptions
  let enumerations: [String: DeclaredType]
  let types: [String: DeclaredType]
  /// Whether `enumerations` has every enumeration of the file: one without a name may be the one that is looked for.
  let knowsAllEnums: Bool
  /// Whether `types` has every object type of the file.
  let knowsAllTypes: Bool
  var diagnostics = DiagnosticEngine()
  private var hints = SpellingHints()

  init(document: DefinitionDocument, options: LoweringOptions) {
    self.document = document
    self.options = options
    enumerations = Self.declared(document.enums, options) {
      ($0.name, $0.className, $0.knowsAllValueNames && !$0.values.isEmpty ? $0.values.map(\.name) : [nil])
    }
    types = Self.declared(document.types, options) {
      ($0.name, $0.className, $0.knowsAllPropertyNames ? $0.properties.map(\.name) : [nil])
    }
    knowsAllEnums = document.knowsAllEnumNames
    knowsAllTypes = document.knowsAllTypeNames
  }

  /// The first declaration of each name.
  private static func declared<Entry>(
    _ entries: [Entry], _ options: LoweringOptions,
    names: (Entry) -> (name: Located<String>?, className: Located<String>?, members: [Located<String>?])
  ) -> [String: DeclaredType] {
    var declared: [String: DeclaredType] = [:]
    for entry in entries {
      let (name, className, members) = names(entry)
      guard let name, declared[name.value] == nil else { continue }
      declared[name.value] = DeclaredType(
        reference: TypeReference(name: name.value, className: options.className(className, name: name.value)),
        nameRange: name.range,
        memberNames: members.contains { $0 == nil } ? nil : Set(members.compactMap { $0?.value }))
    }
    return declared
  }

  /// The hint at what a misspelt name was meant to be; nil after many, since each is compared with all candidates.
  mutating func hint(for name: String, among candidates: some Collection<String>) -> String? {
    hints.hint(for: name, among: candidates)
  }

  /// A place in the definition.
  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(file: document.source, range: range)
  }

  /// Takes down an error at a place.
  mutating func error(
    _ id: DiagnosticID, _ message: String, at range: SourceRange, hint: String? = nil,
    previously first: SourceRange? = nil
  ) {
    report(id, .error, message, at: range, hint: hint, previously: first)
  }

  /// Takes down a finding at a place, with a note at an earlier declaration if there is one.
  mutating func report(
    _ id: DiagnosticID, _ severity: Severity, _ message: String, at range: SourceRange, hint: String? = nil,
    previously first: SourceRange? = nil, note: DiagnosticNote? = nil
  ) {
    let earlier = first.map { DiagnosticNote("previously declared here", at: location($0)) }
    diagnostics.report(
      Diagnostic(
        id, severity: severity, message, at: location(range), hint: hint, notes: [earlier, note].compactMap(\.self)))
  }
}
