internal import HandlerBackend
internal import SiriKitInterface
internal import SourceDiagnostics

/// What a file says in its first line of the definitions that it was scaffolded from.
struct ScaffoldOrigin {
  /// The file names of the definitions.
  let definitionNames: Set<String>

  /// The origin of a file; nil where it does not name one, as a file that somebody wrote from the start.
  init?(of source: SourceFile) {
    let line = source.bytes.prefix { !$0.isLineBreak }
    guard let header = ScaffoldHeader(inLine: String(decoding: line, as: UTF8.self)) else { return nil }
    definitionNames = Set(header.definitionNames)
  }
}
