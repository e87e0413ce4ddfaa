import IntentSemantics
import SourceDiagnostics

extension IntentStructure {
  /// Says what the configuration made of the intent, or what there is to say of where it is shown.
  func remarkOnSurfaces(_ record: inout MigrationRecord) {
    remarkOnVisibility(&record)
    if opensApp {
      remark(
        .changed, "target", "the target", "the app is opened at it, so the action has always a value for it", &record)
    }
    if let schema = migrated.surfaces.schema {
      record.remarks.append(
        SchemaMacro.remark(
          on: schema, of: intent.name,
          at: SourceLocation(file: module.programs[migrated.program].source, range: intent.range)))
    }
  }

  private func remarkOnVisibility(_ record: inout MigrationRecord) {
    let isAsked = migrated.isDiscoverable != intent.isConfigurable
    guard !migrated.isDiscoverable else {
      if isAsked {
        remark(.added, nil, "the visibility", "Shortcuts shows the action, as the configuration asks for", &record)
      }
      return
    }
    // A configuration of a widget is not there before.
    let exception = options.has(.iOS17) || migrated.isForWidgets ? "" : "; systems before iOS 17 show it"
    if isAsked {
      remark(
        .changed, nil, "the visibility",
        "'isDiscoverable' hides the action in Shortcuts, as the configuration asks for\(exception)", &record)
    } else {
      remark(.added, nil, "INIntentConfigurable", "'isDiscoverable' hides the action in Shortcuts\(exception)", &record)
    }
  }

  /// What shows that a widget has the structure as its settings.
  var widgetEvidence: MigrationEvidence { .argument(migrated.name, of: "AppIntentConfiguration") }

  /// Says what comes with settings of a widget that the definition knows nothing of.
  func remarkOnNewWidget(_ record: inout MigrationRecord) {
    if !options.has(.iOS17) {
      remark(
        .changed, nil, "the widget", "the structure is there from iOS 17 on; older systems need the legacy intent",
        &record, hint: "'--target iOS17.0' has no older ones")
    }
    remark(
      .open, nil, "the widget",
      "give a widget an 'AppIntentConfiguration' with the structure; tvOS has no widgets", &record,
      shownBy: [widgetEvidence])
  }
}
