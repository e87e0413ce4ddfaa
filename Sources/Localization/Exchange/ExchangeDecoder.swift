internal import SourceDiagnostics

/// Makes texts of the XML of an XLIFF file.
struct ExchangeDecoder {
  private var scanner: XMLScanner
  private var files: [ReturnedFile] = []

  init(_ bytes: [UInt8], depthLimit: Int) {
    scanner = XMLScanner(bytes, depthLimit: depthLimit)
  }

  /// The files with their texts.
  mutating func decode() throws(XMLProblem) -> [ReturnedFile] {
    var isRoot = true
    while let event = try scanner.next() {
      guard case .open(let tag) = event else { continue }
      if isRoot {
        isRoot = false
        try checkRoot(tag)
      } else if tag.name == "file" {
        files.append(try file(tag))
      } else if tag.name == "trans-unit" {
        let unit = try unit(tag)
        guard !files.isEmpty else { throw XMLProblem("a text belongs to no <file>", at: tag.range) }
        files[files.count - 1].units.append(unit)
      } else if tag.name != "body", tag.name != "group" {
        try skip()
      }
    }
    return files
  }

  private func checkRoot(_ tag: XMLTag) throws(XMLProblem) {
    guard tag.name == "xliff" else {
      throw XMLProblem("the root element is <\(tag.name)>, not <xliff>", at: tag.range)
    }
    guard let version = tag.attributes["version"], !version.value.hasPrefix("1.") else { return }
    throw XMLProblem(
      "the file is of version \(version.value)", at: version.range, hint: "have it exported as XLIFF 1.2")
  }

  private func file(_ tag: XMLTag) throws(XMLProblem) -> ReturnedFile {
    guard let original = tag.attributes["original"] else {
      throw XMLProblem("<file> has no 'original'", at: tag.range)
    }
    return ReturnedFile(
      original: original, sourceLanguage: tag.attributes["source-language"],
      targetLanguage: tag.attributes["target-language"], range: tag.range, units: [])
  }

  private mutating func unit(_ tag: XMLTag) throws(XMLProblem) -> ReturnedUnit {
    guard let id = tag.attributes["id"] else { throw XMLProblem("<trans-unit> has no 'id'", at: tag.range) }
    var source: DecodedText?
    var target: DecodedText?
    var language: Located<String>?
    var needsTranslation = tag.attributes["translate"]?.value == "no"
    while let event = try scanner.next() {
      if case .close = event { break }
      guard case .open(let child) = event else { continue }
      switch child.name {
      case "source": source = try text()
      case "target":
        target = try text()
        language = child.attributes["xml:lang"]
        needsTranslation =
          needsTranslation || ["new", "needs-translation"].contains(child.attributes["state"]?.value ?? "")
      default: try skip()
      }
    }
    return ReturnedUnit(
      id: id, source: source, target: target?.text.isEmpty == false ? target : nil, language: language,
      needsTranslation: needsTranslation, range: tag.range)
  }

  /// The text of an element, that of inline elements included, up to its end.
  private mutating func text() throws(XMLProblem) -> DecodedText {
    var text = DecodedText(at: scanner.position)
    var depth = 0
    while let event = try scanner.next() {
      switch event {
      case .text(let part): text.append(part)
      case .open(let tag):
        depth += 1
        // What stands for a code of the original has its text in an attribute, where that is kept at all.
        guard ["x", "bx", "ex"].contains(tag.name) else { continue }
        guard let equivalent = tag.attributes["equiv-text"] else {
          throw XMLProblem(
            "<\(tag.name)> does not say what it stands for", at: tag.range,
            hint: "have tokens such as ${name} written as text")
        }
        text.append(equivalent.value, for: tag.range.offsets)
      case .close:
        if depth == 0 { return text }
        depth -= 1
      }
    }
    return text
  }

  /// Skips an element whose start tag was read.
  private mutating func skip() throws(XMLProblem) {
    var depth = 0
    while let event = try scanner.next() {
      switch event {
      case .open: depth += 1
      case .close:
        if depth == 0 { return }
        depth -= 1
      case .text: break
      }
    }
  }
}
