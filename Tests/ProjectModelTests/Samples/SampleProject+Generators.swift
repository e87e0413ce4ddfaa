extension SampleProject {
  static let xcodeGenText = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 54;
    	objects = {

    /* Begin PBXBuildFile section */
    		0A1B2C3D4E5F60718293A4B5 /* Intents.intentdefinition in Resources */ = {isa = PBXBuildFile; fileRef = 1A1B2C3D4E5F60718293A4B5 /* Intents.intentdefinition */; };
    		0B1B2C3D4E5F60718293A4B5 /* Intents.intentdefinition in Sources */ = {isa = PBXBuildFile; fileRef = 1A1B2C3D4E5F60718293A4B5 /* Intents.intentdefinition */; settings = {ATTRIBUTES = (project_codegen, ); }; };
    		0C1B2C3D4E5F60718293A4B5 /* Core.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = 1C1B2C3D4E5F60718293A4B5 /* Core.framework */; };
    		0D1B2C3D4E5F60718293A4B5 /* libParts.a in Frameworks */ = {isa = PBXBuildFile; fileRef = 1D1B2C3D4E5F60718293A4B5 /* libParts.a */; };
    /* End PBXBuildFile section */

    /* Begin PBXFileReference section */
    		1A1B2C3D4E5F60718293A4B5 /* Intents.intentdefinition */ = {isa = PBXFileReference; lastKnownFileType = file.intentdefinition; name = Intents.intentdefinition; path = ../../Common/Intents.intentdefinition; sourceTree = SOURCE_ROOT; };
    		1B1B2C3D4E5F60718293A4B5 /* Timer.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Timer.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		1C1B2C3D4E5F60718293A4B5 /* Core.framework */ = {isa = PBXFileReference; explicitFileType = wrapper.framework; includeInIndex = 0; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    		1D1B2C3D4E5F60718293A4B5 /* libParts.a */ = {isa = PBXFileReference; explicitFileType = archive.ar; includeInIndex = 0; path = libParts.a; sourceTree = BUILT_PRODUCTS_DIR; };
    		1E1B2C3D4E5F60718293A4B5 /* Base.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Base.xcconfig; sourceTree = "<group>"; };
    /* End PBXFileReference section */

    /* Begin PBXFrameworksBuildPhase section */
    		2A1B2C3D4E5F60718293A4B5 /* Frameworks */ = {
    			isa = PBXFrameworksBuildPhase;
    			buildActionMask = 2147483647;
    			files = (
    				0C1B2C3D4E5F60718293A4B5 /* Core.framework in Frameworks */,
    			);
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    		2B1B2C3D4E5F60718293A4B5 /* Frameworks */ = {
    			isa = PBXFrameworksBuildPhase;
    			buildActionMask = 2147483647;
    			files = (
    				0D1B2C3D4E5F60718293A4B5 /* libParts.a in Frameworks */,
    			);
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    /* End PBXFrameworksBuildPhase section */

    /* Begin PBXGroup section */
    		3A1B2C3D4E5F60718293A4B5 = {
    			isa = PBXGroup;
    			children = (
    				3B1B2C3D4E5F60718293A4B5 /* Config */,
    				1A1B2C3D4E5F60718293A4B5 /* Intents.intentdefinition */,
    			);
    			sourceTree = "<group>";
    		};
    		3B1B2C3D4E5F60718293A4B5 /* Config */ = {
    			isa = PBXGroup;
    			children = (
    				1E1B2C3D4E5F60718293A4B5 /* Base.xcconfig */,
    			);
    			path = Config;
    			sourceTree = "<group>";
    		};
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    		4A1B2C3D4E5F60718293A4B5 /* Timer */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = 6A1B2C3D4E5F60718293A4B5 /* Build configuration list for PBXNativeTarget "Timer" */;
    			buildPhases = (
    				5A1B2C3D4E5F60718293A4B5 /* Resources */,
    				2A1B2C3D4E5F60718293A4B5 /* Frameworks */,
    			);
    			name = Timer;
    			productName = Timer;
    			productReference = 1B1B2C3D4E5F60718293A4B5 /* Timer.app */;
    			productType = "com.apple.product-type.application";
    		};
    		4B1B2C3D4E5F60718293A4B5 /* Core */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (
    				5B1B2C3D4E5F60718293A4B5 /* Sources */,
    				2B1B2C3D4E5F60718293A4B5 /* Frameworks */,
    			);
    			name = Core;
    			productName = Core;
    			productReference = 1C1B2C3D4E5F60718293A4B5 /* Core.framework */;
    			productType = "com.apple.product-type.framework";
    		};
    		4C1B2C3D4E5F60718293A4B5 /* Parts */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (
    			);
    			name = Parts;
    			productName = Parts;
    			productReference = 1D1B2C3D4E5F60718293A4B5 /* libParts.a */;
    			productType = "com.apple.product-type.library.static";
    		};
    		4D1B2C3D4E5F60718293A4B5 /* Lint */ = {
    			isa = PBXAggregateTarget;
    			buildPhases = (
    			);
    			name = Lint;
    		};
    /* End PBXNativeTarget section */

    /* Begin PBXProject section */
    		7A1B2C3D4E5F60718293A4B5 /* Project object */ = {
    			isa = PBXProject;
    			buildConfigurationList = 6B1B2C3D4E5F60718293A4B5 /* Build configuration list for PBXProject "Timer" */;
    			developmentRegion = en;
    			knownRegions = (
    				Base,
    				en,
    			);
    			mainGroup = 3A1B2C3D4E5F60718293A4B5;
    			projectDirPath = "Sources/App";
    			projectRoot = "";
    			targets = (
    				4A1B2C3D4E5F60718293A4B5 /* Timer */,
    				4B1B2C3D4E5F60718293A4B5 /* Core */,
    				4C1B2C3D4E5F60718293A4B5 /* Parts */,
    				4D1B2C3D4E5F60718293A4B5 /* Lint */,
    			);
    		};
    /* End PBXProject section */

    /* Begin build phases section */
    		5A1B2C3D4E5F60718293A4B5 /* Resources */ = {
    			isa = PBXResourcesBuildPhase;
    			files = (
    				0A1B2C3D4E5F60718293A4B5 /* Intents.intentdefinition in Resources */,
    			);
    		};
    		5B1B2C3D4E5F60718293A4B5 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			files = (
    				0B1B2C3D4E5F60718293A4B5 /* Intents.intentdefinition in Sources */,
    			);
    		};
    /* End build phases section */

    /* Begin XCBuildConfiguration section */
    		8A1B2C3D4E5F60718293A4B5 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			baseConfigurationReference = 1E1B2C3D4E5F60718293A4B5 /* Base.xcconfig */;
    			buildSettings = {
    				"CODE_SIGN_ENTITLEMENTS[sdk=macosx*]" = Timer/Mac.entitlements;
    				"INFOPLIST_FILE[sdk=macosx*]" = Timer/Mac.plist;
    				INFOPLIST_FILE = "Timer/$(PLIST_NAME)";
    				LD_RUNPATH_SEARCH_PATHS = (
    					"$(inherited)",
    					"@executable_path/Frameworks",
    				);
    				PRODUCT_NAME = "Egg Timer-2";
    			};
    			name = Debug;
    		};
    		8B1B2C3D4E5F60718293A4B5 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				LD_RUNPATH_SEARCH_PATHS = /usr/lib/swift;
    				PLIST_NAME = "$(PROJECT_NAME:lower).plist";
    			};
    			name = Debug;
    		};
    /* End XCBuildConfiguration section */

    /* Begin XCConfigurationList section */
    		6A1B2C3D4E5F60718293A4B5 /* Build configuration list for PBXNativeTarget "Timer" */ = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				8A1B2C3D4E5F60718293A4B5 /* Debug */,
    			);
    			defaultConfigurationName = "";
    		};
    		6B1B2C3D4E5F60718293A4B5 /* Build configuration list for PBXProject "Timer" */ = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				8B1B2C3D4E5F60718293A4B5 /* Debug */,
    			);
    		};
    /* End XCConfigurationList section */
    	};
    	rootObject = 7A1B2C3D4E5F60718293A4B5 /* Project object */;
    }

    """

  static let tuistText = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 55;
    	objects = {
    		"00AA" /* Notes */ = {isa = PBXNativeTarget; buildPhases = ("01AA", "02AA"); dependencies = (); name = Notes; productReference = "10AA"; productType = "com.apple.product-type.application"; };
    		"00AB" /* NotesKit */ = {isa = PBXNativeTarget; buildPhases = ("01AB"); name = NotesKit; productReference = "10AB"; productType = "com.apple.product-type.framework.static"; };
    		"00AC" /* NotesWatch */ = {isa = PBXNativeTarget; name = NotesWatch; productType = "com.apple.product-type.application.watchapp2"; };
    		"01AA" = {isa = PBXSourcesBuildPhase; files = ("03AA"); };
    		"01AB" = {isa = PBXSourcesBuildPhase; files = ("03AB"); };
    		"02AA" = {isa = PBXFrameworksBuildPhase; files = ("03AC"); };
    		"03AA" = {isa = PBXBuildFile; fileRef = "11AA"; settings = {ATTRIBUTES = (no_codegen); }; };
    		"03AB" = {isa = PBXBuildFile; fileRef = "11AA"; };
    		"03AC" = {isa = PBXBuildFile; fileRef = "10AC"; };
    		"10AA" = {isa = PBXFileReference; path = Notes.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		"10AB" = {isa = PBXFileReference; path = NotesKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    		"10AC" = {isa = PBXFileReference; path = NotesKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    		"11AA" = {isa = PBXFileReference; path = "Notes.intentdefinition"; sourceTree = "<group>"; };
    		"20AA" = {isa = PBXGroup; children = ("20AB", "10AA", "10AB", "10AC"); sourceTree = "<group>"; };
    		"20AB" = {isa = PBXGroup; children = ("20AC"); path = Targets; sourceTree = "<group>"; };
    		"20AC" = {isa = PBXGroup; children = ("11AA"); path = "Notes/Resources"; sourceTree = "<group>"; };
    		"30AA" = {isa = PBXProject; mainGroup = "20AA"; targets = ("00AA", "00AB", "00AC"); };
    	};
    	rootObject = "30AA";
    }
    """

  static let xmlText = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    	<key>archiveVersion</key>
    	<string>1</string>
    	<key>objectVersion</key>
    	<string>46</string>
    	<key>objects</key>
    	<dict>
    		<key>AA01</key>
    		<dict>
    			<key>isa</key>
    			<string>PBXProject</string>
    			<key>mainGroup</key>
    			<string>AA02</string>
    			<key>knownRegions</key>
    			<array>
    				<string>en</string>
    			</array>
    			<key>targets</key>
    			<array>
    				<string>AA05</string>
    			</array>
    		</dict>
    		<key>AA02</key>
    		<dict>
    			<key>isa</key>
    			<string>PBXGroup</string>
    			<key>children</key>
    			<array>
    				<string>AA03</string>
    			</array>
    			<key>sourceTree</key>
    			<string>&lt;group&gt;</string>
    		</dict>
    		<key>AA03</key>
    		<dict>
    			<key>isa</key>
    			<string>PBXFileReference</string>
    			<key>path</key>
    			<string>Salt &amp; Pepper.intentdefinition</string>
    			<key>sourceTree</key>
    			<string>&lt;group&gt;</string>
    		</dict>
    		<key>AA04</key>
    		<dict>
    			<key>isa</key>
    			<string>PBXBuildFile</string>
    			<key>fileRef</key>
    			<string>AA03</string>
    			<key>settings</key>
    			<dict>
    				<key>ATTRIBUTES</key>
    				<array>
    					<string>no_codegen</string>
    				</array>
    			</dict>
    		</dict>
    		<key>AA05</key>
    		<dict>
    			<key>isa</key>
    			<string>PBXNativeTarget</string>
    			<key>name</key>
    			<string>Spices</string>
    			<key>productType</key>
    			<string>com.apple.product-type.application</string>
    			<key>buildPhases</key>
    			<array>
    				<string>AA06</string>
    			</array>
    		</dict>
    		<key>AA06</key>
    		<dict>
    			<key>isa</key>
    			<string>PBXSourcesBuildPhase</string>
    			<key>files</key>
    			<array>
    				<string>AA04</string>
    			</array>
    		</dict>
    	</dict>
    	<key>rootObject</key>
    	<string>AA01</string>
    </dict>
    </plist>

    """
}
