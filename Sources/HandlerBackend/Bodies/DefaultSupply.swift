import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The body of a method that supplies a parameter's value where none is set.
struct DefaultSupply {
  /// The parameter.
  let parameter: Parameter

  /// What else the definition declares.
  let program: HandledProgram

  /// The body.
  var statements: [Statement] {
    let value = ParameterValue(parameter: parameter, program: program)
    if let defaultValue = value.defaultValue {
      let isNumber = parameter.type.numberMember != nil
      return [.return(isNumber ? .call(.name("NSNumber"), [Argument("value", defaultValue)]) : defaultValue)]
    }
    let open = Statement.comment([.paragraph("TODO: Return the value that most people want.")])
    if case .enumeration(let reference) = parameter.type, !parameter.isArray {
      // Without a case for no value the current one is the only that is there in any case.
      return [open, .return(program.unknownCase(of: reference).map { .implicitMember($0) } ?? value.property)]
    }
    return [open, .return(.nil)]
  }
}
