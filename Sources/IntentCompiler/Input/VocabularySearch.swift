internal import IntentSemantics
internal import Localization
internal import SourceDiagnostics

/// Finds the vocabulary files that belong to a definition.
///
/// They lie beside it: in its folder, or in language folders there; a definition inside a language folder has its
/// neighbours one level up.
struct VocabularySearch: Sendable {
  static let fileName = "AppIntentVocabulary.plist"

  let front: FrontEnd

  private let fileSystem = FileSystem()

  init(front: FrontEnd) {
    self.front = front
  }

  /// The vocabularies beside a definition, unlocalised first, then by language.
  func vocabularies(beside definition: String, diagnostics: inout DiagnosticEngine) -> [LocalizedVocabulary] {
    var folder = definition.directoryOfPath
    if folder.hasSuffix(".lproj") {
      folder = folder.directoryOfPath
    }
    let listed = folder.isEmpty ? "." : folder
    let languages = fileSystem.names(in: listed).filter { $0.hasSuffix(".lproj") }
    let places: [(language: String?, path: String)] =
      [(nil, folder.appending(pathComponent: Self.fileName))]
      + languages.map { name in
        let path = folder.appending(pathComponent: name)
        return (Self.language(ofFolder: path), path.appending(pathComponent: Self.fileName))
      }
    return places.compactMap { place in
      guard fileSystem.resolvedKind(of: place.path) == .file,
        let source = InputSearch().source(
          at: place.path, limit: front.options.limits.byteCount, diagnostics: &diagnostics),
        let document = front.vocabulary(of: source, diagnostics: &diagnostics)
      else { return nil }
      return LocalizedVocabulary(language: place.language, document: document)
    }
  }

  /// The language of a folder; nil for `Base.lproj` and for folders that are none of a language.
  static func language(ofFolder path: String) -> String? {
    LanguageFolder(folderName: path.lastPathComponent)?.language?.spelling
  }
}
