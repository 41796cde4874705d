// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

/// A surface and the tree can only disagree unnoticed where the checksum does not look: it has to look at everything.
@Suite struct ChecksumTests {
    /// The checksum after `change` to a layer that the surface has.
    private func checksum(_ change: (Layer) -> Void = { _ in }) -> UInt64 {
        let tree = DisplayTree()
        let layer = tree.make(in: tree.root, .fill(.rectangle, .color(.black)))
        tree.make(in: layer)
        _ = tree.takeBatch()
        change(layer)
        return tree.takeBatch().checksum
    }

    private static let changes: [(name: String, change: @Sendable (Layer) -> Void)] = [
        ("opacity", { $0.effects.opacity = 0.5 }),
        ("clip", { $0.effects.clip = .capsule }),
        ("offsetX", { $0.effects.offsetX = 1 }),
        ("offsetY", { $0.effects.offsetY = 1 }),
        ("scaleX", { $0.effects.scaleX = 2 }),
        ("scaleY", { $0.effects.scaleY = 2 }),
        ("rotation", { $0.effects.rotation = 1 }),
        ("anchorX", { $0.effects.anchorX = 0 }),
        ("anchorY", { $0.effects.anchorY = 0 }),
        ("zIndex", { $0.effects.zIndex = 1 }),
        ("isHidden", { $0.effects.isHidden = true }),
        ("allowsHitTesting", { $0.effects.allowsHitTesting = false }),
        ("shadow", { $0.effects.shadow = .init(color: .black, radius: 2, x: 0, y: 1) }),
        ("blurRadius", { $0.effects.blurRadius = 3 }),
        ("projection", { $0.effects.projection = DisplayTransform(translationX: 3, y: 0) }),
        ("perspective", { $0.effects.projection = .init(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 0, g: 0.01) }),
        ("hitOutline", { $0.effects.hitOutline = .capsule }),
        ("hitArea inside", { $0.effects.hitArea = .inside }),
        ("hitArea whole", { $0.effects.hitArea = .whole }),
        ("isCompositingGroup", { $0.effects.isCompositingGroup = true }),
        ("isMasked", { $0.effects.isMasked = true }),
        ("isMask", { $0.effects.isMask = true }),
        ("isErased", { $0.effects.isErased = true }),
        ("blendMode", { $0.effects.blendMode = .multiply }),
        ("another blendMode", { $0.effects.blendMode = .screen }),
        ("brightness", { $0.effects.colorFilters = [.brightness(0.5)] }),
        ("contrast", { $0.effects.colorFilters = [.contrast(0.5)] }),
        ("saturation", { $0.effects.colorFilters = [.saturation(0.5)] }),
        ("hueRotation", { $0.effects.colorFilters = [.hueRotation(0.5)] }),
        ("invert", { $0.effects.colorFilters = [.invert] }),
        ("multiply", { $0.effects.colorFilters = [.multiply(.black)] }),
        ("luminanceToAlpha", { $0.effects.colorFilters = [.luminanceToAlpha] }),
        ("alphaThreshold", { $0.effects.colorFilters = [.alphaThreshold(0.5)] }),
        ("filters in order", { $0.effects.colorFilters = [.brightness(0.5), .invert] }),
        ("filters in another order", { $0.effects.colorFilters = [.invert, .brightness(0.5)] }),
        ("linear gradient", { $0.paint(.linearGradient(stops: stops, startX: 0, startY: 0, endX: 1, endY: 0.5)) }),
        (
            "radial gradient",
            {
                $0.paint(.radialGradient(stops: stops, centerX: 0, centerY: 0, startRadius: 1, endRadius: 0.5))
            }
        ),
        (
            "elliptical gradient",
            {
                $0.paint(.ellipticalGradient(stops: stops, centerX: 0, centerY: 0, startRadius: 1, endRadius: 0.5))
            }
        ),
        ("angular gradient", { $0.paint(.angularGradient(stops: stops, centerX: 0, centerY: 0, angle: 1)) }),
        ("angle", { $0.paint(.angularGradient(stops: stops, centerX: 0, centerY: 0, angle: 2)) }),
        ("path", { $0.content = .fill(.path([.close]), .color(.black)) }),
        ("even-odd path", { $0.content = .fill(.evenOddPath([.close]), .color(.black)) }),
        ("circular corners", { $0.content = .fill(corners(isContinuous: false), .color(.black)) }),
        ("continuous corners", { $0.content = .fill(corners(isContinuous: true), .color(.black)) }),
        ("image", { $0.content = .image(picture) }),
        ("tinted image", { $0.image { $0.tint = .black } }),
        ("painted image", { $0.image { $0.tintPaint = .color(.black) } }),
        ("sliced image", { $0.image { $0.slicing = .init(width: 9, height: 9, top: 1) } }),
        ("tiled image", { $0.image { $0.slicing = .init(width: 9, height: 9, top: 1, isTiled: true) } }),
        (
            "painted text",
            {
                var text = DisplayText.line("a")
                text.paint = .color(.black)
                $0.content = .text(text)
            }
        ),
        (
            "text on a colour",
            {
                var text = DisplayText.line("a")
                text.styles[0].background = .white
                $0.content = .text(text)
            }
        ),
        ("x", { $0.placement.x = 1 }),
        ("y", { $0.placement.y = 1 }),
        ("width", { $0.placement.width = 11 }),
        ("height", { $0.placement.height = 11 }),
        ("outline", { $0.content = .fill(.circle, .color(.black)) }),
        ("colour", { $0.content = .fill(.rectangle, .color(.white)) }),
        ("kind", { $0.content = .group }),
        ("text", { $0.content = .text(.line("a")) }),
        ("another text", { $0.content = .text(.line("b")) }),
        ("role", { $0.semantics = Semantics(role: .button) }),
        ("events", { $0.events = .tap }),
        ("arrangement", { $0.arrangement = .verticalRun }),
    ]

    fileprivate static let picture = DisplayImage(source: .stored(hash: "a"))
    private static let stops = [
        Paint.GradientStop(color: .black, location: 0), Paint.GradientStop(color: .white, location: 1),
    ]

    private static func corners(isContinuous: Bool) -> Outline {
        .unevenRoundedRectangle(
            topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4, isContinuous: isContinuous)
    }

    @Test("is another one after every kind of change, and never that of another change")
    func everyChangeIsSeen() {
        var names = [checksum(): "no change"]
        for (name, change) in Self.changes {
            let sum = checksum(change)
            #expect(names[sum] == nil, "\(name) has the checksum of: \(names[sum] ?? "")")
            names[sum] = name
        }
    }

    @Test("sees the order of siblings and where a layer stands")
    func theStructureIsSeen() {
        let tree = DisplayTree()
        let layers = (0..<3).map { _ in tree.make(in: tree.root) }
        var sums = [tree.takeBatch().checksum]
        tree.root.setChildren(Array(layers.reversed()))
        sums.append(tree.takeBatch().checksum)
        layers[0].append(layers[1])
        sums.append(tree.takeBatch().checksum)
        tree.root.remove(layers[2])
        sums.append(tree.takeBatch().checksum)
        #expect(Set(sums).count == 4)
    }

    @Test("is what it was when a change is taken back")
    func aRevertIsSeen() {
        let tree = DisplayTree()
        let layer = tree.make(in: tree.root)
        let before = tree.takeBatch().checksum
        layer.effects.opacity = 0.5
        _ = tree.takeBatch()
        layer.effects.opacity = 1
        #expect(tree.takeBatch().checksum == before)
    }
}

extension Layer {
    fileprivate func paint(_ paint: Paint) { content = .fill(.rectangle, paint) }

    fileprivate func image(_ change: (inout DisplayImage) -> Void) {
        var image = ChecksumTests.picture
        change(&image)
        content = .image(image)
    }
}
