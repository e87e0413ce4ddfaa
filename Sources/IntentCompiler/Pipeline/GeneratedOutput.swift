internal import IntentSemantics
internal import SiriKitBackend

/// A file that will be generated: its name is known before its text is made.
struct GeneratedOutput: Sendable {
  /// The flat file name.
  let name: String

  /// What the file holds: one declaration, or everything where nil.
  let unit: SiriKitUnit?

  /// The program that it is made of.
  let program: IntentProgram

  let backend: SiriKitBackend

  /// The text of the file, in UTF-8.
  func render() -> [UInt8] {
    if let unit {
      backend.render(unit, in: program)
    } else {
      backend.render(program)
    }
  }
}
