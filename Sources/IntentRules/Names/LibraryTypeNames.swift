/// The types that the libraries declare at their top level, by name.
///
/// A declaration of the same name in an app hides them there. The list has the modules that code around intents imports;
/// those of Swift are taken from its own interface, which parts the library into three modules.
enum LibraryTypeNames {
  /// The module of each name.
  static let modules: [String: String] = {
    var modules: [String: String] = [:]
    for (module, names) in lists {
      for name in names.split(whereSeparator: \.isWhitespace) where modules[String(name)] == nil {
        modules[String(name)] = module
      }
    }
    return modules
  }()

  // A text of words is quicker to compile than an array of literals.
  private static let lists = [
    ("Swift", swift), ("_Concurrency", concurrency), ("_StringProcessing", stringProcessing),
    ("Foundation", foundation), ("SwiftUI", swiftUI), ("AppIntents", appIntents),
  ]

  private static let swift = """
    AdditiveArithmetic Any AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex AnyIterator
    AnyKeyPath AnyObject AnyRandomAccessCollection AnySequence Array ArraySlice BidirectionalCollection
    BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool CaseIterable Character ClosedRange Codable CodingKey
    CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne CommandLine Comparable
    ContiguousArray Copyable CountableClosedRange CountablePartialRangeFrom CountableRange
    CustomDebugStringConvertible CustomLeafReflectable CustomReflectable CustomStringConvertible CVaListPointer
    CVarArg Decodable Decoder DecodingError DefaultStringInterpolation Dictionary Double DropFirstSequence
    DropWhileSequence Duration DurationProtocol EmptyCollection Encodable Encoder EncodingError EnumeratedSequence
    Equatable Error Escapable ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral
    ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
    ExpressibleByUnicodeScalarLiteral FixedWidthInteger FlattenSequence Float Float16 Float32 Float64 Float80
    FloatingPoint FloatingPointClassification FloatingPointRoundingRule FloatingPointSign Hashable Hasher Identifiable
    InlineArray InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IteratorProtocol IteratorSequence JoinedSequence
    KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
    KeyPath KeyValuePairs LazyCollection LazyCollectionProtocol LazySequence LazySequenceProtocol
    LosslessStringConvertible ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MutableCollection MutableRawSpan
    MutableSpan Never Numeric ObjectIdentifier OpaquePointer Optional OptionSet OutputRawSpan OutputSpan
    PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo PrefixSequence Protocol
    RandomAccessCollection RandomNumberGenerator Range RangeExpression RangeReplaceableCollection RangeSet
    RawRepresentable RawSpan ReferenceWritableKeyPath Repeated Result ReversedCollection Sendable SendableMetatype
    Sequence Set SetAlgebra SignedInteger SignedNumeric SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask
    SIMDScalar SIMDStorage SingleValueDecodingContainer SingleValueEncodingContainer Slice Span StaticBigInt
    StaticString Strideable StrideThrough StrideTo String StringInterpolationProtocol StringProtocol Substring
    SystemRandomNumberGenerator TextOutputStream TextOutputStreamable Type UInt UInt128 UInt16 UInt32 UInt64 UInt8
    UnboundedRange UnfoldFirstSequence UnfoldSequence Unicode UnicodeScalar UnkeyedDecodingContainer
    UnkeyedEncodingContainer Unmanaged UnsafeBufferPointer UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawPointer
    UnsignedInteger UTF16 UTF32 UTF8 UTF8Span Void WritableKeyPath Zip2Sequence
    """

  private static let concurrency = """
    Actor AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence
    AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence
    AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
    AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
    AsyncThrowingStream CancellationError CheckedContinuation Clock ContinuousClock DiscardingTaskGroup Executor
    ExecutorJob GlobalActor Job MainActor SerialExecutor SuspendingClock Task TaskExecutor TaskGroup TaskLocal
    TaskPriority ThrowingDiscardingTaskGroup ThrowingTaskGroup UnownedJob UnownedSerialExecutor UnownedTaskExecutor
    UnsafeContinuation UnsafeCurrentTask UnsafeThrowingContinuation
    """

  private static let stringProcessing = """
    AnyRegexOutput CustomConsumingRegexComponent Regex RegexComponent RegexRepetitionBehavior RegexSemanticLevel
    RegexWordBoundaryKind
    """

  private static let foundation = """
    AffineTransform AttributeContainer AttributedString AttributedSubstring AttributeScopes BlockOperation Bundle
    ByteCountFormatStyle ByteCountFormatter CachedURLResponse Calendar CGFloat CGPoint CGRect CGRectEdge CGSize
    CharacterSet CocoaError ComparableComparator Comparator ComparisonResult ContiguousBytes
    CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date DateComponents DateComponentsFormatter
    DateFormatter DateInterval DateIntervalFormatter Decimal DecodingConfigurationProviding Dimension
    DiscreteFormatStyle DistributedNotificationCenter EncodingConfigurationProviding EnergyFormatter Expression
    FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType FileWrapper
    FloatingPointFormatStyle FormatStyle Formatter Host HTTPCookie HTTPCookieStorage HTTPURLResponse IndexPath
    IndexSet InflectionRule InputStream IntegerFormatStyle ISO8601DateFormatter JSONDecoder JSONEncoder
    JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle ListFormatter Locale LocalizedError
    LocalizedStringResource MassFormatter Measurement MeasurementFormatter MessagePort Morphology MutableDataProtocol
    NetService NetServiceBrowser Notification NotificationCenter NotificationQueue NumberFormatStyleConfiguration
    NumberFormatter ObjCBool OperatingSystemVersion Operation OperationQueue OutputStream ParseableFormatStyle
    ParseStrategy PersonNameComponents PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage POSIXError
    Predicate PredicateBindings PredicateError PredicateExpression PredicateExpressions PresentationIntent Process
    ProcessInfo Progress ProgressManager ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder
    PropertyListSerialization QualityOfService RecoverableError RelativeDateTimeFormatter RunLoop Scanner Selector
    SocketPort SortComparator SortOrder StandardPredicateExpression Stream StreamDelegate StringStyle StringTransform
    TermOfAddress Thread TimeInterval Timer TimeZone UndoManager Unit UnitAcceleration UnitAngle UnitArea
    UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge
    UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
    UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed
    UnitTemperature UnitVolume URL URLAuthenticationChallenge URLCache URLComponents URLCredential
    URLCredentialStorage URLError URLFileResourceType URLProtectionSpace URLProtocol URLQueryItem URLRequest
    URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionDataTask
    URLSessionDownloadTask URLSessionStreamTask URLSessionTask URLSessionUploadTask URLSessionWebSocketTask
    UserDefaults UUID ValueTransformer XMLDocument XMLElement XMLNode XMLParser
    """

  private static let swiftUI = """
    Alert AlignmentKey Anchor AnchorPreference Angle AngularGradient Animatable AnimatableModifier AnimatablePair
    Animation AnimationCompletionCriteria AnimationContext AnimationState AnyGesture AnyGradient AnyLayout AnyShape
    AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage AsyncImagePhase Axis BackgroundProminence
    BackgroundStyle BackgroundTask BadgeProminence Binding BlendMode BlurReplaceTransition BorderedButtonStyle
    BorderlessButtonStyle Button ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonSizing
    ButtonStyle ButtonToggleStyle Canvas Capsule Circle Color ColorMatrix ColorPicker ColorRenderingMode ColorScheme
    ColorSchemeContrast CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder
    ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey ContainerValues ContentMarginPlacement
    ContentMode ContentShapeKinds ContentSizeCategory ContentTransition ContentUnavailableView ControlActiveState
    ControlGroup ControlGroupStyle ControlSize CoordinateSpace CoordinateSpaceProtocol CornerSize CubicKeyframe
    CustomAnimation CustomHoverEffect CustomPresentationDetent DatePicker DatePickerComponents DatePickerStyle
    DefaultButtonStyle DefaultListStyle DefaultMenuStyle DefaultPickerStyle DefaultToggleStyle DefaultWindowStyle
    DialogSeverity DigitalCrownEvent DisclosureGroup DisclosureGroupStyle DismissAction DismissBehavior
    DismissSearchAction DismissWindowAction Divider DocumentConfiguration DocumentGroup DocumentLaunchView
    DragConfiguration DragGesture DropDelegate DropInfo DropOperation DropProposal DynamicProperty DynamicTypeSize
    DynamicViewContent Edge EdgeInsets EditableCollectionContent EditActions EditButton EditMode Ellipse
    EllipticalGradient EmptyCommands EmptyModifier EmptyView EmptyVisualEffect EmptyWidgetConfiguration Environment
    EnvironmentKey EnvironmentObject EnvironmentValues EquatableView EventModifiers ExclusiveGesture FetchedResults
    FetchRequest FileDocument FileDocumentConfiguration FillShapeStyle FillShapeView FillStyle FindContext
    FocusedBinding FocusedObject FocusedValue FocusedValueKey FocusedValues FocusInteractions FocusState Font ForEach
    ForegroundStyle Form FormStyle FormStyleConfiguration Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect
    GeometryProxy GeometryReader GeometryReader3D Gesture GestureMask GestureState GestureStateGesture Glass
    GlassEffectContainer Gradient GradientOptions GraphicsContext Grid GridItem GridRow Group GroupBox GroupBoxStyle
    GroupedListStyle HandActivationBehavior HandGestureShortcut HeaderProminence HelpLink HierarchicalShapeStyle
    HorizontalAlignment HorizontalDirection HorizontalEdge HoverEffect HoverEffectContent HoverEffectGroup HoverPhase
    HSplitView HStack HStackLayout Image ImageRenderer ImmersionStyle ImmersiveSpace ImmersiveSpaceContent
    ImmersiveSpaceContext InlinePickerStyle InsetListStyle InsettableShape InspectorCommands KeyboardShortcut
    KeyEquivalent KeyframeAnimator Keyframes KeyframeTimeline KeyframeTrack KeyframeTrackContent KeyframeTracks
    KeyPress Label LabeledContent LabeledContentStyle LabelStyle LabelStyleConfiguration Layout LayoutDirection
    LayoutDirectionBehavior LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack
    LazyVGrid LazyVStack LegibilityWeight LibraryContentProvider LibraryItem LimitedAvailabilityConfiguration
    LinearGradient LinearKeyframe Link LinkShapeStyle List ListItemTint ListSectionSpacing ListStyle
    LocalCoordinateSpace LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture
    MatchedGeometryProperties Material Menu MenuBarExtra MenuButton MenuOrder MenuPickerStyle MenuStyle MeshGradient
    ModifiedContent ModifierKeysChange MoveCommandDirection MoveKeyframe MoveTransition MultiDatePicker
    NamedCoordinateSpace Namespace NavigationBarItem NavigationLink NavigationPath NavigationSplitView NavigationStack
    NavigationTransition NavigationView NavigationViewStyle NewDocumentAction NewDocumentButton ObservableObject
    ObservedObject OffsetShape OffsetTransition OpacityTransition OpenDocumentAction OpenSettingsAction OpenURLAction
    OpenWindowAction OrnamentAttachmentAnchor OutlineGroup OutlineSubgroupChildren PalettePickerStyle
    PaletteSelectionEffect ParentTransition PasteButton Path PencilHoverPose PencilPreferredAction
    PeriodicTimelineSchedule PhaseAnimator Picker PickerStyle PinnedScrollableViews PlainButtonStyle PlainListStyle
    PointerStyle PopoverAttachmentAnchor PreferenceKey PresentationAdaptation PresentationBackgroundInteraction
    PresentationContentInteraction PresentationDetent PresentationMode PresentationSizing PreviewContext PreviewDevice
    PreviewLayout PreviewModifier PreviewPlatform PreviewProvider PrimitiveButtonStyle ProgressView ProgressViewStyle
    ProjectionTransform ProposedViewSize PushTransition PushWindowAction RadialGradient Rectangle
    RectangleCornerInsets RectangleCornerRadii RedactionReasons ReferenceFileDocument RefreshAction
    RemoteImmersiveSpace RenameAction RenameButton RotatedShape RotateGesture RotateGesture3D RotationGesture
    RoundedCornerStyle RoundedRectangle RoundedRectangularShape SafeAreaRegions ScaledMetric ScaledShape
    ScaleTransition Scene SceneBuilder SceneLaunchBehavior ScenePhase SceneRestorationBehavior SceneStorage
    ScrollAnchorRole ScrollBounceBehavior ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior ScrollInputKind
    ScrollPhase ScrollPosition ScrollTarget ScrollTargetBehavior ScrollTransitionConfiguration ScrollTransitionPhase
    ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement SearchScopeActivation SearchSuggestionsPlacement
    SearchUnavailableContent Section SectionedFetchRequest SectionedFetchResults SecureField SegmentedPickerStyle
    SelectionShapeStyle SensoryFeedback SeparatorShapeStyle SequenceGesture Settings SettingsLink Shader
    ShaderFunction ShaderLibrary ShadowStyle Shape ShapeStyle ShapeView ShareLink SidebarCommands SidebarListStyle
    SidebarRowSize SimultaneousGesture Slider SliderTick Spacer SpatialEventCollection SpatialEventGesture
    SpatialTapGesture Spring SpringKeyframe SpringLoadingBehavior State StateObject Stepper StrokeShapeView
    StrokeStyle SubmitLabel SubmitTriggers SubscriptionView Subview SubviewsCollection SubviewsCollectionSlice
    SurroundingsEffect SwitchToggleStyle SymbolEffectTransition SymbolRenderingMode SymbolVariants Tab TabBarPlacement
    TabColumn TabContent TabContentBuilder TabCustomizationBehavior Table TableColumn TableColumnAlignment
    TableColumnBuilder TableColumnContent TableColumnCustomization TableRow TableRowBuilder TableRowContent
    TableRowValue TableStyle TabPlacement TabRole TabSection TabView TabViewCustomization TabViewStyle TapGesture Text
    TextAlignment TextAttribute TextEditingCommands TextEditor TextEditorStyle TextField TextFieldLink TextFieldStyle
    TextFormattingCommands TextInputAutocapitalization TextProxy TextRenderer TextSelectability TextSelection
    TextSelectionAffinity TimelineContent TimelineSchedule TimelineScheduleMode TimelineView TintShapeStyle Toggle
    ToggleStyle ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder
    ToolbarCustomizationBehavior ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarLabelStyle ToolbarPlacement
    ToolbarRole ToolbarSpacer ToolbarTitleMenu TouchBar Transaction TransactionKey TransformedShape Transition
    TransitionPhase TupleView UnevenRoundedRectangle UnitCurve UnitPoint UtilityWindow VectorArithmetic
    VerticalAlignment VerticalDirection VerticalEdge View ViewBuilder ViewDimensions ViewModifier ViewSpacing
    ViewThatFits Visibility VisualEffect VSplitView VStack VStackLayout WheelPickerStyle Widget WidgetBundle
    WidgetBundleBuilder WidgetConfiguration Window WindowDragGesture WindowGroup WindowIdealSize
    WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowManagerRole WindowPlacement WindowProxy
    WindowResizability WindowStyle WindowToolbarStyle WorldAlignmentBehavior WorldRecenterPhase WritingToolsBehavior
    ZStack ZStackLayout
    """

  private static let appIntents = """
    AppDependency AppDependencyManager AppEntity AppEnum AppIntent AppIntentsExtension AppIntentsPackage AppShortcut
    AppShortcutOptionsCollection AppShortcutOptionsCollectionProtocol AppShortcutParameterPresentation
    AppShortcutParameterPresentationSummary AppShortcutPhrase AppShortcutPhraseToken AppShortcutsBuilder
    AppShortcutsContent AppShortcutsProvider AssistantEntity AssistantEnum AssistantIntent AssistantSchema
    AssistantSchemas AudioPlaybackIntent AudioRecordingIntent AudioStartingIntent CameraCaptureIntent
    CaseDisplayRepresentable ComputedProperty ConfirmationActionName ContainsComparator ControlConfigurationIntent
    CustomIntentMigratedAppIntent CustomLocalizedStringResourceConvertible CustomURLRepresentationParameterConvertible
    DeferredProperty DeleteIntent DeprecatedAppIntent DisplayRepresentable DisplayRepresentation
    DynamicOptionsProvider EntityIdentifier EntityIdentifierConvertible EntityProperty EntityPropertyQuery EntityQuery
    EntityQueryComparator EntityQueryProperties EntityQueryProperty EntityQuerySortingOption EntityQuerySortingOptions
    EntityStringQuery EntityURLRepresentation EnumerableEntityQuery EnumURLRepresentation EqualToComparator FileEntity
    FileEntityIdentifier FocusFilterAppContext FocusFilterSuggestionContext ForegroundContinuableIntent
    GreaterThanComparator GreaterThanOrEqualToComparator HasPrefixComparator HasSuffixComparator IndexedEntity
    InstanceDisplayRepresentable IntentAuthenticationPolicy IntentChoiceOption IntentCollectionSize
    IntentCurrencyAmount IntentDeprecation IntentDescription IntentDialog IntentDonationIdentifier
    IntentDonationManager IntentDonationMatchingPredicate IntentFile IntentItem IntentItemCollection IntentItemSection
    IntentModes IntentParameter IntentParameterContext IntentParameterDependency IntentParameterSummary
    IntentPaymentMethod IntentPerson IntentPrediction IntentPredictionConfiguration IntentPredictionsBuilder
    IntentProjection IntentResult IntentResultContainer IntentSystemContext IntentValueQuery IntentWidgetFamily
    IsBetweenComparator LessThanComparator LessThanOrEqualToComparator LiveActivityIntent LiveActivityStartingIntent
    NegativeAppShortcutPhrase NegativeAppShortcutPhrases NotEqualToComparator OpenIntent OpensIntent OpenURLIntent
    ParameterSummary ParameterSummaryBuilder ParameterSummaryCaseCondition ParameterSummaryDefaultCaseCondition
    ParameterSummaryString ParameterSummarySwitchCondition ParameterSummaryTupleCaseCondition
    ParameterSummaryWhenCondition PauseWorkoutIntent PersistentFileIdentifiable PersistentlyIdentifiable
    PlayVideoIntent PredictableIntent ProgressReportingIntent ProvidesDialog PushToTalkTransmissionIntent
    RelevantIntent RelevantIntentManager Resolver ResolverSpecification ResolverSpecificationBuilder
    ResumeWorkoutIntent ReturnsValue SetFocusFilterIntent SetValueIntent ShortcutsLink ShortcutTileColor
    ShowInAppSearchResultsIntent ShowsSnippetIntent ShowsSnippetView SiriTipView SnippetIntent StartWorkoutIntent
    StringSearchCriteria StringSearchScope SystemIntent TargetContentProvidingIntent TransientAppEntity
    TypeDisplayRepresentation UndoableIntent UniqueAppEntity UniqueAppEntityProvider UniqueAppEntityQuery
    URLRepresentableEntity URLRepresentableEnum URLRepresentableIntent VideoCategory WidgetConfigurationIntent
    WorkoutStyle
    """
}
