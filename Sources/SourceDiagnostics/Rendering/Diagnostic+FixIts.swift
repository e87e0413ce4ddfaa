extension Diagnostic {
  /// Where an edit of one of this finding's fix-its applies: fix-its speak about the finding's file.
  func location(of edit: TextEdit) -> SourceLocation? {
    location.map { SourceLocation(file: $0.file, range: edit.range) }
  }

  /// Where a fix-it of this finding applies first; the finding's place where it has no edit.
  func location(of fixIt: FixIt) -> SourceLocation? {
    fixIt.edits.first.map { location(of: $0) } ?? location
  }
}
