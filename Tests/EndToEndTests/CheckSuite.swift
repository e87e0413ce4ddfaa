import Foundation
import TestSupport

/// Tests that run `intentc check` over small definitions.
protocol CheckSuite {}

extension CheckSuite {
  /// A definition that gets a warning.
  static var warning: SmallDefinition { SmallDefinition(hasDescription: false) }

  /// A definition that gets an error, which has a fix-it.
  static var error: SmallDefinition { SmallDefinition(tags: (1, 1)) }

  /// A definition that gets a warning and an error.
  static var both: SmallDefinition { SmallDefinition(hasDescription: false, tags: (1, 1)) }

  /// Runs the program over definitions in a folder.
  func check(
    _ definitions: [String: SmallDefinition], files: [String: String] = [:], _ arguments: [String] = ["."],
    body: (Workspace, ProcessOutcome) throws -> Void
  ) throws {
    try Workspace.with { workspace throws in
      for (path, definition) in definitions {
        try workspace.folder.write(definition.data, to: path)
      }
      for (path, text) in files {
        try workspace.folder.write(Data(text.utf8), to: path)
      }
      try body(workspace, try workspace.run(["check"] + arguments))
    }
  }
}
