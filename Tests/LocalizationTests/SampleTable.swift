/// Texts that have everything a table can have.
enum SampleTable {
  static let strings = """
    /* Header, "not" an entry */

    // One
    // two
    "aB3xYz" = "Order ${count} \\"soups\\"\\n";
    'single' = 'it\\'s';
    plain-key.1 = $value/x:y_z;	/* behind */
    "shorthand";
    "aB3xYz-Q1w2E3" = "\\U00e4\\U00df \\Ud83d\\Ude00 \\101";"next" = "ä 名 🙂"; /* of last */ "last"="
    two lines";

    """

  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Generated -->
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- Of the first -->
    \t<key>aB3xYz</key>
    \t<string>Order ${count} &amp; more</string>
    \t<key>b</key><string><![CDATA[<x>]]></string>
    \t<key>c</key>
    \t<string/>
    </dict>
    </plist>

    """

  static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>TDb1dD</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@quantity@ for ${name}</string>
    \t\t<key>quantity</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \t\t\t<key>one</key>
    \t\t\t<string>%d soup</string>
    \t\t\t<key>other</key>
    \t\t\t<string>%d soups</string>
    \t\t</dict>
    \t</dict>
    \t<key>Wide</key>
    \t<dict>
    \t\t<key>NSStringVariableWidthRuleType</key>
    \t\t<dict>
    \t\t\t<key>20</key>
    \t\t\t<string>Short</string>
    \t\t\t<key>50</key>
    \t\t\t<string>Rather long</string>
    \t\t</dict>
    \t</dict>
    \t<key>Tap</key>
    \t<dict>
    \t\t<key>NSStringDeviceSpecificRuleType</key>
    \t\t<dict>
    \t\t\t<key>mac</key>
    \t\t\t<string>Click</string>
    \t\t\t<key>other</key>
    \t\t\t<dict>
    \t\t\t\t<key>NSStringLocalizedFormatKey</key>
    \t\t\t\t<string>Tap %#@n@</string>
    \t\t\t\t<key>n</key>
    \t\t\t\t<dict>
    \t\t\t\t\t<key>other</key>
    \t\t\t\t\t<string>%d times</string>
    \t\t\t\t</dict>
    \t\t\t</dict>
    \t\t</dict>
    \t</dict>
    \t<key>Plain</key>
    \t<string>Text</string>
    </dict>
    </plist>

    """
}
