internal import AppIntentsBackend

extension MigrationDocument {
  /// The files of the run, and whose they are.
  var files: [Document.Section] {
    guard !report.files.isEmpty else { return [] }
    let packaging: [Document.Text] =
      report.packageName == nil
      ? [
        .words(" From iOS 17 on, they may be in a framework or package, too: "), .code("--package"),
        .words(" declares it."),
      ] : []
    let surroundings = MigrationSurroundings(run, places)
    return [
      Document.Section(
        heading: [.words("Files in "), .code(report.directory)], anchor: "files",
        blocks: [
          .paragraph(
            [
              .words(
                "Yours are written once, for you to go on with; intentc’s are written anew in every run; merged ones keep "
                  + "what else is in them.")
            ] + packaging),
          .table(
            Document.Table(
              caption: [],
              header: ["file", "whose", "state", "belongs to"],
              rows: report.files.map { file in
                [
                  [.code(file.name)], [.words(file.owner.words)], [.words(file.state.rawValue)],
                  file.isTest
                    ? [.words("the test target")] : Document.Text.prose(surroundings.membership(of: file.name)),
                ]
              })),
        ])
    ]
  }
}
