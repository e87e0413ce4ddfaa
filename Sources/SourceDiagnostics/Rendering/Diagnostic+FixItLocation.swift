extension Diagnostic {
  /// Where a fix-it of this finding applies: it speaks about the finding's file.
  func location(of fixIt: FixIt) -> SourceLocation? {
    location.map { SourceLocation(file: $0.file, range: fixIt.range) }
  }
}
