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

  /// A unit; what is wrong with it is kept in it, since it may be that of another file, or left out.
  private mutating func unit(_ tag: XMLTag) throws(XMLProblem) -> ReturnedUnit {
    var source: DecodedText?
    var target: XMLTag?
    var translation: DecodedText?
    var note: String?
    var fault: ReturnedUnit.Fault?
    if tag.attributes["id"] == nil {
      fault = ReturnedUnit.Fault(message: "<trans-unit> has no 'id'", range: tag.range, hint: nil)
    }
    while let event = try scanner.next() {
      if case .close = event { break }
      guard case .open(let child) = event else { continue }
      switch child.name {
      case "source":
        let read = try text()
        // Without all of its words, it is not the text of any definition.
        source = read.fault == nil ? read.text : nil
      case "target":
        let read = try text()
        fault = fault ?? read.fault
        if target != nil {
          fault =
            fault
            ?? ReturnedUnit.Fault(message: "there is a second <target>", range: child.range, hint: "leave one of them")
        }
        target = child
        translation = read.text
      case "note":
        let read = try text()
        note = note ?? read.text.text
      default: try skip()
      }
    }
    let state = target?.attributes["state"]?.value ?? ""
    return ReturnedUnit(
      id: tag.attributes["id"] ?? Located("", at: tag.range), source: source,
      target: translation?.text.contains { !$0.isWhitespace } == true ? translation : nil,
      language: target?.attributes["xml:lang"],
      needsTranslation: tag.attributes["translate"]?.value == "no" || ["new", "needs-translation"].contains(state),
      isConfirmed: ["translated", "signed-off", "final"].contains(state), note: note, fault: fault, range: tag.range)
  }

  /// The text of an element, that of inline elements included, up to its end; and what of it is not known.
  private mutating func text() throws(XMLProblem) -> (text: DecodedText, fault: ReturnedUnit.Fault?) {
    var text = DecodedText(at: scanner.position)
    var fault: ReturnedUnit.Fault?
    var depth = 0
    while let event = try scanner.next() {
      switch event {
      case .text(let part): text.append(part)
      case .open(let tag):
        depth += 1
        // What stands for a code of the original has its text in an attribute, where that is kept at all.
        guard ["x", "bx", "ex"].contains(tag.name) else { continue }
        if let equivalent = tag.attributes["equiv-text"] {
          text.append(equivalent.value, for: tag.range.offsets)
        } else {
          fault =
            fault
            ?? ReturnedUnit.Fault(
              message: "<\(tag.name)> does not say what it stands for", range: tag.range,
              hint: "have tokens such as ${name} written as text")
        }
      case .close:
        if depth == 0 { return (text, fault) }
        depth -= 1
      }
    }
    return (text, fault)
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
