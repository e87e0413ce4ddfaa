package import IntentSemantics
package import SiriKitInterface
import SwiftCode

/// Makes the first version of the code that a developer goes on with: handlers of intents, and what an extension needs
/// around them.
package struct HandlerBackend: Sendable {
  /// How handlers are written.
  let options: HandlerOptions

  /// How handlers are called.
  package var names: HandlerNamePattern { options.names }

  /// A back end with the given options.
  package init(options: HandlerOptions = HandlerOptions()) {
    self.options = options
  }

  /// The same back end, for methods in the given form.
  package func with(style: HandlerOptions.Style) -> HandlerBackend {
    HandlerBackend(
      options: options.following(
        style: style, access: nil, usesSendableCompletions: nil,
        areMethodsNonisolated: options.areMethodsNonisolated))
  }

  /// The handlers of a program's custom intents, in file order; an intent that configures widgets without asking anybody
  /// has none.
  package func handlers(of program: IntentProgram) -> [HandlerUnit] {
    program.intents.indices.compactMap { index in
      let intent = program.intents[index]
      guard intent.needsHandler else { return nil }
      return HandlerUnit(
        index: index, className: intent.className,
        name: options.names.name(className: intent.className, intentName: intent.name))
    }
  }

  /// The text of a file with the given handlers, in UTF-8.
  ///
  /// The units must come from `handlers(of:)` of the same program.
  package func render(_ units: [HandlerUnit], in program: IntentProgram) -> [UInt8] {
    let handled = HandledProgram(program)
    return SwiftFile(
      header: [ScaffoldHeader([program]).text],
      importChoices: [.intents],
      declarations: units.map {
        CustomHandler(intent: program.intents[$0.index], program: handled, options: options).declaration
      }
    ).render(lineWidth: 120)
  }
}

extension ImportChoice {
  /// Apple's framework, or the module that stands in for it elsewhere.
  static let intents = ImportChoice(ImportDeclaration("Intents"), orElse: ImportDeclaration("IntentsTestKit"))
}
