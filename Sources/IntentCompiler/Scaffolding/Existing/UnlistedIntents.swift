internal import HandlerBackend
internal import ProjectModel
internal import SourceDiagnostics

/// The intents that property lists in the output folder do not name, so that the system never asks about them.
struct UnlistedIntents {
  /// The classes, in the order of the definitions.
  let classNames: [String]

  /// The list that should name them; nil where there is none in the folder.
  let location: SourceLocation?

  /// The key of the list, for example `IntentsSupported`.
  let key: String

  /// Compares the property lists of a folder with the intents that its code handles.
  ///
  /// - Parameters:
  ///   - directory: The folder.
  ///   - wanted: The intents that have a handler, or get one.
  ///   - added: Those of them that get one, which a list elsewhere cannot name yet.
  ///   - host: Who is asked to handle the intents.
  init(in directory: String, wanted: [String], added: Set<String>, host: ScaffoldOptions.Host) {
    key = host == .app ? "INIntentsSupported" : "IntentsSupported"
    let lists = Self.names(for: host).compactMap { name -> (InfoPlist, LocatedNames)? in
      guard let plist = Self.read(directory.appending(pathComponent: name)),
        let list = host == .app ? plist.appIntents.supported : plist.extensionIntents.supported
      else { return nil }
      return (plist, list)
    }
    guard let first = lists.first else {
      location = nil
      classNames = wanted.filter(added.contains)
      return
    }
    let listed = Set(lists.flatMap { $0.1.names.map(\.value) })
    location = SourceLocation(file: first.0.source, range: first.1.range)
    classNames = wanted.filter { !listed.contains($0) }
  }

  /// The files that a first run writes, and the one that a bundle has.
  private static func names(for host: ScaffoldOptions.Host) -> [String] {
    [host == .app ? "App-Info.plist" : "IntentsExtension-Info.plist", "Info.plist"]
  }

  /// A file that cannot be read says nothing; a check of the project tells why.
  private static func read(_ path: String) -> InfoPlist? {
    guard let bytes = try? FileSystem().read(path) else { return nil }
    var diagnostics = DiagnosticEngine()
    return InfoPlist.read(SourceFile(path: path, bytes: bytes), diagnostics: &diagnostics)
  }
}
