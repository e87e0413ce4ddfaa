internal import IntentSemantics
internal import ObjectiveCBackend
internal import SiriKitBackend
internal import SiriKitInterface

/// A file that will be generated: its name is known before its text is made.
struct GeneratedOutput: Sendable {
  /// What a file holds.
  enum Content: Sendable {
    /// One declaration of a program in Swift, or all where nil.
    case swift(SiriKitUnit?, IntentProgram, SiriKitBackend)

    /// One of the two files of a declaration in Objective-C.
    case objectiveC(SiriKitUnit, ObjectiveCBackend.FileKind, IntentProgram)

    /// A header that includes those of all declarations.
    case umbrella([IntentProgram])
  }

  /// The flat file name.
  let name: String

  /// What the file holds.
  let content: Content

  /// The text of the file, in UTF-8.
  func render() -> [UInt8] {
    switch content {
    case .swift(let unit?, let program, let backend): backend.render(unit, in: program)
    case .swift(nil, let program, let backend): backend.render(program)
    case .objectiveC(let unit, let kind, let program): ObjectiveCBackend().render(unit, kind, in: program)
    case .umbrella(let programs): ObjectiveCBackend().renderUmbrella(over: programs)
    }
  }
}
