// swift-tools-version: 6.2
// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: - Settings

/// Every target of the engine: Swift 6, warnings are errors, imports private by default. In release builds two checks of
/// programs, which tests make, are left out (Documentation/Decisions/0053).
let engineSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .unsafeFlags(
        ["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"], .when(configuration: .release)),
]

/// Where the toolchain keeps swift-syntax as host libraries: a macro built against them costs a tenth of swift-syntax
/// from source (Documentation/Decisions/0002). Without them the macros do not compile, and `make doctor` says why.
let toolchainHostLibraries: String? = {
    let environment = ProcessInfo.processInfo.environment
    let search = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in search {
        let swiftc = URL(fileURLWithPath: folder).appendingPathComponent("swiftc")
        guard FileManager.default.isExecutableFile(atPath: swiftc.path) else { continue }
        let host = swiftc.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host")
        if FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftSyntax.swiftmodule").path) {
            return host.path
        }
    }
    return nil
}()

let macroSettings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6)
    ] + (toolchainHostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? [])

/// What reads sources as the macros do (`vitrine lint`, `vitrine add`).
let syntaxSettings: [SwiftSetting] =
    engineSettings + (toolchainHostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? [])

let syntaxLinkerSettings: [LinkerSetting] =
    toolchainHostLibraries.map {
        [.unsafeFlags(["-L", $0, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", $0])]
    } ?? []

let macroLinkerSettings: [LinkerSetting] =
    toolchainHostLibraries.map {
        [
            .unsafeFlags([
                "-L", $0, "-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros", "-lSwiftDiagnostics",
                "-lSwiftCompilerPluginMessageHandling", "-lSwiftSyntaxMacroExpansion", "-lSwiftOperators",
                "-lSwiftParser",
                "-lSwiftParserDiagnostics", "-lSwiftBasicFormat", "-lSwiftIfConfig",
                "-Xlinker", "-rpath", "-Xlinker", $0,
            ])
        ]
    } ?? []

/// Functions of Foundation that cannot be overridden, for which the linker takes ours: those that fill in formats
/// (String+CountedFormats.swift), the one that observes notifications (NotificationCenter+Sessions.swift), and those that
/// enumerate words (String+TextUnits.swift). Calls by other libraries are redirected, too.
let foundationWrappers = [
    "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC",
    "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC",
    "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC",
    "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC",
    "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ",
    "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5using"
        + "AD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF",
    "$s20FoundationEssentials18NotificationCenterC0A0E14removeObserveryyypF",
    "$s10Foundation8NSStringC19enumerateSubstrings2in7options5usingyAA8_NSRangeV_AC18EnumerationOptionsVySSSg_A2ISpyAA"
        + "8ObjCBoolVGtXEtF",
    "$sSy10FoundationE19enumerateSubstrings2in7options_yqd___AA8NSStringC18EnumerationOptionsVySSSg_SnySS5IndexVGALSbzt"
        + "ctSXRd__AK5BoundRtd__lF",
].flatMap { ["-Xlinker", "--wrap=\($0)"] }

// MARK: - Targets

func engine(
    _ name: String, _ dependencies: [Target.Dependency] = [], excluding excluded: [String] = [],
    resources: [Resource]? = nil
) -> Target {
    .target(
        name: name, dependencies: dependencies, exclude: excluded, resources: resources, swiftSettings: engineSettings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil) -> Target {
    .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: engineSettings)
}

/// What an app target uses; the previews' fixtures are written as an app is.
let appSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let combine: [Target.Dependency] = ["OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch"]
    .map { .product(name: $0, package: "OpenCombine") }

let server: [Target.Dependency] = [
    ("CoreMetrics", "swift-metrics"), ("HummingbirdCore", "hummingbird"), ("Logging", "swift-log"),
    ("NIOCore", "swift-nio"), ("NIOPosix", "swift-nio"),
    ("NIOHTTP1", "swift-nio"), ("NIOWebSocket", "swift-nio"), ("ServiceLifecycle", "swift-service-lifecycle"),
    ("UnixSignals", "swift-service-lifecycle"),
].map { .product(name: $0.0, package: $0.1) }

let package = Package(
    name: "Vitrine",
    // For what apps import there as well: VitrineRoute, VitrineBroadcast.
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        "SnapshotTesting", "VitrineAVFoundation", "VitrineAVKit", "VitrineAccessibility",
        "VitrineAuthenticationServices", "VitrineBroadcast", "VitrineCombine",
        "VitrineCoreGraphics", "VitrineCoreLocation", "VitrineCoreText", "VitrineCoreTransferable", "VitrineCryptoKit",
        "VitrineImplicit", "VitrineLaunch", "VitrineLocalAuthentication", "VitrineLog", "VitrineMessageUI", "VitrineOS",
        "VitrinePhotosUI", "VitrinePlaygrounds", "VitrineRoute",
        "VitrineSafariServices", "VitrineSecurity", "VitrineServer", "VitrineSnapshots", "VitrineStoreKit",
        "VitrineSwiftData",
        "VitrineSwiftUICore",
        "VitrineTesting",
        "VitrineUIKit", "VitrineUniformTypeIdentifiers", "VitrineUserNotifications", "VitrineWeb", "VitrineWebKit",
        // What stands in for well-known packages that need UIKit (Documentation/HowTo/Packages.md).
        "VitrineIntrospect", "VitrineKingfisher", "VitrineLottie", "VitrineNuke", "VitrineNukeUI",
        "VitrineSDWebImage", "VitrineSDWebImageSwiftUI", "VitrineSwiftUIIntrospect",
    ].map { .library(name: $0, targets: [$0]) } + [
        // With the modules that SwiftUI exports: SwiftPM compiles an app again when a module of its products has
        // changed, and not when only one has that such a module exports. Its types would have another layout in the app
        // than here.
        .library(
            name: "SwiftUI",
            targets: [
                "SwiftUI", "VitrineComponents", "VitrineCore", "VitrineLayout", "VitrineDisplay", "VitrineCensus",
                "VitrineBase",
            ]),
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
        .executable(name: "vitrine", targets: ["vitrine"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", exact: "0.14.0"),
        // Compiled for apps with the product VitrineSwiftData only.
        .package(url: "https://github.com/groue/GRDB.swift.git", "7.10.0"..<"8.0.0"),
        // Compiled for apps with the product VitrineCryptoKit only.
        .package(url: "https://github.com/apple/swift-crypto.git", "3.12.3"..<"5.0.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1"),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
    ],
    targets: [
        // Ring 1: no I/O, and in pure Swift but for the digests of OpenSSL.
        .systemLibrary(name: "CCrypto", path: "Sources/CCrypto", pkgConfig: "libcrypto"),
        engine("VitrineBase", ["CCrypto"]),
        engine("VitrineCensus"),
        engine("VitrineLayout", ["VitrineBase", "VitrineCensus"]),
        engine("VitrineDisplay", ["VitrineBase", "VitrineCensus"]),
        // What draws and lays out: graph, state, environment, shapes, text, images.
        .target(
            name: "VitrineCore", dependencies: ["VitrineLayout", "VitrineDisplay", "VitrineBase", "VitrineCensus"],
            swiftSettings: engineSettings,
            // A part of Foundation that is linked with it; named, because the symbols are used directly.
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
        // What a user operates: containers, controls, text input, navigation, presentation.
        engine(
            "VitrineComponents", ["VitrineCore", "VitrineLayout", "VitrineDisplay", "VitrineBase", "VitrineCensus"]),

        // Ring 2: outputs.
        .systemLibrary(name: "CPangoCairo", path: "Sources/CPangoCairo", pkgConfig: "pangocairo"),
        engine("VitrineText", ["VitrineLayout", "VitrineBase", "CPangoCairo"]),
        .systemLibrary(name: "CPNG", path: "Sources/CPNG", pkgConfig: "libpng"),
        .systemLibrary(name: "CJPEG", path: "Sources/CJPEG", pkgConfig: "libjpeg"),
        engine(
            "VitrineRaster",
            ["VitrineDisplay", "VitrineLayout", "VitrineBase", "VitrineText", "CPangoCairo", "CPNG", "CJPEG"]),
        .systemLibrary(name: "CZlib", path: "Sources/CZlib", pkgConfig: "zlib"),
        engine(
            "VitrineWeb",
            ["VitrineCore", "VitrineDisplay", "VitrineLayout", "VitrineBase", "VitrineCensus", "CCrypto", "CZlib"],
            resources: [.copy("Client")]),

        // Ring 3: products.
        // The macros' rules are a library, so that their tests need not depend on a plug-in: SwiftPM builds the tests
        // of a package for the host, all their dependencies a second time, as soon as one of them does.
        .target(name: "VitrineMacroExpansion", swiftSettings: macroSettings, linkerSettings: macroLinkerSettings),
        .macro(
            name: "VitrineMacros", dependencies: ["VitrineMacroExpansion"], swiftSettings: macroSettings,
            linkerSettings: macroLinkerSettings),
        engine("VitrineRoute"),
        engine("VitrineBroadcast"),
        engine("VitrineCombine", ["VitrineCore"] + combine),
        engine(
            "VitrineImplicit",
            ["VitrineComponents", "VitrineCore", "VitrineBase", "VitrineCombine", "VitrineSecurity"],
            excluding: ["EveryModule"]),
        .systemLibrary(name: "CFoundationStrings", path: "Sources/CFoundationStrings"),
        engine("VitrineLog"),
        .systemLibrary(name: "COS", path: "Sources/COS"),
        engine("VitrineOS", ["VitrineLog", "COS"]),
        engine("VitrineUIKit", ["SwiftUI", "_Testing_UIKit"]),
        // A test that imports Testing and UIKit imports this as well: the compiler says so.
        engine("_Testing_UIKit"),
        engine("VitrineCoreGraphics", ["SwiftUI", "_Testing_CoreGraphics"]),
        engine("_Testing_CoreGraphics"),
        engine("VitrineAccessibility", ["SwiftUI"]),
        engine("VitrineCoreText", ["SwiftUI"]),
        engine("VitrineSwiftUICore", ["SwiftUI"]),
        engine("VitrinePlaygrounds", ["VitrineMacros"]),
        // What apps import as SwiftData.
        engine(
            "VitrineSwiftData",
            ["VitrineCore", "VitrineBase", "VitrineMacros", .product(name: "GRDB", package: "GRDB.swift")]),
        // What apps import as Security, LocalAuthentication and CryptoKit.
        engine("VitrineSecurity", ["VitrineCore", "VitrineBase"]),
        engine("VitrineLocalAuthentication"),
        engine("VitrineCryptoKit", [.product(name: "Crypto", package: "swift-crypto")]),
        engine("VitrinePhotosUI", ["VitrineComponents", "VitrineCore", "VitrineDisplay"]),
        // What the browser shows or does by itself: what apps import as AVFoundation, AVKit, CoreLocation, MessageUI,
        // SafariServices, UserNotifications and WebKit.
        engine("VitrineAVFoundation", ["VitrineComponents", "VitrineCore", "VitrineDisplay"]),
        engine("VitrineAVKit", ["VitrineAVFoundation", "VitrineComponents", "VitrineCore", "VitrineDisplay"]),
        engine("VitrineAuthenticationServices", ["VitrineComponents", "VitrineCore"]),
        engine("VitrineCoreLocation", ["VitrineCore", "VitrineDisplay", "VitrineBase"]),
        engine("VitrineMessageUI", ["VitrineComponents", "VitrineCore"]),
        engine("VitrineSafariServices", ["VitrineComponents", "VitrineCore", "VitrineDisplay", "VitrineBase"]),
        engine("VitrineUserNotifications", ["VitrineCore", "VitrineDisplay", "VitrineBase"]),
        engine("VitrineWebKit", ["VitrineComponents", "VitrineCore", "VitrineDisplay", "VitrineBase"]),
        engine("VitrineStoreKit", ["VitrineComponents", "VitrineCore"]),
        engine("VitrineUniformTypeIdentifiers", ["VitrineComponents", "VitrineCore"]),
        engine("VitrineCoreTransferable", ["VitrineComponents", "VitrineCore"]),
        .systemLibrary(name: "CCurl", path: "Sources/CCurl", pkgConfig: "libcurl"),
        .systemLibrary(name: "CMalloc", path: "Sources/CMalloc"),
        .target(name: "CCrashReport", cSettings: [.treatAllWarnings(as: .error)]),
        engine(
            "VitrineServer",
            ["VitrineStore", "VitrineWeb", "VitrineCore", "VitrineBase", "CCurl", "CCrashReport", "CMalloc"] + server),
        // What several machines share of an app, in Redis or Valkey.
        engine(
            "VitrineStore",
            [
                "VitrineBroadcast", "VitrineWeb", "VitrineCore", "VitrineBase",
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            ]),
        engine("VitrineWorkers"),
        engine("VitrineFleet", ["VitrineBase", "VitrineBroadcast", "VitrineWeb", "VitrineWorkers"]),
        engine(
            "VitrineGallery",
            [
                "VitrineWeb", "VitrineBase", "VitrineComponents", "VitrineCore", "VitrineSnapshots", "VitrineWorkers",
                "VitrineFleet", "VitrineDisplay", "VitrineLayout", "VitrineRaster",
            ],
            resources: [.copy("Client")]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "VitrineComponents", "VitrineCore", "VitrineBase", "VitrineCombine", "VitrineMacros",
                "VitrineSnapshots", "CFoundationStrings",
                // Linked, never imported: see AppCommandLine.swift.
                "VitrineLaunch",
            ],
            swiftSettings: engineSettings,
            linkerSettings: [.unsafeFlags(foundationWrappers, .when(platforms: [.linux]))]),
        engine(
            "VitrineLaunch",
            [
                "VitrineCore", "VitrineBase", "VitrineSnapshots", "VitrineBroadcast", "VitrineComponents",
                "VitrineDisplay", "VitrineRaster", "VitrineRoute", "VitrineTesting", "VitrineText", "VitrineWeb",
                "VitrineWorkers", "VitrineFleet", "VitrineServer", "VitrineGallery", "VitrineStore",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        engine(
            "VitrineSnapshots",
            [
                "VitrineComponents", "VitrineCore", "VitrineDisplay", "VitrineLayout", "VitrineBase", "VitrineText",
                "VitrineRaster", "VitrineWorkers",
            ]),
        engine(
            "SnapshotTesting",
            [
                "VitrineSnapshots", "VitrineComponents", "VitrineCore", "VitrineRaster", "VitrineText",
                "VitrineDisplay", "VitrineLayout",
            ]),
        engine(
            "VitrineTesting", ["VitrineComponents", "VitrineCore", "VitrineDisplay", "VitrineLayout", "VitrineBase"]),
        // What apps import as Kingfisher, Nuke and others, on the loader of AsyncImage.
        engine("VitrineRemoteImages", ["SwiftUI", "VitrineComponents", "VitrineCore", "VitrineBase"]),
        engine("VitrineKingfisher", ["VitrineRemoteImages", "SwiftUI", "VitrineComponents", "VitrineCore"]),
        engine("VitrineNuke", ["VitrineRemoteImages", "SwiftUI"]),
        engine("VitrineNukeUI", ["VitrineNuke", "VitrineRemoteImages", "SwiftUI", "VitrineCore"]),
        engine("VitrineSDWebImage", ["VitrineRemoteImages", "SwiftUI"]),
        engine("VitrineSDWebImageSwiftUI", ["VitrineSDWebImage", "VitrineRemoteImages", "SwiftUI", "VitrineCore"]),
        engine("VitrineLottie", ["SwiftUI", "VitrineCore", "VitrineBase"]),
        engine("VitrineSwiftUIIntrospect", ["SwiftUI", "VitrineCore", "VitrineBase"]),
        engine("VitrineIntrospect", ["VitrineSwiftUIIntrospect", "SwiftUI"]),

        // What Xcode does by itself: the names of a target's assets in Swift. Targets of this package do without, see
        // VitrineMacroExpansion.
        .executableTarget(name: "VitrineAssetSymbols", swiftSettings: engineSettings),
        .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["VitrineAssetSymbols"]),

        // The command `vitrine`: reads projects and builds them with this package. It is linked with nothing of the engine.
        .target(
            name: "VitrineProjects", dependencies: ["VitrineBase"], swiftSettings: syntaxSettings,
            linkerSettings: syntaxLinkerSettings),
        // What the seeds say about an app's sources, as rules.
        .target(name: "VitrineLint", swiftSettings: syntaxSettings, linkerSettings: syntaxLinkerSettings),
        // Its client is read from the clone: the installed command is one file.
        .target(
            name: "VitrineDevelopment", dependencies: ["VitrineProjects", "VitrineWorkers", "VitrineBase"],
            exclude: ["Client"],
            swiftSettings: syntaxSettings),
        // Projects that it begins, and what it adds to them.
        .target(name: "VitrineTemplates", swiftSettings: syntaxSettings, linkerSettings: syntaxLinkerSettings),
        .executableTarget(
            name: "vitrine",
            dependencies: [
                "VitrineDevelopment", "VitrineProjects", "VitrineTemplates", "VitrineLint", "VitrineBase",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: syntaxSettings),

        // Tests that need neither a server nor a browser.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: engineSettings),
        tests("VitrineBaseTests", ["VitrineBase"]),
        .target(
            name: "WebTestSupport", dependencies: ["VitrineWeb", "VitrineCore", "VitrineDisplay", "TestSupport"],
            path: "Tests/WebTestSupport", swiftSettings: engineSettings),
        // What Tests/ClientTests compares the client with.
        .executableTarget(
            name: "client-pages", dependencies: ["VitrineWeb", "VitrineDisplay", "WebTestSupport"],
            path: "Tests/ClientPages", swiftSettings: engineSettings),
        tests("VitrineLayoutTests", ["VitrineLayout", "TestSupport"]),
        tests("VitrineDisplayTests", ["VitrineDisplay", "TestSupport"]),
        tests(
            "VitrineTextTests", ["VitrineText", "VitrineLayout", "VitrineBase", "CPangoCairo", "TestSupport"],
            resources: [.copy("Resources/sf-widths.tsv")]),
        tests(
            "VitrineRasterTests",
            ["VitrineRaster", "VitrineBase", "VitrineDisplay", "VitrineText", "VitrineLayout", "TestSupport"]),
        tests(
            "VitrineSnapshotsTests",
            [
                "VitrineSnapshots", "VitrineBase", "VitrineRaster", "VitrineComponents", "VitrineCore", "VitrineLayout",
                "VitrineDisplay", "VitrineWorkers", "snapshot-test-host",
            ]),
        .executableTarget(
            name: "snapshot-test-host",
            dependencies: ["SwiftUI", "VitrineComponents", "VitrineCore", "VitrineLayout", "VitrineDisplay"],
            path: "Tests/SnapshotTestHost",
            swiftSettings: appSettings),
        tests(
            "EngineTests",
            [
                "VitrineComponents", "VitrineCore", "VitrineLayout", "VitrineDisplay", "VitrineBase", "VitrineCensus",
                "VitrineImplicit", "VitrineTesting", "TestSupport",
            ]),
        tests(
            "VitrineImplicitTests", ["VitrineImplicit", "VitrineComponents", "VitrineCore", "VitrineTesting"]),
        tests(
            "CombineTests",
            [
                "VitrineCombine", "VitrineTesting", "VitrineComponents", "VitrineCore", "VitrineLayout",
                "VitrineDisplay", "VitrineBase", "TestSupport",
            ]),
        .testTarget(
            name: "VitrineWebTests",
            dependencies: [
                "VitrineWeb", "VitrineComponents", "VitrineCore", "VitrineLayout", "VitrineDisplay", "VitrineBase",
                "VitrineCensus", "VitrineTesting", "TestSupport", "WebTestSupport",
            ],
            exclude: ["Transcripts"],
            swiftSettings: engineSettings),
        tests(
            "LayoutCasesTests",
            ["VitrineTesting", "VitrineComponents", "VitrineCore", "VitrineDisplay", "VitrineLayout"],
            resources: [.copy("layout-cases.json")]),
        tests(
            "TextAgreementTests",
            [
                "VitrineText", "VitrineWeb", "VitrineComponents", "VitrineCore", "VitrineDisplay", "VitrineLayout",
                "VitrineBase", "TestSupport",
            ]),
        tests(
            "SurfaceAgreementTests",
            [
                "VitrineSnapshots", "VitrineRaster", "VitrineText", "VitrineWeb", "VitrineComponents", "VitrineCore",
                "VitrineDisplay",
                "TestSupport",
            ]),
        .testTarget(
            name: "SnapshotTestingTests",
            dependencies: [
                "SnapshotTesting", "VitrineSnapshots", "VitrineRaster", "VitrineDisplay", "VitrineComponents",
                "VitrineCore",
            ],
            exclude: ["__Snapshots__"], swiftSettings: engineSettings),
        tests("VitrineRouteTests", ["VitrineRoute"]),
        tests("VitrineBroadcastTests", ["VitrineBroadcast"]),
        tests("VitrineAssetSymbolsTests", ["VitrineAssetSymbols"]),
        tests("VitrineLogTests", ["VitrineLog"]),
        .testTarget(
            name: "VitrineSwiftDataTests",
            dependencies: [
                "VitrineSwiftData", "SwiftUI", "VitrineTesting", "VitrineCore", "VitrineDisplay", "VitrineBase",
                "TestSupport",
            ],
            swiftSettings: engineSettings + [.unsafeFlags(["-module-alias", "SwiftData=VitrineSwiftData"])]),
        .testTarget(
            name: "VitrineSecurityTests",
            dependencies: [
                "VitrineSecurity", "VitrineLocalAuthentication", "VitrineCryptoKit", "VitrineTesting", "VitrineCore",
                "TestSupport",
            ],
            swiftSettings: engineSettings + [
                .unsafeFlags([
                    "-module-alias", "Security=VitrineSecurity",
                    "-module-alias", "LocalAuthentication=VitrineLocalAuthentication",
                    "-module-alias", "CryptoKit=VitrineCryptoKit",
                ])
            ]),
        .testTarget(
            name: "VitrinePhotosUITests",
            dependencies: [
                "VitrinePhotosUI", "SwiftUI", "VitrineTesting", "VitrineCore", "VitrineDisplay", "TestSupport",
            ],
            swiftSettings: appSettings + [.unsafeFlags(["-module-alias", "PhotosUI=VitrinePhotosUI"])]),
        .testTarget(
            name: "BrowserFrameworkTests",
            dependencies: [
                "VitrineAVFoundation", "VitrineAVKit", "VitrineAuthenticationServices", "VitrineCoreLocation",
                "VitrineMessageUI", "VitrineSafariServices", "VitrineStoreKit", "VitrineUserNotifications",
                "VitrineWebKit", "SwiftUI",
                "VitrineTesting",
                "VitrineCore", "VitrineDisplay",
            ],
            swiftSettings: appSettings + [
                .enableUpcomingFeature("InferIsolatedConformances"),
                .unsafeFlags(
                    [
                        "AVFoundation", "AVKit", "AuthenticationServices", "CoreLocation", "MessageUI",
                        "SafariServices", "StoreKit", "UserNotifications", "WebKit",
                    ].flatMap { ["-module-alias", "\($0)=Vitrine\($0)"] }),
            ]),
        .testTarget(name: "VitrineProjectsTests", dependencies: ["VitrineProjects"], swiftSettings: syntaxSettings),
        tests(
            "PackageShimTests",
            [
                "VitrineKingfisher", "VitrineLottie", "VitrineNuke", "VitrineNukeUI", "VitrineSDWebImageSwiftUI",
                "VitrineIntrospect", "VitrineSwiftUIIntrospect", "VitrineRemoteImages", "SwiftUI", "VitrineTesting",
                "VitrineComponents", "VitrineCore",
                "VitrineLayout", "VitrineDisplay", "VitrineBase", "TestSupport",
            ]),
        .testTarget(
            name: "VitrineLintTests", dependencies: ["VitrineLint"], exclude: ["Sample"], swiftSettings: syntaxSettings),
        .testTarget(
            name: "VitrineDevelopmentTests", dependencies: ["VitrineDevelopment", "VitrineProjects"],
            swiftSettings: syntaxSettings),
        .testTarget(name: "VitrineTemplatesTests", dependencies: ["VitrineTemplates"], swiftSettings: syntaxSettings),
        tests("VitrineWorkersTests", ["VitrineWorkers"]),
        tests("VitrineFleetTests", ["VitrineFleet", "VitrineBroadcast", "VitrineWeb", "VitrineWorkers"]),
        tests(
            "VitrineStoreTests",
            [
                "VitrineStore", "VitrineBroadcast", "VitrineWeb", "VitrineCore", "VitrineBase",
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            ]),
        tests(
            "VitrineLaunchTests",
            [
                "VitrineLaunch", "VitrineServer", "VitrineSnapshots", "VitrineStore", "VitrineWeb", "VitrineTesting",
                "VitrineCore", "VitrineBase",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        tests(
            "VitrineGalleryTests",
            [
                "VitrineGallery", "VitrineSnapshots", "VitrineWorkers", "VitrineFleet", "VitrineComponents",
                "VitrineCore",
                "VitrineWeb",
            ]),
        tests("RepositoryTests", []),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "SwiftUI", "VitrineTesting", "VitrineComponents", "VitrineCore", "VitrineLayout", "VitrineDisplay",
                "VitrineBase",
            ],
            swiftSettings: appSettings),
        .testTarget(
            name: "OptionCensusTests",
            dependencies: [
                "SwiftUI", "VitrineTesting", "VitrineComponents", "VitrineCore", "VitrineLayout", "VitrineDisplay",
                "VitrineBase", "VitrineWeb", "TestSupport",
            ],
            exclude: ["options.txt"], swiftSettings: appSettings),
        .target(
            name: "PreviewFixtures",
            dependencies: ["SwiftUI", "VitrineComponents", "VitrineCore", "VitrineLayout", "VitrineDisplay"],
            path: "Tests/PreviewFixtures",
            swiftSettings: appSettings),
        .testTarget(
            name: "VitrineMacroExpansionTests",
            dependencies: [
                "VitrineMacroExpansion", "VitrineComponents", "VitrineCore", "VitrineTesting", "VitrineDisplay",
                "VitrineLayout", "SwiftUI",
                "PreviewFixtures",
            ],
            swiftSettings: engineSettings + macroSettings),
    ]
)

// A build for some tests' sake (`Scripts/sanitize --thread`) goes without the others.
if let wanted = Context.environment["VITRINE_TARGETS"]?.split(separator: " ").map(String.init) {
    package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}
