// swift-tools-version: 6.2
// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackageDescription

// The reference apps. They are a package of their own so that they see what a customer sees. On Apple platforms only
// the apps' libraries are offered, on the system's SwiftUI; on Linux the embedded API and the launcher join.

// MARK: - Settings

/// What a customer's app uses: Swift 6, everything on the main actor unless it says otherwise.
///
/// The unsafe flags are the documented way to compile unmodified sources on Linux: every file sees what Apple lets
/// every file see, and imports of Apple's modules beside SwiftUI find ours. They are aliases, not modules of these
/// names: other packages ask whether there are any, and mean Apple's.
let appSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .unsafeFlags(
        [
            "-Xfrontend", "-import-module", "-Xfrontend", "VitrineImplicit", "-module-alias", "Combine=VitrineCombine",
            "-module-alias", "UIKit=VitrineUIKit", "-module-alias", "OSLog=VitrineLog", "-module-alias", "os=VitrineOS",
            "-module-alias", "UniformTypeIdentifiers=VitrineUniformTypeIdentifiers",
            "-module-alias", "CoreTransferable=VitrineCoreTransferable",
            "-module-alias", "CoreGraphics=VitrineCoreGraphics", "-module-alias", "CoreText=VitrineCoreText",
            "-module-alias", "SwiftUICore=VitrineSwiftUICore", "-module-alias", "Playgrounds=VitrinePlaygrounds",
            "-module-alias", "Security=VitrineSecurity",
            "-module-alias", "LocalAuthentication=VitrineLocalAuthentication",
            "-module-alias", "PhotosUI=VitrinePhotosUI",
            "-module-alias", "AVFoundation=VitrineAVFoundation", "-module-alias", "AVKit=VitrineAVKit",
            "-module-alias", "CoreLocation=VitrineCoreLocation", "-module-alias", "WebKit=VitrineWebKit",
            "-module-alias", "SafariServices=VitrineSafariServices",
            "-module-alias", "UserNotifications=VitrineUserNotifications",
        ],
        .when(platforms: [.linux])
    ),
]

/// What apps use that were begun before Swift 6: its older mode, and actors only where they are named.
let earlierAppSettings: [SwiftSetting] = [.swiftLanguageMode(.v5), appSettings[appSettings.count - 1]]

/// Servers and launchers: nothing of them is an app, so nothing is on the main actor by default.
let serviceSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// MARK: - Targets

/// What stands in for Apple's frameworks on Linux.
let platform: [Target.Dependency] = [
    "SwiftUI", "VitrineCombine", "VitrineCoreGraphics", "VitrineCoreText", "VitrineCoreTransferable", "VitrineImplicit",
    "VitrineLocalAuthentication", "VitrineLog", "VitrineOS", "VitrinePhotosUI", "VitrinePlaygrounds", "VitrineSecurity",
    "VitrineSwiftUICore", "VitrineUIKit",
    "VitrineUniformTypeIdentifiers",
].map {
    .product(name: $0, package: "Vitrine", condition: .when(platforms: [.linux]))
}

func app(
    _ name: String, path: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil
) -> Target {
    .target(
        name: name, dependencies: dependencies + platform, path: path, resources: resources, swiftSettings: appSettings)
}

func appTests(
    _ name: String, path: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + platform, path: path, exclude: exclude, swiftSettings: appSettings)
}

/// Tests that take pictures in the given folders; that is done on Linux only, so elsewhere those tests are left out.
func snapshotTests(_ name: String, path: String, _ dependencies: [Target.Dependency], folders: [String]) -> Target {
    #if os(Linux)
        return appTests(
            name, path: path, dependencies + [.product(name: "SnapshotTesting", package: "Vitrine")],
            exclude: folders.map { "\($0)/__Snapshots__" })
    #else
        return appTests(name, path: path, dependencies, exclude: folders)
    #endif
}

/// The tests of a feature's screens.
func featureTests(_ name: String, path: String, _ dependencies: [Target.Dependency], screens: [String]) -> Target {
    snapshotTests(name, path: path, dependencies, folders: screens.map { "Presentation/\($0)/Snapshots" })
}

let challenge = "Challenge"
let libraries = "Challenge/Libraries"

let package = Package(
    name: "Apps",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "ChallengeApp", targets: ["ChallengeApp"]),
        .library(name: "Neva", targets: ["Neva"]),
        .library(name: "UserDirectory", targets: ["UserDirectory"]),
    ],
    dependencies: [
        .package(name: "Vitrine", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    ],
    targets: [
        app("ChallengeCore", path: "\(libraries)/Core/Sources"),
        appTests("ChallengeCoreTests", path: "\(libraries)/Core/Tests", ["ChallengeCore"]),
        app(
            "ChallengeCommon", path: "\(libraries)/Common/Sources", ["ChallengeCore"],
            resources: [.process("Resources")]),
        appTests("ChallengeCommonTests", path: "\(libraries)/Common/Tests", ["ChallengeCommon"]),
        app("ChallengeHome", path: "\(libraries)/Features/Home/Sources", ["ChallengeCommon", "ChallengeCore"]),
        featureTests(
            "ChallengeHomeTests", path: "\(libraries)/Features/Home/Tests", ["ChallengeHome"], screens: ["Home"]),
        app(
            "ChallengeCharacter", path: "\(libraries)/Features/Character/Sources",
            ["ChallengeCommon", "ChallengeCore", .product(name: "GRDB", package: "GRDB.swift")]),
        featureTests(
            "ChallengeCharacterTests", path: "\(libraries)/Features/Character/Tests",
            ["ChallengeCharacter", "ChallengeCore"],
            screens: ["CharacterList", "CharacterDetail"]),
        app(
            "ChallengeApp", path: "\(challenge)/App/Sources",
            ["ChallengeHome", "ChallengeCharacter", .product(name: "VitrineRoute", package: "Vitrine")]),
        appTests(
            "ChallengeAppTests", path: "\(challenge)/App/Tests",
            ["ChallengeApp", "ChallengeHome", "ChallengeCharacter"]),
        app("Neva", path: "Neva/Neva", resources: [.process("Assets.xcassets")]),
        snapshotTests("NevaTests", path: "Neva/NevaTests", ["Neva"], folders: ["Snapshots"]),
        app("UserDirectory", path: "UserDirectory/Sources"),
        snapshotTests("UserDirectoryTests", path: "UserDirectory/Tests", ["UserDirectory"], folders: ["Snapshots"]),
    ]
)

// MARK: - Linux

#if os(Linux)
    let testing = Target.Dependency.product(name: "VitrineTesting", package: "Vitrine")
    let served: [Target.Dependency] = ["VitrineLaunch", "VitrineServer", "VitrineWeb"].map {
        .product(name: $0, package: "Vitrine")
    }
    package.products += [
        .executable(name: "challenge", targets: ["ChallengeLauncher"]),
        .executable(name: "neva", targets: ["NevaLauncher"]),
        .executable(name: "userdirectory", targets: ["UserDirectoryLauncher"]),
        .executable(name: "gallery-fixture", targets: ["GalleryFixture"]),
        .executable(name: "catalog", targets: ["Catalog"]),
        .executable(name: "counter", targets: ["Counter"]),
        .library(name: "EmbeddedAPI", targets: ["EmbeddedAPI"]),
    ]
    package.dependencies += [
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        // What Hummingbird brings along, named because EmbeddedAPI imports it: the versions are Hummingbird's.
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.0.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.0.0"),
        .package(url: "https://github.com/apple/swift-metrics.git", from: "2.0.0"),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.0.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.0.0"),
    ]
    package.targets += [
        .target(
            name: "EmbeddedAPI",
            dependencies: [
                .product(name: "SwiftUI", package: "Vitrine"), .product(name: "VitrineSnapshots", package: "Vitrine"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "EmbeddedAPI/Sources",
            swiftSettings: serviceSettings
        ),
        .testTarget(
            name: "EmbeddedAPITests", dependencies: ["EmbeddedAPI"], path: "EmbeddedAPI/Tests", exclude: ["Fixtures"],
            swiftSettings: serviceSettings),
        // How every app of this package is started.
        .target(
            name: "LaunchKit", dependencies: ["EmbeddedAPI"], path: "LaunchKit/Sources", swiftSettings: serviceSettings),
        .testTarget(
            name: "LaunchKitTests", dependencies: ["EmbeddedAPI", "LaunchKit"], path: "LaunchKit/Tests",
            swiftSettings: serviceSettings),
        .executableTarget(
            name: "ChallengeLauncher",
            dependencies: [
                "ChallengeApp", "ChallengeCore", "EmbeddedAPI", "LaunchKit",
                .product(name: "SwiftUI", package: "Vitrine"), .product(name: "VitrineSnapshots", package: "Vitrine"),
            ],
            path: "ChallengeLauncher/Sources",
            swiftSettings: serviceSettings
        ),
        .executableTarget(
            name: "NevaLauncher",
            dependencies: ["EmbeddedAPI", "LaunchKit", "Neva", .product(name: "SwiftUI", package: "Vitrine")],
            path: "NevaLauncher/Sources",
            swiftSettings: serviceSettings
        ),
        appTests("NevaLauncherTests", path: "NevaLauncher/Tests", ["EmbeddedAPI", "Neva", testing]),
        .executableTarget(
            name: "UserDirectoryLauncher",
            dependencies: [
                "EmbeddedAPI", "LaunchKit", "UserDirectory", .product(name: "SwiftUI", package: "Vitrine"),
            ],
            path: "UserDirectoryLauncher/Sources",
            swiftSettings: serviceSettings
        ),
        appTests(
            "UserDirectoryLauncherTests", path: "UserDirectoryLauncher/Tests",
            ["EmbeddedAPI", "UserDirectory", testing]),
        // What the benchmark clicks.
        .executableTarget(
            name: "Counter", dependencies: platform, path: "Counter/Sources", swiftSettings: appSettings),
        // The app's own data layer against the API that a fresh machine gives it, over HTTP.
        appTests(
            "ChallengeLauncherTests", path: "ChallengeLauncher/Tests",
            [
                "ChallengeApp", "ChallengeCharacter", "ChallengeCore", "ChallengeLauncher", "EmbeddedAPI", testing,
                .product(name: "VitrineRoute", package: "Vitrine"),
            ]),
    ]

    package.targets += [
        // Every kind of layer and control, for developers to look at and for the tests that compare the surfaces.
        .executableTarget(
            name: "Catalog", dependencies: platform, path: "Catalog/Sources",
            resources: [.process("Assets.xcassets")], swiftSettings: appSettings,
            plugins: [.plugin(name: "AssetSymbols", package: "Vitrine")]),
        appTests("CatalogTests", path: "Catalog/Tests", ["Catalog", testing]),
        // Previews for the tests of the gallery, some of which trap.
        .executableTarget(
            name: "GalleryFixture", dependencies: platform, path: "PreviewGallery/Sources",
            resources: [.process("Resources")], swiftSettings: appSettings),
        .executableTarget(
            name: "server-test-host", dependencies: served, path: "ServerTests/Host", swiftSettings: serviceSettings),
        .testTarget(
            name: "ServerTests",
            dependencies: served + [
                "server-test-host", .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "ServerTests/Tests", swiftSettings: serviceSettings),
    ]

    /// Only for apps that import SwiftData: others are not linked with a database.
    let swiftDataAlias = SwiftSetting.unsafeFlags(["-module-alias", "SwiftData=VitrineSwiftData"])
    let swiftData: [Target.Dependency] = [.product(name: "VitrineSwiftData", package: "Vitrine")]
    let sampleSettings = [appSettings[0]] + appSettings.dropFirst(2)

    // Whole programs as people write them. Each keeps its `@main`; a name of its own for the entry lets one program, which
    // starts the one that is asked for, and one program of tests hold them all. Warnings stay warnings, as they mostly do
    // for people: of deprecated names, and of what only a module of Swift 6 has to say of functions that are handed on.
    func sample(
        _ name: String, _ settings: [SwiftSetting] = sampleSettings, _ dependencies: [Target.Dependency] = [],
        resources: [Resource]? = nil
    ) -> Target {
        .target(
            name: name, dependencies: platform + dependencies, path: "Samples/\(name)", resources: resources,
            swiftSettings: settings + [
                .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"])
            ])
    }

    let samples = [
        sample("Album"),
        sample("Basket", earlierAppSettings),
        sample("Chat"),
        sample("ChatRoom", sampleSettings, [.product(name: "VitrineBroadcast", package: "Vitrine")]),
        sample("Chores", earlierAppSettings),
        sample("Doodle"),
        sample("Figures"),
        sample("FlagQuiz"),
        sample("Gallery"),
        sample(
            "Guide", earlierAppSettings,
            [
                "VitrineAVFoundation", "VitrineAVKit", "VitrineCoreLocation", "VitrineSafariServices",
                "VitrineUserNotifications", "VitrineWebKit",
            ].map { .product(name: $0, package: "Vitrine", condition: .when(platforms: [.linux])) },
            resources: [.process("Resources")]),
        sample("Groceries", sampleSettings + [swiftDataAlias], swiftData),
        sample("Habits", sampleSettings + [swiftDataAlias], swiftData),
        sample("Jotter"),
        sample("Outlay", earlierAppSettings),
        sample("Pairs", earlierAppSettings),
        sample("Pomodoro", earlierAppSettings),
        sample("Preferences"),
        sample("Recipes", resources: [.process("Resources")]),
        sample("Shelf", earlierAppSettings),
        sample("SignUp"),
        sample("Skies"),
        sample("TipSplit"),
        sample("Trips", sampleSettings + [swiftDataAlias], swiftData),
        sample("Trivia"),
        sample("TypeBook"),
    ]
    let sampleNames = samples.map { Target.Dependency.byName(name: $0.name) }
    package.products.append(.executable(name: "samples", targets: ["SamplesLauncher"]))
    package.targets +=
        samples + [
            .executableTarget(
                name: "SamplesLauncher", dependencies: sampleNames + platform, path: "SamplesLauncher/Sources",
                swiftSettings: serviceSettings),
            appTests(
                "SampleWalks", path: "Samples/Walks",
                sampleNames + [testing]
                    + ["VitrineBroadcast", "VitrineSnapshots"].map { .product(name: $0, package: "Vitrine") }),
        ]

    // Previews are found in the linked program: this target links those that it looks at.
    let previewTests = appTests(
        "PreviewTests", path: "PreviewTests",
        ["ChallengeCharacter", "ChallengeHome", "Neva", "UserDirectory", testing])
    // What people write who never heard of us: it has to compile and to work.
    package.targets += [
        previewTests,
        appTests(
            "SnippetTests", path: "SnippetTests",
            [testing, .product(name: "SnapshotTesting", package: "Vitrine")]),
    ]

    // The Swift blocks of the seeds, targets as Apps/Seeds/manifest.json says. Scripts/extract-seeds writes them, so
    // they are there only when `make test` says so. `-testable-import-module` lets an unchanged block see its feature's
    // internals.
    if Context.environment["VITRINE_SEEDS"] == "1" {
        let seeds = ".build-seeds"

        func settings(_ feature: String?) -> [SwiftSetting] {
            guard let feature else { return appSettings }
            return appSettings + [.unsafeFlags(["-Xfrontend", "-testable-import-module", "-Xfrontend", feature])]
        }

        func dependencies(_ feature: String?) -> [Target.Dependency] {
            (feature.map { [.byName(name: $0), "ChallengeCommon"] } ?? []) + platform
        }

        func seed(_ name: String, of feature: String? = nil) -> Target {
            .target(
                name: name, dependencies: dependencies(feature), path: "\(seeds)/\(name)",
                swiftSettings: settings(feature))
        }

        func seedTests(_ name: String, of feature: String) -> Target {
            .testTarget(
                name: name, dependencies: dependencies(feature), path: "\(seeds)/\(name)",
                swiftSettings: settings(feature))
        }

        package.targets += [
            seed("SeedHome", of: "ChallengeHome"),
            seed("SeedPreviewMocks", of: "ChallengeCharacter"),
            seed("SeedScrollList", of: "ChallengeCharacter"),
            seed("SeedUserDirectory"),
            seed("SeedViewExamples", of: "ChallengeCharacter"),
            seed("SeedViewSkill", of: "ChallengeCharacter"),
            seed("SeedViewState", of: "ChallengeCharacter"),
            seed("SeedViewTemplates", of: "ChallengeCharacter"),
            seedTests("SeedViewModelTests", of: "ChallengeCharacter"),
        ]
        previewTests.dependencies += ["SeedHome", "SeedViewExamples", "SeedViewSkill"]
        previewTests.swiftSettings?.append(.define("SEEDS"))
    }

    // A build for some targets' sake (`Scripts/sanitize --thread`) goes without what they do not need.
    if let wanted = Context.environment["VITRINE_TARGETS"] {
        var needed: Set<String> = []
        var open = wanted.split(separator: " ").map(String.init)
        while let name = open.popLast() {
            guard let target = package.targets.first(where: { $0.name == name }), needed.insert(name).inserted else {
                continue
            }
            for dependency in target.dependencies {
                switch dependency {
                case .targetItem(let name, _), .byNameItem(let name, _): open.append(name)
                default: break
                }
            }
        }
        package.targets.removeAll { !needed.contains($0.name) }
        package.products = []
    }
#endif
