import IntentSemantics
package import SiriKitInterface
package import SwiftCode

extension HandlerBackend {
  /// The text of the file with the class that gives each intent to its handler, in UTF-8.
  package func renderDispatcher(of intents: ExtensionContent, host: IntentHost) -> [UInt8] {
    render([IntentDispatcher(intents: intents, host: host, options: options).declaration], of: intents)
  }

  /// The cases of a `switch` that give intents to their handlers, without those that not all systems have.
  ///
  /// - Parameters:
  ///   - intents: The intents.
  ///   - classNames: The classes of those that are wanted.
  /// - Returns: The cases, each with the class of its intent.
  package func dispatchCases(
    of intents: ExtensionContent, for classNames: Set<String>
  ) -> [(className: String, switchCase: SwitchCase)] {
    IntentDispatcher(intents: intents, host: .extension, options: options).cases.filter {
      classNames.contains($0.className)
    }
  }

  /// The questions that give intents which not all systems have to their handlers.
  ///
  /// - Parameters:
  ///   - intents: The intents.
  ///   - classNames: The classes of those that are wanted.
  ///   - subject: What the intent is called.
  /// - Returns: The questions, each with the class of its intent.
  package func dispatchQuestions(
    of intents: ExtensionContent, for classNames: Set<String>, about subject: String
  ) -> [(className: String, statement: Statement)] {
    IntentDispatcher(intents: intents, host: .extension, options: options).questions(about: subject).filter {
      classNames.contains($0.className)
    }
  }

  /// The question for an intent that not all systems have, on one line; nil for any other one.
  ///
  /// For example: `if #available(iOS 15.0, *), intent is INShareFocusStatusIntent`
  package func dispatchQuestion(for className: String, in intents: ExtensionContent) -> String? {
    let statements = dispatchQuestions(of: intents, for: [className], about: "intent").map(\.statement)
    let lines = StatementText(statements).render(indentation: Indentation(unit: "")).split(
      separator: UInt8(ascii: "\n"))
    return lines.first { $0.starts(with: "if ".utf8) }.map { String(decoding: $0.dropLast(2), as: UTF8.self) }
  }

  /// The text of the file with the functions that donate intents, in UTF-8.
  package func renderDonations(of intents: ExtensionContent) -> [UInt8] {
    render([DonationHelper(intents: intents, options: options).declaration], of: intents)
  }

  /// The text of the file with the shortcuts that the app suggests, in UTF-8.
  package func renderShortcuts(of intents: ExtensionContent) -> [UInt8] {
    render([ShortcutHelper(intents: intents, options: options).declaration], of: intents)
  }

  /// The text of the file with the view controller of the UI extension, in UTF-8; the file is empty where there are no
  /// such extensions.
  package func renderViewController(of intents: ExtensionContent) -> [UInt8] {
    SwiftFile(
      header: [intents.header.text], condition: "canImport(IntentsUI) && canImport(UIKit)",
      imports: [ImportDeclaration("IntentsUI"), ImportDeclaration("UIKit")],
      declarations: [ConfirmationView(intents: intents, options: options).declaration]
    ).render(lineWidth: 120)
  }

  private func render(_ declarations: [Declaration], of intents: ExtensionContent) -> [UInt8] {
    let file =
      intents.needsAppleFrameworks
      ? SwiftFile(
        header: [intents.header.text], condition: "canImport(Intents)", imports: [ImportDeclaration("Intents")],
        declarations: declarations)
      : SwiftFile(header: [intents.header.text], importChoices: [.intents], declarations: declarations)
    return file.render(lineWidth: 120)
  }
}

extension ExtensionContent {
  /// Whether there is nothing in the files that exists elsewhere than on Apple's platforms.
  var needsAppleFrameworks: Bool { custom.isEmpty }
}
