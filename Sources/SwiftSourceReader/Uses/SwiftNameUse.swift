package import SourceDiagnostics

/// A place where the code of a file has a name that was looked for.
package struct SwiftNameUse: Sendable, Equatable {
  /// An argument of the call that follows.
  package struct Argument: Sendable, Equatable {
    /// The label; nil where there is none.
    package let label: String?

    /// The value.
    package let range: SourceRange
  }

  /// The name, without back-ticks.
  package let name: Located<String>

  /// The names in front of it that are joined to it by points, from the left; marks of optionals do not count.
  ///
  /// For example: `["activity", "interaction"]` for `intent` in `activity.interaction?.intent`
  package let path: [String]

  /// Whether a point is in front of the first of these names, so that they belong to something that is no name.
  ///
  /// For example: `makeInteraction().donate`, `.small`
  package let isMemberOfOther: Bool

  /// Whether it is not used there but declared, or the label of an argument.
  package let isDeclared: Bool

  /// The name behind the point that follows; nil where none does.
  package let member: String?

  /// What stands between the parentheses where it is called, or its member is; nil elsewhere.
  package let arguments: [Argument]?

  /// The last name of the type that it is cast to or compared with; nil where none follows.
  ///
  /// For example: `OrderSoupIntent` for `intent` in `interaction.intent as? OrderSoupIntent`
  package let cast: String?

  /// Whether it is the type that something is cast to or compared with.
  ///
  /// For example: `OrderSoupIntent` in `case let order as Menu.OrderSoupIntent:`
  package let isTypeOfCast: Bool

  /// Whether something has it as a member.
  package var isMember: Bool { isMemberOfOther || !path.isEmpty }

  /// The labels of the call; the empty text stands for none.
  package var labels: [String]? { arguments?.map { $0.label ?? "" } }

  /// The argument of a label.
  package func argument(_ label: String) -> Argument? { arguments?.first { $0.label == label } }

  /// The places of some names in the code of a file, that in the interpolations of strings included, in the order of the
  /// file; takes time in proportion to its size.
  ///
  /// What stands in `#if false` is no code of any build.
  package static func all(of names: Set<String>, in source: SourceFile) -> [SwiftNameUse] {
    guard !SwiftCodeWords(names, in: source).counts.isEmpty else { return [] }
    let pieces = SwiftCodePiece.all(in: source)
    let uses = pieces.flatMap { NameUseSearch($0).uses(of: names) }
      .sorted { $0.name.range.lowerBound < $1.name.range.lowerBound }
    let uncompiled = pieces.first?.uncompiledRanges ?? []
    return uncompiled.isEmpty ? uses : uses.filter { use in !uncompiled.contains { $0.contains(use.name.range) } }
  }
}
