import ProjectModel
import SourceDiagnostics
import Testing

@Suite struct PlaceholderTests {
  @Test func slug() {
    #expect(DiagnosticID.unreadableProjectFile.slug == "unreadable-project-file")
  }
}
