// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

extension StyleTable {
    /// Returns the number of the style that the page gives a layer by itself, 0 for none.
    package mutating func number(_ look: InteractionLook?) -> Int {
        switch look {
        case nil: 0
        case .pressed(let opacity): number(.pressed, Declarations.opacity(opacity))
        case .otherState(let look): number(.otherState, Declarations.otherState(look))
        }
    }
}

extension Declarations {
    fileprivate static func opacity(_ value: Double) -> String {
        "opacity:\(WireLength.number(min(max(value, 0), 1)))"
    }

    /// The client reads these properties: `Client/answers.js`.
    fileprivate static func otherState(_ look: OtherStateLook) -> String {
        var parts: [String] = []
        if look.offsetX != 0 { parts.append("translate:\(WireLength.text(look.offsetX))px") }
        if look.rotation != 0 { parts.append("rotate:\(WireLength.number(look.rotation))rad") }
        if let opacity = look.opacity { parts.append(Self.opacity(opacity)) }
        if let fill = look.fill { parts.append("background-color:\(color(fill))") }
        return parts.joined(separator: ";")
    }
}
