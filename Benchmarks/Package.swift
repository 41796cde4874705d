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
        // No server: what is measured ends where a socket would begin.
        .package(path: "..", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["SwiftUI", "VitrineWeb"].map {
                .product(name: $0, package: engineFolder.lastPathComponent)
            },
            // SwiftPM's own package name would come last and win.
            packageAccess: false,
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .treatAllWarnings(as: .error),
                .unsafeFlags(["-package-name", enginePackage]),
            ]
        )
    ]
)
