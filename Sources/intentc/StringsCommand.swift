import CommandLineInterface
import IntentCompiler

/// `intentc strings`: the texts of definitions on their way to translators and back.
enum StringsCommand {
  static let command = Command(
    name: "strings",
    abstract: "Give the texts of definitions to translators, and keep their tables in step.",
    discussion: [
      "Translations of a definition stand in tables with its name, X.strings, X.stringsdict or X.xcstrings, in language "
        + "folders beside it, under the string IDs of the texts. The commands below write and change such tables; all "
        + "files of a run are written, or none."
    ],
    subcommands: [export, importing, update, renameIDs, .help])

  // MARK: Export

  private static let export = Command(
    name: "export",
    abstract: "Write the texts of definitions for translators, with the translations that there are.",
    discussion: [
      "Every text has a comment that says where people meet it, what it belongs to, and what its tokens such as ${soup} "
        + "stand for. In a .strings table, texts without a translation are marked 'untranslated' behind their entry. "
        + "With a translation that was made of an older text, there are both that and the text of now."
    ],
    arguments: [SharedOptions.paths],
    options: [
      Option(
        name: "output", short: "o", kind: .value(name: "dir", .directory), isRequired: true,
        help: "The folder for the files; it is made where it is missing."),
      Option(
        name: "format",
        kind: .value(
          name: "format",
          .choice([
            Choice("strings", "a .strings table for each language"),
            Choice("xcstrings", "a string catalogue with all languages"),
            Choice("xliff", "an XLIFF 1.2 file for each language"),
          ])), help: "What is written.", defaultText: "xliff"),
      languages("The languages, parted by commas.", "those with a table, and those of the project"),
      Option(name: "force", kind: .flag, help: "Replace files that are there already."),
      Option(
        name: "since", kind: .value(name: "version", .file(extensions: ["intentdefinition"])),
        help: "Mark translations of texts that an older version has in other words for review, with the text of then, "
          + "where nothing else says what they were made from; named as for 'strings update'."),
      quiet,
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc strings export App -o Translations", "Writes an XLIFF file for each language of a project."),
      Example(
        "intentc strings export Intents.intentdefinition -o . --format strings --languages fr",
        "Writes a first French table."),
    ])

  // MARK: Import

  private static let importing = Command(
    name: "import",
    abstract: "Take translations from XLIFF files over into the tables of definitions.",
    discussion: [
      "A file may hold texts of other files of the project, as those that Xcode exports do; they are left out. A "
        + "translation with other tokens than its text, with an ID that is not in the definition, or in another language "
        + "is told with its line and column, and nothing is written. A language without a table gets one."
    ],
    arguments: [SharedOptions.paths],
    options: [
      Option(
        name: "from", kind: .value(name: "file", .file(extensions: ["xliff", "xlf"])), isRepeatable: true,
        isRequired: true, help: "An XLIFF 1.2 file; further ones may stand behind it."),
      Option(
        name: "language", kind: .value(name: "language", .text),
        help: "The language of the translations, spelt as its folder; by it, the files may name another one.",
        defaultText: "what the files say"),
      Option(name: "skip-invalid", kind: .flag, help: "Leave out what is wrong, and take over the rest."),
      Option(name: "dry-run", kind: .flag, help: "Write nothing, and print a unified diff."),
      quiet,
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc strings import App --from de.xliff", "Puts German translations into their tables.")
    ])

  // MARK: Update

  private static let update = Command(
    name: "update",
    abstract: "Bring the tables of definitions in step with them.",
    discussion: [
      "Texts that a table lacks are added, with a comment for the translator, and marked 'untranslated' behind the "
        + "entry. What is translated stays as it is, to the byte. Entries of texts that are gone are told, or marked or "
        + "removed. Where a table in the language of the definition has other words than it, the entry is told. Where the "
        + "comment of an entry has another text than the definition, the entry is told to be that of an older text, and "
        + "the comment gets the text of now, too; a catalogue gets the new text, its translations are marked for review, "
        + "and the comment gets the text that they were made from. An entry under another ID than the text in its comment "
        + "has, as a merge leaves it, gets the ID of that text.",
      "Exit status: 0 when all went well, 1 when --check finds something behind, or a file cannot be read. Entries of "
        + "texts that are gone are behind with --stale mark or remove only.",
    ],
    arguments: [SharedOptions.paths],
    options: [
      Option(
        name: "check", kind: .flag,
        help: "Write nothing; fail if a table is behind, and say what of it; in full with '--reporter line'."),
      Option(name: "dry-run", kind: .flag, help: "Write nothing, and print a unified diff."),
      languages("Look at the tables of these languages only, parted by commas.", "all"),
      Option(
        name: "stale",
        kind: .value(
          name: "what",
          .choice([
            Choice("keep", "they are told"), Choice("mark", "they are marked 'stale'"),
            Choice("remove", "they are removed"),
          ])), help: "What happens to entries of texts that are gone.", defaultText: "keep"),
      Option(
        name: "comments", kind: .flag,
        help: "Note the text in the comments of translations, too; they are taken for up to date, except those that "
          + "--since tells, of which both texts are noted."),
      Option(
        name: "reviewed", kind: .flag,
        help: "Take the translations of changed texts for reviewed, those that --since tells included: the tables get "
          + "the texts of now."),
      Option(
        name: "since", kind: .value(name: "version", .file(extensions: ["intentdefinition"])),
        help: "Tell the translations of texts that an older version has in other words, unless they are other ones in "
          + "the table beside it; for tables without comments. It is a definition, or a folder with one of each: "
          + "a path, 'git:REVISION:PATH', or 'git:REVISION' for the paths of now."),
      quiet,
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc strings update App", "Adds what tables lack."),
      Example(
        "intentc strings update App --check --stale mark",
        "Fails in a workflow while a table is behind, or has unmarked entries of texts that are gone."),
      Example(
        "intentc strings update App --since git:v2.0",
        "Tells what to translate anew since a release."),
    ])

  // MARK: Renaming

  private static let renameIDs = Command(
    name: "rename-ids",
    abstract: "Give readable string IDs to the texts of definitions.",
    discussion: [
      "An ID that an editor made up, of six letters or digits, becomes one that says what the text belongs to and what it "
        + "is for, such as OrderSoup.soup.Dialog.Primary, in the definition, in its copies for languages and in all its "
        + "tables at once. Only the bytes of IDs change. Every entry of every table is looked up before and after; where "
        + "one would not be found as before, nothing is written.",
      "Exit status: 0 when all went well, 1 when --check finds an ID to rename, or a file cannot be read.",
    ],
    arguments: [SharedOptions.paths],
    options: [
      Option(name: "all", kind: .flag, help: "Rename IDs that somebody has chosen, too."),
      Option(
        name: "check", kind: .flag,
        help: "Write nothing; fail if an ID would be renamed, and say which; in full with '--reporter line'."),
      Option(name: "dry-run", kind: .flag, help: "Write nothing, and print a unified diff."),
      quiet,
    ] + SharedOptions.reporting + SharedOptions.limits,
    examples: [
      Example("intentc strings rename-ids App --dry-run", "Shows what would change."),
      Example("intentc strings rename-ids App", "Renames the IDs of all definitions of a project."),
    ])

  // MARK: Shared options

  private static let quiet = Option(name: "quiet", short: "q", kind: .flag, help: "Do not say what was done.")

  private static func languages(_ help: String, _ defaultText: String) -> Option {
    Option(name: "languages", kind: .value(name: "list", .text), help: help, defaultText: defaultText)
  }

  // MARK: Running

  static func run(_ command: ParsedCommand, verb: String) -> Int32 {
    let listed = [export.name, update.name].contains(verb) ? command.value("languages") : nil
    let languages = (listed ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if listed != nil, let language = languages.first(where: { !Compiler.isLanguageName($0) }) {
      return SharedOptions.refuse("'\(language)' is no language; write for example '--languages de,pt-BR'")
    }
    if let language = verb == importing.name ? command.value("language") : nil, !Compiler.isLanguageName(language) {
      return SharedOptions.refuse("'\(language)' is no language; write for example '--language pt-BR'")
    }
    if [update.name, renameIDs.name].contains(verb), command.flag("check"), command.flag("dry-run") {
      return SharedOptions.refuse("'--check' and '--dry-run' cannot be used together")
    }
    let compiler = Compiler(
      options: CompilerOptions(
        allowsUnknownModelVersion: command.flag("allow-newer-model"), limits: SharedOptions.limits(command)))
    let outcome: CommandOutcome =
      switch verb {
      case export.name: compiler.exportStrings(exportRequest(command, listed == nil ? [] : languages))
      case importing.name: compiler.importStrings(importRequest(command))
      case update.name: compiler.updateStrings(updateRequest(command, listed == nil ? [] : languages))
      case renameIDs.name: compiler.renameIDs(renamingRequest(command))
      default: preconditionFailure("every command of the tree has an action")
      }
    return SharedOptions.finish(
      outcome, command, isQuiet: command.flag("quiet"),
      abridgment: verb == importing.name ? nil : Reporter.Abridgment(), summaryTo: .error)
  }

  private static func exportRequest(_ command: ParsedCommand, _ languages: [String]) -> StringsExportRequest {
    StringsExportRequest(
      inputs: command.positionals("path"), output: command.value("output") ?? "",
      format: command.value("format").flatMap { StringsExportRequest.Format(rawValue: $0) } ?? .xliff,
      languages: languages, overwrites: command.flag("force"), since: command.value("since"))
  }

  private static func updateRequest(_ command: ParsedCommand, _ languages: [String]) -> StringsUpdateRequest {
    StringsUpdateRequest(
      inputs: command.positionals("path"),
      mode: command.flag("check") ? .check : command.flag("dry-run") ? .preview : .write, languages: languages,
      staleEntries: command.value("stale").flatMap { StringsUpdateRequest.StaleEntries(rawValue: $0) } ?? .keep,
      takesAsReviewed: command.flag("reviewed"), addsComments: command.flag("comments"), since: command.value("since"))
  }

  private static func importRequest(_ command: ParsedCommand) -> StringsImportRequest {
    // A shell makes several words of '--from Translations/*.xliff', of which only the first belongs to the option.
    let isExchange = { (path: String) in path.hasSuffix(".xliff") || path.hasSuffix(".xlf") }
    let paths = command.positionals("path")
    return StringsImportRequest(
      inputs: paths.filter { !isExchange($0) }, exchangeFiles: command.values("from") + paths.filter(isExchange),
      skipsInvalid: command.flag("skip-invalid"), language: command.value("language"),
      isPreview: command.flag("dry-run"))
  }

  private static func renamingRequest(_ command: ParsedCommand) -> RenameIDsRequest {
    RenameIDsRequest(
      inputs: command.positionals("path"),
      mode: command.flag("check") ? .check : command.flag("dry-run") ? .preview : .write,
      renamesAll: command.flag("all"))
  }
}
