public import Foundation

/// What a person says of media that are looked for.
open class INMediaSearch: NSObject {
  /// The kind.
  open var mediaType: INMediaItemType = .unknown

  /// The order.
  open var sortOrder: INMediaSortOrder = .unknown

  /// The name.
  open var mediaName: String?

  /// Who made it.
  open var artistName: String?

  /// The album.
  open var albumName: String?

  /// The genres.
  open var genreNames: [String]?

  /// The moods.
  open var moodNames: [String]?

  /// What it refers to.
  open var reference: INMediaReference = .unknown

  /// What the app knows it by.
  open var mediaIdentifier: String?

  /// A search for anything.
  override public init() {}
}
