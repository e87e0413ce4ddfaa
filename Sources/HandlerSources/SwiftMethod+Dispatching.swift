internal import SourceDiagnostics
package import SwiftSourceReader

extension SwiftMethod {
  /// Whether it has the name and labels of `handler(for:)`, which gives each intent to its handler.
  package var givesHandlers: Bool { name.value == "handler" && labels == ["for"] }
}
