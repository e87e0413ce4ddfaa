/// How a definition is read.
package struct DocumentOptions: Sendable, Equatable {
  /// Whether a definition with a model version that does not exist yet is read as the newest one, with a warning.
  package let allowsUnknownModelVersion: Bool

  /// Whether a document with errors is given all the same, so that further ones can be found; what is wrong or missing
  /// in it is nil.
  package let keepsFaultyDocuments: Bool

  /// Options; unless told otherwise a definition that is only half understood is refused.
  package init(allowsUnknownModelVersion: Bool = false, keepsFaultyDocuments: Bool = false) {
    self.allowsUnknownModelVersion = allowsUnknownModelVersion
    self.keepsFaultyDocuments = keepsFaultyDocuments
  }
}
