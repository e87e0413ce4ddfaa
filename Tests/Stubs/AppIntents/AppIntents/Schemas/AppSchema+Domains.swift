/// The schemas of each domain.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension AppSchema {
  public struct AssistantIntents {
    public var activate: Intent { Intent() }
  }

  public struct AudioIntents {
    public var addToLibrary: Intent { Intent() }
    public var addToPlaylist: Intent { Intent() }
    public var createStation: Intent { Intent() }
    public var playAudio: Intent { Intent() }
    public var recognizeAudio: Intent { Intent() }
    public var updateAudioAffinity: Intent { Intent() }
    public var warmupAudioQueue: Intent { Intent() }
  }

  public struct AudioEntities {
    public var album: Entity { Entity() }
    public var algorithmicRadioStation: Entity { Entity() }
    public var ambientSound: Entity { Entity() }
    public var artist: Entity { Entity() }
    public var audiobook: Entity { Entity() }
    public var classicalMusicRecording: Entity { Entity() }
    public var liveRadioStation: Entity { Entity() }
    public var newsBrief: Entity { Entity() }
    public var newsProvider: Entity { Entity() }
    public var playlist: Entity { Entity() }
    public var podcastCollection: Entity { Entity() }
    public var podcastEpisode: Entity { Entity() }
    public var podcastShow: Entity { Entity() }
    public var radioShow: Entity { Entity() }
    public var radioShowEpisode: Entity { Entity() }
    public var song: Entity { Entity() }
    public var songCollection: Entity { Entity() }
    public var warmupAudioQueueResult: Entity { Entity() }
  }

  public struct AudioEnums {
    public var activity: Enum { Enum() }
    public var affinityState: Enum { Enum() }
    public var appViewIdentifier: Enum { Enum() }
    public var invocationSource: Enum { Enum() }
    public var playbackAttributes: Enum { Enum() }
    public var queueInsertionLocation: Enum { Enum() }
  }

  public struct BooksIntents {
    public var navigatePage: Intent { Intent() }
    public var openBook: Intent { Intent() }
    public var playAudiobook: Intent { Intent() }
    public var search: Intent { Intent() }
    public var updateCharacterSpacing: Intent { Intent() }
    public var updateFontSize: Intent { Intent() }
    public var updateLineSpacing: Intent { Intent() }
    public var updateSettings: Intent { Intent() }
    public var updateWordSpacing: Intent { Intent() }
  }

  public struct BooksEntities {
    public var audiobook: Entity { Entity() }
    public var book: Entity { Entity() }
    public var settings: Entity { Entity() }
  }

  public struct BooksEnums {
    public var contentType: Enum { Enum() }
    public var font: Enum { Enum() }
    public var fontSize: Enum { Enum() }
    public var navigationDirection: Enum { Enum() }
    public var pageNavigationSetting: Enum { Enum() }
    public var relativeCharacterSpacingChange: Enum { Enum() }
    public var relativeFontChange: Enum { Enum() }
    public var relativeLineSpacingChange: Enum { Enum() }
    public var relativeWordSpacingChange: Enum { Enum() }
    public var theme: Enum { Enum() }
  }

  public struct BrowserIntents {
    public var bookmarkTab: Intent { Intent() }
    public var bookmarkURL: Intent { Intent() }
    public var clearHistory: Intent { Intent() }
    public var closeTabs: Intent { Intent() }
    public var closeWindows: Intent { Intent() }
    public var createTab: Intent { Intent() }
    public var createWindow: Intent { Intent() }
    public var deleteBookmarks: Intent { Intent() }
    public var findOnPage: Intent { Intent() }
    public var openBookmark: Intent { Intent() }
    public var openURLInTab: Intent { Intent() }
    public var search: Intent { Intent() }
    public var switchTab: Intent { Intent() }
  }

  public struct BrowserEntities {
    public var bookmark: Entity { Entity() }
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    public var readingListItem: Entity { Entity() }
    public var tab: Entity { Entity() }
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    public var tabGroup: Entity { Entity() }
    public var window: Entity { Entity() }
  }

  public struct BrowserEnums {
    public var clearHistoryTimeFrame: Enum { Enum() }
  }

  public struct CalendarIntents {
    public var createEvent: Intent { Intent() }
    public var deleteEvent: Intent { Intent() }
    public var updateEvent: Intent { Intent() }
  }

  public struct CalendarEntities {
    public var attendee: Entity { Entity() }
    public var calendar: Entity { Entity() }
    public var event: Entity { Entity() }
  }

  public struct CalendarEnums {
    public var attendeeStatus: Enum { Enum() }
    public var attendeeType: Enum { Enum() }
    public var eventSpan: Enum { Enum() }
    public var eventStatus: Enum { Enum() }
  }

  public struct CameraIntents {
    public var openInCaptureMode: Intent { Intent() }
    public var setDevice: Intent { Intent() }
    public var startCapture: Intent { Intent() }
    public var stopCapture: Intent { Intent() }
    public var switchDevice: Intent { Intent() }
  }

  public struct CameraEnums {
    public var captureDevice: Enum { Enum() }
    public var captureDuration: Enum { Enum() }
    public var captureMode: Enum { Enum() }
  }

  public struct ClockIntents {
    public var cancelTimer: Intent { Intent() }
    public var createAlarm: Intent { Intent() }
    public var createTimer: Intent { Intent() }
    public var deleteAlarm: Intent { Intent() }
    public var dismissAlarm: Intent { Intent() }
    public var pauseTimer: Intent { Intent() }
    public var resumeTimer: Intent { Intent() }
    public var snoozeAlarm: Intent { Intent() }
    public var updateAlarm: Intent { Intent() }
    public var updateTimer: Intent { Intent() }
  }

  public struct ClockEntities {
    public var alarm: Entity { Entity() }
    public var timer: Entity { Entity() }
  }

  public struct ClockEnums {
    public var alarmTriggerState: Enum { Enum() }
    public var timerState: Enum { Enum() }
  }

  public struct FilesIntents {
    public var createFolder: Intent { Intent() }
    public var deleteFiles: Intent { Intent() }
    public var moveFiles: Intent { Intent() }
    public var openFile: Intent { Intent() }
    public var renameFile: Intent { Intent() }
  }

  public struct FilesEntities {
    public var file: Entity { Entity() }
  }

  public struct JournalIntents {
    public var createAudioEntry: Intent { Intent() }
    public var createEntry: Intent { Intent() }
    public var deleteEntry: Intent { Intent() }
    public var search: Intent { Intent() }
    public var updateEntry: Intent { Intent() }
  }

  public struct JournalEntities {
    public var entry: Entity { Entity() }
  }

  public struct MailIntents {
    public var archiveMail: Intent { Intent() }
    public var createDraft: Intent { Intent() }
    public var deleteDraft: Intent { Intent() }
    public var deleteMail: Intent { Intent() }
    public var forwardMail: Intent { Intent() }
    public var openDraft: Intent { Intent() }
    public var openMessage: Intent { Intent() }
    public var replyMail: Intent { Intent() }
    public var saveDraft: Intent { Intent() }
    public var sendDraft: Intent { Intent() }
    public var updateDraft: Intent { Intent() }
    public var updateMail: Intent { Intent() }
  }

  public struct MailEntities {
    public var account: Entity { Entity() }
    public var draft: Entity { Entity() }
    public var mailbox: Entity { Entity() }
    public var message: Entity { Entity() }
    public var thread: Entity { Entity() }
  }

  public struct MapsIntents {
    public var reportIncident: Intent { Intent() }
    public var shareETA: Intent { Intent() }
    public var startNavigation: Intent { Intent() }
    public var stopNavigation: Intent { Intent() }
    public var stopShareETA: Intent { Intent() }
    public var updateNavigationWaypoints: Intent { Intent() }
  }

  public struct MapsEntities {
    public var currentLocation: Entity { Entity() }
    public var navigationSession: Entity { Entity() }
    public var operatingHours: Entity { Entity() }
    public var operatingTimeRange: Entity { Entity() }
    public var place: Entity { Entity() }
    public var rating: Entity { Entity() }
  }

  public struct MapsEnums {
    public var amenity: Enum { Enum() }
    public var incident: Enum { Enum() }
    public var navigationPreferences: Enum { Enum() }
    public var operatingStatus: Enum { Enum() }
    public var priceRange: Enum { Enum() }
    public var ratingDescriptor: Enum { Enum() }
    public var transportType: Enum { Enum() }
  }

  public struct MessagesIntents {
    public var draftMessage: Intent { Intent() }
    public var editSentMessage: Intent { Intent() }
    public var sendMessage: Intent { Intent() }
    public var setMessageReadStatus: Intent { Intent() }
    public var unsendMessage: Intent { Intent() }
  }

  public struct MessagesEntities {
    public var conversation: Entity { Entity() }
    public var customAttachment: Entity { Entity() }
    public var message: Entity { Entity() }
    public var messagePerson: Entity { Entity() }
  }

  public struct MessagesEnums {
    public var conversationAttribute: Enum { Enum() }
    public var customReaction: Enum { Enum() }
    public var messageAttribute: Enum { Enum() }
    public var messageEffect: Enum { Enum() }
    public var messageType: Enum { Enum() }
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

  public struct PhoneIntents {
    public var startCall: Intent { Intent() }
  }

  public struct PhoneEntities {
    public var phonePerson: Entity { Entity() }
  }

  public struct PhoneEnums {
    public var audioVisualMode: Enum { Enum() }
  }

  public struct PhotosIntents {
    public var addAssetsToAlbum: Intent { Intent() }
    public var cleanupPhoto: Intent { Intent() }
    public var copyEdits: Intent { Intent() }
    public var createAlbum: Intent { Intent() }
    public var createAssets: Intent { Intent() }
    public var crop: Intent { Intent() }
    public var deleteAlbum: Intent { Intent() }
    public var deleteAssets: Intent { Intent() }
    public var duplicateAssets: Intent { Intent() }
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    public var editAsset: Intent { Intent() }
    public var openAlbum: Intent { Intent() }
    public var openAsset: Intent { Intent() }
    public var pasteEdits: Intent { Intent() }
    public var postToSharedAlbum: Intent { Intent() }
    public var removeAssetsFromAlbum: Intent { Intent() }
    public var search: Intent { Intent() }
    public var setDepth: Intent { Intent() }
    public var setExposure: Intent { Intent() }
    public var setFilter: Intent { Intent() }
    public var setRotation: Intent { Intent() }
    public var setSaturation: Intent { Intent() }
    public var setWarmth: Intent { Intent() }
    public var straighten: Intent { Intent() }
    public var toggleDepth: Intent { Intent() }
    public var toggleSuggestedEdits: Intent { Intent() }
    public var updateAlbum: Intent { Intent() }
    public var updateAsset: Intent { Intent() }
    public var updateRecognizedPerson: Intent { Intent() }
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

  public struct PresentationIntents {
    public var addAudioToSlide: Intent { Intent() }
    public var addCommentToSlide: Intent { Intent() }
    public var addImageToSlide: Intent { Intent() }
    public var addTextBoxToSlide: Intent { Intent() }
    public var addVideoToSlide: Intent { Intent() }
    public var addWebVideoToSlide: Intent { Intent() }
    public var create: Intent { Intent() }
    public var createSlide: Intent { Intent() }
    public var deleteSlide: Intent { Intent() }
    public var open: Intent { Intent() }
    public var openSlide: Intent { Intent() }
    public var setSlideTitle: Intent { Intent() }
    public var startPlayback: Intent { Intent() }
    public var stopPlayback: Intent { Intent() }
    public var update: Intent { Intent() }
  }

  public struct PresentationEntities {
    public var document: Entity { Entity() }
    public var slide: Entity { Entity() }
    public var template: Entity { Entity() }
  }

  public struct ReaderIntents {
    public var deletePages: Intent { Intent() }
    public var enhanceDocuments: Intent { Intent() }
    public var insertPages: Intent { Intent() }
    public var openDocument: Intent { Intent() }
    public var openPage: Intent { Intent() }
    public var resizeDocuments: Intent { Intent() }
    public var rotateDocuments: Intent { Intent() }
    public var rotatePages: Intent { Intent() }
    public var searchDocuments: Intent { Intent() }
  }

  public struct ReaderEntities {
    public var document: Entity { Entity() }
    public var page: Entity { Entity() }
  }

  public struct ReaderEnums {
    public var documentKind: Enum { Enum() }
  }

  public struct RemindersIntents {
    public var createList: Intent { Intent() }
    public var createReminder: Intent { Intent() }
    public var createSection: Intent { Intent() }
    public var deleteReminders: Intent { Intent() }
    public var updateGroup: Intent { Intent() }
    public var updateList: Intent { Intent() }
    public var updateReminder: Intent { Intent() }
  }

  public struct RemindersEntities {
    public var group: Entity { Entity() }
    public var list: Entity { Entity() }
    public var locationTrigger: Entity { Entity() }
    public var reminder: Entity { Entity() }
    public var section: Entity { Entity() }
  }

  public struct RemindersEnums {
    public var listType: Enum { Enum() }
    public var locationTriggerEvent: Enum { Enum() }
  }

  public struct SpreadsheetIntents {
    public var addAudioToSheet: Intent { Intent() }
    public var addCommentToSheet: Intent { Intent() }
    public var addImageToSheet: Intent { Intent() }
    public var addTextBoxToSheet: Intent { Intent() }
    public var addVideoToSheet: Intent { Intent() }
    public var addWebVideoToSheet: Intent { Intent() }
    public var create: Intent { Intent() }
    public var createSheet: Intent { Intent() }
    public var delete: Intent { Intent() }
    public var deleteSheet: Intent { Intent() }
    public var open: Intent { Intent() }
    public var openSheet: Intent { Intent() }
    public var update: Intent { Intent() }
    public var updateSheet: Intent { Intent() }
  }

  public struct SpreadsheetEntities {
    public var document: Entity { Entity() }
    public var sheet: Entity { Entity() }
    public var template: Entity { Entity() }
  }

  public struct SystemIntents {
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    public var open: Intent { Intent() }
    public var search: Intent { Intent() }
  }

  public struct VisualIntelligenceIntents {
    public var semanticContentSearch: Intent { Intent() }
  }

  public struct WhiteboardIntents {
    public var createBoard: Intent { Intent() }
    public var createItem: Intent { Intent() }
    public var deleteBoard: Intent { Intent() }
    public var deleteItem: Intent { Intent() }
    public var openBoard: Intent { Intent() }
    public var updateBoard: Intent { Intent() }
    public var updateItem: Intent { Intent() }
  }

  public struct WhiteboardEntities {
    public var board: Entity { Entity() }
    public var item: Entity { Entity() }
  }

  public struct WhiteboardEnums {
    public var color: Enum { Enum() }
    public var itemType: Enum { Enum() }
  }

  public struct WordProcessorIntents {
    public var addAudioToPage: Intent { Intent() }
    public var addCommentToPage: Intent { Intent() }
    public var addImageToPage: Intent { Intent() }
    public var addTextBoxToPage: Intent { Intent() }
    public var addVideoToPage: Intent { Intent() }
    public var addWebVideoToPage: Intent { Intent() }
    public var create: Intent { Intent() }
    public var createPage: Intent { Intent() }
    public var open: Intent { Intent() }
    public var openPage: Intent { Intent() }
  }

  public struct WordProcessorEntities {
    public var document: Entity { Entity() }
    public var page: Entity { Entity() }
    public var template: Entity { Entity() }
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaIntent where Self == AppSchema.Intent {
  public static var books: AppSchema.BooksIntents { AppSchema.BooksIntents() }
  public static var browser: AppSchema.BrowserIntents { AppSchema.BrowserIntents() }
  public static var camera: AppSchema.CameraIntents { AppSchema.CameraIntents() }
  public static var files: AppSchema.FilesIntents { AppSchema.FilesIntents() }
  public static var journal: AppSchema.JournalIntents { AppSchema.JournalIntents() }
  public static var mail: AppSchema.MailIntents { AppSchema.MailIntents() }
  public static var photos: AppSchema.PhotosIntents { AppSchema.PhotosIntents() }
  public static var presentation: AppSchema.PresentationIntents { AppSchema.PresentationIntents() }
  public static var reader: AppSchema.ReaderIntents { AppSchema.ReaderIntents() }
  public static var spreadsheet: AppSchema.SpreadsheetIntents { AppSchema.SpreadsheetIntents() }
  public static var system: AppSchema.SystemIntents { AppSchema.SystemIntents() }
  public static var whiteboard: AppSchema.WhiteboardIntents { AppSchema.WhiteboardIntents() }
  public static var wordProcessor: AppSchema.WordProcessorIntents { AppSchema.WordProcessorIntents() }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaIntent where Self == AppSchema.Intent {
  public static var visualIntelligence: AppSchema.VisualIntelligenceIntents { AppSchema.VisualIntelligenceIntents() }
}

@available(iOS 26.2, macOS 26.2, visionOS 26.2, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaIntent where Self == AppSchema.Intent {
  public static var assistant: AppSchema.AssistantIntents { AppSchema.AssistantIntents() }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaIntent where Self == AppSchema.Intent {
  public static var audio: AppSchema.AudioIntents { AppSchema.AudioIntents() }
  public static var calendar: AppSchema.CalendarIntents { AppSchema.CalendarIntents() }
  public static var clock: AppSchema.ClockIntents { AppSchema.ClockIntents() }
  public static var maps: AppSchema.MapsIntents { AppSchema.MapsIntents() }
  public static var messages: AppSchema.MessagesIntents { AppSchema.MessagesIntents() }
  public static var notes: AppSchema.NotesIntents { AppSchema.NotesIntents() }
  public static var phone: AppSchema.PhoneIntents { AppSchema.PhoneIntents() }
  public static var reminders: AppSchema.RemindersIntents { AppSchema.RemindersIntents() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaEntity where Self == AppSchema.Entity {
  public static var books: AppSchema.BooksEntities { AppSchema.BooksEntities() }
  public static var browser: AppSchema.BrowserEntities { AppSchema.BrowserEntities() }
  public static var files: AppSchema.FilesEntities { AppSchema.FilesEntities() }
  public static var journal: AppSchema.JournalEntities { AppSchema.JournalEntities() }
  public static var mail: AppSchema.MailEntities { AppSchema.MailEntities() }
  public static var photos: AppSchema.PhotosEntities { AppSchema.PhotosEntities() }
  public static var presentation: AppSchema.PresentationEntities { AppSchema.PresentationEntities() }
  public static var reader: AppSchema.ReaderEntities { AppSchema.ReaderEntities() }
  public static var spreadsheet: AppSchema.SpreadsheetEntities { AppSchema.SpreadsheetEntities() }
  public static var whiteboard: AppSchema.WhiteboardEntities { AppSchema.WhiteboardEntities() }
  public static var wordProcessor: AppSchema.WordProcessorEntities { AppSchema.WordProcessorEntities() }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaEntity where Self == AppSchema.Entity {
  public static var audio: AppSchema.AudioEntities { AppSchema.AudioEntities() }
  public static var calendar: AppSchema.CalendarEntities { AppSchema.CalendarEntities() }
  public static var clock: AppSchema.ClockEntities { AppSchema.ClockEntities() }
  public static var maps: AppSchema.MapsEntities { AppSchema.MapsEntities() }
  public static var messages: AppSchema.MessagesEntities { AppSchema.MessagesEntities() }
  public static var notes: AppSchema.NotesEntities { AppSchema.NotesEntities() }
  public static var phone: AppSchema.PhoneEntities { AppSchema.PhoneEntities() }
  public static var reminders: AppSchema.RemindersEntities { AppSchema.RemindersEntities() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaEnum where Self == AppSchema.Enum {
  public static var books: AppSchema.BooksEnums { AppSchema.BooksEnums() }
  public static var browser: AppSchema.BrowserEnums { AppSchema.BrowserEnums() }
  public static var camera: AppSchema.CameraEnums { AppSchema.CameraEnums() }
  public static var photos: AppSchema.PhotosEnums { AppSchema.PhotosEnums() }
  public static var reader: AppSchema.ReaderEnums { AppSchema.ReaderEnums() }
  public static var whiteboard: AppSchema.WhiteboardEnums { AppSchema.WhiteboardEnums() }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension AppSchemaEnum where Self == AppSchema.Enum {
  public static var audio: AppSchema.AudioEnums { AppSchema.AudioEnums() }
  public static var calendar: AppSchema.CalendarEnums { AppSchema.CalendarEnums() }
  public static var clock: AppSchema.ClockEnums { AppSchema.ClockEnums() }
  public static var maps: AppSchema.MapsEnums { AppSchema.MapsEnums() }
  public static var messages: AppSchema.MessagesEnums { AppSchema.MessagesEnums() }
  public static var phone: AppSchema.PhoneEnums { AppSchema.PhoneEnums() }
  public static var reminders: AppSchema.RemindersEnums { AppSchema.RemindersEnums() }
}
