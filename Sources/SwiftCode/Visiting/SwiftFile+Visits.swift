extension SwiftFile {
  /// Every declaration, attribute, type, statement and expression, outside before inside, in the order of the text.
  package var visits: [SwiftVisit] {
    var walk = SwiftWalk()
    for declaration in declarations + sections.flatMap(\.declarations) {
      walk.visit(declaration)
    }
    return walk.visits
  }
}
