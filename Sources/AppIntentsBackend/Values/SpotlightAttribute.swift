/// An attribute under which Spotlight has something: a property of `CSSearchableItemAttributeSet` that an app may set.
struct SpotlightAttribute: Equatable {
  /// What an attribute holds.
  enum Kind: String, CaseIterable {
    case text
    case texts
    case date
    case number
    case url

    /// The words for people.
    ///
    /// For example: `a list of texts`
    var words: String {
      switch self {
      case .text: "a text"
      case .texts: "a list of texts"
      case .date: "a date"
      case .number: "a number"
      case .url: "a URL"
      }
    }

    /// What values of a property are for Spotlight; nil where it has nothing of the kind.
    init?(of value: AppIntentsValue) {
      switch (value.kind, value.isArray) {
      case (.string, false): self = .text
      case (.string, true): self = .texts
      case (.integer, false), (.decimal, false), (.boolean, false): self = .number
      case (.dateComponents, false): self = .date
      case (.url, false): self = .url
      default: return nil
      }
    }
  }

  /// The name.
  ///
  /// For example: `city`
  let name: String

  /// What it holds.
  let kind: Kind

  /// The attribute of a name; nil where there is none.
  static func named(_ name: String) -> SpotlightAttribute? { known[name] }

  /// The attribute that a property of a name and kind is usually meant for; nil where none is.
  static func usual(for name: String, _ kind: Kind) -> SpotlightAttribute? {
    let name = name.lowercased()
    return [synonyms[name] ?? name].lazy.compactMap { byLowercasedName[$0.lowercased()] }.first { $0.kind == kind }
  }

  /// One that is worth naming where another does not fit.
  static func example(of kind: Kind) -> String {
    switch kind {
    case .text: "contentDescription"
    case .texts: "keywords"
    case .date: "contentCreationDate"
    case .number: "rating"
    case .url: "url"
    }
  }

  /// The attributes, by the alphabet.
  static let all = Kind.allCases.flatMap { kind in
    names(kind).map { SpotlightAttribute(name: $0, kind: kind) }
  }.sorted { $0.name < $1.name }

  private static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let byLowercasedName = Dictionary(uniqueKeysWithValues: all.map { ($0.name.lowercased(), $0) })

  /// What properties are called, in small letters, where Spotlight has another name.
  private static let synonyms = [
    "address": "fullyFormattedAddress", "createdat": "contentCreationDate", "creationdate": "contentCreationDate",
    "datecreated": "contentCreationDate", "description": "contentDescription", "details": "contentDescription",
    "emails": "emailAddresses", "enddate": "endDate", "link": "url", "location": "namedLocation",
    "modificationdate": "contentModificationDate", "place": "namedLocation", "postcode": "postalCode",
    "state": "stateOrProvince", "street": "thoroughfare", "summary": "contentDescription", "tags": "keywords",
    "website": "url", "zip": "postalCode", "zipcode": "postalCode",
  ]

  /// The names, as Apple's documentation has them, without those that the system sets itself.
  private static func names(_ kind: Kind) -> [String] {
    switch kind {
    case .text:
      [
        "accountIdentifier", "acquisitionMake", "acquisitionModel", "album", "artist", "audioEncodingApplication",
        "cameraOwner", "city", "colorSpace", "comment", "composer", "containerDisplayName", "containerIdentifier",
        "containerTitle", "contentDescription", "copyright", "country", "creator", "director", "displayName",
        "exposureProgram", "exposureTimeString", "fullyFormattedAddress", "genre", "gpsAreaInformation", "gpsMapDatum",
        "gpsMeasureMode", "gpsProcessingMethod", "gpsStatus", "headline", "identifier", "information", "instructions",
        "keySignature", "kind", "lensModel", "lyricist", "meteringMode", "musicalGenre", "musicalInstrumentCategory",
        "musicalInstrumentName", "namedLocation", "originalFormat", "originalSource", "path", "postalCode", "producer",
        "profileName", "ratingDescription", "rights", "role", "securityMethod", "stateOrProvince", "subThoroughfare",
        "subject", "textContent", "theme", "thoroughfare", "timeSignature", "title", "version",
      ]
    case .texts:
      [
        "accountHandles", "alternateNames", "audiences", "authorAddresses", "authorEmailAddresses", "authorNames",
        "codecs", "contactKeywords", "contentSources", "contributors", "coverage", "editors", "emailAddresses",
        "encodingApplications", "fontNames", "instantMessageAddresses", "keywords", "languages", "layerNames",
        "mailboxIdentifiers", "mediaTypes", "organizations", "participants", "performers", "phoneNumbers", "projects",
        "publishers", "recipientAddresses", "recipientEmailAddresses", "recipientNames",
      ]
    case .date:
      [
        "addedDate", "completionDate", "contentCreationDate", "contentModificationDate", "downloadedDate", "dueDate",
        "endDate", "gpsDateStamp", "lastUsedDate", "metadataModificationDate", "recordingDate", "startDate",
        "timestamp",
      ]
    case .number:
      [
        "allDay", "altitude", "aperture", "audioBitRate", "audioChannelCount", "audioSampleRate", "audioTrackNumber",
        "bitsPerSample", "containerOrder", "contentRating", "deliveryType", "duration", "exposureMode", "exposureTime",
        "fNumber", "fileSize", "flashOn", "focalLength", "generalMIDISequence", "gpsDestBearing", "gpsDestDistance",
        "gpsDestLatitude", "gpsDestLongitude", "gpsDifferental", "gpsTrack", "hasAlphaChannel", "imageDirection",
        "isoSpeed", "latitude", "local", "longitude", "maxAperture", "orientation", "pageCount", "pageHeight",
        "pageWidth", "pixelCount", "pixelHeight", "pixelWidth", "playCount", "rankingHint", "rating", "redEyeOn",
        "resolutionHeightDPI", "resolutionWidthDPI", "speed", "streamable", "supportsNavigation", "supportsPhoneCall",
        "tempo", "totalBitRate", "userCreated", "userCurated", "userOwned", "videoBitRate", "whiteBalance",
      ]
    case .url:
      ["contentURL", "darkThumbnailURL", "thumbnailURL", "url"]
    }
  }
}
