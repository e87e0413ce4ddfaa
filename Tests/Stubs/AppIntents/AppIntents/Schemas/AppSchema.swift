@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AppSchemaIntent: Sendable {}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AppSchemaEntity: Sendable {}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AppSchemaEnum: Sendable {}

/// Schemas by domain; of the many domains, those that tests name.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct AppSchema: Sendable {
  public struct Intent: AppSchemaIntent {}
  public struct Entity: AppSchemaEntity {}
  public struct Enum: AppSchemaEnum {}

  public struct PhotosIntents {
    public var addAssetsToAlbum: Intent { Intent() }
    public var createAlbum: Intent { Intent() }
    public var createAssets: Intent { Intent() }
    public var deleteAlbum: Intent { Intent() }
    public var deleteAssets: Intent { Intent() }
    public var openAlbum: Intent { Intent() }
    public var openAsset: Intent { Intent() }
    public var updateAlbum: Intent { Intent() }
    public var updateAsset: Intent { Intent() }
  }

  public struct PhotosEntities {
    public var album: Entity { Entity() }
    public var asset: Entity { Entity() }
    public var recognizedPerson: Entity { Entity() }
  }

  public struct PhotosEnums {
    public var albumType: Enum { Enum() }
    public var assetType: Enum { Enum() }
    public var filterType: Enum { Enum() }
    public var rotationDirection: Enum { Enum() }
  }

  public struct NotesIntents {
    public var appendText: Intent { Intent() }
    public var createNote: Intent { Intent() }
    public var updateNote: Intent { Intent() }
  }

  public struct NotesEntities {
    public var account: Entity { Entity() }
    public var folder: Entity { Entity() }
    public var note: Entity { Entity() }
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaIntent where Self == AppSchema.Intent {
  public static var photos: AppSchema.PhotosIntents { AppSchema.PhotosIntents() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaEntity where Self == AppSchema.Entity {
  public static var photos: AppSchema.PhotosEntities { AppSchema.PhotosEntities() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaEnum where Self == AppSchema.Enum {
  public static var photos: AppSchema.PhotosEnums { AppSchema.PhotosEnums() }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaIntent where Self == AppSchema.Intent {
  public static var notes: AppSchema.NotesIntents { AppSchema.NotesIntents() }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaEntity where Self == AppSchema.Entity {
  public static var notes: AppSchema.NotesEntities { AppSchema.NotesEntities() }
}
