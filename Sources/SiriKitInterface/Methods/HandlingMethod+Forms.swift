internal import SwiftCode

extension HandlingMethod {
  /// The form with a completion handler; nil where there is none.
  package var completionForm: HandlingForm? {
    completionTypes.isEmpty
      ? nil
      : HandlingForm(name, parameters: parameters, completionLabel: completionLabel, completing: completionTypes)
  }

  /// The other form.
  ///
  /// Where the protocol declares none, it is the asynchronous one that the compiler makes of that with a completion handler.
  package var otherForm: HandlingForm {
    HandlingForm(
      FunctionDeclaration(
        name, parameters: parameters, effects: result == nil ? .asyncThrows : effects,
        result: result ?? completionTypes.first?.unwrapped))
  }
}
