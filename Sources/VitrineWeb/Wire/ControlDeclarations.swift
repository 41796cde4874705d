// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A control as a browser's own one: an element without a look of its own over the drawn chrome.
enum ControlDeclarations {
    static func tag(_ control: DisplayControl) -> WireTag {
        if case .choice = control.kind { .select } else { .input }
    }

    static func attributes(_ control: DisplayControl) -> [(WireAttribute, String)] {
        // A browser must not bring back what stood there when the page was loaded before.
        let own: [(WireAttribute, String)] = [(.autocomplete, "off")]
        if case .choice = control.kind { return own + [(.drum, "")] }
        let bounds: [(WireAttribute, String)] = [
            (.minimum, control.minimum), (.maximum, control.maximum), (.step, control.step),
        ]
        return [(.type, "range")] + own + bounds.filter { !$0.1.isEmpty }
    }

    /// Colours and direction of a slider; where its knob is, the element says by itself (`--f`).
    static func block(_ control: DisplayControl) -> String {
        guard case .slider(let look) = control.kind else { return "" }
        return "--tr:\(Declarations.color(look.track));--fl:\(Declarations.color(look.fill));"
            + "--d:\(look.isRightToLeft ? "left" : "right");direction:\(look.isRightToLeft ? "rtl" : "ltr");"
    }

    static func payload(_ control: DisplayControl) -> String {
        var items = [String(control.revision), JSONText.string(control.value)]
        if case .choice(let titles) = control.kind { items.append(JSONText.array(titles.map(JSONText.string))) }
        return JSONText.array(items)
    }
}
