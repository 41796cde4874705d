// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// An animation as keyframes of CSS properties, for the browser's own animations.
///
/// Both ends are declarations of the layer's styles; what differs and can be interpolated becomes a property with its
/// values. Transforms are written out with all their steps, so that a full turn is one.
/// Places travel as `translate`, which costs the browser no layout; in a vertical run the gap above a layer does,
/// because what stands below follows it.
package struct AnimationMarkup {
    private var properties: [WireOperation.AnimatedProperty] = []
    private let layer: Layer
    private let timing: AnimationTiming?
    /// The transform, if other animations of the layer move it, too.
    private let shared: SharedTransform?

    package init(_ animation: LayerAnimation, of layer: Layer) { self.init(animation, of: layer, sharing: nil) }

    private init(_ animation: LayerAnimation, of layer: Layer, sharing shared: SharedTransform?) {
        self.layer = layer
        self.shared = shared
        timing = animation.timing
        let size = WireSize(layer.placement)
        switch animation.change {
        case .placement(let from, let to): addPlacements([from, to])
        case .placementFrames(let frames): addPlacements(frames)
        case .effects(let from, let to): addEffects([from, to], size)
        case .effectFrames(let frames): addEffects(frames, size)
        case .content(let from, let to): addContent([from, to], size)
        case .contentFrames(let frames): addContent(frames, size)
        case .room(let isEntering, let shift):
            let hidden = "-\(WireLength.text(layer.placement.y + layer.placement.height))px"
            append("marginBottom", isEntering ? [hidden, "0px"] : ["0px", hidden])
            if shift != 0 {
                append("translate", isEntering ? [Self.pair(0, -shift), "0px 0px"] : ["0px 0px", Self.pair(0, shift)])
            }
        case .displacement(let x, let y): append("translate", [Self.pair(x, y), "0px 0px"])
        case .line(let before, let change): append("line", [before, String(change.rawValue)])
        }
    }

    /// The operations of all animations of a layer.
    package static func operations(_ animations: [LayerAnimation], of layer: Layer) -> [WireOperation] {
        let shared = animations.count > 1 ? SharedTransform(animations) : nil
        return animations.compactMap { AnimationMarkup($0, of: layer, sharing: shared).operation }
    }

    /// Without a timing the properties end at once. `nil`: nothing that a browser can interpolate.
    package var operation: WireOperation? {
        properties.isEmpty ? nil : .animate(layer.id, properties, timing: timing)
    }

    // MARK: - Properties

    private mutating func add(_ name: String, _ values: [String]) {
        guard Set(values).count > 1 || timing == nil else { return }
        append(name, values)
    }

    private mutating func append(_ name: String, _ values: [String]) {
        properties.append(WireOperation.AnimatedProperty(name: name, values: values))
    }

    private mutating func addPlacements(_ frames: [LayerPlacement]) {
        guard let target = frames.last else { return }
        let isInRun = layer.parent?.arrangement == .verticalRun
        if isInRun { add("marginTop", frames.map { Self.pixels($0.y) }) }
        add("translate", frames.map { Self.pair($0.x - target.x, isInRun ? 0 : $0.y - target.y) })
        if !WireElement.hasOwnWidth(layer.content) { add("width", frames.map { Self.pixels($0.width) }) }
        add("height", frames.map { Self.pixels($0.height) })
    }

    private mutating func addEffects(_ frames: [LayerEffects], _ size: WireSize) {
        // What the tree alone knows is not in states that the engine has made, and does not run.
        let isErased = frames.contains(where: \.isErased)
        let frames = frames.map { frame in
            var known = frame
            known.isErased = isErased
            return known
        }
        let turns = Self.turns(frames)
        if let turns {
            add("transform", turns)
            // Without a turn the layer's own origin is elsewhere.
            if frames.last?.projection == nil { append("transformOrigin", frames.map { _ in Self.origin(0, 0) }) }
        } else if let shared, timing != nil, let from = frames.first, let to = frames.last {
            for property in shared.properties(from: from, to: to) { append(property.name, property.values) }
            addOrigins(frames)
        } else if frames.allSatisfy({ $0.projection == nil }) {
            add("transform", frames.map(Self.transform))
            addOrigins(frames)
        }
        addDeclarations(
            frames.map { Declarations.effects($0, size) },
            [
                ("opacity", "opacity", "1"), ("filter", "filter", "none"), ("border-radius", "borderRadius", "0px"),
                ("clip-path", "clipPath", "none"),
            ])
        if turns == nil, frames.contains(where: { $0.projection != nil }) {
            addDeclarations(frames.map { Declarations.effects($0, size) }, [("transform", "transform", "none")])
        }
    }

    /// Adds the origins of transforms to the frames, if the origin moves or the layer ends where its styles have none.
    private mutating func addOrigins(_ frames: [LayerEffects]) {
        let origins = frames.map { Self.origin($0.anchorX, $0.anchorY) }
        let isKept = frames.last.map { $0.scaleX != 1 || $0.scaleY != 1 || $0.rotation != 0 } ?? true
        if isKept || origins.last == Self.origin(0.5, 0.5) || Set(frames.map(Self.transform)).count == 1 {
            add("transformOrigin", origins)
        } else {
            append("transformOrigin", origins)
        }
    }

    private mutating func addContent(_ frames: [LayerContent], _ size: WireSize) {
        // A text without words has no look to come from, or to go to.
        if timing != nil, frames.contains(where: Self.isWordless) { return }
        let css = frames.map { Self.declarations(of: $0, size) }
        if css.allSatisfy({ $0 != nil }) {
            addDeclarations(
                css.map { $0 ?? "" },
                [
                    ("background", "backgroundColor", "transparent"), ("border-radius", "borderRadius", "0px"),
                    ("box-shadow", "boxShadow", "none"), ("color", "color", "currentcolor"),
                ])
            addGradients(frames, size)
        }
        addDrawing(frames, size)
    }

    /// Gradients of one form go from one to the next by their variables. Where the form changes, the new one is shown at
    /// once, and nothing of the old one runs on.
    private mutating func addGradients(_ frames: [LayerContent], _ size: WireSize) {
        var gradients: [GradientVariables] = []
        for case .fill(_, let paint) in frames {
            guard let gradient = GradientVariables(paint, size) else { continue }
            gradients.append(gradients.last.map(gradient.turned(near:)) ?? gradient)
        }
        guard let first = gradients.first else { return }
        let image = "backgroundImage"
        guard timing != nil, gradients.count == frames.count, Set(gradients.map(\.image)).count == 1 else {
            // Without values what runs there ends.
            for name in [image] + first.names { append(name, []) }
            return
        }
        append(image, gradients.map(\.image))
        for (index, name) in first.names.enumerated() { append(name, gradients.map { $0.values[index] }) }
    }

    /// The form of a drawing is an element inside the layer's: its properties are marked with a dot.
    private mutating func addDrawing(_ frames: [LayerContent], _ size: WireSize) {
        let forms = frames.compactMap { AnimatedForm($0, size) }
        guard forms.count == frames.count, forms.count > 1 else { return }
        let paths = forms.compactMap(\.path)
        if paths.count == forms.count { add(".d", paths.map { "path(\"\($0)\")" }) }
        addInks(".fill", forms.map(\.fill))
        addInks(".stroke", forms.map(\.stroke))
        add(".strokeWidth", forms.map(\.strokeWidth))
        if forms.contains(where: \.isDashed) { add(".strokeDashoffset", forms.map(\.dashOffset)) }
    }

    /// Colours go from one to the next; where one of the inks is a gradient, the new ink is shown at once.
    private mutating func addInks(_ name: String, _ inks: [String?]) {
        let colors = inks.compactMap { $0 }
        if colors.count == inks.count { add(name, colors) }
    }

    private mutating func addDeclarations(_ frames: [String], _ known: [(css: String, name: String, none: String)]) {
        let values = frames.map(Self.split)
        for property in known {
            let steps = values.map { $0[property.css] ?? property.none }
            // Images do not blend; everything else here does, or flips in the middle.
            if !steps.contains(where: { $0.contains("gradient(") || $0.contains("url(") }) {
                add(property.name, steps)
            }
        }
    }

    // MARK: - Values

    private static func isWordless(_ content: LayerContent) -> Bool {
        if case .text(let text) = content { text.string.isEmpty } else { false }
    }

    private static func declarations(of content: LayerContent, _ size: WireSize) -> String? {
        switch content {
        case .group: ""
        case .fill(let outline, let paint): Declarations.fill(outline, paint, size)
        case .stroke(let outline, let paint, let stroke): Declarations.stroke(outline, paint, stroke, size)
        case .text(let text): TextDeclarations.block(text, size)
        case .image(let image): image.tint.map { "color:\(Declarations.color($0));" }
        case .drawing, .scroll, .activity, .field, .control: nil
        }
    }

    /// The declarations by property; semicolons occur between them only.
    private static func split(_ css: String) -> [String: String] {
        var result: [String: String] = [:]
        for declaration in css.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
        }
        return result
    }

    private static func transform(_ effects: LayerEffects) -> String {
        let move = "translate(\(pixels(effects.offsetX)),\(pixels(effects.offsetY)))"
        let turn = "rotate(\(WireLength.number(effects.rotation))rad)"
        return "\(move) \(turn) scale(\(WireLength.number(effects.scaleX)),\(WireLength.number(effects.scaleY)))"
    }

    /// Turns in space by their functions, of which browsers interpolate each; `nil` for other transforms.
    private static func turns(_ frames: [LayerEffects]) -> [String]? {
        guard var rest = frames.compactMap(\.turn).first else { return nil }
        rest.angle = 0
        let turns = frames.compactMap { effects -> SpatialTurn? in
            let rests = effects.scaleX == 1 && effects.scaleY == 1 && effects.rotation == 0
            return effects.turn ?? (effects.projection == nil && rests ? rest : nil)
        }
        // Functions of perspective begin at a pixel.
        guard turns.count == frames.count, turns.allSatisfy({ $0.pull >= 0 && $0.pull <= 1 }) else { return nil }
        return zip(frames, turns).map { effects, turn in
            let (x, y, z) = (turn.anchorX, turn.anchorY, turn.anchorZ)
            let place = "translate(\(pixels(effects.offsetX + x)),\(pixels(effects.offsetY + y)))"
            let eye = "perspective(\(turn.pull > 0 ? pixels(1 / turn.pull) : "none"))"
            let axis = [turn.axisX, turn.axisY, turn.axisZ].map(WireLength.number).joined(separator: ",")
            let turned = "rotate3d(\(axis),\(WireLength.number(turn.angle))rad)"
            return "\(place) \(eye) translateZ(\(pixels(z))) \(turned) translateZ(\(pixels(-z))) "
                + "translate(\(pixels(-x)),\(pixels(-y)))"
        }
    }

    private static func origin(_ x: Double, _ y: Double) -> String {
        "\(WireLength.number(x * 100))% \(WireLength.number(y * 100))%"
    }

    private static func pixels(_ length: Double) -> String { WireLength.text(length) + "px" }
    private static func pair(_ x: Double, _ y: Double) -> String { pixels(x) + " " + pixels(y) }

    static func milliseconds(_ seconds: Double) -> String {
        WireLength.number((min(max(seconds, 0), 86_400) * 1000).rounded())
    }

    static func easing(_ easing: AnimationTiming.Easing) -> String {
        switch easing {
        case .linear: "linear"
        case .cubic(let x1, let y1, let x2, let y2):
            "cubic-bezier(" + [x1, y1, x2, y2].map(WireLength.number).joined(separator: ",") + ")"
        case .samples(let samples):
            "linear(" + samples.map { WireLength.number(($0 * 1e4).rounded() / 1e4) }.joined(separator: ",") + ")"
        }
    }
}

/// A fill or stroke as the form that a page draws it with, by itself or as the mask of a gradient.
private struct AnimatedForm {
    /// The path; `nil` for a form that the layer's size makes.
    var path: String?
    /// The colours; `nil` for a gradient.
    var fill: String?
    var stroke: String?
    var strokeWidth: String
    var isDashed = false
    /// The offset into the dashes at which the line begins.
    var dashOffset = "0px"

    init?(_ content: LayerContent, _ size: WireSize) {
        switch content {
        case .fill(.path(let elements), let paint), .fill(.evenOddPath(let elements), let paint):
            path = SVGPath.data(elements)
            fill = Self.color(paint)
            stroke = "none"
            strokeWidth = "0px"
        case .stroke(let outline, let paint, let line):
            // A box draws the others.
            guard Declarations.stroke(outline, paint, line, size) == nil else { return nil }
            if case .path(let elements) = outline { path = SVGPath.data(elements) }
            fill = "none"
            stroke = Self.color(paint)
            strokeWidth = "\(WireLength.text(line.width * (line.isInside ? 2 : 1)))px"
            isDashed = !line.dash.isEmpty
            dashOffset = "\(WireLength.text(line.dashPhase))px"
        default: return nil
        }
    }

    private static func color(_ paint: Paint) -> String? {
        guard case .color(let color) = paint else { return nil }
        return Declarations.color(color)
    }
}
