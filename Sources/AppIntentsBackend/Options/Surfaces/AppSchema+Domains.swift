extension AppSchema {
  /// What Apple has for a kind of app.
  struct Domain {
    let name: String
    let version: SystemVersion
    var intents = ""
    var entities = ""
    var enumerations = ""
  }

  /// The domains, as `https://developer.apple.com/documentation/appintents/app-schema-domains` has them, and the versions
  /// of the protocols below `AppSchema` there.
  static let domains = [
    Domain(name: "assistant", version: SystemVersion(26, 2), intents: "activate"),
    Domain(
      name: "audio", version: SystemVersion(27),
      intents: """
        addToLibrary addToPlaylist createStation playAudio recognizeAudio updateAudioAffinity warmupAudioQueue
        """,
      entities: """
        album algorithmicRadioStation ambientSound artist audiobook classicalMusicRecording liveRadioStation newsBrief
        newsProvider playlist podcastCollection podcastEpisode podcastShow radioShow radioShowEpisode song
        songCollection warmupAudioQueueResult
        """,
      enumerations: """
        activity affinityState appViewIdentifier invocationSource playbackAttributes queueInsertionLocation
        """),
    Domain(
      name: "books", version: .iOS18,
      intents: """
        navigatePage openBook playAudiobook search updateCharacterSpacing updateFontSize updateLineSpacing
        updateSettings updateWordSpacing
        """,
      entities: "audiobook book settings",
      enumerations: """
        contentType font fontSize navigationDirection pageNavigationSetting relativeCharacterSpacingChange
        relativeFontChange relativeLineSpacingChange relativeWordSpacingChange theme
        """),
    Domain(
      name: "browser", version: .iOS18,
      intents: """
        bookmarkTab bookmarkURL clearHistory closeTabs closeWindows createTab createWindow deleteBookmarks findOnPage
        openBookmark openURLInTab search switchTab
        """,
      entities: "bookmark +readingListItem tab +tabGroup window", enumerations: "clearHistoryTimeFrame"),
    Domain(
      name: "calendar", version: SystemVersion(27), intents: "createEvent deleteEvent updateEvent",
      entities: "attendee calendar event", enumerations: "attendeeStatus attendeeType eventSpan eventStatus"),
    Domain(
      name: "camera", version: .iOS18, intents: "openInCaptureMode setDevice startCapture stopCapture switchDevice",
      enumerations: "captureDevice captureDuration captureMode"),
    Domain(
      name: "clock", version: SystemVersion(27),
      intents: """
        cancelTimer createAlarm createTimer deleteAlarm dismissAlarm pauseTimer resumeTimer snoozeAlarm updateAlarm
        updateTimer
        """,
      entities: "alarm timer", enumerations: "alarmTriggerState timerState"),
    Domain(
      name: "files", version: .iOS18, intents: "createFolder deleteFiles moveFiles openFile renameFile",
      entities: "file"),
    Domain(
      name: "journal", version: .iOS18, intents: "createAudioEntry createEntry deleteEntry search updateEntry",
      entities: "entry"),
    Domain(
      name: "mail", version: .iOS18,
      intents: """
        archiveMail createDraft deleteDraft deleteMail forwardMail openDraft openMessage replyMail saveDraft sendDraft
        updateDraft updateMail
        """,
      entities: "account draft mailbox message thread"),
    Domain(
      name: "maps", version: SystemVersion(27),
      intents: """
        reportIncident shareETA startNavigation stopNavigation stopShareETA updateNavigationWaypoints
        """,
      entities: "currentLocation navigationSession operatingHours operatingTimeRange place rating",
      enumerations: """
        amenity incident navigationPreferences operatingStatus priceRange ratingDescriptor transportType
        """),
    Domain(
      name: "messages", version: SystemVersion(27),
      intents: "draftMessage editSentMessage sendMessage setMessageReadStatus unsendMessage",
      entities: "conversation customAttachment message messagePerson",
      enumerations: "conversationAttribute customReaction messageAttribute messageEffect messageType"),
    Domain(
      name: "notes", version: SystemVersion(27), intents: "appendText createNote updateNote",
      entities: "account folder note"),
    Domain(
      name: "phone", version: SystemVersion(27), intents: "startCall", entities: "phonePerson",
      enumerations: "audioVisualMode"),
    Domain(
      name: "photos", version: .iOS18,
      intents: """
        addAssetsToAlbum cleanupPhoto copyEdits createAlbum createAssets crop deleteAlbum deleteAssets duplicateAssets
        +editAsset openAlbum openAsset pasteEdits postToSharedAlbum removeAssetsFromAlbum search setDepth setExposure
        setFilter setRotation setSaturation setWarmth straighten toggleDepth toggleSuggestedEdits updateAlbum
        updateAsset updateRecognizedPerson
        """,
      entities: "album asset recognizedPerson", enumerations: "albumType assetType filterType rotationDirection"),
    Domain(
      name: "presentation", version: .iOS18,
      intents: """
        addAudioToSlide addCommentToSlide addImageToSlide addTextBoxToSlide addVideoToSlide addWebVideoToSlide create
        createSlide deleteSlide open openSlide setSlideTitle startPlayback stopPlayback update
        """,
      entities: "document slide template"),
    Domain(
      name: "reader", version: .iOS18,
      intents: """
        deletePages enhanceDocuments insertPages openDocument openPage resizeDocuments rotateDocuments rotatePages
        searchDocuments
        """,
      entities: "document page", enumerations: "documentKind"),
    Domain(
      name: "reminders", version: SystemVersion(27),
      intents: """
        createList createReminder createSection deleteReminders updateGroup updateList updateReminder
        """,
      entities: "group list locationTrigger reminder section", enumerations: "listType locationTriggerEvent"),
    Domain(
      name: "spreadsheet", version: .iOS18,
      intents: """
        addAudioToSheet addCommentToSheet addImageToSheet addTextBoxToSheet addVideoToSheet addWebVideoToSheet create
        createSheet delete deleteSheet open openSheet update updateSheet
        """,
      entities: "document sheet template"),
    Domain(name: "system", version: .iOS18, intents: "+open search"),
    Domain(name: "visualIntelligence", version: .iOS26, intents: "semanticContentSearch"),
    Domain(
      name: "whiteboard", version: .iOS18,
      intents: "createBoard createItem deleteBoard deleteItem openBoard updateBoard updateItem",
      entities: "board item", enumerations: "color itemType"),
    Domain(
      name: "wordProcessor", version: .iOS18,
      intents: """
        addAudioToPage addCommentToPage addImageToPage addTextBoxToPage addVideoToPage addWebVideoToPage create
        createPage open openPage
        """,
      entities: "document page template"),
  ]
}
