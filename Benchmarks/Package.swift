// swift-tools-version: 6.2
// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackageDescription

let engineFolder = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent()

/// The engine's identity as the compiler is told it: the benchmarks use what the modules share with each other.
let enginePackage: String = {
    let identity = engineFolder.lastPathComponent.lowercased()
    let mangled = identity.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (identity.first?.isNumber == true ? "_" : "") + String(mangled)
}()

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(path: ".."),
        // What stores are compared with, and built on.
        .package(url: "https://github.com/groue/GRDB.swift.git", "7.10.0"..<"8.0.0"),
    ],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["SwiftUI", "VitrineSwiftData", "VitrineWeb"].map {
                .product(name: $0, package: engineFolder.lastPathComponent)
            } + [.product(name: "GRDB", package: "GRDB.swift")],
            // SwiftPM's own package name would come last and win.
            packageAccess: false,
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .treatAllWarnings(as: .error),
                .unsafeFlags(["-package-name", enginePackage, "-module-alias", "SwiftData=VitrineSwiftData"]),
            ]
        )
    ]
)
