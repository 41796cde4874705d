// swift-tools-version: 6.2
// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackageDescription

// The manifest under which Scripts/mutants.py judges: the engine's targets without the products above them, and of the
// test targets only the one that VITRINE_MUTANT_TESTS names, so that a broken line costs the build of what it reaches.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func engine(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let suites: [String: [Target]] = [
    "VitrineLayoutTests": [
        engine("VitrineLayout"), tests("VitrineLayoutTests", ["VitrineLayout"]),
    ],
    "VitrineDisplayTests": [
        engine("VitrineDisplay"), tests("VitrineDisplayTests", ["VitrineDisplay"]),
    ],
    "EngineTests": [
        engine("VitrineLayout"), engine("VitrineDisplay"), engine("VitrineUI", ["VitrineLayout", "VitrineDisplay"]),
        engine("VitrineTesting", ["VitrineUI", "VitrineDisplay", "VitrineLayout"]),
        tests("EngineTests", ["VitrineUI", "VitrineLayout", "VitrineDisplay", "VitrineTesting"]),
    ],
    "VitrineWebTests": [
        engine("VitrineLayout"), engine("VitrineDisplay"), engine("VitrineUI", ["VitrineLayout", "VitrineDisplay"]),
        .systemLibrary(name: "CPangoCairo", path: "Sources/CPangoCairo", pkgConfig: "pangocairo"),
        engine("VitrineText", ["VitrineLayout", "CPangoCairo"]),
        engine(
            "VitrineWeb",
            ["VitrineUI", "VitrineDisplay", "VitrineLayout", "VitrineText"],
            resources: [.copy("Client")]
        ),
        tests("VitrineWebTests", ["VitrineWeb", "VitrineUI", "VitrineDisplay"]),
    ],
]

let package = Package(
    name: "Vitrine",
    targets: suites[ProcessInfo.processInfo.environment["VITRINE_MUTANT_TESTS"] ?? ""] ?? []
)
