import SwiftSourceReader
import Testing

@Suite struct SwiftDeclarationKindTests {
  @Test func rawValuesAreKeywords() {
    #expect(SwiftDeclarationKind(rawValue: "actor") == .actor)
  }
}
