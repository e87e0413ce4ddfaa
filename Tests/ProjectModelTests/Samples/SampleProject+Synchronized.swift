extension SampleProject {
  static let synchronizedText = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 77;
    	objects = {

    /* Begin PBXFileReference section */
    		A10000000000000000000001 /* Pantry.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Pantry.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		A10000000000000000000002 /* PantryIntents.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; includeInIndex = 0; path = PantryIntents.appex; sourceTree = BUILT_PRODUCTS_DIR; };
    /* End PBXFileReference section */

    /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
    		A10000000000000000000010 /* Exceptions for "Pantry" folder in "Pantry" target */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			attributesByRelativePath = {
    				Shared/Stock.intentdefinition = (codegen, );
    			};
    			membershipExceptions = (
    				Info.plist,
    				"/Localized: Drafts/Later.intentdefinition",
    				Old,
    			);
    			target = A10000000000000000000030 /* Pantry */;
    		};
    		A10000000000000000000011 /* Exceptions for "Pantry" folder in "PantryIntents" target */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			attributesByRelativePath = {
    				Shared/Stock.intentdefinition = (
    					no_codegen,
    				);
    			};
    			membershipExceptions = (
    				Shared/Stock.intentdefinition,
    				"/Localized: Shared/Shelves.intentdefinition",
    			);
    			target = A10000000000000000000031 /* PantryIntents */;
    		};
    /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

    /* Begin PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet section */
    		A10000000000000000000012 /* Exceptions for "Pantry" folder in "Resources" phase from "Pantry" target */ = {
    			isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
    			buildPhase = A10000000000000000000041 /* Resources */;
    			membershipExceptions = (
    				Samples/Sample.intentdefinition,
    			);
    		};
    /* End PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet section */

    /* Begin PBXFileSystemSynchronizedRootGroup section */
    		A10000000000000000000020 /* Pantry */ = {
    			isa = PBXFileSystemSynchronizedRootGroup;
    			exceptions = (
    				A10000000000000000000010 /* Exceptions for "Pantry" folder in "Pantry" target */,
    				A10000000000000000000011 /* Exceptions for "Pantry" folder in "PantryIntents" target */,
    				A10000000000000000000012 /* Exceptions for "Pantry" folder in "Resources" phase from "Pantry" target */,
    			);
    			explicitFolders = (
    				Templates,
    			);
    			path = Pantry;
    			sourceTree = "<group>";
    		};
    		A10000000000000000000021 /* Handlers */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Handlers; sourceTree = "<group>"; };
    /* End PBXFileSystemSynchronizedRootGroup section */

    /* Begin PBXGroup section */
    		A10000000000000000000050 = {
    			isa = PBXGroup;
    			children = (
    				A10000000000000000000020 /* Pantry */,
    				A10000000000000000000051 /* Extension */,
    				A10000000000000000000052 /* Products */,
    			);
    			sourceTree = "<group>";
    		};
    		A10000000000000000000051 /* Extension */ = {
    			isa = PBXGroup;
    			children = (
    				A10000000000000000000021 /* Handlers */,
    			);
    			path = Extension;
    			sourceTree = "<group>";
    		};
    		A10000000000000000000052 /* Products */ = {
    			isa = PBXGroup;
    			children = (
    				A10000000000000000000001 /* Pantry.app */,
    				A10000000000000000000002 /* PantryIntents.appex */,
    			);
    			name = Products;
    			sourceTree = "<group>";
    		};
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    		A10000000000000000000030 /* Pantry */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (
    				A10000000000000000000040 /* Sources */,
    				A10000000000000000000041 /* Resources */,
    			);
    			fileSystemSynchronizedGroups = (
    				A10000000000000000000020 /* Pantry */,
    			);
    			name = Pantry;
    			productReference = A10000000000000000000001 /* Pantry.app */;
    			productType = "com.apple.product-type.application";
    		};
    		A10000000000000000000031 /* PantryIntents */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (
    				A10000000000000000000042 /* Sources */,
    			);
    			fileSystemSynchronizedGroups = (
    				A10000000000000000000021 /* Handlers */,
    			);
    			name = PantryIntents;
    			productReference = A10000000000000000000002 /* PantryIntents.appex */;
    			productType = "com.apple.product-type.app-extension";
    		};
    /* End PBXNativeTarget section */

    /* Begin PBXProject section */
    		A10000000000000000000060 /* Project object */ = {
    			isa = PBXProject;
    			developmentRegion = es;
    			knownRegions = (
    				es,
    				Base,
    			);
    			mainGroup = A10000000000000000000050;
    			minimizedProjectReferenceProxies = 1;
    			preferredProjectObjectVersion = 77;
    			projectDirPath = "";
    			projectRoot = "";
    			targets = (
    				A10000000000000000000030 /* Pantry */,
    				A10000000000000000000031 /* PantryIntents */,
    			);
    		};
    /* End PBXProject section */

    /* Begin PBXResourcesBuildPhase section */
    		A10000000000000000000041 /* Resources */ = {
    			isa = PBXResourcesBuildPhase;
    			files = (
    			);
    		};
    /* End PBXResourcesBuildPhase section */

    /* Begin PBXSourcesBuildPhase section */
    		A10000000000000000000040 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			files = (
    			);
    		};
    		A10000000000000000000042 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			files = (
    			);
    		};
    /* End PBXSourcesBuildPhase section */
    	};
    	rootObject = A10000000000000000000060 /* Project object */;
    }

    """
}
