extension SampleProject {
  static let classicText = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 55;
    	objects = {

    /* Begin PBXBuildFile section */
    		B0000001 /* Orders.intentdefinition in Sources */ = {isa = PBXBuildFile; fileRef = F0000001 /* Orders.intentdefinition */; settings = {ATTRIBUTES = (no_codegen, ); }; };
    		B0000002 /* Orders.intentdefinition in Sources */ = {isa = PBXBuildFile; fileRef = F0000001 /* Orders.intentdefinition */; settings = {ATTRIBUTES = (codegen, ); }; };
    		B0000003 /* Orders.intentdefinition in Sources */ = {isa = PBXBuildFile; fileRef = F0000001 /* Orders.intentdefinition */; settings = {ATTRIBUTES = (no_codegen, ); }; };
    		B0000004 /* Widgets.intentdefinition in Resources */ = {isa = PBXBuildFile; fileRef = F0000004 /* Widgets.intentdefinition */; };
    		B0000005 /* KitchenKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = F0000012 /* KitchenKit.framework */; };
    		B0000006 /* KitchenKit.framework in Embed Frameworks */ = {isa = PBXBuildFile; fileRef = F0000012 /* KitchenKit.framework */; settings = {ATTRIBUTES = (CodeSignOnCopy, RemoveHeadersOnCopy, ); }; };
    		B0000007 /* KitchenIntents.appex in Embed Foundation Extensions */ = {isa = PBXBuildFile; fileRef = F0000011 /* KitchenIntents.appex */; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
    		B0000008 /* KitchenKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = F0000012 /* KitchenKit.framework */; };
    		B0000009 /* OrderHandler.swift in Sources */ = {isa = PBXBuildFile; fileRef = F0000005 /* OrderHandler.swift */; };
    		B000000A /* Menu in Resources */ = {isa = PBXBuildFile; fileRef = F0000006 /* Menu */; };
    		B000000B /* Collections in Frameworks */ = {isa = PBXBuildFile; productRef = K0000001 /* Collections */; };
    /* End PBXBuildFile section */

    /* Begin PBXContainerItemProxy section */
    		X0000001 /* PBXContainerItemProxy */ = {
    			isa = PBXContainerItemProxy;
    			containerPortal = P0000001 /* Project object */;
    			proxyType = 1;
    			remoteGlobalIDString = T0000001;
    			remoteInfo = Kitchen;
    		};
    		X0000002 /* PBXContainerItemProxy */ = {
    			isa = PBXContainerItemProxy;
    			containerPortal = F0000099 /* Other.xcodeproj */;
    			proxyType = 1;
    			remoteGlobalIDString = T0000003;
    			remoteInfo = Other;
    		};
    /* End PBXContainerItemProxy section */

    /* Begin PBXCopyFilesBuildPhase section */
    		C0000001 /* Embed Frameworks */ = {
    			isa = PBXCopyFilesBuildPhase;
    			buildActionMask = 2147483647;
    			dstPath = "";
    			dstSubfolderSpec = 10;
    			files = (
    				B0000006 /* KitchenKit.framework in Embed Frameworks */,
    			);
    			name = "Embed Frameworks";
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    		C0000002 /* Embed Foundation Extensions */ = {
    			isa = PBXCopyFilesBuildPhase;
    			buildActionMask = 2147483647;
    			dstPath = "";
    			dstSubfolderSpec = 13;
    			files = (
    				B0000007 /* KitchenIntents.appex in Embed Foundation Extensions */,
    			);
    			name = "Embed Foundation Extensions";
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    /* End PBXCopyFilesBuildPhase section */

    /* Begin PBXFileReference section */
    		F0000002 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.intentdefinition; name = Base; path = Base.lproj/Orders.intentdefinition; sourceTree = "<group>"; };
    		F0000003 /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Orders.strings; sourceTree = "<group>"; };
    		F0000004 /* Widgets.intentdefinition */ = {isa = PBXFileReference; lastKnownFileType = file.intentdefinition; path = Widgets.intentdefinition; sourceTree = "<group>"; };
    		F0000005 /* OrderHandler.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = OrderHandler.swift; sourceTree = "<group>"; };
    		F0000006 /* Menu */ = {isa = PBXFileReference; lastKnownFileType = folder; name = Menu; path = "../Content/Menu \\"today\\""; sourceTree = SOURCE_ROOT; };
    		F0000010 /* Kitchen.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Kitchen.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		F0000011 /* KitchenIntents.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; includeInIndex = 0; path = KitchenIntents.appex; sourceTree = BUILT_PRODUCTS_DIR; };
    		F0000012 /* KitchenKit.framework */ = {isa = PBXFileReference; explicitFileType = wrapper.framework; includeInIndex = 0; path = KitchenKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    		F0000013 /* KitchenTests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = KitchenTests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
    		F0000099 /* Other.xcodeproj */ = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Other.xcodeproj; sourceTree = "<group>"; };
    /* End PBXFileReference section */

    /* Begin PBXFrameworksBuildPhase section */
    		W0000001 /* Frameworks */ = {
    			isa = PBXFrameworksBuildPhase;
    			files = (
    				B0000005 /* KitchenKit.framework in Frameworks */,
    				B000000B /* Collections in Frameworks */,
    			);
    		};
    		W0000002 /* Frameworks */ = {
    			isa = PBXFrameworksBuildPhase;
    			files = (
    				B0000008 /* KitchenKit.framework in Frameworks */,
    			);
    		};
    /* End PBXFrameworksBuildPhase section */

    /* Begin PBXGroup section */
    		G0000001 = {
    			isa = PBXGroup;
    			children = (
    				G0000002 /* Shared */,
    				G0000003 /* Kitchen */,
    				G0000004 /* KitchenIntents */,
    				G0000005 /* Products */,
    				F0000099 /* Other.xcodeproj */,
    			);
    			sourceTree = "<group>";
    		};
    		G0000002 /* Shared */ = {
    			isa = PBXGroup;
    			children = (
    				F0000001 /* Orders.intentdefinition */,
    			);
    			path = Shared;
    			sourceTree = "<group>";
    		};
    		G0000003 /* Kitchen */ = {
    			isa = PBXGroup;
    			children = (
    				G0000006 /* Supporting Files */,
    			);
    			path = Kitchen;
    			sourceTree = "<group>";
    		};
    		G0000004 /* KitchenIntents */ = {
    			isa = PBXGroup;
    			children = (
    				F0000005 /* OrderHandler.swift */,
    			);
    			path = KitchenIntents;
    			sourceTree = "<group>";
    		};
    		G0000005 /* Products */ = {
    			isa = PBXGroup;
    			children = (
    				F0000010 /* Kitchen.app */,
    				F0000011 /* KitchenIntents.appex */,
    				F0000012 /* KitchenKit.framework */,
    				F0000013 /* KitchenTests.xctest */,
    			);
    			name = Products;
    			sourceTree = "<group>";
    		};
    		G0000006 /* Supporting Files */ = {
    			isa = PBXGroup;
    			children = (
    				F0000004 /* Widgets.intentdefinition */,
    				F0000006 /* Menu */,
    			);
    			name = "Supporting Files";
    			sourceTree = "<group>";
    		};
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    		T0000001 /* Kitchen */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L0000001 /* Build configuration list for PBXNativeTarget "Kitchen" */;
    			buildPhases = (
    				S0000001 /* Sources */,
    				W0000001 /* Frameworks */,
    				R0000001 /* Resources */,
    				C0000001 /* Embed Frameworks */,
    				C0000002 /* Embed Foundation Extensions */,
    			);
    			buildRules = (
    			);
    			dependencies = (
    				D0000001 /* PBXTargetDependency */,
    				D0000002 /* PBXTargetDependency */,
    				D0000004 /* PBXTargetDependency */,
    			);
    			name = Kitchen;
    			packageProductDependencies = (
    				K0000001 /* Collections */,
    			);
    			productName = Kitchen;
    			productReference = F0000010 /* Kitchen.app */;
    			productType = "com.apple.product-type.application";
    		};
    		T0000002 /* KitchenIntents */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L0000002 /* Build configuration list for PBXNativeTarget "KitchenIntents" */;
    			buildPhases = (
    				S0000002 /* Sources */,
    				W0000002 /* Frameworks */,
    			);
    			dependencies = (
    			);
    			name = KitchenIntents;
    			productReference = F0000011 /* KitchenIntents.appex */;
    			productType = "com.apple.product-type.app-extension";
    		};
    		T0000003 /* KitchenKit */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (
    				S0000003 /* Sources */,
    			);
    			name = KitchenKit;
    			productReference = F0000012 /* KitchenKit.framework */;
    			productType = "com.apple.product-type.framework";
    		};
    		T0000004 /* KitchenTests */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (
    			);
    			dependencies = (
    				D0000003 /* PBXTargetDependency */,
    			);
    			name = KitchenTests;
    			productReference = F0000013 /* KitchenTests.xctest */;
    			productType = "com.apple.product-type.bundle.unit-test";
    		};
    /* End PBXNativeTarget section */

    /* Begin PBXProject section */
    		P0000001 /* Project object */ = {
    			isa = PBXProject;
    			buildConfigurationList = L0000003 /* Build configuration list for PBXProject "Kitchen" */;
    			compatibilityVersion = "Xcode 13.0";
    			developmentRegion = en;
    			hasScannedForEncodings = 0;
    			knownRegions = (
    				en,
    				Base,
    				de,
    			);
    			mainGroup = G0000001;
    			productRefGroup = G0000005 /* Products */;
    			projectDirPath = "";
    			projectRoot = "";
    			targets = (
    				T0000001 /* Kitchen */,
    				T0000002 /* KitchenIntents */,
    				T0000003 /* KitchenKit */,
    				T0000004 /* KitchenTests */,
    			);
    		};
    /* End PBXProject section */

    /* Begin PBXResourcesBuildPhase section */
    		R0000001 /* Resources */ = {
    			isa = PBXResourcesBuildPhase;
    			files = (
    				B0000004 /* Widgets.intentdefinition in Resources */,
    				B000000A /* Menu in Resources */,
    			);
    		};
    /* End PBXResourcesBuildPhase section */

    /* Begin PBXSourcesBuildPhase section */
    		S0000001 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			files = (
    				B0000001 /* Orders.intentdefinition in Sources */,
    			);
    		};
    		S0000002 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			files = (
    				B0000003 /* Orders.intentdefinition in Sources */,
    				B0000009 /* OrderHandler.swift in Sources */,
    			);
    		};
    		S0000003 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			files = (
    				B0000002 /* Orders.intentdefinition in Sources */,
    			);
    		};
    /* End PBXSourcesBuildPhase section */

    /* Begin PBXTargetDependency section */
    		D0000001 /* PBXTargetDependency */ = {
    			isa = PBXTargetDependency;
    			target = T0000002 /* KitchenIntents */;
    			targetProxy = X0000003 /* PBXContainerItemProxy */;
    		};
    		D0000002 /* PBXTargetDependency */ = {
    			isa = PBXTargetDependency;
    			target = T0000003 /* KitchenKit */;
    			targetProxy = X0000004 /* PBXContainerItemProxy */;
    		};
    		D0000003 /* PBXTargetDependency */ = {
    			isa = PBXTargetDependency;
    			targetProxy = X0000001 /* PBXContainerItemProxy */;
    		};
    		D0000004 /* PBXTargetDependency */ = {
    			isa = PBXTargetDependency;
    			name = Other;
    			targetProxy = X0000002 /* PBXContainerItemProxy */;
    		};
    /* End PBXTargetDependency section */

    /* Begin PBXVariantGroup section */
    		F0000001 /* Orders.intentdefinition */ = {
    			isa = PBXVariantGroup;
    			children = (
    				F0000002 /* Base */,
    				F0000003 /* de */,
    			);
    			name = Orders.intentdefinition;
    			sourceTree = "<group>";
    		};
    /* End PBXVariantGroup section */

    /* Begin XCBuildConfiguration section */
    		N0000001 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				CODE_SIGN_ENTITLEMENTS = Kitchen/Debug.entitlements;
    				INFOPLIST_FILE = Kitchen/Info.plist;
    				PRODUCT_NAME = "$(TARGET_NAME)";
    			};
    			name = Debug;
    		};
    		N0000002 /* Release */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				CODE_SIGN_ENTITLEMENTS = Kitchen/Kitchen.entitlements;
    				INFOPLIST_FILE = "$(SRCROOT)/Kitchen/Info.plist";
    				INFOPLIST_KEY_NSSiriUsageDescription = "Orders by voice";
    				PRODUCT_NAME = "$(TARGET_NAME)";
    			};
    			name = Release;
    		};
    		N0000003 /* Release */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				GENERATE_INFOPLIST_FILE = YES;
    				INFOPLIST_FILE = "${TARGET_NAME}/Info.plist";
    				PRODUCT_NAME = "Kitchen Intents";
    			};
    			name = Release;
    		};
    		N0000004 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				SWIFT_VERSION = 5.0;
    			};
    			name = Debug;
    		};
    		N0000005 /* Release */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				DEVELOPMENT_LANGUAGE = en;
    				INTENTS_CODEGEN_LANGUAGE = Swift;
    				PROJECT_CLASS_PREFIX = KI;
    				SWIFT_VERSION = 5.0;
    			};
    			name = Release;
    		};
    /* End XCBuildConfiguration section */

    /* Begin XCConfigurationList section */
    		L0000001 /* Build configuration list for PBXNativeTarget "Kitchen" */ = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				N0000001 /* Debug */,
    				N0000002 /* Release */,
    			);
    			defaultConfigurationIsVisible = 0;
    			defaultConfigurationName = Release;
    		};
    		L0000002 /* Build configuration list for PBXNativeTarget "KitchenIntents" */ = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				N0000003 /* Release */,
    			);
    			defaultConfigurationName = Release;
    		};
    		L0000003 /* Build configuration list for PBXProject "Kitchen" */ = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				N0000004 /* Debug */,
    				N0000005 /* Release */,
    			);
    			defaultConfigurationName = Release;
    		};
    /* End XCConfigurationList section */

    /* Begin XCSwiftPackageProductDependency section */
    		K0000001 /* Collections */ = {
    			isa = XCSwiftPackageProductDependency;
    			productName = Collections;
    		};
    /* End XCSwiftPackageProductDependency section */
    	};
    	rootObject = P0000001 /* Project object */;
    }

    """
}
