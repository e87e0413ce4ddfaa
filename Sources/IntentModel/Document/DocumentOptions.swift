/// How a definition is read.
package struct DocumentOptions: Sendable, Equatable {
  /// Whether a definition with a model version that does not exist yet is read as the newest one, with a warning.
  package let allowsUnknownModelVersion: Bool

  /// Options; unless told otherwise a definition that is only half understood is refused.
  package init(allowsUnknownModelVersion: Bool = false) {
    self.allowsUnknownModelVersion = allowsUnknownModelVersion
  }
}
