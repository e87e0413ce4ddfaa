import IntentSemantics
import SwiftCode

/// A comment that says how options come to depend on another parameter.
///
/// For example: `@IntentParameterDependency<OrderSoup>(\.$size) var intent`
enum DependencyOffer {
  /// The comment for the options of a property: it names the parameter that the property hangs on, else the first other one.
  ///
  /// There is none below iOS 17, where the wrapper is missing, and in the compatible form.
  static func comment(for property: ParameterProperty) -> [DocumentationComment.Block] {
    let others = property.migrated.intent.parameters.filter { $0.name != property.parameter.name }
    guard property.options.form == .modern, property.options.has(.iOS17),
      let other = others.first(where: { $0.name == property.parameter.relationship?.parent }) ?? others.first
    else { return [] }
    return [
      .paragraph("Options that depend on another parameter, such as `\(other.name)`, need this property beside them:"),
      .paragraph("`@IntentParameterDependency<\(property.migrated.name)>(\\.$\(other.name)) var intent`"),
    ]
  }
}
