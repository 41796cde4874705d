// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineSnapshots
import VitrineWeb

/// The switches as a form, so that they work without the script too.
struct GallerySwitchForm {
    let catalogue: GalleryCatalogue
    let state: GalleryState
    let switches: GallerySwitches

    var html: String {
        """
        <form class="switches" id="switches" method="get" action="\(text(GalleryAddress.page(state.id)))"
        aria-label="How the preview is shown">
        <fieldset class="pair"><legend class="said">Appearance</legend>
        \(radio("light", "Light", icon: .sun, isOn: !switches.isDark))
        \(radio("dark", "Dark", icon: .moon, isOn: switches.isDark))
        </fieldset>
        \(select("size", "Text size", Self.sizes, chosen: switches.size))
        \(select("locale", "Language", languages, chosen: switches.language ?? ""))
        \(select("direction", "Direction", Self.directions, chosen: switches.direction?.rawValue ?? ""))
        \(deviceSelect)
        <button type="button" class="tool" id="rotate" aria-pressed="\(state.isLandscape)" title="Rotate">\
        \(GalleryIcon.rotate.svg)<span class="said">Landscape</span></button>
        <input type="hidden" name="orientation" id="orientation" value="\(orientation)">
        <button type="button" class="tool" id="reload" title="Run again">\(GalleryIcon.reload.svg)\
        <span class="said">Run again</span></button>
        <a class="tool" id="alone" href="\(text(state.frame))" target="_blank" rel="noopener" title="Open alone">\
        \(GalleryIcon.open.svg)<span class="said">Open the preview alone</span></a>
        <noscript><button class="apply">Apply</button></noscript>
        </form>
        """
    }

    private var orientation: String {
        switches.isLandscape.map { $0 ? "landscape" : "portrait" } ?? ""
    }

    // MARK: - Choices

    private static let sizes: [(String, String)] = GallerySwitches.sizes.map { ($0, label(ofSize: $0)) }

    /// `xxxLarge` is XXXL, `accessibility2` AX2, as Xcode abbreviates them.
    static func label(ofSize name: String) -> String {
        switch name {
        case "small": return "S"
        case "medium": return "M"
        case GallerySwitches.defaultSize: return "L (default)"
        case _ where name.hasPrefix("accessibility"): return "AX" + name.dropFirst("accessibility".count)
        default: return String(repeating: "X", count: name.prefix { $0 == "x" }.count) + (name == "xSmall" ? "S" : "L")
        }
    }

    private static let directions = [("", "Auto"), ("ltr", "Left to right"), ("rtl", "Right to left")]

    private var languages: [(String, String)] {
        catalogue.languages.enumerated().map { index, language in
            // The first one is what the sources are in: no choice at all.
            (index == 0 ? "" : language, Locale(identifier: "en").localizedString(forIdentifier: language) ?? language)
        }
    }

    private var deviceSelect: String {
        func options(_ idiom: Device.Idiom) -> String {
            Device.all.reversed().filter { $0.idiom == idiom }
                .map { option($0.id, $0.name, isChosen: switches.device == $0.id) }.joined()
        }
        return label("device", "Device")
            + "<select name=\"device\">\(option("", "As asked", isChosen: switches.device == nil))"
            + option(GallerySwitches.window, "Window", isChosen: switches.device == GallerySwitches.window)
            + "<optgroup label=\"iPhone\">\(options(.phone))</optgroup><optgroup label=\"iPad\">\(options(.pad))</optgroup>"
            + "</select></label>"
    }

    // MARK: - Controls

    private func select(_ name: String, _ title: String, _ choices: [(String, String)], chosen: String) -> String {
        label(name, title) + "<select name=\"\(name)\">"
            + choices.map { option($0.0, $0.1, isChosen: $0.0 == chosen) }.joined() + "</select></label>"
    }

    private func label(_ name: String, _ title: String) -> String {
        "<label class=\"choice\" data-choice=\"\(name)\"><span>\(text(title))</span>"
    }

    private func option(_ value: String, _ title: String, isChosen: Bool) -> String {
        "<option value=\"\(text(value))\"\(isChosen ? " selected" : "")>\(text(title))</option>"
    }

    private func radio(_ value: String, _ title: String, icon: GalleryIcon, isOn: Bool) -> String {
        "<label title=\"\(title)\"><input type=\"radio\" name=\"scheme\" value=\"\(value)\"\(isOn ? " checked" : "")>"
            + "\(icon.svg)<span class=\"said\">\(title)</span></label>"
    }

    private func text(_ string: String) -> String { HTMLText.escaped(string) }
}
