// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The effect of one modifier on the appearance or accessibility of a view.
///
/// On one layer effects apply in the fixed order of `LayerEffects`. An effect joins the layer inside it if that order
/// equals the order of the modifiers; otherwise it gets a layer of its own.
package enum DisplayEffect {
    /// The greatest drawing order that a browser can tell from the next one: a thousandth of CSS's.
    private static let greatestOrder = 2e6

    case opacity(Double)
    case clip(Outline)
    case offset(x: Double, y: Double)
    case scale(x: Double, y: Double, anchorX: Double, anchorY: Double)
    case rotation(Double, anchorX: Double, anchorY: Double)
    case projection(DisplayTransform)
    case turn(SpatialTurn)
    case zIndex(Double)
    case hidden
    case hitTesting(Bool)
    /// Content for keyboards and screen readers only, which lets pointers through.
    ///
    /// If it is beside the view, accessibility modifiers of the view do not apply to it.
    case forReaders(isBeside: Bool)
    case hitOutline(Outline)
    case colorFilter(ColorFilter)
    case blur(Double)
    case shadow(LayerEffects.Shadow)
    case blend(DisplayBlendMode)
    case compositingGroup
    case masked
    case mask
    case scrollLink(ScrollLink)
    case semantics(SemanticsChange)
    /// A handler, and the events that it is for.
    case listening(LayerHandler, EventMask)
    /// A handler for what is dropped on the view, and what that may be.
    case dropTarget(LayerHandler, FileRequest)
    /// Events that need no handler.
    case wanting(EventMask)
    /// The transition of the layer; an object that only the transition uses.
    case transition(AnyObject)
    /// The tag that matches the layer with another one.
    case matched(AnyObject)
    /// A menu that the secondary button, a long press or the menu key opens.
    case menu(() -> Void)
    /// Effects made of geometry: whatever they are at the moment, they may be any of their kinds.
    case look(VisualLook)
    /// The appearance that a surface gives the view by itself.
    case interaction(InteractionLook)

    struct Kinds: OptionSet {
        let rawValue: Int
        static let clip = Kinds(rawValue: 1)
        static let opacity = Kinds(rawValue: 2)
        static let offset = Kinds(rawValue: 4)
        static let transform = Kinds(rawValue: 8)
        static let blur = Kinds(rawValue: 16)
        static let handler = Kinds(rawValue: 32)
        static let order = Kinds(rawValue: 64)
        static let shadow = Kinds(rawValue: 128)
        static let colorFilter = Kinds(rawValue: 256)
        static let blend = Kinds(rawValue: 512)
        static let mask = Kinds(rawValue: 1024)
        static let hitOutline = Kinds(rawValue: 2048)
        /// A clip by an outline that is not a box, which CSS applies after its filters.
        static let pathClip = Kinds(rawValue: 4096)
        static let transition = Kinds(rawValue: 8192)
        static let matched = Kinds(rawValue: 16384)
        /// A group of its own, in which something may erase: browsers do that and a mask by filters that stand in each
        /// other's way.
        static let group = Kinds(rawValue: 32768)
        static let geometry: Kinds = [.offset, .transform]
    }

    var kinds: Kinds {
        switch self {
        case .opacity, .scrollLink: .opacity
        case .clip(let outline): outline.isBox ? .clip : [.clip, .pathClip]
        case .offset: .offset
        case .scale, .rotation, .projection, .turn: .transform
        case .colorFilter: .colorFilter
        case .blur: .blur
        case .shadow: .shadow
        case .blend: .blend
        case .masked, .mask: .mask
        case .hitOutline: .hitOutline
        case .listening, .dropTarget, .menu: .handler
        case .zIndex: .order
        case .transition: .transition
        case .matched: .matched
        case .look: [.opacity, .offset, .transform, .blur, .colorFilter]
        case .compositingGroup: .group
        case .hidden, .hitTesting, .forReaders, .semantics, .wanting, .interaction: []
        }
    }

    func canFollow(_ earlier: Kinds) -> Bool {
        let isFiltered = !earlier.isDisjoint(with: [.colorFilter, .blur, .shadow])
        return switch self {
        case .clip:
            !isFiltered && earlier.isDisjoint(with: [.clip, .mask]) && earlier.isDisjoint(with: .geometry)
        case .offset: true
        case .scale, .rotation, .projection, .turn: earlier.isDisjoint(with: .geometry)
        case .colorFilter(.luminanceToAlpha), .colorFilter(.alphaThreshold):
            earlier.subtracting([.handler, .order, .hitOutline, .group]).isEmpty
        case .colorFilter: earlier.isDisjoint(with: [.blur, .shadow, .blend, .pathClip])
        case .blur:
            earlier.isDisjoint(with: [.blur, .shadow, .blend, .pathClip]) && earlier.isDisjoint(with: .geometry)
        case .shadow: earlier.isDisjoint(with: [.shadow, .blend, .pathClip]) && earlier.isDisjoint(with: .geometry)
        case .blend, .compositingGroup: !earlier.contains(.blend)
        case .masked, .mask: earlier.isEmpty
        case .matched: earlier.isDisjoint(with: [.geometry, .matched])
        case .transition: earlier.isDisjoint(with: [.geometry, .transition])
        case .hitOutline: !earlier.contains(.hitOutline) && earlier.isDisjoint(with: .geometry)
        case .listening, .dropTarget, .menu: !earlier.contains(.handler)
        case .scrollLink: earlier.isDisjoint(with: .opacity)
        case .look:
            earlier.isDisjoint(with: [.blur, .shadow, .blend, .pathClip]) && earlier.isDisjoint(with: .geometry)
        case .opacity, .zIndex, .hidden, .hitTesting, .forReaders, .semantics, .wanting, .interaction: true
        }
    }

    func apply(
        _ effects: inout LayerEffects, _ semantics: inout Semantics?, _ events: inout EventMask,
        _ interaction: inout InteractionLook?, _ handler: inout LayerHandler?
    ) {
        switch self {
        case .opacity(let value): effects.opacity *= value
        case .scrollLink(let link):
            effects.scrollLinks.append(link)
            // The initial value, until a surface evaluates the link.
            if link.property == .opacity { effects.opacity = link.value(at: 0) }
        case .clip(let outline): effects.clip = outline
        case .offset, .scale, .rotation, .projection, .turn: move(&effects)
        case .zIndex(let value):
            effects.zIndex = value.isNaN ? 0 : min(max(value, -Self.greatestOrder), Self.greatestOrder)
        case .hidden: effects.isHidden = true
        case .hitTesting(let isEnabled): if !isEnabled { effects.allowsHitTesting = false }
        case .forReaders: effects.allowsHitTesting = false
        case .hitOutline(let outline): effects.hitOutline = outline
        case .colorFilter(let filter): effects.colorFilters.append(filter)
        case .blur(let radius): effects.blurRadius = radius
        case .shadow(let shadow): effects.shadow = shadow
        case .blend(let mode): effects.blendMode = mode
        case .compositingGroup: effects.isCompositingGroup = true
        case .masked: effects.isMasked = true
        case .mask: effects.isMask = true
        case .semantics(let change): change.apply(to: &semantics)
        case .listening(let listener, let wanted):
            events.formUnion(wanted)
            handler = listener
        case .dropTarget(let listener, let request):
            events.insert(.drop)
            handler = listener
            var target = semantics ?? Semantics()
            target.files = request
            semantics = target
        case .wanting(let wanted): events.formUnion(wanted)
        case .transition, .matched: break
        case .menu(let menu):
            events.insert(.menu)
            handler = .menu(menu)
        case .look(let look): look.apply(to: &effects)
        case .interaction(let look): interaction = look
        }
    }

    /// Applies an effect that moves the view.
    ///
    /// - Returns: Whether the effect is of this kind.
    @discardableResult
    private func move(_ effects: inout LayerEffects) -> Bool {
        switch self {
        case .offset(let x, let y):
            effects.offsetX += x
            effects.offsetY += y
        case .scale(let x, let y, let anchorX, let anchorY):
            effects.scale(x: x, y: y, anchorX: anchorX, anchorY: anchorY)
        case .rotation(let angle, let anchorX, let anchorY):
            effects.rotate(by: angle, anchorX: anchorX, anchorY: anchorY)
        case .projection(let map): effects.projection = map
        case .turn(let turn): effects.project(turn)
        default: return false
        }
        return true
    }

    /// Returns the transform of the coordinates of a view of a size, or `nil` for an effect that moves nothing.
    func transform(width: Double, height: Double) -> DisplayTransform? {
        var effects = LayerEffects()
        guard move(&effects) else { return nil }
        return DisplayTransform(effects: effects, width: width, height: height)
    }
}

extension LayerEffects {
    /// Scales the layer by factors around an anchor in unit coordinates.
    mutating func scale(x: Double, y: Double, anchorX: Double, anchorY: Double) {
        (scaleX, scaleY) = (x, y)
        (self.anchorX, self.anchorY) = (anchorX, anchorY)
    }

    /// Rotates the layer clockwise by an angle in radians around an anchor in unit coordinates.
    mutating func rotate(by angle: Double, anchorX: Double, anchorY: Double) {
        rotation = angle
        (self.anchorX, self.anchorY) = (anchorX, anchorY)
    }
}

extension Outline {
    /// Whether the outline is a box with rounded corners.
    fileprivate var isBox: Bool {
        switch self {
        case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule, .ellipse: true
        case .circle, .path, .evenOddPath: false
        }
    }
}
