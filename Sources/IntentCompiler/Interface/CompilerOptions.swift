/// What the build decides about the output, beside the definition.
///
/// The default is the original tool's: public declarations, no class prefix, one file per type.
public struct CompilerOptions: Sendable, Equatable {
  /// Who may use the declarations.
  public var access: AccessLevel

  /// How the declarations are spread over files; App Intents always have one file per definition.
  public var layout: OutputLayout

  /// The class prefix in force; empty for none, and never put before class names that the definition spells out.
  public var classPrefix: String

  /// Whether the class prefix that a definition records is in force where none is given.
  public var usesRecordedPrefix: Bool

  /// Whether types are marked `nonisolated`, for modules whose default isolation is the main actor.
  public var isNonisolated: Bool

  /// Whether completion handlers are `@Sendable`.
  public var usesSendableCompletions: Bool

  /// The world that the declarations live in.
  public var flavor: OutputFlavor

  /// The language of the declarations.
  public var language: OutputLanguage

  /// The name, without its suffix, of a header of Objective-C that includes all others; nil for none.
  public var umbrellaHeader: String?

  /// Whether a definition of a newer model version is read as the newest known one instead of being refused.
  public var allowsUnknownModelVersion: Bool

  /// How large an input is accepted.
  public var limits: InputLimits

  /// Options of the given values.
  public init(
    access: AccessLevel = .public, layout: OutputLayout = .perType, classPrefix: String = "",
    usesRecordedPrefix: Bool = false, isNonisolated: Bool = false, usesSendableCompletions: Bool = false,
    flavor: OutputFlavor = .apple, language: OutputLanguage = .swift, umbrellaHeader: String? = nil,
    allowsUnknownModelVersion: Bool = false, limits: InputLimits = InputLimits()
  ) {
    self.access = access
    self.layout = layout
    self.classPrefix = classPrefix
    self.usesRecordedPrefix = usesRecordedPrefix
    self.isNonisolated = isNonisolated
    self.usesSendableCompletions = usesSendableCompletions
    self.flavor = flavor
    self.language = language
    self.umbrellaHeader = umbrellaHeader
    self.allowsUnknownModelVersion = allowsUnknownModelVersion
    self.limits = limits
  }
}
