internal import HandlerBackend
internal import IntentSemantics
internal import ObjectiveCBackend
internal import SourceDiagnostics

/// How new handlers are spread over files.
struct HandlerFiles {
  /// The way that was chosen.
  let layout: ScaffoldOptions.Layout

  /// The folder for the files.
  let directory: String

  /// What writes them in Swift.
  let backend: HandlerBackend

  /// What writes them in Objective-C; nil where they are in Swift.
  let objectiveC: ObjectiveCHandlerBackend?

  /// The files with new handlers, in their order.
  ///
  /// A file for all handlers of a definition that is there already is left alone: what is new then goes to files of its
  /// own.
  func files(for wanted: [WantedHandler]) -> [GeneratedFile] {
    if let objectiveC { return wanted.flatMap { $0.files(with: objectiveC) } }
    guard layout == .single else { return wanted.map(file) }
    var files: [GeneratedFile] = []
    var units: [String: (program: IntentProgram, units: [HandlerUnit])] = [:]
    var order: [String] = []
    for handler in wanted {
      guard let custom = handler.custom, !isThere(custom.program.handlerFileName) else {
        files.append(file(handler))
        continue
      }
      let path = custom.program.source.path
      if units[path] == nil { order.append(path) }
      units[path, default: (custom.program, [])].units.append(custom.unit)
    }
    return order.compactMap { units[$0] }.map { program, units in
      GeneratedFile(name: program.handlerFileName, bytes: backend.render(units, in: program))
    } + files
  }

  /// The paths of the files for all handlers of a definition that are there already, though some handlers are new.
  func filesInUse(by wanted: [WantedHandler]) -> [String] {
    guard layout == .single else { return [] }
    var known: Set<String> = []
    return wanted.compactMap(\.custom?.program.handlerFileName).filter { isThere($0) && known.insert($0).inserted }
      .map { directory.appending(pathComponent: $0) }
  }

  private func file(_ wanted: WantedHandler) -> GeneratedFile {
    GeneratedFile(name: wanted.fileName, bytes: wanted.render(with: backend))
  }

  private func isThere(_ name: String) -> Bool {
    FileSystem().kind(of: directory.appending(pathComponent: name)) != nil
  }
}

extension IntentProgram {
  /// The name of the one file for all handlers.
  var handlerFileName: String { source.stem + "Handlers.swift" }
}
