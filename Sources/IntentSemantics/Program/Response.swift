/// The outcomes of an intent and the values that they carry.
package struct Response: Sendable, Equatable {
  /// The values, in file order.
  package let parameters: [ResponseParameter]

  /// The codes that the file lists, in file order, `success` and `failure` among them.
  package let codes: [ResponseCode]

  /// The parameter that is the result for the next action.
  package let output: String?

  /// A value of the given parts.
  package init(parameters: [ResponseParameter] = [], codes: [ResponseCode] = [], output: String? = nil) {
    self.parameters = parameters
    self.codes = codes
    self.output = output
  }
}
