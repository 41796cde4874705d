// swift-tools-version: 6.2
// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: - Settings

/// Every target of the engine: Swift 6, warnings are errors, imports private by default.
let engineSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The toolchain ships swift-syntax as host libraries: a macro built against them costs a tenth of swift-syntax from source.
let toolchainHostLibraries: String? = {
    let environment = ProcessInfo.processInfo.environment
    if environment["VITRINE_SWIFT_SYNTAX"] == "package" { return nil }
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

let macroSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6)
] + (toolchainHostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? [])

let macroLinkerSettings: [LinkerSetting] = toolchainHostLibraries.map {
    [.unsafeFlags([
        "-L", $0, "-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros", "-lSwiftDiagnostics",
        "-lSwiftCompilerPluginMessageHandling", "-lSwiftSyntaxMacroExpansion", "-lSwiftOperators", "-lSwiftParser",
        "-lSwiftParserDiagnostics", "-lSwiftBasicFormat", "-lSwiftIfConfig",
        "-Xlinker", "-rpath", "-Xlinker", $0,
    ])]
} ?? []

// MARK: - Targets

func engine(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: engineSettings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil) -> Target {
    .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: engineSettings)
}

let package = Package(
    name: "Vitrine",
    products: [
    ],
    traits: [
        .trait(name: "Server", description: "Serve apps to browsers (Hummingbird, SwiftNIO)."),
        .default(enabledTraits: ["Server"]),
    ],
    dependencies: [
    ],
    targets: [
        // Ring 1: pure Swift, no I/O.
        engine("VitrineLayout"),
        engine("VitrineDisplay"),
    ]
)
