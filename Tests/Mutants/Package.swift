// swift-tools-version: 6.2
// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// The manifest under which Scripts/mutants.py judges: the engine's targets that mutants break and the tests that have
// to notice, without the products above them.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// As in the engine's own manifest: what an app is compiled with.
let appSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func engine(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil) -> Target {
    .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let package = Package(
    name: "Vitrine",
    targets: [
        .systemLibrary(name: "CCrypto", path: "Sources/CCrypto", pkgConfig: "libcrypto"),
        engine("VitrineBase", ["CCrypto"]),
        engine("VitrineCensus"),
        engine("VitrineLayout", ["VitrineBase", "VitrineCensus"]),
        engine("VitrineDisplay", ["VitrineCensus"]),
        .target(
            name: "VitrineCore", dependencies: ["VitrineLayout", "VitrineDisplay", "VitrineBase", "VitrineCensus"],
            swiftSettings: settings,
            // A part of Foundation that is linked with it; named, because the symbols are used directly.
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
        engine(
            "VitrineComponents", ["VitrineCore", "VitrineLayout", "VitrineDisplay", "VitrineBase", "VitrineCensus"]),
        .systemLibrary(name: "CZlib", path: "Sources/CZlib", pkgConfig: "zlib"),
        engine(
            "VitrineWeb",
            ["VitrineCore", "VitrineDisplay", "VitrineLayout", "VitrineBase", "VitrineCensus", "CCrypto", "CZlib"],
            resources: [.copy("Client")]),
        engine(
            "VitrineTesting", ["VitrineComponents", "VitrineCore", "VitrineDisplay", "VitrineLayout", "VitrineBase"]),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        tests("VitrineLayoutTests", ["VitrineLayout", "TestSupport"]),
        tests("VitrineDisplayTests", ["VitrineDisplay", "TestSupport"]),
        tests(
            "EngineTests",
            [
                "VitrineComponents", "VitrineCore", "VitrineLayout", "VitrineDisplay", "VitrineBase", "VitrineCensus",
                "VitrineTesting", "TestSupport",
            ]),
        tests(
            "LayoutCasesTests",
            ["VitrineTesting", "VitrineComponents", "VitrineCore", "VitrineDisplay", "VitrineLayout"],
            resources: [.copy("layout-cases.json")]),
        .testTarget(
            name: "VitrineWebTests",
            dependencies: [
                "VitrineWeb", "VitrineComponents", "VitrineCore", "VitrineLayout", "VitrineDisplay", "VitrineBase",
                "VitrineCensus", "TestSupport",
            ],
            exclude: ["Transcripts"], swiftSettings: settings),
        .testTarget(
            name: "OptionCensusTests",
            dependencies: [
                "VitrineTesting", "VitrineComponents", "VitrineCore", "VitrineLayout", "VitrineDisplay", "VitrineBase",
                "VitrineWeb",
            ],
            exclude: ["options.txt"], swiftSettings: appSettings),
    ]
)
