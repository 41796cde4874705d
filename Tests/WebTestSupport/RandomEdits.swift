// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import TestSupport
package import VitrineDisplay

/// Random edits of a display tree, of every kind that the wire knows.
package struct RandomEdits {
    var generator: SeededGenerator
    let tree: DisplayTree
    private var counter = 0
    /// Texts want to be markup, addresses want to be scripts, and some numbers are out of all proportion.
    private let isHostile: Bool

    package init(seed: UInt64, tree: DisplayTree, isHostile: Bool = false) {
        generator = SeededGenerator(seed: seed)
        self.tree = tree
        self.isHostile = isHostile
    }

    package static let hostileTexts = [
        "<img src=x onerror=alert(1)>", "</style><script>alert(1)</script>", "\" onmouseover=\"alert(1)",
        "javascript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,<b>", "x;}*{display:none}", "url(//evil)",
        "expression(alert(1))", "\u{2028}\u{202E}", "\u{0}", "srcdoc", "onclick", "]]>", "\\3c script",
        "a\"],[4,0],[\"",
        "//evil", "/\\evil", " javascript:x", "#\"><script>", "vbscript:x", "h0\");}", "../../secret",
    ]

    private mutating func word(_ harmless: String) -> String {
        isHostile ? Self.hostileTexts.randomElement(using: &generator)! : harmless
    }

    private mutating func address() -> String {
        isHostile && Bool.random(using: &generator) ? word("") : "/characters/1"
    }

    private mutating func number(_ harmless: Double) -> Double {
        guard isHostile, Int.random(in: 0..<4, using: &generator) == 0 else { return harmless }
        return [1e6, -1e6, 1e-6, 0, 12_345.678].randomElement(using: &generator)!
    }

    private func all(_ layer: Layer) -> [Layer] {
        [layer] + layer.children.flatMap(all)
    }

    package mutating func edit() {
        let layers = all(tree.root)
        let layer = layers.randomElement(using: &generator)!
        counter += 1
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1: add(to: container(layers))
        case 2:
            if let parent = layer.parent { parent.remove(layer) }
        case 3: move(layers)
        case 4: layer.placement = place()
        case 5, 6: if layer !== tree.root, layer.children.isEmpty { layer.content = content() }
        case 7: layer.effects = effects()
        case 8: if layer !== tree.root { layer.semantics = semantics() }
        case 9: layer.events = Bool.random(using: &generator) ? .tap : []
        case 10: layer.interaction = Bool.random(using: &generator) ? InteractionLook(pressedOpacity: 0.4) : nil
        default:
            let arrangement: Arrangement = Bool.random(using: &generator) ? .verticalRun : .absolute
            // No view changes that of a scroller, and Chromium (156) ends where a page does with much else at once.
            if case .scroll = layer.content { break }
            if layer !== tree.root { layer.arrangement = arrangement }
        }
    }

    private func isContainer(_ layer: Layer) -> Bool {
        switch layer.content {
        case .group, .fill, .scroll: true
        default: false
        }
    }

    private mutating func container(_ layers: [Layer]) -> Layer {
        layers.filter(isContainer).randomElement(using: &generator)!
    }

    private mutating func add(to parent: Layer) {
        let layer = Layer(
            tree: tree,
            content: content(),
            arrangement: Bool.random(using: &generator) ? .verticalRun : .absolute
        )
        layer.placement = place()
        layer.effects = effects()
        layer.semantics = semantics()
        if Bool.random(using: &generator) { layer.events = .tap }
        if isContainer(layer) {
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                let child = Layer(tree: tree, content: content())
                child.placement = place()
                layer.append(child)
            }
        }
        parent.insert(layer, at: Int.random(in: 0...parent.liveChildren.count, using: &generator))
    }

    private mutating func move(_ layers: [Layer]) {
        guard let layer = layers.dropFirst().randomElement(using: &generator) else { return }
        let inside = Set(all(layer).map(\.id))
        let targets = layers.filter { isContainer($0) && !inside.contains($0.id) }
        guard let target = targets.randomElement(using: &generator) else { return }
        let count = target.liveChildren.filter { $0 !== layer }.count
        target.insert(layer, at: Int.random(in: 0...count, using: &generator))
    }

    private mutating func place() -> LayerPlacement {
        func length(_ range: ClosedRange<Int>) -> Double {
            number(Double(Int.random(in: range, using: &generator)) / 4)
        }
        return LayerPlacement(
            x: length(-40...400),
            y: length(-40...400),
            width: length(0...800),
            height: length(0...400)
        )
    }

    private mutating func color() -> DisplayColor {
        DisplayColor(red: number(Double(Int.random(in: 0...4, using: &generator)) / 4), green: 0.5, blue: 0.25)
    }

    private mutating func paint() -> Paint {
        let stops = [Paint.GradientStop(color: color(), location: 0), .init(color: color(), location: 0.75)]
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return .linearGradient(stops: stops, startX: 0, startY: 0, endX: 1, endY: 1)
        case 1: return .linearGradient(stops: stops, startX: 0.5, startY: 0, endX: 0.5, endY: 1)
        case 2: return .radialGradient(stops: stops, centerX: 0.5, centerY: 0, startRadius: 4, endRadius: 40)
        case 3: return .ellipticalGradient(stops: stops, centerX: 0.5, centerY: 0.5, startRadius: 0, endRadius: 0.5)
        case 4: return .angularGradient(stops: stops, centerX: 0.5, centerY: 0.5, angle: 1)
        default: return .color(color())
        }
    }

    private mutating func content() -> LayerContent {
        let outlines: [Outline] = [
            .rectangle, .capsule, .circle, .ellipse, .roundedRectangle(radiusX: 8, radiusY: 8, isContinuous: true),
            .path([.move(x: number(0), y: 0), .line(x: 20, y: number(10)), .close]),
            .evenOddPath([.move(x: 0, y: 0), .line(x: 20, y: 10), .close]),
            .roundedRectangle(radiusX: 26, radiusY: 26, isContinuous: true),
            .unevenRoundedRectangle(topLeft: 20, topRight: 0, bottomRight: 30, bottomLeft: 4, isContinuous: true),
        ]
        let outline = outlines.randomElement(using: &generator)!
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1: return .group
        case 2: return .fill(outline, paint())
        case 3:
            let width = number([0.0, 2].randomElement(using: &generator)!)
            return .stroke(outline, paint(), DisplayStroke(width: width, isInside: Bool.random(using: &generator)))
        case 4: return .text(SamplePages.text(word("Text \(counter) <&>"), size: number(17), color: color()))
        case 5:
            return .text(
                SamplePages.paragraph(
                    [(word("First line \(counter)"), 120), (word("second"), number(60))], size: 15, color: color())
            )
        case 6:
            return .image(
                DisplayImage(
                    source: Bool.random(using: &generator)
                        ? .stored(hash: word("h\(counter % 5)"))
                        : .symbol(
                            name: word(["star", "heart", "unknown"][counter % 3]), weight: counter % 2 == 0 ? 400 : 700,
                            pointSize: 17),
                    tint: Bool.random(using: &generator) ? color() : nil,
                    isMirrored: counter % 5 == 0
                )
            )
        default:
            return .scroll(
                DisplayScroll(
                    isHorizontal: false,
                    isVertical: true,
                    contentWidth: number(100),
                    contentHeight: number(Double(counter * 10))
                )
            )
        }
    }

    private mutating func effects() -> LayerEffects {
        var effects = LayerEffects()
        switch Int.random(in: 0..<12, using: &generator) {
        case 4: effects.clip = .roundedRectangle(radiusX: 30, radiusY: 30, isContinuous: true)
        case 5: effects.colorFilters = [.brightness(number(0.25)), .saturation(Double(counter % 3))]
        case 6:
            let modes = DisplayBlendMode.allCases.filter { $0.shares == nil || $0 == .destinationOut }
            effects.blendMode = modes.randomElement(using: &generator)!
        case 7: effects.isCompositingGroup = true
        case 8: effects.isMasked = true
        case 9: effects.projection = DisplayTransform(a: 0.9, b: 0, c: 0.1, d: 1, tx: 3, ty: 4, g: 0.001)
        case 0: effects.opacity = number(0.5)
        case 1: effects.clip = .roundedRectangle(radiusX: 4, radiusY: 4, isContinuous: false)
        case 2: effects.offsetX = number(10)
        case 3: effects.zIndex = 2
        default: break
        }
        return effects
    }

    private mutating func semantics() -> Semantics? {
        let roles: [Semantics.Role] = [
            .none, .button, .link(href: address()), .heading(level: 2), .list, .group, .navigation,
        ]
        guard Bool.random(using: &generator) else { return nil }
        var semantics = Semantics(role: roles.randomElement(using: &generator)!)
        if Bool.random(using: &generator) { semantics.label = word("Label \(counter)") }
        if Bool.random(using: &generator) { semantics.identifier = word("id.\(counter)") }
        if isHostile {
            semantics.hint = word("")
            semantics.value = word("")
        }
        return semantics
    }
}
