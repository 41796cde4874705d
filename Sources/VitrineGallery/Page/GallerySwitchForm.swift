// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineSnapshots
import VitrineWeb

/// The switches as a form, so that they work without the script too.
struct GallerySwitchForm {
    let languages: [String]
    /// What the page shows; nil on the contact sheet.
    let state: GalleryState?
    let switches: GallerySwitches
    var arrangement = GalleryArrangement()
    /// The modules that the contact sheet can be narrowed to.
    var modules: [String] = []

    var html: String {
        """
        <form class="switches" id="switches" method="get" action="\(text(state?.path ?? GalleryAddress.sheet))"
        aria-label="How the previews are shown">
        <fieldset class="pair"><legend class="said">Appearance</legend>
        \(radio("light", "Light", icon: .sun, isOn: !switches.isDark))
        \(radio("dark", "Dark", icon: .moon, isOn: switches.isDark))
        </fieldset>
        \(select("size", "Text size", Self.sizes, chosen: switches.size))
        \(select("locale", "Language", languageChoices, chosen: switches.language ?? ""))
        \(select("direction", "Direction", Self.directions, chosen: switches.direction?.rawValue ?? ""))
        \(deviceSelect)
        \(state.map(stageControls) ?? sheetControls)
        <noscript><button class="apply">Apply</button></noscript>
        </form>
        """
    }

    private func stageControls(_ state: GalleryState) -> String {
        """
        <button type="button" class="tool" id="rotate" aria-pressed="\(state.isLandscape)" title="Rotate">\
        \(GalleryIcon.rotate.svg)<span class="said">Landscape</span></button>
        <input type="hidden" name="orientation" id="orientation" value="\(orientation)">
        \(select("columns", "Columns", axes("One"), chosen: arrangement.columns?.rawValue ?? ""))
        \(select("rows", "Rows", axes("One"), chosen: arrangement.rows?.rawValue ?? ""))
        <button type="button" class="tool" id="reload" title="Run again">\(GalleryIcon.reload.svg)\
        <span class="said">Run again</span></button>
        <button type="button" class="tool" id="inspect" aria-pressed="\(arrangement.showsElements)" aria-controls="panel" \
        title="Accessibility">\(GalleryIcon.person.svg)<span class="said">Accessibility</span></button>
        <input type="hidden" name="panel" id="panel-value" value="\(arrangement.showsElements ? "elements" : "")">
        """
    }

    private var sheetControls: String {
        let choices = [("", "All")] + modules.map { ($0, $0) }
        return select("module", "Module", choices, chosen: "")
            + select("thumb", "Thumbnails", [("s", "Small"), ("", "Medium"), ("l", "Large")], chosen: "")
    }

    private func axes(_ none: String) -> [(String, String)] {
        [("", none)] + GalleryAxis.allCases.map { ($0.rawValue, $0.title) }
    }

    private var orientation: String {
        switches.isLandscape.map { $0 ? "landscape" : "portrait" } ?? ""
    }

    // MARK: - Choices

    private static let sizes = GallerySwitches.sizes.map { ($0, GallerySwitches.label(ofSize: $0)) }

    private static let directions = [("", "Auto"), ("ltr", "Left to right"), ("rtl", "Right to left")]

    private var languageChoices: [(String, String)] {
        // The first one is what the sources are in: no choice at all.
        GalleryAxis.language.variants(languages: languages).map { ($0.value, $0.label) }
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
