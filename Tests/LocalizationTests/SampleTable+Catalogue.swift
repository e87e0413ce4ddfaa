extension SampleTable {
  static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "aB3xYz" : {
          "comment" : "Title",
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\\"${name}\\" \\u00e4ndern"
              }
            },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Change" } },
            "fr" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Changer"
              }
            }
          }
        },
        "Brand" : {
          "shouldTranslate" : false
        },
        "count" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "eins" } },
                  "other" : { "stringUnit" : { "state" : "new", "value" : "%lld" } }
                }
              }
            }
          }
        },
        "device" : {
          "localizations" : {
            "fr" : {
              "variations" : {
                "device" : {
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Cliquer" } },
                  "other" : {
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "Toucher" } },
                        "other" : { "stringUnit" : { "state" : "new", "value" : "Toucher %lld fois" } }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "substituted" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "new", "value" : "%#@birds@ in ${place}" },
              "substitutions" : {
                "birds" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg bird" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg birds" } }
                    }
                  }
                }
              }
            },
            "pt-BR" : { "stringSet" : { "state" : "translated", "values" : [ "um", "dois" ] } }
          }
        },
        "untouched" : {

        }
      },
      "version" : "1.0"
    }
    """
}
