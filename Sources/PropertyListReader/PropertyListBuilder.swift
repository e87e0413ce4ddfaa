internal import CLibXML2
internal import SourceDiagnostics

/// Makes records of libxml2's events.
///
/// It is a struct behind a pointer for the time of the parse: a class would pay for exclusivity checks and reference
/// counting at every event.
struct PropertyListBuilder {
  /// A container that is open.
  private struct Frame {
    var record: Int
    /// The key that waits for its value; nil in arrays and behind a complete entry.
    var pendingKey: Int?
    /// The last key of a dictionary, for the check for duplicates.
    var previousKey: Int?
    /// Whether the keys came in strictly ascending order so far, so that none can be there twice.
    var keysAscend = true
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let limits: PropertyListLimits
  let subject: String

  private(set) var records: [PropertyListRecord] = []
  private(set) var decodedTexts: [UInt32: [UInt8]] = [:]
  private(set) var unkeptTexts: [UnkeptText] = []
  private(set) var problems: [SyntaxProblem] = []

  private var parser: xmlParserCtxtPtr?
  private var frames: [Frame] = []
  private var depth = 0
  private var text: [UInt8] = []
  /// The leaf that collects text.
  private var leaf: Int?
  /// The leaf that was reported to hold elements.
  private var leafWithElements: Int?
  /// The depth of the unknown element that is being skipped.
  private var skippedDepth: Int?
  private var declaresEntities = false
  private var hasPropertyListElement = false
  private var hasRoot = false
  private var isStopped = false

  init(bytes: UnsafeBufferPointer<UInt8>, limits: PropertyListLimits, subject: String) {
    self.bytes = bytes
    self.limits = limits
    self.subject = subject
    // An element takes some 36 bytes of a real file.
    records.reserveCapacity(bytes.count / 36)
    text.reserveCapacity(256)
  }

  // MARK: Parsing

  /// Runs the parser over the bytes.
  mutating func parse() {
    let start = bytes.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
    guard let parser = xmlCreateMemoryParserCtxt(start, Int32(bytes.count)) else { return }
    defer {
      self.parser = nil
      // libxml2 makes a document to remember declared entities in, although nobody asks for a tree.
      if let document = parser.pointee.myDoc {
        xmlFreeDoc(document)
        parser.pointee.myDoc = nil
      }
      xmlFreeParserCtxt(parser)
    }
    self.parser = parser
    parser.pointee.sax.pointee = Self.handler
    xmlCtxtUseOptions(
      parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOCDATA.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
    withUnsafeMutablePointer(to: &self) { builder in
      parser.pointee.userData = UnsafeMutableRawPointer(builder)
      _ = xmlParseDocument(parser)
    }
    checkOutcome()
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { context, name, prefix, _, _, _, attributeCount, _, _ in
      builder(context).pointee.open(name, prefix: prefix, hasAttributes: attributeCount > 0)
    }
    handler.endElementNs = { context, _, _, _ in builder(context).pointee.close() }
    handler.characters = { context, text, count in builder(context).pointee.append(text, count) }
    handler.cdataBlock = { context, text, count in builder(context).pointee.append(text, count) }
    handler.entityDecl = { context, _, _, _, _, _ in builder(context).pointee.noteEntityDeclaration() }
    handler.comment = { context, _ in builder(context).pointee.noteUnkeptText(.comment) }
    handler.processingInstruction = { context, _, _ in builder(context).pointee.noteUnkeptText(.instruction) }
    handler.serror = { context, error in
      guard let error = error?.pointee else { return }
      builder(context).pointee.report(error)
    }
    return handler
  }

  /// The offset that the parser has reached.
  private var cursor: Int {
    guard let input = parser?.pointee.input?.pointee else { return 0 }
    return min(Int(input.consumed) + (input.cur - input.base), bytes.count)
  }

  // MARK: Events

  private mutating func open(
    _ name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?, hasAttributes: Bool
  ) {
    guard !isStopped, let name else { return }
    let cursor = cursor
    // libxml2 reports the start of a tag that the end of the file cuts off, and then that it is cut off.
    guard cursor < bytes.count else { return }
    depth += 1
    guard depth <= limits.depth else {
      stop(
        .nestingTooDeep, "elements are nested more than \(limits.depth) levels deep", at: tagStart(before: cursor),
        hint: "raise the limit with --max-depth")
      return
    }
    guard skippedDepth == nil else { return }
    let isClosedAtOnce = cursor < bytes.count && bytes[cursor] == UInt8(ascii: "/")
    let contentStart = min(cursor + (isClosedAtOnce ? 2 : 1), bytes.count)
    let start = tagStart(before: cursor)

    if let leaf {
      // A start tag written for an end tag makes everything behind it stand inside: once is enough.
      if leaf != leafWithElements {
        reportProblem(
          "<\(String(cString: name))> stands inside <\(Self.name(of: records[leaf].element))>, which holds text only",
          at: start..<contentStart)
        leafWithElements = leaf
      }
      skippedDepth = depth
      return
    }
    if !hasPropertyListElement {
      guard prefix == nil, Self.equals(name, "plist") else {
        let prefix = prefix.map { String(cString: $0) + ":" } ?? ""
        reportProblem(
          "the root element is <\(prefix)\(String(cString: name))>, not <plist>", at: start..<contentStart,
          hint: "this is XML, but no property list")
        stop()
        return
      }
      hasPropertyListElement = true
      return
    }
    if hasAttributes {
      unkeptTexts.append(UnkeptText(kind: .attribute, range: SourceRange(start..<contentStart)))
    }
    guard prefix == nil, let element = Self.element(named: name) else {
      reportProblem(
        "unknown element <\(String(cString: name))>", at: start..<contentStart,
        hint: "property lists have dict, array, key, string, integer, real, true, false, date and data")
      skippedDepth = depth
      if var frame = frames.last, records[frame.record].element == .dictionary {
        frame.pendingKey = nil
        frames[frames.count - 1] = frame
      }
      return
    }
    guard records.count < limits.elementCount else {
      stop(
        .tooManyElements, "there are more than \(limits.elementCount) elements", at: start,
        hint: "raise the limit with --max-elements")
      return
    }
    let index = records.count
    records.append(
      PropertyListRecord(
        start: UInt32(start), end: UInt32(contentStart), contentStart: UInt32(contentStart),
        contentEnd: UInt32(contentStart), next: UInt32(index + 1), element: element, hasDecodedText: false))
    place(index, element)
    switch element {
    case .dictionary, .array:
      frames.append(Frame(record: index))
    default:
      leaf = index
      text.removeAll(keepingCapacity: true)
    }
  }

  /// Checks that the element may stand where it stands.
  private mutating func place(_ index: Int, _ element: PropertyListRecord.Element) {
    let range = Int(records[index].start)..<Int(records[index].contentStart)
    guard let last = frames.indices.last else {
      if hasRoot {
        reportProblem("<plist> holds more than one value", at: range)
      } else if element == .key {
        reportProblem("a key stands outside of a dictionary", at: range)
      }
      hasRoot = true
      return
    }
    guard records[frames[last].record].element == .dictionary else {
      if element == .key {
        reportProblem("a key stands inside an array", at: range, hint: "put the entries into a <dict>")
      }
      return
    }
    if element == .key {
      if let pending = frames[last].pendingKey {
        reportMissingValue(ofKey: pending)
      }
      frames[last].pendingKey = index
    } else if frames[last].pendingKey == nil {
      // The first of several values in a row has been reported where it stood.
      reportProblem("a value has no key", at: range, hint: "put a <key> in front of it")
    } else {
      frames[last].pendingKey = nil
    }
  }

  private mutating func close() {
    guard !isStopped else { return }
    defer { depth -= 1 }
    if let skipped = skippedDepth {
      if depth == skipped {
        skippedDepth = nil
      }
      return
    }
    let end = cursor
    if let index = leaf {
      leaf = nil
      finishLeaf(index, end: end)
      return
    }
    guard let frame = frames.popLast() else { return }
    records[frame.record].end = UInt32(end)
    records[frame.record].contentEnd = UInt32(max(tagStart(before: end), Int(records[frame.record].contentStart)))
    records[frame.record].next = UInt32(records.count)
    if let pending = frame.pendingKey {
      reportMissingValue(ofKey: pending)
    }
    records[frame.record].keysAscend = frame.keysAscend
    if !frame.keysAscend {
      reportDuplicateKeys(in: frame.record)
    }
  }

  private mutating func finishLeaf(_ index: Int, end: Int) {
    let contentStart = Int(records[index].contentStart)
    records[index].end = UInt32(end)
    let contentEnd = max(tagStart(before: end), contentStart)
    records[index].contentEnd = UInt32(contentEnd)
    let isVerbatim =
      contentEnd - contentStart == text.count
      && text.withUnsafeBufferPointer { Self.hasSameBytes($0, bytes, at: contentStart) }
    if !isVerbatim {
      records[index].hasDecodedText = true
      decodedTexts[UInt32(index)] = text
    }
    if records[index].element == .key {
      compareWithPreviousKey(index)
    } else {
      checkText(of: index, at: contentStart..<contentEnd)
    }
  }

  private mutating func append(_ characters: UnsafePointer<xmlChar>?, _ count: Int32) {
    // Behind a fatal error libxml2 goes on to report characters, but no elements that they could belong to.
    guard !isStopped, skippedDepth == nil, let characters, parser?.pointee.disableSAX == 0 else { return }
    let added = UnsafeBufferPointer(start: characters, count: Int(count))
    if leaf != nil {
      guard text.count + added.count <= limits.textByteCount else {
        stop(
          .textTooLong, "a text has more than \(limits.textByteCount) bytes",
          at: leaf.map { Int(records[$0].start) } ?? cursor, hint: "raise the limit with --max-text-bytes")
        return
      }
      text.append(contentsOf: added)
    } else if let stray = added.firstIndex(where: { !$0.isPropertyListBlank }) {
      let position = offset(of: added, endingAt: cursor) + stray
      if let last = problems.last, Int(last.range.upperBound) >= position - 1, last.message.hasSuffix(strayTextReason) {
        return
      }
      reportProblem(strayTextReason, at: position..<min(position + 1, bytes.count), hint: "put it into an element")
    }
  }

  /// Where the text of an event starts.
  ///
  /// Most texts lie in the parser's input; those that it had to assemble stand in front of the cursor.
  private func offset(of text: UnsafeBufferPointer<xmlChar>, endingAt cursor: Int) -> Int {
    if let input = parser?.pointee.input?.pointee, let start = text.baseAddress, let base = input.base,
      let end = input.end, start >= base, start < end
    {
      return Int(input.consumed) + (start - base)
    }
    return max(cursor - text.count, 0)
  }

  private var strayTextReason: String { "text stands between the elements" }

  private mutating func noteEntityDeclaration() {
    guard !isStopped, !declaresEntities else { return }
    declaresEntities = true
    let cursor = cursor
    reportProblem(
      "the document type declares entities", at: tagStart(before: cursor)..<cursor,
      hint: "property lists have none; write the text where it is used")
  }

  private mutating func noteUnkeptText(_ kind: UnkeptText.Kind) {
    guard !isStopped else { return }
    let end = cursor
    unkeptTexts.append(UnkeptText(kind: kind, range: SourceRange(min(tagStart(before: end), end)..<end)))
  }

  // MARK: Checks

  /// Refuses texts that are no value of their type.
  private mutating func checkText(of index: Int, at range: Range<Int>) {
    let element = records[index].element
    if element == .string { return }
    let place = range.isEmpty ? Int(records[index].start)..<Int(records[index].end) : range
    let content = String(decoding: text, as: UTF8.self)
    switch element {
    case .true, .false:
      if !text.allSatisfy(\.isPropertyListBlank) {
        reportProblem("a boolean holds text", at: place, hint: "write <\(Self.name(of: element))/>")
      }
    case .integer where PropertyListInteger(text: content) == nil:
      if PropertyListInteger.isNumeral(content) {
        reportProblem("integer \(content.shortened) does not fit into 64 bits", at: place)
      } else {
        reportProblem("'\(content.shortened)' is not an integer", at: place)
      }
    case .real where Double(propertyListText: content) == nil:
      reportProblem("'\(content.shortened)' is not a real number", at: place)
    case .date where PropertyListDate(text: content) == nil:
      reportProblem(
        "'\(content.shortened)' is not a date", at: place, hint: "the form is 2019-06-03T17:00:00Z")
    case .data where text.withUnsafeBufferPointer({ Base64.decode($0) }) == nil:
      reportProblem("the data is not Base64", at: place)
    default:
      break
    }
  }

  private mutating func compareWithPreviousKey(_ index: Int) {
    guard let last = frames.indices.last, frames[last].keysAscend else { return }
    if let previous = frames[last].previousKey, !precedesText(previous) {
      frames[last].keysAscend = false
    }
    frames[last].previousKey = index
  }

  /// Whether a key stands before the text of the current one in the order of their bytes.
  private func precedesText(_ index: Int) -> Bool {
    let record = records[index]
    if record.hasDecodedText { return keyText(index).lexicographicallyPrecedes(text) }
    let start = Int(record.contentStart)
    let count = Int(record.contentEnd) - start
    return text.withUnsafeBufferPointer { text in
      for offset in 0..<min(count, text.count) where bytes[start + offset] != text[offset] {
        return bytes[start + offset] < text[offset]
      }
      return count < text.count
    }
  }

  /// Whether a text stands at an offset of the bytes; a loop, since generic comparisons cost more than the parse.
  private static func hasSameBytes(
    _ text: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    guard start + text.count <= bytes.count else { return false }
    for offset in 0..<text.count where text[offset] != bytes[start + offset] {
      return false
    }
    return true
  }

  private func keyText(_ index: Int) -> [UInt8] {
    let record = records[index]
    if record.hasDecodedText, let decoded = decodedTexts[UInt32(index)] { return decoded }
    return Array(bytes[Int(record.contentStart)..<Int(record.contentEnd)])
  }

  private mutating func reportDuplicateKeys(in dictionary: Int) {
    var first: [[UInt8]: Int] = [:]
    var index = dictionary + 1
    while index < records.count {
      if records[index].element == .key {
        let key = keyText(index)
        if let earlier = first[key] {
          let name = String(decoding: key, as: UTF8.self)
          report(
            SyntaxProblem(
              id: .malformedDefinition, message: "key '\(name)' appears twice in the same dictionary",
              range: textRange(of: index), hint: "delete one of the two entries",
              note: ("first used here", textRange(of: earlier))))
          if isStopped { return }
        } else {
          first[key] = index
        }
        index += 1
      } else {
        index = Int(records[index].next)
      }
    }
  }

  /// Reports what can only be known at the end.
  private mutating func checkOutcome() {
    if problems.isEmpty, !hasRoot {
      reportProblem(
        hasPropertyListElement ? "<plist> holds no value" : "the file holds no element", at: bytes.count..<bytes.count)
    }
  }

  // MARK: Problems

  private mutating func report(_ error: xmlError) {
    // A file with a document type has errors of level 2 that leave the parser's own verdict untouched.
    guard !isStopped, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    // libxml2 says of a doubled declaration both that it is misplaced and that the target is reserved.
    let position =
      SyntaxErrorWording.codesOfWholeTags.contains(error.code) ? tagStart(before: cursor) : cursor
    if let last = problems.last, Int(last.range.lowerBound) == position { return }
    let wording = SyntaxErrorWording(error, in: bytes, at: position)
    reportProblem(wording.reason, at: position..<position, hint: wording.hint)
  }

  private mutating func reportMissingValue(ofKey index: Int) {
    reportProblem(
      "key '\(String(decoding: keyText(index), as: UTF8.self))' has no value",
      at: textRange(of: index).offsets)
  }

  private mutating func reportProblem(_ reason: String, at range: Range<Int>, hint: String? = nil) {
    report(
      SyntaxProblem(
        id: .malformedDefinition, message: "not a valid \(subject): \(reason)", range: SourceRange(range), hint: hint))
  }

  private mutating func report(_ problem: SyntaxProblem) {
    guard !isStopped else { return }
    problems.append(problem)
    if problems.count >= limits.syntaxErrorCount {
      problems[problems.count - 1].note = problem.note ?? ("further errors are not shown", problem.range)
      stop()
    }
  }

  private mutating func stop(_ id: DiagnosticID, _ message: String, at offset: Int, hint: String) {
    problems.append(SyntaxProblem(id: id, message: message, range: .position(offset), hint: hint))
    stop()
  }

  private mutating func stop() {
    isStopped = true
    if let parser {
      xmlStopParser(parser)
    }
  }

  // MARK: Text

  /// The offset of the `<` that opens the tag in front of an offset.
  ///
  /// A raw `<` cannot stand inside a tag.
  private func tagStart(before offset: Int) -> Int {
    var index = min(offset, bytes.count) - 1
    while index > 0, bytes[index] != UInt8(ascii: "<") {
      index -= 1
    }
    return max(index, 0)
  }

  private func textRange(of index: Int) -> SourceRange {
    let record = records[index]
    return record.contentStart < record.contentEnd
      ? SourceRange(record.contentStart, record.contentEnd) : SourceRange(record.start, record.end)
  }

  private static func equals(_ name: UnsafePointer<xmlChar>, _ text: StaticString) -> Bool {
    var index = 0
    while index < text.utf8CodeUnitCount {
      if name[index] != text.utf8Start[index] { return false }
      index += 1
    }
    return name[index] == 0
  }

  private static func element(named name: UnsafePointer<xmlChar>) -> PropertyListRecord.Element? {
    switch name[0] {
    case UInt8(ascii: "k"): equals(name, "key") ? .key : nil
    case UInt8(ascii: "s"): equals(name, "string") ? .string : nil
    case UInt8(ascii: "d"):
      equals(name, "dict") ? .dictionary : equals(name, "data") ? .data : equals(name, "date") ? .date : nil
    case UInt8(ascii: "a"): equals(name, "array") ? .array : nil
    case UInt8(ascii: "i"): equals(name, "integer") ? .integer : nil
    case UInt8(ascii: "r"): equals(name, "real") ? .real : nil
    case UInt8(ascii: "t"): equals(name, "true") ? .true : nil
    case UInt8(ascii: "f"): equals(name, "false") ? .false : nil
    default: nil
    }
  }

  private static func name(of element: PropertyListRecord.Element) -> String {
    switch element {
    case .dictionary: "dict"
    case .array: "array"
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .data: "data"
    case .date: "date"
    case .true: "true"
    case .false: "false"
    case .key: "key"
    }
  }
}

/// The builder that libxml2 hands back as the context of an event.
private func builder(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<PropertyListBuilder> {
  guard let context else { preconditionFailure("libxml2 gives back the context that it was given") }
  return context.assumingMemoryBound(to: PropertyListBuilder.self)
}
