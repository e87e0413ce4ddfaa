import TestSupport

/// The rules of XLIFF 1.2 for the elements and attributes that documents are written with, from its schema,
/// `xliff-core-1.2-strict.xsd` of the standard.
enum ExchangeShape {
  /// What an element may have, as the schema says.
  private struct Rule {
    let required: Set<String>
    var optional: Set<String> = []
    /// The elements within in their order, as a regular expression over their names with a blank behind each.
    let children: Regex<Substring>
    var hasText = false
  }

  private static func rule(for name: String) -> Rule? {
    switch name {
    case "xliff":
      Rule(required: ["version"], optional: ["xmlns", "xmlns:xsi", "xsi:schemaLocation"], children: #/(?:file )+/#)
    case "file":
      Rule(
        required: ["original", "source-language", "datatype"], optional: ["target-language", "tool-id"],
        children: #/(?:header )?body /#)
    case "header": Rule(required: [], children: #/(?:note |tool )*/#)
    case "tool": Rule(required: ["tool-id", "tool-name"], optional: ["tool-version"], children: #/(?:)/#)
    case "body": Rule(required: [], children: #/(?:trans-unit )*/#)
    case "trans-unit":
      Rule(required: ["id"], optional: ["xml:space"], children: #/source (?:target )?(?:note )*/#)
    case "source": Rule(required: [], children: #/(?:)/#, hasText: true)
    case "target": Rule(required: [], optional: ["state"], children: #/(?:)/#, hasText: true)
    case "note": Rule(required: [], children: #/(?:)/#, hasText: true)
    default: nil
    }
  }

  private static let states: Set<String> = [
    "final", "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
    "needs-review-translation", "needs-translation", "new", "signed-off", "translated",
  ]

  /// What is wrong with a document; nothing where it is valid.
  static func faults(of document: String) -> [String] {
    guard let root = ParsedXML.root(of: document) else { return ["it is not well-formed"] }
    guard root.name == "xliff", root.attributes["version"] == "1.2",
      root.attributes["xmlns"] == "urn:oasis:names:tc:xliff:document:1.2"
    else { return ["the root is not that of XLIFF 1.2"] }
    return faults(of: root)
  }

  private static func faults(of element: ParsedXML) -> [String] {
    guard let rule = rule(for: element.name) else { return ["there is no <\(element.name)>"] }
    let given = Set(element.attributes.keys)
    var faults = rule.required.subtracting(given).map { "<\(element.name)> lacks '\($0)'" }
    faults += given.subtracting(rule.required.union(rule.optional)).map { "<\(element.name)> has '\($0)'" }
    let names = element.children.map { $0.name + " " }.joined()
    if names.wholeMatch(of: rule.children) == nil { faults.append("<\(element.name)> has \(names)within") }
    if !rule.hasText, element.text.contains(where: { !$0.isWhitespace }) {
      faults.append("<\(element.name)> has text")
    }
    for key in ["source-language", "target-language"] {
      // xsd:language
      if let tag = element.attributes[key], tag.wholeMatch(of: #/[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*/#) == nil {
        faults.append("'\(tag)' is no language")
      }
    }
    if let state = element.attributes["state"], !states.contains(state) { faults.append("'\(state)' is no state") }
    if element.name == "file" {
      let tools = element.children.flatMap(\.children).compactMap { $0.attributes["tool-id"] }
      if let tool = element.attributes["tool-id"], !tools.contains(tool) { faults.append("there is no tool '\(tool)'") }
      let ids = element.children.flatMap(\.children).compactMap { $0.attributes["id"] }
      if Set(ids).count < ids.count { faults.append("an ID is there twice") }
    }
    return faults + element.children.flatMap { self.faults(of: $0) }
  }
}
