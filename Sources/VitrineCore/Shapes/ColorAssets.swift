// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
import VitrineBase
import VitrineDisplay

/// The colours of asset catalogues, each read once.
///
/// SwiftPM copies catalogues uncompiled, so they are parsed here. The entries of a colour set for every device
/// (`universal`) and for phones are used, for the light and the dark appearance.
package final class ColorAssets: Sendable {
    package static let shared = ColorAssets()

    /// The colour set `AccentColor` of the program's own catalogues; the one that Xcode creates has no colour.
    nonisolated static let appAccent = shared.color("AccentColor", in: Bundle.main.bundleURL)

    private let known = Mutex<[String: Color.Provider?]>([:])

    /// Returns the colour of a name, or `nil` if no catalogue of the bundle has it.
    package nonisolated func color(_ name: String, in bundle: URL) -> Color.Provider? {
        let key = "\(bundle.path)\u{0}\(name)"
        if let found = known.withLock({ $0[key] }) { return found }
        let color = AssetCatalogs.folders(name + ".colorset", in: bundle).lazy.compactMap(Self.read).first
        known.withLock { $0[key] = .some(color) }
        return color
    }

    nonisolated static func reportMissing(_ name: String) {
        guard let session = SessionContext.current else { return }
        session.report(
            Diagnostic(
                .missingColor,
                "No color named \"\(name)\" is in the asset catalogues of the bundle; it is shown as clear.",
                remedy: "Add the color set to a catalogue that the target processes as a resource, or pass its bundle.",
                session: session.identifier))
    }

    // MARK: - Reading

    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable {
                var appearance: String
                var value: String
            }
            struct Shade: Decodable {
                var components: [String: String]?
                var space: String?
                var reference: String?

                enum CodingKeys: String, CodingKey {
                    case components
                    case space = "color-space"
                    case reference
                }
            }
            var idiom: String?
            var appearances: [Appearance]?
            var color: Shade?

            var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true }
            var isPlain: Bool { appearances?.isEmpty != false || isLight }
            private var isLight: Bool {
                appearances?.contains { $0.appearance == "luminosity" && $0.value == "light" } == true
            }
        }
        var colors: [Entry]?
    }

    private nonisolated static func read(_ folder: URL) -> Color.Provider? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        // Later entries are those of the device's own idiom, and win.
        let entries =
            (contents.colors ?? []).filter { $0.idiom == nil || $0.idiom == "universal" }
            + (contents.colors ?? []).filter { $0.idiom == "iphone" }
        let light = entries.last { $0.isPlain && $0.color != nil }?.color.flatMap(color)
        let dark = entries.last { $0.isDark && $0.color != nil }?.color.flatMap(color)
        guard let first = light ?? dark else { return nil }
        return dark == nil || light == dark ? first : .adaptive(light: first, dark: dark ?? first)
    }

    private nonisolated static func color(_ shade: Contents.Entry.Shade) -> Color.Provider? {
        if let reference = shade.reference { return Color.Provider.platform(named: reference) }
        guard let components = shade.components else { return nil }
        func value(_ key: String) -> Double? { components[key].flatMap(component) }
        let alpha = value("alpha") ?? 1
        if let white = value("white") {
            return .rgba(DisplayColor(red: white, green: white, blue: white, alpha: alpha))
        }
        guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
        let space: Color.RGBColorSpace =
            switch shade.space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return Color(space, red: red, green: green, blue: blue, opacity: alpha).provider
    }

    /// Parses a component: `0xFF` and `255` are out of 255, `1.000` is out of 1.
    private nonisolated static func component(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if text.contains(".") { return Double(text) }
        return Int(text).map { Double($0) / 255 }
    }
}
