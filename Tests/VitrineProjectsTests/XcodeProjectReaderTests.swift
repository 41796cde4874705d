// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct XcodeProjectReaderTests {
    /// An app with groups, a framework, a package, tests and a widget, as Xcode 15 writes one.
    private static let classic = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 56;
            objects = {
                P = {isa = PBXProject; buildConfigurationList = PC; mainGroup = G; targets = (W, A, F, T);
                    packageReferences = (R); };
                PC = {isa = XCConfigurationList; buildConfigurations = (PD, PR); };
                PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.2; }; };
                PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; SWIFT_VERSION = 5.0; }; };
                G = {isa = PBXGroup; children = (GA, GF, FT); sourceTree = "<group>"; };
                GA = {isa = PBXGroup; path = Shop; children = (F1, GV, F3, F4); sourceTree = "<group>"; };
                GV = {isa = PBXGroup; name = Views; children = (F2); sourceTree = "<group>"; };
                GF = {isa = PBXGroup; path = Kit; children = (F5); sourceTree = "<group>"; };
                F1 = {isa = PBXFileReference; path = ShopApp.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Shop/Views/List.swift; sourceTree = SOURCE_ROOT; };
                F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
                F4 = {isa = PBXVariantGroup; name = Localizable.strings; children = (L1, L2); sourceTree = "<group>"; };
                L1 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
                L2 = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
                FT = {isa = PBXFileReference; path = ShopTests.swift; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
                B5 = {isa = PBXBuildFile; fileRef = F5; }; BT = {isa = PBXBuildFile; fileRef = FT; };
                A = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                    buildConfigurationList = AC; buildPhases = (AS, AR, AX); dependencies = (D1, D2);
                    packageProductDependencies = (PP); };
                AC = {isa = XCConfigurationList; buildConfigurations = (AD); };
                AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)";
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) PAID"; }; };
                AS = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
                AR = {isa = PBXResourcesBuildPhase; files = (B3, B4); };
                AX = {isa = PBXShellScriptBuildPhase; name = SwiftLint; shellScript = swiftlint; };
                D1 = {isa = PBXTargetDependency; target = F; };
                D2 = {isa = PBXTargetDependency; target = W; };
                F = {isa = PBXNativeTarget; name = "Shop Kit"; productType = "com.apple.product-type.framework";
                    buildConfigurationList = FC; buildPhases = (FS); };
                FC = {isa = XCConfigurationList; buildConfigurations = (FD); };
                FD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 6.0; }; };
                FS = {isa = PBXSourcesBuildPhase; files = (B5); };
                W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
                T = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (TS); dependencies = (D3);
                    productType = "com.apple.product-type.bundle.unit-test"; };
                TS = {isa = PBXSourcesBuildPhase; files = (BT); };
                D3 = {isa = PBXTargetDependency; target = A; };
                PP = {isa = XCSwiftPackageProductDependency; package = R; productName = Algorithms; };
                R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/apple/swift-algorithms.git";
                    requirement = {kind = upToNextMinorVersion; minimumVersion = 1.2.0; }; };
            };
            rootObject = P;
        }
        """

    private func classicFixture() throws -> ProjectFixture {
        try ProjectFixture([
            "Shop.xcodeproj/project.pbxproj": Self.classic, "Shop/ShopApp.swift": ProjectFixture.app,
            "Shop/Views/List.swift": "", "Shop/Unused.swift": "", "Shop/Assets.xcassets/Contents.json": "{}",
            "Shop/en.lproj/Localizable.strings": "", "Shop/de.lproj/Localizable.strings": "", "Kit/Kit.swift": "",
            "ShopTests.swift": "",
        ])
    }

    @Test func `groups, variants and build phases say what a target is made of`() throws {
        let project = try classicFixture().read()
        #expect(project.kind == .xcode)
        #expect(project.modules.map(\.name) == ["Shop_Kit", "Shop", "ShopTests"])
        let app = project.modules[1]
        #expect(app.kind == .app)
        #expect(app.sources.map(\.path) == ["Shop/ShopApp.swift", "Shop/Views/List.swift"])
        #expect(
            app.resources.map(\.path) == [
                "Shop/Assets.xcassets", "Shop/en.lproj/Localizable.strings", "Shop/de.lproj/Localizable.strings",
            ])
        #expect(app.dependencies == ["Shop_Kit"])
        #expect(project.modules[2].kind == .tests)
        #expect(project.modules[2].dependencies == ["Shop"])
    }

    @Test func `the Debug settings of a target stand on those of its project`() throws {
        let modules = try classicFixture().read().modules
        #expect(modules[1].settings.languageMode == "5")
        #expect(modules[1].settings.conditions == ["PAID"])
        #expect(!modules[1].settings.isMainActorByDefault)
        #expect(modules[0].settings.languageMode == "6")
    }

    @Test func `packages keep their requirement, extensions and scripts are named`() throws {
        let project = try classicFixture().read()
        #expect(
            project.packages == [
                RemotePackage(
                    url: "https://github.com/apple/swift-algorithms.git",
                    requirement: .range(from: "1.2.0", to: "1.3.0"))
            ])
        #expect(project.modules[1].products == [PackageProduct(name: "Algorithms", package: "swift-algorithms")])
        #expect(
            project.notes == [
                "The target Widget is left out: it is no app, framework or test.",
                "Shop: the script \"SwiftLint\" is not run.",
            ])
    }

    @Test func `a synchronized folder is its files without a target's exceptions`() throws {
        let fixture = try ProjectFixture([
            "Notes.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            {
                objects = {
                    P = {isa = PBXProject; buildConfigurationList = C; mainGroup = G; targets = (A); };
                    C = {isa = XCConfigurationList; buildConfigurations = (D); };
                    D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0;
                        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;
                        SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; }; };
                    G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
                    S = {isa = PBXFileSystemSynchronizedRootGroup; path = Notes; exceptions = (E); sourceTree = "<group>"; };
                    E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
                        membershipExceptions = (Info.plist, Old/Old.swift); };
                    A = {isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application";
                        buildConfigurationList = C; buildPhases = (X); fileSystemSynchronizedGroups = (S); };
                    X = {isa = PBXSourcesBuildPhase; files = (); };
                };
                rootObject = P;
            }
            """,
            "Notes/NotesApp.swift": ProjectFixture.app, "Notes/Model/Note.swift": "", "Notes/Old/Old.swift": "",
            "Notes/Info.plist": "<plist/>", "Notes/Localizable.xcstrings": "{}",
        ])
        let project = try fixture.read("Notes.xcodeproj")
        let app = try #require(project.modules.first)
        #expect(app.sources.map(\.path) == ["Notes/Model/Note.swift", "Notes/NotesApp.swift"])
        #expect(app.resources.map(\.path) == ["Notes/Localizable.xcstrings"])
        #expect(app.settings.isMainActorByDefault)
        #expect(app.settings.upcomingFeatures.contains("NonisolatedNonsendingByDefault"))
        #expect(app.settings.upcomingFeatures.contains("MemberImportVisibility"))
    }

    /// As the files of a widget that its app shares.
    @Test func `a target has of another one's synchronized folder what its exceptions name`() throws {
        let fixture = try ProjectFixture([
            "Notes.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            {
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (A, W); };
                    G = {isa = PBXGroup; children = (SA, SW); sourceTree = "<group>"; };
                    SA = {isa = PBXFileSystemSynchronizedRootGroup; path = Notes; sourceTree = "<group>"; };
                    SW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (EA, EW);
                        sourceTree = "<group>"; };
                    EA = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
                        membershipExceptions = (Colors.xcassets, Model/Shared.swift, Gone.swift); };
                    EW = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
                        membershipExceptions = (Info.plist); };
                    A = {isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application";
                        buildPhases = (X); fileSystemSynchronizedGroups = (SA); };
                    W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                        buildPhases = (X); fileSystemSynchronizedGroups = (SW); };
                    X = {isa = PBXSourcesBuildPhase; files = (); };
                };
                rootObject = P;
            }
            """,
            "Notes/NotesApp.swift": ProjectFixture.app, "Widget/Model/Shared.swift": "", "Widget/Widget.swift": "",
            "Widget/Info.plist": "<plist/>", "Widget/Colors.xcassets/Contents.json": "{}",
        ])
        let app = try #require(try fixture.read().modules.first)
        #expect(app.sources.map(\.path) == ["Widget/Model/Shared.swift", "Notes/NotesApp.swift"])
        #expect(app.resources.map(\.path) == ["Widget/Colors.xcassets"])
    }

    @Test func `a workspace stands for the project that it names`() throws {
        let fixture = try classicFixture()
        try fixture.write(
            "<Workspace><FileRef location = \"group:Shop.xcodeproj\"></FileRef></Workspace>",
            at: "Shop.xcworkspace/contents.xcworkspacedata")
        #expect(try fixture.read("Shop.xcworkspace").name == "Shop")
    }

    /// As CocoaPods writes one: its own project has no app.
    @Test func `of a workspace's projects the first one with an app is read, also where the folder is named`() throws {
        let fixture = try classicFixture()
        let pods = """
            // !$*UTF8*$!
            {
                objects = {
                    P = {isa = PBXProject; targets = (L); };
                    L = {isa = PBXNativeTarget; name = Pods; productType = "com.apple.product-type.library.static"; };
                };
                rootObject = P;
            }
            """
        try fixture.write(pods, at: "Work/Pods/Pods.xcodeproj/project.pbxproj")
        try fixture.write(
            """
            <Workspace><FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            <FileRef location="container:../Shop.xcodeproj"></FileRef></Workspace>
            """, at: "Work/Shop.xcworkspace/contents.xcworkspacedata")
        for path in ["Work/Shop.xcworkspace", "Work"] {
            #expect(try fixture.read(path).modules.map(\.name) == ["Shop_Kit", "Shop", "ShopTests"])
        }
        try fixture.write("<Workspace/>", at: "Work/Shop.xcworkspace/contents.xcworkspacedata")
        let error = #expect(throws: ProjectError.self) { try fixture.read("Work") }
        #expect(error?.reason.hasSuffix("Shop.xcworkspace names no Xcode project.") == true)
    }

    /// Packages as Xcode refers to them before version 15, and in workspaces: the product's name says which one is meant.
    @Test(arguments: [true, false])
    func `a package that was dragged into a project or stands in its workspace is found by its product`(
        isDragged: Bool
    ) throws {
        let reference = "R = {isa = PBXFileReference; path = Kit; sourceTree = SOURCE_ROOT;};"
        let fixture = try ProjectFixture([
            "Notes.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            {
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (A); };
                    G = {isa = PBXGroup; children = (F\(isDragged ? ", R" : "")); sourceTree = "<group>"; };
                    F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                    \(isDragged ? reference : "")
                    A = {isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application";
                        buildPhases = (X); packageProductDependencies = (K, L); };
                    X = {isa = PBXSourcesBuildPhase; files = (B); };
                    B = {isa = PBXBuildFile; fileRef = F; };
                    K = {isa = XCSwiftPackageProductDependency; productName = KitUI; };
                    L = {isa = XCSwiftPackageProductDependency; productName = Gone; };
                };
                rootObject = P;
            }
            """,
            "App.swift": ProjectFixture.app,
            "Notes.xcworkspace/contents.xcworkspacedata": """
            <Workspace><FileRef location = "group:Kit"></FileRef><FileRef location = "group:Broken"></FileRef>
            <FileRef location = "group:Notes.xcodeproj"></FileRef></Workspace>
            """,
            "Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "KitUI", targets: ["KitUI"])], targets: [.target(name: "KitUI")])
            """,
            "Kit/Sources/KitUI/Kit.swift": "", "Broken/Package.swift": "nothing",
        ])
        let project = try fixture.read(isDragged ? "Notes.xcodeproj" : "Notes.xcworkspace")
        #expect(project.modules.map(\.name) == ["KitUI", "Notes"])
        #expect(project.modules.last?.dependencies == ["KitUI"])
        #expect(project.notes == ["The package of Gone is not found; Notes is built without it."])
        if !isDragged {
            let alone = try fixture.read("Notes.xcodeproj")
            #expect(alone.modules.map(\.name) == ["Notes"])
        }
    }

    @Test func `a folder's project comes before its package, and of several projects one has to be named`() throws {
        let fixture = try classicFixture()
        try fixture.write("// swift-tools-version: 6.0\nlet package = nothing", at: "Package.swift")
        #expect(try fixture.read().kind == .xcode)
        try fixture.write(Self.classic, at: "Basket.xcodeproj/project.pbxproj")
        let error = #expect(throws: ProjectError.self) { try fixture.read() }
        #expect(error?.reason.hasSuffix("has several projects: Basket.xcodeproj, Shop.xcodeproj.") == true)
        #expect(error?.remedy == "Name one of them.")
    }

    @Test func `an app that is not there is an error with the names of those that are`() throws {
        let fixture = try classicFixture()
        let error = #expect(throws: ProjectError.self) { try fixture.read(target: "Basket") }
        #expect(error?.remedy == "Its apps: Shop.")
    }

    @Test func `a file that is no property list is an error`() throws {
        let fixture = try ProjectFixture(["A.xcodeproj/project.pbxproj": "{ objects = "])
        #expect(throws: ProjectError.self) { try fixture.read() }
    }

    @Test(arguments: [
        (
            ["kind": "upToNextMajorVersion", "minimumVersion": "2.3.1"],
            RemotePackage.Requirement.range(from: "2.3.1", to: "3.0.0")
        ),
        (
            ["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "1.5.0"],
            .range(from: "1.0.0", to: "1.5.0")
        ),
        (["kind": "exactVersion", "version": "1.0.0"], .exact("1.0.0")),
        (["kind": "branch", "branch": "main"], .branch("main")),
        (["kind": "revision", "revision": "abc"], .revision("abc")),
    ])
    func `requirements of packages are read as Xcode writes them`(
        written: [String: String], requirement: RemotePackage.Requirement
    ) {
        #expect(XcodeReading.requirement(written) == requirement)
    }
}
