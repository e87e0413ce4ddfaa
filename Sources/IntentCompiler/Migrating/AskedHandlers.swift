internal import AppIntentsBackend
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Which handlers the files of the project ask, as people have gone on with them.
struct AskedHandlers {
  /// The classes of the intents for which the choice of handlers names none, though the tool would have named one.
  ///
  /// A choice that names some classes and not this one knows nothing of it; one that names none makes the choice elsewhere.
  let unnamedIntents: Set<String>

  /// What the files of a run ask.
  init(of module: MigratedModule, in files: [MigrationFile]) {
    let wanted = Set(
      module.intents.filter { module.needsHandler($0) && module.options.handlerClasses[$0.intent.className] != nil }
        .map(\.intent.className))
    let choice = files.first { $0.place.folder == .code && $0.name == BridgeHandlers.fileName }
    guard let choice, [.edited, .behind].contains(choice.state), let present = choice.present else {
      unnamedIntents = []
      return
    }
    let named = Set(
      SwiftNameUse.all(of: Set(module.intents.map(\.intent.className)), in: present).map(\.name.value))
    unnamedIntents = named.isEmpty ? [] : wanted.subtracting(named)
  }

  /// The classes of the intents that ask no handler any more: people have edited the files that did, and these have not a
  /// word of its protocol.
  ///
  /// - Parameters:
  ///   - migration: What would be written.
  ///   - lock: The record of the last run.
  ///   - request: Where the files are.
  /// - Returns: The classes.
  static func selfReliantIntents(
    of migration: TranslatedMigration, beside lock: MigrationLock, _ request: MigrateRequest
  ) -> Set<String> {
    let module = migration.module
    var protocols = Dictionary(
      module.intents.filter(module.needsHandler).map { ($0.intent.handlingProtocolName, $0.intent.className) },
      uniquingKeysWith: { first, _ in first })
    let files = migration.files.filter { $0.name != BridgeHandlers.fileName }
    guard !protocols.isEmpty, files.contains(where: { $0.owner == .project && isEdited($0, since: lock, request) })
    else { return [] }
    var selfReliant: Set<String> = []
    for file in files {
      let place = MigrationPlace(folder: .code, name: file.name)
      let written = MigrationFile(
        place, at: request.path(of: place), owner: file.owner, bytes: file.render(), lock: lock,
        isAccepted: request.accepts(place))
      let asked = names(protocols, in: SourceFile(path: file.name, bytes: written.bytes))
      let isEdited = file.owner == .project && written.state == .edited
      let asking = isEdited ? written.present.map { names(protocols, in: $0) } ?? [] : asked
      for name in asking {
        if let className = protocols.removeValue(forKey: name) { selfReliant.remove(className) }
      }
      selfReliant.formUnion(asked.subtracting(asking).compactMap { protocols[$0] })
    }
    return selfReliant
  }

  private static func names(_ protocols: [String: String], in source: SourceFile) -> Set<String> {
    Set(SwiftNameUse.all(of: Set(protocols.keys), in: source).map(\.name.value))
  }

  /// Whether the file that is there is not the one that the last run wrote.
  private static func isEdited(_ file: MigratedFile, since lock: MigrationLock, _ request: MigrateRequest) -> Bool {
    let place = MigrationPlace(folder: .code, name: file.name)
    guard let bytes = try? FileSystem().read(request.path(of: place)) else { return false }
    return lock.files.first { $0.place == place }?.fingerprint != MigrationLock.fingerprint(bytes)
  }
}
