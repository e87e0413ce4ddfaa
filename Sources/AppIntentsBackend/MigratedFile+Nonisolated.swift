import SwiftCode

extension MigratedFile {
  /// The file for a module whose declarations belong to the main actor by default, which nothing of it does unless it says so.
  var nonisolated: MigratedFile { with(file.nonisolated) }
}

extension SwiftFile {
  fileprivate var nonisolated: SwiftFile {
    SwiftFile(
      header: header, condition: condition, imports: imports, importChoices: importChoices,
      declarations: declarations.map(\.nonisolated), sections: sections, footer: footer)
  }
}

extension Declaration {
  /// The declaration with a word that keeps it off the main actor, where no protocol does.
  fileprivate var nonisolated: Declaration {
    switch self {
    case .type(let type) where type.isIsolatedByDefault: .type(type.nonisolated)
    case .conditional(let condition, let declaration): .conditional(condition, declaration.nonisolated)
    case .verbatim(let text): .verbatim(Self.nonisolated(text))
    default: self
    }
  }

  /// The words that begin a declaration.
  private static let keywords = ["enum", "extension", "private let", "struct"]

  private static func nonisolated(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      keywords.contains { line.hasPrefix($0 + " ") } ? "nonisolated " + line : String(line)
    }
    return lines.joined(separator: "\n")
  }
}

extension TypeDeclaration {
  /// Whether it belongs to the main actor where everything does that does not say otherwise.
  ///
  /// A structure with protocols is an intent, an entity, a query or a provider, which may be sent between actors and so belongs
  /// to none, or a view, which has its own. The parameters and properties of such a structure could not have the word.
  fileprivate var isIsolatedByDefault: Bool { keyword != .struct || inheritance.isEmpty }

  fileprivate var nonisolated: TypeDeclaration {
    TypeDeclaration(
      documentation: documentation, attributes: attributes, modifiers: [.nonisolated] + modifiers, keyword, name,
      inheritance: inheritance, members: members, layout: layout)
  }
}
