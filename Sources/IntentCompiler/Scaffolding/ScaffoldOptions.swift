/// How scaffolded handlers are written.
public struct ScaffoldOptions: Sendable, Equatable {
  /// In which form the methods of a handler are written.
  public enum Style: String, Sendable, CaseIterable {
    /// Asynchronous functions.
    case async
    /// Functions with a completion handler.
    case completion
  }

  /// Which actor handlers belong to.
  public enum Isolation: String, Sendable, CaseIterable {
    /// What the module says.
    case inferred
    /// The main actor.
    case mainActor = "main-actor"
    /// None, also in a module that belongs to the main actor by default.
    case nonisolated
  }

  /// How handlers are spread over files.
  public enum Layout: String, Sendable, CaseIterable {
    /// One file per handler, named after it.
    case perHandler = "per-handler"
    /// One file per definition, `<stem>Handlers.swift`.
    case single
  }

  /// In which form the methods are written.
  public var style: Style

  /// Who may use the handlers.
  public var access: AccessLevel

  /// Which actor the handlers belong to.
  public var isolation: Isolation

  /// How the handlers are spread over files.
  public var layout: Layout

  /// How the name of a handler is made: `{class}` stands for the intent's class, `{intent}` for its name.
  public var handlerName: String

  /// Whether options are listed in sections.
  public var usesSections: Bool

  /// The parts that are written; nil for what an extension needs, or for the handlers alone where one of them is there
  /// already.
  public var parts: Set<Part>?

  /// Who is asked to handle intents.
  public var host: Host

  /// Options of the given values.
  public init(
    style: Style = .async, access: AccessLevel = .internal, isolation: Isolation = .inferred,
    layout: Layout = .perHandler, handlerName: String = "{class}Handler", usesSections: Bool = false,
    parts: Set<Part>? = nil, host: Host = .extension
  ) {
    self.style = style
    self.access = access
    self.isolation = isolation
    self.layout = layout
    self.handlerName = handlerName
    self.usesSections = usesSections
    self.parts = parts
    self.host = host
  }
}
