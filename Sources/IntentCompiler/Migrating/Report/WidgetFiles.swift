internal import AppIntentsBackend
internal import SourceDiagnostics
internal import SwiftSourceReader

/// The files that an extension with widgets and controls needs: their configurations, and what these lead to.
struct WidgetFiles {
  /// Their names in the output folder.
  let names: Set<String>

  /// Those of a run, as people have gone on with them.
  init(of module: MigratedModule, in files: [MigrationFile]) {
    let roots = Set(
      module.intents.flatMap { intent in
        (intent.isForWidgets ? [intent.name] : []) + (module.isForControls(intent) ? [intent.controlName] : [])
      }.map { $0 + ".swift" })
    let code = files.filter { $0.place.folder == .code && $0.name.hasSuffix(".swift") }
    guard code.contains(where: { roots.contains($0.name) }) else {
      names = []
      return
    }
    let sources = code.map { SourceFile(path: $0.name, bytes: $0.shownBytes) }
    var owners: [String: String] = [:]
    for source in sources {
      for type in SwiftSource(reading: source).types where type.kind != .extension && !type.qualifiedName.contains(".")
      {
        owners[type.name.value] = source.path
      }
    }
    // Members of the legacy classes are used by what they do.
    let bridge = module.bridgeFileNames
    var reached: Set<String> = []
    var next = sources.filter { roots.contains($0.path) }
    while let source = next.popLast() {
      guard reached.insert(source.path).inserted else { continue }
      var wanted = Set(SwiftCodeWords(Set(owners.keys), in: source).found.compactMap { owners[$0] })
      if !wanted.isDisjoint(with: bridge) || bridge.contains(source.path) { wanted.formUnion(bridge) }
      next += sources.filter { wanted.contains($0.path) && !reached.contains($0.path) }
    }
    names = reached
  }
}
