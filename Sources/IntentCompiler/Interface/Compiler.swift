internal import IntentSemantics

/// The compiler of intent definitions: from bytes to Swift, in memory or on disk.
///
/// Output is a function of the definitions and the options alone.
public struct Compiler: Sendable {
  /// The version of this package.
  public static let version = "0.1.0"

  /// What the build decides.
  public let options: CompilerOptions

  /// A compiler with the given options.
  public init(options: CompilerOptions = CompilerOptions()) {
    self.options = options
  }

  /// Whether a text can name a Swift module, class or member of generated code.
  public static func isIdentifier(_ text: String) -> Bool { text.isIdentifier }

  /// Whether a text has the form of a language's name, for example `zh-Hans` or `pt_BR`.
  public static func isLanguageName(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Za-z]{2,}([-_][A-Za-z0-9]+)*/#) != nil
  }

  /// Whether a symbol could have a name: SF Symbols have words of small letters and digits with full stops between them.
  ///
  /// Which there are depends on the system, so only what no name can be is told.
  public static func isSymbolName(_ text: String) -> Bool {
    text.wholeMatch(of: #/[a-z0-9]+(\.[a-z0-9]+)*/#) != nil
  }

  /// Generates the SiriKit classes of definitions in memory.
  ///
  /// - Parameter sources: The definitions of one module; two of them may not declare the same name.
  /// - Returns: The files, or none when the report has errors.
  public func compile(_ sources: [DefinitionSource]) -> CompilationResult {
    let front = FrontEnd(options: options)
    let definitions = sources.map { front.definition(of: $0) }
    let generation = Generation(definitions: definitions, options: options)
    return CompilationResult(
      files: generation.outputs.map { GeneratedFile(name: $0.name, bytes: $0.render()) },
      report: DiagnosticReport(generation.diagnostics))
  }
}
