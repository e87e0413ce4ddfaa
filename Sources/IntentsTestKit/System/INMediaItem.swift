public import Foundation

/// A piece of music, a film, a podcast and the like.
open class INMediaItem: NSObject {
  /// What the app knows it by.
  public let identifier: String?

  /// The title.
  public let title: String?

  /// The kind.
  public let type: INMediaItemType

  /// The picture.
  public let artwork: INImage?

  /// Who made it.
  public let artist: String?

  /// An item.
  public convenience init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
    self.init(identifier: identifier, title: title, type: type, artwork: artwork, artist: nil)
  }

  /// An item.
  public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
  }
}
