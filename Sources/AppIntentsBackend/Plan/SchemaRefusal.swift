import IntentSemantics
import SourceDiagnostics

/// Why a declaration cannot adopt the schema that is asked for.
struct SchemaRefusal {
  /// The schema.
  let schema: ConfiguredText

  /// What would adopt it.
  let macro: SchemaMacro

  /// The oldest system that the code is for.
  let target: SystemVersion

  /// What is refused, and why; nil where nothing is.
  var fault: ConfigurationFault? {
    let known = AppSchema.named(schema.value)
    guard let schema = known.first(where: { $0.macro == macro }) else { return unknown(known.map(\.macro)) }
    guard schema.version > target else { return nil }
    let version = "\(schema.version.major)" + (schema.version.minor > 0 ? ".\(schema.version.minor)" : "")
    return ConfigurationFault(
      "the schema '\(schema.name)' came with iOS \(version), and is missing before", self.schema,
      hint: "'--target iOS\(schema.version.major).\(schema.version.minor)' has it")
  }

  private func unknown(_ others: [SchemaMacro]) -> ConfigurationFault {
    let candidates = AppSchema.all.filter { $0.macro == macro }.map(\.name)
    let domain = schema.value.prefix { $0 != "." }
    let members = candidates.filter { $0.hasPrefix(domain + ".") }
    let kind = others.first.map { "it is one for \($0.words)" }
    let list = members.isEmpty ? domains : "the domain has " + Self.list(members)
    return ConfigurationFault(
      "there is no schema '\(schema.value)' for \(macro.words)", schema,
      hint: kind ?? Spelling.hint(for: schema.value, among: candidates) ?? list)
  }

  /// The domains that have something of the kind, as a clause.
  private var domains: String {
    let names = Set(AppSchema.all.filter { $0.macro == macro }.map { String($0.name.prefix { $0 != "." }) })
    return "the domains are " + Self.list(names.sorted())
  }

  private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
