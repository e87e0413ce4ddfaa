import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Reference output")
struct ReferenceTests {
  @Test("definitions give the recorded Swift", arguments: try OutputVariation.all())
  func swift(variation: OutputVariation) throws {
    let compiler = Compiler(options: try variation.options())
    var files: [String: Data] = [:]
    for sample in try variation.samples() {
      let result = compiler.compile([try sample.source()])
      #expect(!result.report.hasErrors, "\(result.report.rendered(as: .line))")
      for file in result.files { files["\(sample.stem)/\(file.name)"] = Data(file.bytes) }
    }
    try ReferenceTree(name: variation.name).compare(with: files)
  }

  @Test("definitions give the recorded handlers", arguments: try HandlerVariation.all())
  func handlers(variation: HandlerVariation) throws {
    var files: [String: Data] = [:]
    let options = try variation.options()
    if variation.together == true {
      let result = Compiler().extensionFiles(for: try variation.samples().map { try $0.source() }, options: options)
      #expect(!result.report.hasErrors, "\(result.report.rendered(as: .line))")
      for file in result.files { files[file.name] = Data(file.bytes) }
      return try ReferenceTree(name: variation.name).compare(with: files)
    }
    for sample in try variation.samples() {
      let source = try sample.source()
      let result =
        variation.parts != nil
        ? Compiler().extensionFiles(for: [source], options: options)
        : variation.system == true
          ? Compiler().systemHandlers(for: [source], options: options)
          : Compiler().handlers(for: [source], options: options)
      #expect(!result.report.hasErrors, "\(result.report.rendered(as: .line))")
      for file in result.files { files["\(sample.stem)/\(file.name)"] = Data(file.bytes) }
    }
    try ReferenceTree(name: variation.name).compare(with: files)
  }

  @Test("definitions give the recorded handlers in Objective-C")
  func objectiveCHandlers() throws {
    var files: [String: Data] = [:]
    let compiler = Compiler(options: CompilerOptions(language: .objectiveC))
    for sample in SampleDefinition.valid {
      let result = compiler.handlers(for: [try sample.source()])
      #expect(!result.report.hasErrors, "\(result.report.rendered(as: .line))")
      for file in result.files { files["\(sample.stem)/\(file.name)"] = Data(file.bytes) }
    }
    try ReferenceTree(name: "handlers-objc").compare(with: files)
  }

  @Test("definitions give the recorded App Intents", arguments: try MigrationSetting.all())
  func appIntents(setting: MigrationSetting) throws {
    var files: [String: Data] = [:]
    for sample in try setting.samples() {
      let source = [try sample.source()]
      let options = try setting.options()
      let configuration = try setting.configuration(for: sample).map {
        DefinitionSource(path: "intentc.json", bytes: $0)
      }
      let result =
        setting.tests == true
        ? Compiler().migrationTests(of: source, options: options, configuration: configuration, module: "Samples")
        : Compiler().migration(of: source, options: options, configuration: configuration)
      #expect(!result.report.hasErrors, "\(result.report.rendered(as: .line))")
      for file in result.files { files["\(sample.stem)/\(file.name)"] = Data(file.bytes) }
    }
    try ReferenceTree(name: setting.name).compare(with: files)
  }

  @Test(
    "conditional App Intents are no code where the framework is not",
    arguments: try MigrationSetting.all().filter { !$0.name.contains("compatible") })
  func conditionalAppIntents(setting: MigrationSetting) throws {
    var options = try setting.options()
    options.isConditional = true
    options.packageName = "Samples"
    let sample = try #require(try setting.samples().last)
    let configuration = try setting.configuration(for: sample).map { DefinitionSource(path: "intentc.json", bytes: $0) }
    let source = [try sample.source()]
    let result =
      setting.tests == true
      ? Compiler().migrationTests(of: source, options: options, configuration: configuration, module: "Samples")
      : Compiler().migration(of: source, options: options, configuration: configuration)
    #expect(!result.files.isEmpty)
    for file in result.files where file.name.hasSuffix(".swift") {
      var depth = 0
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
        let words = line.drop { $0 == " " }
        if words.hasPrefix("#if ") {
          let condition = words.dropFirst("#if ".count)
          if depth == 0 {
            #expect(
              condition.hasPrefix("canImport(AppIntents)") || condition.hasPrefix("canImport(Intents) && "),
              "\(file.name)")
          }
          depth += 1
        } else if depth == 0 {
          #expect(line.hasPrefix("//"), "\(file.name): \(line)")
        } else if words == "#endif" {
          depth -= 1
        }
      }
    }
  }

  @Test("faults give the recorded diagnostics")
  func diagnostics() throws {
    var files: [String: Data] = [:]
    for sample in SampleDefinition.invalid {
      let result = Compiler().compile([try sample.source()])
      #expect(result.report.hasErrors == result.files.isEmpty, "\(sample)")
      files["\(sample.stem).txt"] = Data(result.report.rendered(as: .line, includesNotes: true).utf8)
    }
    try ReferenceTree(name: "Invalid").compare(with: files)
  }

  @Test("definitions give the recorded lists")
  func lists() throws {
    var files: [String: Data] = [:]
    for sample in SampleDefinition.valid {
      for (format, suffix) in [(ListRequest.Format.json, "json"), (.table, "txt")] {
        let outcome = Compiler().list(ListRequest(inputs: [sample.url.path], format: format))
        #expect(outcome.isSuccess, "\(outcome.report.rendered(as: .line))")
        // The rest of the path depends on where the repository lies.
        let text = outcome.output.replacing(RepositoryLayout.root.path + "/Definitions", with: "Definitions")
        files["\(sample.stem).\(suffix)"] = Data(text.utf8)
      }
    }
    try ReferenceTree(name: "List").compare(with: files)
  }

  @Test("migrations give the recorded reports")
  func reports() throws {
    var files: [String: Data] = [:]
    let sample = RepositoryLayout.definitions.appending(path: "Orders").path
    // With the hand-written code of an app that uses the definition, and without any.
    let app = RepositoryLayout.root.appending(path: "Tests/LegacySamples/Cafe").path
    for (name, sources) in [("Orders", []), ("Cafe", [app])] {
      let outcome = Compiler().migrate(
        MigrateRequest(
          inputs: [sample], outputDirectory: "AppIntents", mode: .preview, legacySources: sources,
          reports: ["txt", "json", "md", "html"].map { MigrationReportFile("\(name).\($0)") }))
      #expect(outcome.isSuccess, "\(outcome.report.rendered(as: .line))")
      for document in outcome.documents {
        let text = document.text.replacing(RepositoryLayout.root.path + "/", with: "")
        files[document.path] = Data(text.utf8)
      }
    }
    try ReferenceTree(name: "Reports").compare(with: files)
  }

  @Test("conversations give the recorded transcripts")
  func transcripts() async throws {
    var files: [String: Data] = [:]
    for sample in SampleDefinition.valid {
      files["auto/\(sample.stem).txt"] = await transcript(
        of: SimulationRequest(input: sample.url.path, languages: .all))
    }
    for conversation in try SampleConversation.all() {
      files["\(conversation.name).txt"] = await transcript(of: try conversation.request())
    }
    try ReferenceTree(name: "Transcripts").compare(with: files)
  }

  /// What a simulation prints; what is wrong with it is an issue.
  private func transcript(of request: SimulationRequest) async -> Data {
    let result = await Compiler().simulate(request)
    // One of the conversations has an answer that is not understood.
    let problems = result.problems.filter { !$0.hasSuffix(" not understood") }
    #expect(problems == [] || result.conversations.isEmpty, "\(request)")
    return Data((result.outcome.output).utf8)
  }

  @Test("nothing else is recorded")
  func nothingElse() throws {
    let expected =
      try OutputVariation.all().map(\.name) + HandlerVariation.all().map(\.name) + MigrationSetting.all().map(\.name)
      + ["handlers-objc", "Invalid", "List", "README.md", "Reports", "Transcripts"]
    let names = try FileManager.default.contentsOfDirectory(atPath: RepositoryLayout.generated.path)
    #expect(Set(names) == Set(expected))
  }

  @Test("the samples are all there, each under a name of its own")
  func samples() {
    #expect(SampleDefinition.valid.count >= 12)
    #expect(SampleDefinition.invalid.count >= 150)
    #expect(Set(SampleDefinition.valid.map(\.stem)).count == SampleDefinition.valid.count)
  }

  @Test("a definition without faults draws no error and no warning", arguments: SampleDefinition.valid)
  func noFindings(sample: SampleDefinition) throws {
    let findings = Compiler().compile([try sample.source()]).report.findings.filter { $0.severity != .note }
    #expect(findings == [])
  }

  @Test("every documented fault is found by its rule, as grave as documented", arguments: try DocumentedFault.all())
  func faultIsFound(fault: DocumentedFault) throws {
    let sample = try #require(SampleDefinition.invalid.first { $0.stem == fault.name })
    let findings = Compiler().compile([try sample.source()]).report.findings
    let found = findings.filter { $0.id == fault.rule }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == fault.severity }, "\(findings)")
    #expect(findings.allSatisfy { $0.path == sample.path && ($0.line ?? 0) >= 1 && ($0.column ?? 0) >= 1 })
  }

  @Test("every faulty definition is documented")
  func faultsAreDocumented() throws {
    #expect(Set(try DocumentedFault.all().map(\.name)) == Set(SampleDefinition.invalid.map(\.stem)))
  }
}
