import IntentRules
import Testing

@Suite struct PlaceholderTests {
  @Test func scopes() {
    #expect(RuleScope.allCases.count == 4)
  }
}
