internal import AppIntentsBackend
internal import IntentSemantics

/// What users' shortcuts and widgets remember of migrated intents, and what the tool wrote: the content of
/// `migration.lock.json`.
///
/// A later run compares: a name that stored data are found by must never change.
struct MigrationLock: Sendable, Equatable {
  /// An intent.
  struct Intent: Sendable, Equatable {
    /// The name of the legacy class, by which the system finds the successor of a stored action.
    let className: String

    /// The name of the structure.
    let type: String

    /// The parameters in file order.
    let parameters: [Parameter]

    /// The class of the handler that a search has found; nil where none has, or a configuration names one.
    var handler: String?

    /// Whether a search has found that its handler never has the app go on, so that the action does not either.
    var staysInBackground = false

    /// Where people have set its parameters beside shortcuts.
    var surfaces: Set<Surface> = []
  }

  /// A place at which people have settings of an intent.
  enum Surface: String, Sendable, CaseIterable {
    /// Placed widgets.
    case widget
    /// Placed controls.
    case control
  }

  /// A parameter; stored values are matched by name and type.
  struct Parameter: Sendable, Equatable {
    /// The name.
    let name: String

    /// The number that the definition knows it by, also under another name.
    let tag: Int

    /// The Swift type, not optional.
    ///
    /// For example: `[SoupAppEntity]`
    let type: String
  }

  /// An enumeration.
  struct Enumeration: Sendable, Equatable {
    /// The name of the legacy enumeration.
    let className: String

    /// The name of the new one.
    let type: String

    /// The values.
    let values: [Value]

    /// The action that opens the app at a value; nil for none.
    var opening: String?
  }

  /// A value of an enumeration; stored values are matched by the name, which is the raw value.
  struct Value: Sendable, Equatable {
    /// The name.
    let name: String

    /// The legacy raw value.
    let index: Int
  }

  /// An object type; stored objects are looked up by the identifier of the legacy object.
  struct ObjectType: Sendable, Equatable {
    /// The name of the legacy class.
    let className: String

    /// The name of the entity.
    let type: String

    /// The Swift type of the identifier; nil where only results have the type, so that nothing is looked up.
    let identifier: String?

    /// The action that opens the app at an object; nil for none.
    var opening: String?
  }

  /// A file that was written.
  struct File: Sendable, Equatable {
    /// Where it is.
    let place: MigrationPlace

    /// The fingerprint of what was written, or of what would have been when people last accepted that theirs stays: a
    /// file with another one has been edited.
    let fingerprint: String

    /// Whether people say that it is right as it was written.
    var isAccepted = false
  }

  /// The name of the file.
  static let fileName = "migration.lock.json"

  /// The intents.
  let intents: [Intent]

  /// The enumerations.
  let enumerations: [Enumeration]

  /// The object types.
  let types: [ObjectType]

  /// The files.
  var files: [File] = []
}

extension MigrationLock {
  /// What is to be remembered of a module.
  init(of module: MigratedModule) {
    intents = module.intents.map { migrated in
      Intent(
        className: migrated.intent.className, type: migrated.name,
        parameters: migrated.intent.parameters.map { parameter in
          Parameter(
            name: parameter.name, tag: parameter.tag, type: module.typeName(of: parameter, in: migrated.program))
        }, handler: module.foundHandler(of: migrated), staysInBackground: module.staysInBackground(migrated),
        surfaces: Set(Surface.allCases.filter { module.has($0, migrated) }))
    }
    enumerations = module.enumerations.map { migrated in
      Enumeration(
        className: migrated.enumeration.className, type: migrated.name,
        values: migrated.values.map { Value(name: $0.name, index: $0.index) },
        opening: module.nameOfOpening(migrated))
    }
    types = module.types.map { migrated in
      ObjectType(
        className: migrated.type.className, type: migrated.name, identifier: migrated.isTransient ? nil : "String",
        opening: module.nameOfOpening(migrated))
    }
  }

  /// The classes of the handlers that searches have found, by the class of the intent: a run that does not search knows them,
  /// so that it writes the same.
  var handlerClasses: [String: String] {
    Dictionary(
      intents.compactMap { intent in intent.handler.map { (intent.className, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The intents whose handlers never have the app go on, as searches have found, by class.
  var backgroundIntents: Set<String> { Set(intents.filter(\.staysInBackground).map(\.className)) }

  /// The names of enumerations and entities, by the legacy class.
  var valueNames: [String: String] {
    Dictionary(
      enumerations.map { ($0.className, $0.type) } + types.map { ($0.className, $0.type) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The fingerprint of a file's content, which tells whether it has been edited: FNV-1a with 64 bits.
  ///
  /// Blanks at the ends of lines do not count, carriage returns included: editors and version control change them
  /// unasked.
  static func fingerprint(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var blanks: [UInt8] = []
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        blanks.append(byte)
      default:
        if byte != UInt8(ascii: "\n") { blanks.forEach(add) }
        add(byte)
        blanks.removeAll(keepingCapacity: true)
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension MigratedModule {
  fileprivate func has(_ surface: MigrationLock.Surface, _ intent: MigratedIntent) -> Bool {
    switch surface {
    case .widget: intent.isForWidgets
    case .control: isForControls(intent)
    }
  }
}
