// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// What one modifier does to the look or meaning of a whole view.
///
/// On one layer effects apply in a fixed order: clip, opacity, shift, scale and turn, paint order. An effect joins the
/// layer inside it when that order equals the author's; otherwise it gets a layer of its own.
package enum DisplayEffect {
    case opacity(Double)
    case clip(Outline)
    case offset(x: Double, y: Double)
    case scale(x: Double, y: Double, anchorX: Double, anchorY: Double)
    case rotation(Double, anchorX: Double, anchorY: Double)
    case zIndex(Double)
    case hidden
    case hitTesting(Bool)
    case shadow(LayerEffects.Shadow)
    case blur(Double)
    case semantics((inout Semantics) -> Void)
    case tap(TapHandler)

    struct Kinds: OptionSet {
        let rawValue: Int
        static let clip = Kinds(rawValue: 1)
        static let opacity = Kinds(rawValue: 2)
        static let offset = Kinds(rawValue: 4)
        static let transform = Kinds(rawValue: 8)
        static let filter = Kinds(rawValue: 16)
        static let handler = Kinds(rawValue: 32)
        static let order = Kinds(rawValue: 64)
    }

    var kinds: Kinds {
        switch self {
        case .opacity: .opacity
        case .clip: .clip
        case .offset: .offset
        case .scale, .rotation: .transform
        case .shadow, .blur: .filter
        case .tap: .handler
        case .zIndex: .order
        case .hidden, .hitTesting, .semantics: []
        }
    }

    func canFollow(_ earlier: Kinds) -> Bool {
        switch self {
        case .opacity: !earlier.contains(.filter)
        case .clip: earlier.isDisjoint(with: [.clip, .offset, .transform, .filter])
        case .offset: earlier.isDisjoint(with: [.transform])
        case .scale, .rotation: earlier.isDisjoint(with: [.transform])
        case .shadow, .blur: earlier.isDisjoint(with: [.offset, .transform, .filter])
        case .tap: !earlier.contains(.handler)
        case .zIndex, .hidden, .hitTesting, .semantics: true
        }
    }

    func apply(
        _ effects: inout LayerEffects, _ semantics: inout Semantics?, _ events: inout EventMask,
        _ interaction: inout InteractionLook?, _ handler: inout AnyObject?
    ) {
        switch self {
        case .opacity(let value): effects.opacity *= value
        case .clip(let outline): effects.clip = outline
        case .offset(let x, let y):
            effects.offsetX += x
            effects.offsetY += y
        case .scale(let x, let y, let anchorX, let anchorY):
            (effects.scaleX, effects.scaleY) = (x, y)
            (effects.anchorX, effects.anchorY) = (anchorX, anchorY)
        case .rotation(let angle, let anchorX, let anchorY):
            effects.rotation = angle
            (effects.anchorX, effects.anchorY) = (anchorX, anchorY)
        case .zIndex(let value): effects.zIndex = value
        case .hidden: effects.isHidden = true
        case .hitTesting(let isEnabled): if !isEnabled { effects.allowsHitTesting = false }
        case .shadow(let shadow): effects.shadow = shadow
        case .blur(let radius): effects.blurRadius = radius
        case .semantics(let change):
            var value = semantics ?? Semantics()
            change(&value)
            semantics = value
        case .tap(let tap):
            events.insert(.tap)
            handler = tap
        }
    }
}
