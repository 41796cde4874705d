// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineAssetSymbols

@Suite struct AssetSymbolTests {
    // Pairs that Xcode has written.
    @Test(arguments: [
        ("logo", "logo"), ("Logo", "logo"), ("Brand Accent", "brandAccent"), ("brand-accent", "brandAccent"),
        ("MovesTransportBoat", "movesTransportBoat"), ("emtyList", "emtyList"), ("googleLogo2", "googleLogo2"),
        // Underscores and digits separate words.
        ("chip_aqua_pastel", "chipAquaPastel"), ("icon_Not Repay", "iconNotRepay"), ("dna_1", "dna1"),
        ("logo_mvp80", "logoMvp80"), ("icons8-credit-card-100", "icons8CreditCard100"), ("c50000", "c50000"),
        ("Group 1171275258", "group1171275258"), ("color_24292B", "color24292B"), ("Connecting0_", "connecting0"),
        // Nothing begins with a digit.
        ("035-bank 1", "_035Bank1"), ("10c", "_10C"), ("121212", "_121212"),
        // Capitals: of several the last one begins the next word.
        ("BGLighGray", "bgLighGray"), ("TLSold", "tlSold"), ("VExpense", "vExpense"), ("M-stadt", "mStadt"),
        ("PAN_pop_sample_right", "panPopSampleRight"), ("icon_VOZ", "iconVOZ"), ("blueEF", "blueEF"),
        ("color7C", "color7C"), ("grayGLayer", "grayGLayer"), ("__PresetAccentColor", "presetAccent"),
        // Names without small letters keep their capitals.
        ("BMW", "BMW"), ("M", "M"), ("TLS2016", "TLS_2016"), ("292C38", "_292_C_38"), ("A2D8FF", "A_2_D_8_FF"),
        ("DCAC00", "DCAC_00"), ("ACE OF CLUBS", "ACE_OF_CLUBS"), ("A-1-1-0", "A_1_1_0"),
        // The kind at the end is left out, whichever it is.
        ("AccentColor", "accent"), ("background-color", "background"), ("textFieldColor", "textField"),
        ("LogoImage", "logo"), ("adult_products_image", "adultProducts"), ("Color", "color"), ("image", "image"),
        ("Image 1", "image1"), ("colorEE", "colorEE"),
        ("as", "`as`"), ("default", "`default`"), ("type", "type"),
    ])
    func `a name is written as Xcode writes it`(name: String, constant: String) {
        #expect(AssetSymbolNames.constant(name) == constant)
    }

    @Test(arguments: [("brand icons", "BrandIcons"), ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI")])
    func `a namespace is written as a type`(name: String, type: String) {
        #expect(AssetSymbolNames.namespace(name) == type)
    }

    private func text(colors: Set<String> = [], images: Set<String> = []) -> [Substring] {
        AssetSymbolSource(tree: AssetCatalogTree(colors: colors, images: images), bundle: "Foundation.Bundle.module")
            .text
            .split(separator: "\n").map { $0.drop { $0 == " " } }
    }

    /// The lines between the braces of an extension.
    private func lines(of type: String, in lines: [Substring]) throws -> [Substring] {
        let start = try #require(lines.firstIndex { $0 == "extension \(type) {" })
        return lines[(start + 1)...].prefix { !$0.hasPrefix("extension ") }
    }

    @Test func `namespaces are types, and their assets constants in them`() throws {
        let lines = text(colors: ["Brand/accent"], images: ["My icons/small/star"])
        let namespace = try #require(lines.firstIndex(of: "enum Brand {"))
        #expect(
            lines[namespace + 2].contains(
                #"accent = SwiftUI.ColorResource(name: "Brand/accent", bundle: resourceBundle)"#))
        #expect(lines.contains("static var accent: SwiftUI.Color { .init(.Brand.accent) }"))
        #expect(lines.contains("static var accent: SwiftUI.UIColor { .init(resource: .Brand.accent) }"))
        let outer = try #require(lines.firstIndex(of: "enum MyIcons {"))
        #expect(lines[outer + 2] == "enum Small {")
        #expect(
            lines[outer + 4].contains(#"star = SwiftUI.ImageResource(name: "My icons/small/star", bundle: "#))
        #expect(lines.contains("static var star: SwiftUI.UIImage { .init(resource: .MyIcons.Small.star) }"))
    }

    @Test func `each type is of a module, since the app may have types of the same names`() {
        let code = text(colors: ["sea", "Brand/accent"], images: ["logo", "Brand/star"])
            .filter { !$0.hasPrefix("//") }.map { " " + String($0).replacing(/"[^"]*"/, with: "") }
        let names = code.flatMap { $0.matches(of: /[^.@\w]([A-Z]\w*)/).map { String($0.output.1) } }
        #expect(Set(names) == ["Foundation", "SwiftUI", "Self", "Brand"])
    }

    @Test func `of two assets of one name the first has it`() {
        let lines = text(colors: ["a-b", "a b"])
        #expect(lines.filter { $0.contains("static let aB = ") }.count == 1)
        #expect(lines.contains { $0.contains(#"static let aB = SwiftUI.ColorResource(name: "a b""#) })
        #expect(lines.contains(#"// "a-b" would be `aB` as well. Rename the asset."#))
    }

    @Test func `a colour is one of SwiftUI, a style, and one of UIKit`() throws {
        let lines = text(colors: ["AccentColor", "sea"])
        let styles = try self.lines(of: "SwiftUI.ShapeStyle where Self == SwiftUI.Color", in: lines)
        for name in ["accent", "sea"] {
            let color = "static var \(name): SwiftUI.Color { .init(.\(name)) }"
            #expect(try self.lines(of: "SwiftUI.Color", in: lines).contains(color[...]))
            #expect(styles.contains(color[...]))
            let uiColor = "static var \(name): SwiftUI.UIColor { .init(resource: .\(name)) }"
            #expect(try self.lines(of: "SwiftUI.UIColor", in: lines).contains(uiColor[...]))
        }
    }

    @Test(arguments: [
        ("red", false, false), ("primary", false, true), ("secondaryColor", false, true), ("darkGray", true, false),
        ("label", true, false), ("link", true, false), ("accent", true, true), ("background", true, true),
        ("tertiary", true, true), ("fill", true, true), ("tint", true, true), ("description", true, true),
    ])
    func `only names that a type has itself stay its own`(asset: String, isColor: Bool, isUIColor: Bool) throws {
        let lines = text(colors: [asset])
        let name = AssetSymbolNames.constant(asset)
        #expect(lines.contains { $0.contains("static let \(name) = SwiftUI.ColorResource") })
        #expect(lines.contains { $0.hasPrefix("static var \(name): SwiftUI.Color ") } == isColor)
        #expect(lines.contains { $0.hasPrefix("static var \(name): SwiftUI.UIColor ") } == isUIColor)
        #expect(lines.contains { $0.hasPrefix("// \"\(asset)\" is none: SwiftUI.Color") } == !isColor)
        #expect(lines.contains { $0.hasPrefix("// \"\(asset)\" is none: SwiftUI.UIColor") } == !isUIColor)
    }

    @Test func `a picture is one of UIKit, unless UIKit has one of its name`() {
        let lines = text(images: ["launch_logo", "add"])
        #expect(lines.contains("static var launchLogo: SwiftUI.UIImage { .init(resource: .launchLogo) }"))
        #expect(lines.contains { $0.contains("static let add = SwiftUI.ImageResource") })
        #expect(!lines.contains { $0.contains("static var add: ") })
    }

    @Test func `folders are part of a name where they provide a namespace`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".xcassets")
        defer { try? FileManager.default.removeItem(at: folder) }
        for set in ["logo.imageset", "Icons/star.imageset", "Plain/moon.imageset", "Plain/Inner/sun.colorset"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(set), withIntermediateDirectories: true)
        }
        for name in ["Icons", "Plain/Inner"] {
            try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
                .write(to: folder.appendingPathComponent(name + "/Contents.json"))
        }
        let tree = AssetCatalogTree(catalogs: [folder])
        #expect(tree.names[.image] == ["logo", "Icons/star", "moon"])
        #expect(tree.names[.color] == ["Inner/sun"])
    }
}
