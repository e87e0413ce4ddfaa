package import IntentCompiler
package import TestSupport

extension SwiftSource {
  /// What the compiler made, as a file for another compiler.
  package init(_ file: GeneratedFile) {
    self.init(name: file.name, text: file.text)
  }
}
