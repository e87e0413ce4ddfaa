// Files that are generated and files that are written by hand import this module only, as they import Intents only on
// Apple's systems, which brings Foundation along.
@_exported public import Foundation
@_exported public import IntentDialogue
