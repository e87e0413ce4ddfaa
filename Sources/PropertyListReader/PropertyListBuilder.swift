internal import CLibXML2
internal import SourceDiagnostics

/// Makes records of libxml2's events.
///
/// It is a struct behind a pointer for the time of the parse: a class would pay for exclusivity checks and reference
/// counting at every event.
struct PropertyListBuilder {
  /// A container that is open.
  struct Frame {
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
  let kind: InputKind
  let repeatedKeys: RepeatedKeys

  var records: [PropertyListRecord] = []
  var decodedTexts: [UInt32: [UInt8]] = [:]
  var unkeptTexts: [UnkeptText] = []
  var problems: [SyntaxProblem] = []

  var parser: xmlParserCtxtPtr?
  var frames: [Frame] = []
  var depth = 0
  var text: [UInt8] = []
  /// The leaf that collects text.
  var leaf: Int?
  /// The leaf that was reported to hold elements.
  var leafWithElements: Int?
  /// The depth of the unknown element that is being skipped.
  var skippedDepth: Int?
  var declaresEntities = false
  var hasPropertyListElement = false
  var hasRoot = false
  var isStopped = false

  init(bytes: UnsafeBufferPointer<UInt8>, limits: PropertyListLimits, kind: InputKind, repeatedKeys: RepeatedKeys) {
    self.bytes = bytes
    self.limits = limits
    self.kind = kind
    self.repeatedKeys = repeatedKeys
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
  var cursor: Int {
    guard let input = parser?.pointee.input?.pointee else { return 0 }
    return min(Int(input.consumed) + (input.cur - input.base), bytes.count)
  }
}

/// The builder that libxml2 hands back as the context of an event.
private func builder(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<PropertyListBuilder> {
  guard let context else { preconditionFailure("libxml2 gives back the context that it was given") }
  return context.assumingMemoryBound(to: PropertyListBuilder.self)
}
