import CommandLineInterface

/// What the manual page has beside the tree of commands.
enum ManualChapters {
  static let all = [
    ManualChapter(
      title: "ENVIRONMENT",
      entries: [
        ManualChapter.Entry("NO_COLOR", "If it is set, whatever its value, findings on a terminal have no colours."),
        ManualChapter.Entry(
          "PATH", "'diff' and 'strings' start git(1), which is looked for there, to read revisions of a repository."),
      ]),
    ManualChapter(
      title: "FILES",
      entries: [
        ManualChapter.Entry(
          "intentc.json",
          "The configuration, in JSON5. The nearest one counts, from each input upwards. 'intentc documentation schema' prints "
            + "its schema."),
        ManualChapter.Entry(
          ".generation.lock.json",
          "Beside generated files: where the definitions lie that they are from. A run over a folder knows by it the files of a "
            + "definition that is gone. It is to be committed with the files."),
        ManualChapter.Entry(
          "migration.lock.json",
          "Beside migrated files: the names that saved shortcuts know, and what was written, so that edits are kept. It is to "
            + "be committed with the files."),
      ]),
    ManualChapter(
      title: "EXIT STATUS",
      entries: [
        ManualChapter.Entry("0", "All went well; there may be warnings."),
        ManualChapter.Entry(
          "1",
          "There are errors in inputs or outputs, among them a file that '--check' finds to differ, or what 'diff --fail-on' or "
            + "'check --strict' is told to fail at."),
        ManualChapter.Entry("64", "The command line or the configuration makes no sense."),
        ManualChapter.Entry("66", "An input of 'check' cannot be read."),
        ManualChapter.Entry("70", "Findings, fixes or a report could not be written to a file."),
      ]),
    ManualChapter(
      title: "SEE ALSO",
      paragraphs: ["git(1), make(1), ninja(1), plutil(1), swift(1)"]),
  ]
}
