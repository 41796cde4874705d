// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

extension Declarations {
    /// Writes effects as CSS.
    ///
    /// - Parameters:
    ///   - effects: The effects.
    ///   - size: The size of their layer.
    ///   - holdsLayers: Whether other layers are inside, the first of which may be a material.
    /// - Returns: The declarations.
    package static func effects(_ effects: LayerEffects, _ size: WireSize, holdsLayers: Bool = false) -> String {
        var css = ""
        if effects.opacity != 1 { css += "opacity:\(WireLength.number(min(max(effects.opacity, 0), 1)));" }
        if let clip = effects.clip {
            css += effects.isErased ? pathClip(clip, size) : Self.clip(clip, size)
            // A shadow of a material that is clipped is one of the clip's box (`StyleTable`): the material's own would be cut.
            if holdsLayers, !effects.isErased, corners(clip, size) != nil { css += "box-shadow:var(--shade);" }
        }
        css += transform(effects)
        if effects.zIndex != 0, effects.zIndex.isFinite {
            // CSS counts in whole numbers of 32 bits: a thousandth is a step.
            css += "z-index:\(Int(min(max(effects.zIndex * 1_000, -2e9), 2e9).rounded()));"
        }
        if effects.isHidden { css += "visibility:hidden;" }
        // Inherited by everything inside, whatever that says of itself (base.css).
        if effects.isUntouchable { css += "--pe:none;" }
        let filters = Self.filters(effects, size)
        if holdsLayers, let shadow = effects.shadow, filters.count == 1 {
            // A filter would take away what lies behind a material: where the layers inside lie on one (`StyleTable`),
            // the shadow is that of the material's box.
            css += "--cast:\(boxShadow(shadow));filter:var(--lit,\(filters[0]));"
        } else if !filters.isEmpty {
            css += "filter:" + filters.joined(separator: " ") + ";"
        }
        if effects.blendMode == .destinationOut {
            // Stands above its group, out of sight, and the group's filter erases by it. Without a group it is black, as
            // the window is behind all.
            css += "translate:0 var(--cut,0);--pe:none;user-select:none;"
        } else if effects.blendMode != .normal, effects.blendMode.shares == nil {
            css += "mix-blend-mode:\(name(effects.blendMode));"
        }
        if effects.isErased {
            let distance = SurfaceFilter.maskDistance(size.height)
            css += "--cut:-\(distance)px;"
            // What stands above is not shown; clips by paths come after filters.
            if effects.clip == nil { css += "clip-path:inset(-\(distance / 2)px);" }
        }
        if let backdrop = effects.backdrop { css += Self.backdrop(backdrop) }
        if effects.isCompositingGroup { css += "isolation:isolate;" }
        if effects.isMask {
            css += "translate:0 -\(SurfaceFilter.maskDistance(size.height))px;--pe:none;user-select:none;"
        }
        return css
    }

    /// Returns the declarations of a layer's effects, whether it lets pointers through, and its hit area.
    package static func effects(of layer: LayerSnapshot, _ size: WireSize) -> String {
        effects(layer.effects, size, holdsLayers: layer.content == .group)
            + (letsThrough(layer) ? "pointer-events:none;" : hitCorners(of: layer, size))
    }

    /// The corners of a box with a content shape: browsers hit a box inside of its corners only.
    ///
    /// Only what draws no box has them, because they would be seen on others. What is inside is hit in the corners too.
    private static func hitCorners(of layer: LayerSnapshot, _ size: WireSize) -> String {
        guard hasHitCorners(layer.effects), let outline = layer.effects.hitOutline else { return "" }
        switch layer.content {
        case .group: return corners(outline, size) ?? ""
        case .fill(.rectangle, .color(let color)) where color.alpha <= 0: return corners(outline, size) ?? ""
        default: return ""
        }
    }

    /// Whether a layer with these effects has the corners of its content shape while it draws no box.
    package static func hasHitCorners(_ effects: LayerEffects) -> Bool {
        effects.clip == nil && effects.backdrop == nil && effects.hitOutline.map { $0 != .rectangle } == true
    }

    /// A line around a field, a clear view over a button, or the empty parts of a stack over a list are in front of it
    /// and pass events on, as on iOS. What draws or listens in there has its own say.
    package static func letsThrough(_ layer: LayerSnapshot) -> Bool {
        switch layer.effects.hitArea {
        case .inside: true
        case .whole: false
        case .frame where layer.effects.hitOutline != nil: false
        case .frame where isDrawnForm(layer.content): true
        case .frame:
            layer.content.isPassable && layer.events.isSubset(of: .elsewhere)
                && layer.semantics?.isOperatedByBrowser != true && layer.semantics?.coversPage != true
        }
    }

    /// Whether an SVG draws a form in one colour, which is hit in place of the box around it (`base.css`).
    private static func isDrawnForm(_ content: LayerContent) -> Bool {
        guard case .fill(let outline, .color(let color)) = content, color.alpha > 0 else { return false }
        return switch outline {
        case .path, .evenOddPath: true
        case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule, .ellipse, .circle: false
        }
    }

    package static func dependsOnSize(_ effects: LayerEffects) -> Bool {
        effects.isMasked || effects.isMask || effects.isErased || effects.clip.map(dependsOnSize) == true
            || effects.hitOutline.map(dependsOnSize) == true
    }

    /// A box is clipped by its corners where they can do it: browsers move boxes to whole pixels, and paths stay between
    /// them, where they cut a line of pixels off what they clip.
    private static func clip(_ outline: Outline, _ size: WireSize) -> String {
        if let corners = corners(outline, size) { return "overflow:clip;" + corners }
        return switch outline {
        case .path(let elements): "clip-path:path(\"\(SVGPath.data(elements))\");"
        case .evenOddPath(let elements): "clip-path:path(evenodd,\"\(SVGPath.data(elements))\");"
        default: "clip-path:circle();"
        }
    }

    /// A clip that comes after the filters, whatever the outline is.
    private static func pathClip(_ outline: Outline, _ size: WireSize) -> String {
        let rule = outline.isEvenOdd ? "evenodd," : ""
        let elements = outline.elements(width: size.width, height: size.height)
        return "clip-path:path(\(rule)\"\(SVGPath.data(elements))\");"
    }

    /// What lies behind a fill. `--solid` is 1 where the browser cannot blur or the user wants no transparency: then the
    /// opaque colour covers fill and backdrop (`base.css`).
    private static func backdrop(_ backdrop: Backdrop) -> String {
        let radius = WireLength.text(backdrop.radius)
        let filter = "backdrop-filter:blur(\(radius)px) saturate(\(WireLength.number(backdrop.saturation)));"
        let channels = [backdrop.solid.red, backdrop.solid.green, backdrop.solid.blue].map {
            WireLength.number(($0 * 255).rounded())
        }
        let solid = "rgb(\(channels.joined(separator: " "))/var(--solid))"
        var css = "-webkit-\(filter)\(filter)background-image:linear-gradient(\(solid),\(solid));"
        if let shadow = backdrop.shadow {
            css += "box-shadow:\(boxShadow(shadow));"
        } else if backdrop.fullEdge == nil, backdrop.outline == nil {
            // That of the layer around, where this is what it lies on.
            css += "--shade:inherit;box-shadow:var(--shade);"
        }
        if let edge = backdrop.fullEdge {
            let way = edge == .top ? "bottom" : "top"
            let mask = "mask-image:linear-gradient(to \(way),#000 \(percent(Backdrop.fullShare)),#0000);"
            css += "-webkit-\(mask)\(mask)"
        }
        if let outline = backdrop.outline { css += clip(outline, WireSize(width: 0, height: 0)) }
        return css
    }

    /// A box's shadow has twice the Gaussian's sigma, and is drawn around the box only.
    private static func boxShadow(_ shadow: LayerEffects.Shadow) -> String {
        let lengths = [shadow.x, shadow.y, shadow.radius * 2].map { WireLength.text($0) + "px" }
        return "\(lengths.joined(separator: " ")) \(color(shadow.color))"
    }

    private static func filters(_ effects: LayerEffects, _ size: WireSize) -> [String] {
        var filters: [String] = []
        if effects.isErased {
            filters.append(SurfaceFilter.eraser(distance: SurfaceFilter.maskDistance(size.height)).reference)
        }
        if effects.isMasked {
            filters.append(SurfaceFilter.mask(distance: SurfaceFilter.maskDistance(size.height)).reference)
        }
        filters += effects.colorFilters.map(colorFilter)
        if effects.blurRadius > 0 { filters.append("blur(\(WireLength.text(effects.blurRadius))px)") }
        if let shadow = effects.shadow {
            // Unlike box-shadow, the filter names the Gaussian's sigma itself.
            let offset = "\(WireLength.text(shadow.x))px \(WireLength.text(shadow.y))px"
            filters.append("drop-shadow(\(offset) \(WireLength.text(shadow.radius))px \(color(shadow.color)))")
        }
        // Only its opacity counts.
        if effects.blendMode == .destinationOut { filters.append("brightness(0)") }
        return filters
    }

    /// CSS's function of the same formula, or else the matrix.
    private static func colorFilter(_ filter: ColorFilter) -> String {
        switch filter {
        case .contrast(let amount) where amount >= 0: "contrast(\(WireLength.number(amount)))"
        case .saturation(let amount) where amount >= 0: "saturate(\(WireLength.number(amount)))"
        case .hueRotation(let angle): "hue-rotate(\(WireLength.number(angle))rad)"
        case .invert: "invert(1)"
        default: SurfaceFilter.matrix(filter.matrix).reference
        }
    }

    static func name(_ mode: DisplayBlendMode) -> String {
        switch mode {
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        default: "\(mode)"
        }
    }

    private static func transform(_ effects: LayerEffects) -> String {
        var steps: [String] = []
        if effects.offsetX != 0 || effects.offsetY != 0 {
            steps.append("translate(\(WireLength.text(effects.offsetX))px,\(WireLength.text(effects.offsetY))px)")
        }
        if let projection = effects.projection {
            return "transform:" + (steps + [matrix(projection)]).joined(separator: " ") + ";transform-origin:0 0;"
        }
        if effects.rotation != 0 { steps.append("rotate(\(WireLength.number(effects.rotation))rad)") }
        if effects.scaleX != 1 || effects.scaleY != 1 {
            steps.append("scale(\(WireLength.number(effects.scaleX)),\(WireLength.number(effects.scaleY)))")
        }
        if steps.isEmpty { return "" }
        var css = "transform:" + steps.joined(separator: " ") + ";"
        if effects.anchorX != 0.5 || effects.anchorY != 0.5 {
            let x = WireLength.number(effects.anchorX * 100)
            css += "transform-origin:\(x)% \(WireLength.number(effects.anchorY * 100))%;"
        }
        return css
    }

    /// A map of the plane among CSS's maps of space.
    ///
    /// A plane that is seen from behind is turned and not mirrored: between the two sides browsers turn it, too.
    private static func matrix(_ map: DisplayTransform) -> String {
        let columns = [
            [map.a, map.b, 0, map.g], [map.c, map.d, 0, map.h], [0, 0, map.isSeenFromBehind ? -1 : 1, 0],
            [map.tx, map.ty, 0, map.i],
        ]
        return "matrix3d(" + columns.joined().map(Self.precise).joined(separator: ",") + ")"
    }

    /// Perspective is a matter of millionths.
    private static func precise(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (min(max(value, -1e9), 1e9) * 1e7).rounded() / 1e7
        if rounded == rounded.rounded() { return String(Int(rounded)) }
        // Swift writes small numbers with exponents, which CSS reads.
        return "\(rounded)"
    }
}
