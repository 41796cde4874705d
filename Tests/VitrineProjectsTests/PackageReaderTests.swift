// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct PackageReaderTests {
    private func fixture() throws -> ProjectFixture {
        try ProjectFixture([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop",
                dependencies: [
                    .package(path: "../Kit"), .package(url: "https://github.com/apple/swift-algorithms.git", from: "1.2.0"),
                ],
                targets: [
                    .target(
                        name: "Cart", dependencies: [
                            .product(name: "KitUI", package: "Kit"), .product(name: "Algorithms", package: "swift-algorithms"),
                        ],
                        resources: [.process("Resources"), .copy("data.json")],
                        swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny"), .define("SHOP")]),
                    .executableTarget(name: "shop-app", dependencies: ["Cart"]),
                    .testTarget(name: "CartTests", dependencies: ["Cart"]),
                    .target(name: "Empty"),
                ])
            """,
            "Sources/Cart/Cart.swift": "", "Sources/Cart/data.json": "[]", "Sources/Cart/Resources/a.txt": "",
            "Sources/shop-app/App.swift": ProjectFixture.app, "Tests/CartTests/T.swift": "import Testing",
            "Sources/Empty/readme.txt": "",
            "../Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "KitUI", targets: ["KitUI"])],
                targets: [.target(name: "KitUI", path: "Code", exclude: ["Old"])])
            """,
            "../Kit/Code/Kit.swift": "", "../Kit/Code/Old/Old.swift": "",
        ])
    }

    @Test func `targets are modules with their settings, resources and dependencies`() throws {
        let project = try fixture().read()
        #expect(project.name == "Shop")
        #expect(project.modules.map(\.name) == ["KitUI", "Cart", "shop_app", "CartTests"])
        let cart = try #require(project.modules.first { $0.name == "Cart" })
        #expect(cart.dependencies == ["KitUI"])
        #expect(cart.products == [PackageProduct(name: "Algorithms", package: "swift-algorithms")])
        #expect(cart.resources.map(\.path) == ["Resources", "data.json"])
        #expect(cart.resources.map(\.rule) == [.process, .copy])
        #expect(cart.settings.languageMode == "5")
        #expect(cart.settings.upcomingFeatures == ["ExistentialAny"])
        #expect(cart.settings.conditions == ["SHOP"])
        #expect(!cart.settings.isMainActorByDefault)
        #expect(project.packages.map(\.requirement) == [.range(from: "1.2.0", to: "2.0.0")])
    }

    @Test func `a package in a folder is a part of the project, without what its manifest leaves out`() throws {
        let kit = try #require(try fixture().read().modules.first { $0.name == "KitUI" })
        #expect(kit.sources.map(\.path) == ["Kit.swift"])
        #expect(kit.settings.languageMode == "5")
    }

    @Test(arguments: [
        (#""toolsVersion": {"_version": "6.2.0"}, "swiftLanguageVersions": ["5"]"#, "5"),
        (#""toolsVersion": {"_version": "6.2.0"}, "swiftLanguageVersions": ["5", "6"]"#, "6"),
        (#""toolsVersion": {"_version": "6.2.0"}, "swiftLanguageVersions": null"#, "6"),
        (#""toolsVersion": {"_version": "5.9.0"}, "swiftLanguageVersions": ["4.2", "5"]"#, "5"),
        (#""toolsVersion": {"_version": "5.9.0"}"#, "5"),
    ])
    func `the language mode is what the manifest lists, else that of its version`(json: String, mode: String) throws {
        let manifest = try PackageManifest(json: Data("{\"name\": \"Shop\", \(json)}".utf8))
        #expect(manifest.languageMode == mode)
    }

    @Test func `what is for other platforms is left out`() throws {
        let fixture = try ProjectFixture([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop",
                dependencies: [.package(url: "https://github.com/apple/swift-algorithms.git", from: "1.2.0")],
                targets: [
                    .target(name: "Phone"), .target(name: "Desk"),
                    .executableTarget(
                        name: "Shop", dependencies: [
                            .target(name: "Phone", condition: .when(platforms: [.iOS, .macOS])),
                            .target(name: "Desk", condition: .when(platforms: [.macOS])),
                            .product(
                                name: "Algorithms", package: "swift-algorithms",
                                condition: .when(platforms: [.macOS])),
                        ],
                        swiftSettings: [
                            .define("PHONE", .when(platforms: [.iOS])), .define("DESK", .when(platforms: [.macOS])),
                            .define("ALL"),
                        ]),
                ])
            """,
            "Sources/Shop/App.swift": ProjectFixture.app, "Sources/Phone/Phone.swift": "",
            "Sources/Desk/Desk.swift": "",
        ])
        let shop = try #require(try fixture.read().modules.first { $0.name == "Shop" })
        #expect(shop.dependencies == ["Phone"] && shop.products.isEmpty)
        #expect(shop.settings.conditions == ["PHONE", "ALL"])
    }

    @Test func `a target without sources is named`() throws {
        #expect(try fixture().read().notes == ["The target Empty is left out: it has no sources of Swift."])
    }

    @Test func `a target that is not there is an error with the names of those that are`() throws {
        let fixture = try fixture()
        let error = #expect(throws: ProjectError.self) { try fixture.read(target: "Basket") }
        #expect(error?.remedy == "Its targets: KitUI, Cart, shop_app.")
    }

    @Test func `a manifest that does not compile is an error with the compiler's words`() throws {
        let fixture = try ProjectFixture(["Package.swift": "// swift-tools-version: 6.0\nlet package = nothing"])
        let error = #expect(throws: ProjectError.self) { try fixture.read() }
        #expect(error?.reason.contains("nothing") == true)
    }
}
