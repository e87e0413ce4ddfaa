internal import SourceDiagnostics

/// All rules.
package enum RuleRegistry {
  /// Every rule, sorted by slug.
  package static let all: [any Rule.Type] =
    (files + names + references + intents + parameters + combinations + responses + enumerations + localization
    + project + migration + run)
    .sorted { $0.id.slug < $1.id.slug }

  /// The slugs of all rules, sorted.
  package static var slugs: [String] { all.map { $0.id.slug } }

  /// The rule of a slug; nil where there is none.
  package static func rule(_ slug: String) -> (any Rule.Type)? { bySlug[slug] }

  private static let bySlug = Dictionary(
    all.map { ($0.id.slug, $0) }, uniquingKeysWith: { first, _ in first })
}
