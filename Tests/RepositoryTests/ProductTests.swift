// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

/// SwiftPM compiles an app again when a module of its products has changed, and not when one has that those export: the
/// app would go on with the old layout of the types in it, and crash.
@Suite struct ProductTests {
    @Test func theProductOfAppsListsAllThatTheirTypesAreMadeOf() throws {
        let manifest = try #require(
            Repository.files(under: "", extensions: ["swift"]).first { $0.path == "Package.swift" })
        let product = try #require(manifest.text.firstMatch(of: /library\(\s*name: "SwiftUI",\s*targets: \[([^\]]*)\]/))
        let listed = Set(
            product.1.split(separator: ",").map { $0.trimmingPrefix(/\s*"/).prefix { $0 != "\"" } }.map(String.init))
        var needed: Set = ["SwiftUI", "VitrineCore", "VitrineComponents"]
        let folders = ["Sources/VitrineCore", "Sources/VitrineComponents"]
        for file in folders.flatMap({ Repository.files(under: $0, extensions: ["swift"]) }) {
            needed.formUnion(SwiftSource(file.text).imports.filter { $0.hasPrefix("Vitrine") })
        }
        #expect(needed.count > 2, "the imports were not found")
        #expect(listed.isSuperset(of: needed), "missing: \(needed.subtracting(listed).sorted())")
    }
}
