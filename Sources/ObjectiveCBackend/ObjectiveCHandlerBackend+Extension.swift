import IntentSemantics
import ObjectiveCCode
package import SiriKitInterface

extension ObjectiveCHandlerBackend {
  /// One of the files of the class that donates intents, in UTF-8.
  package func renderDonations(_ kind: ObjectiveCBackend.FileKind, of intents: ExtensionContent) -> [UInt8] {
    let helper = DonationHelper(intents: intents)
    return render(
      kind, named: ExtensionTypes.donations, of: intents, importing: intents.suggested,
      interface: (intents.suggested.isEmpty ? [] : [helper.forwardClasses]) + [helper.interface],
      implementation: [helper.implementation])
  }

  /// One of the files of the class with the shortcuts that the app suggests, in UTF-8.
  package func renderShortcuts(_ kind: ObjectiveCBackend.FileKind, of intents: ExtensionContent) -> [UInt8] {
    let helper = ShortcutHelper(intents: intents)
    return render(
      kind, named: ExtensionTypes.shortcuts, of: intents, importing: intents.suggested,
      interface: [helper.forwardClasses, helper.interface], implementation: [helper.implementation])
  }

  /// One of the files of the view controller of the UI extension, in UTF-8; it declares nothing where there are no such
  /// extensions.
  package func renderViewController(_ kind: ObjectiveCBackend.FileKind, of intents: ExtensionContent) -> [UInt8] {
    let view = ConfirmationView(intents: intents)
    return render(
      kind, named: ExtensionTypes.viewController, of: intents, importing: intents.confirmed,
      condition: "__has_include(<IntentsUI/IntentsUI.h>) && __has_include(<UIKit/UIKit.h>)",
      frameworks: ["IntentsUI/IntentsUI.h", "UIKit/UIKit.h"], interface: [view.interface],
      implementation: [view.classExtension, view.implementation])
  }

  private func render(
    _ kind: ObjectiveCBackend.FileKind, named name: String, of intents: ExtensionContent,
    importing custom: [ExtensionContent.Custom], condition: String? = nil,
    frameworks: [String] = ["Intents/Intents.h"], interface: [ObjectiveCDeclaration],
    implementation: [ObjectiveCDeclaration]
  ) -> [UInt8] {
    let classes = custom.map {
      ObjectiveCFile.Import.file(ObjectiveCBackend.fileName(of: $0.intent.className, .header))
    }
    let own = ObjectiveCFile.Import.file(ObjectiveCBackend.fileName(of: name, .header))
    return switch kind {
    case .header:
      ObjectiveCFile(
        header: [intents.header.text], condition: condition, imports: frameworks.map { .framework($0) },
        assumesNonnull: true, declarations: interface
      ).render()
    case .implementation:
      ObjectiveCFile(
        header: [intents.header.text], unconditionalImports: [own], condition: condition, imports: classes,
        assumesNonnull: true, declarations: implementation
      ).render()
    }
  }
}
