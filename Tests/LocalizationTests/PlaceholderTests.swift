import Localization
import SourceDiagnostics
import Testing

@Suite struct PlaceholderTests {
  @Test func slug() {
    #expect(DiagnosticID.unreadableTable.slug == "unreadable-table")
  }
}
