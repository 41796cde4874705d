// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The fixed shaper: letters are half an em wide, spaces a quarter; body is 17 points.
@MainActor
@Suite("A text renderer")
struct TextRendererTests {
    /// Draws with a closure.
    private struct Drawing: TextRenderer {
        var displayPadding = EdgeInsets()
        let content: (Text.Layout, inout GraphicsContext) -> Void

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { content(layout, &ctx) }
    }

    /// Draws each glyph by itself, where it stands.
    private struct Letters: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { ctx.draw(slice) }
        }
    }

    private struct Mark: TextAttribute {
        let number: Int
    }

    private struct OtherMark: TextAttribute {}

    /// The layers that a renderer has drawn texts in.
    private func drawn(_ scene: SceneHost) -> [Layer] {
        scene.display.root.all.filter { layer in
            guard case .text(let text) = layer.content else { return false }
            return text.styles.contains { $0.color.alpha > 0 }
        }
    }

    private func strings(_ scene: SceneHost) -> [String] { drawn(scene).compactMap { $0.string } }

    private func paint(of layer: Layer) -> Paint? {
        if case .text(let text) = layer.content { text.paint } else { nil }
    }

    /// Returns what a closure finds in the layout of a text.
    private func find<Found, V: View>(
        in view: V, width: Double = 390, _ look: @escaping (Text.Layout) -> Found
    ) throws -> Found {
        var found: Found?
        _ = TextMount(view.textRenderer(Drawing { layout, _ in found = look(layout) }), width: width)
        return try #require(found)
    }

    // MARK: - Drawing

    @Test("draws glyphs where the text has them, as layers")
    func glyphs() throws {
        let mount = TextMount(Text(verbatim: "ab c").textRenderer(Letters()))
        let glyphs = drawn(mount.scene)
        #expect(strings(mount.scene) == ["a", "b", "c"])
        #expect(glyphs.map { $0.placement.x } == [0, 8.5, 21.25])
        #expect(glyphs.allSatisfy { abs($0.placement.y) < 0.01 && abs($0.placement.height - 20.287) < 0.01 })
        #expect(glyphs.allSatisfy { $0.effects == .none })
    }

    @Test("draws lines and runs as wholes")
    func wholes() {
        let text = Text(verbatim: "aaaa bbbb ") + Text(verbatim: "cccc").bold()
        let lines = Drawing { layout, context in for line in layout { context.draw(line) } }
        let mount = TextMount(text.textRenderer(lines), width: 80)
        #expect(strings(mount.scene) == ["aaaa bbbb", "cccc"])
        #expect(drawn(mount.scene).map { $0.placement.y.rounded() } == [0, 22])
        let runs = Drawing { layout, context in for run in layout.joined() { context.draw(run) } }
        let row = TextMount(text.textRenderer(runs))
        #expect(strings(row.scene) == ["aaaa bbbb ", "cccc"])
        #expect(drawn(row.scene).map { $0.placement.x } == [0, 76.5])
    }

    @Test("leaves the text to screen readers, clear and of its own size")
    func semantics() throws {
        let plain = TextMount(Text(verbatim: "ab c"))
        let mount = TextMount(Text(verbatim: "ab c").textRenderer(Letters()))
        #expect(mount.frames == plain.frames)
        let elements = mount.scene.display.elements().all { $0.role == .staticText }
        #expect(elements.map(\.label) == ["ab c"])
        let clear = try #require(mount.texts.first)
        #expect(clear.string == "ab c" && clear.styles.allSatisfy { $0.color.alpha == 0 })
        let named = TextMount(Text(verbatim: "a").textRenderer(Letters()).accessibilityIdentifier("name"))
        #expect(named.scene.display.elements().first(identifier: "name")?.label == "a")
    }

    @Test("moves, fades and blurs the layer of a glyph")
    func effects() throws {
        let renderer = Drawing { layout, context in
            for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
                var copy = context
                copy.opacity = 0.5
                copy.translateBy(x: 2, y: -3)
                copy.addFilter(.blur(radius: 3))
                copy.addFilter(.blur(radius: 4))
                copy.addFilter(.grayscale(1))
                copy.draw(slice, options: .disablesSubpixelQuantization)
            }
        }
        let glyphs = drawn(TextMount(Text(verbatim: "ab").textRenderer(renderer)).scene)
        #expect(glyphs.map { $0.placement.x } == [0, 8.5])
        for glyph in glyphs {
            #expect(glyph.effects.offsetX == 2 && glyph.effects.offsetY == -3)
            #expect(glyph.effects.opacity == 0.5 && glyph.effects.blurRadius == 5)
            #expect(glyph.effects.colorFilters == [.saturation(0)])
        }
    }

    @Test("turns and scales around the corner of the text")
    func transforms() throws {
        let renderer = Drawing { layout, context in
            context.scaleBy(x: 2, y: 3)
            for slice in layout[0][0] { context.draw(slice) }
        }
        let glyphs = drawn(TextMount(Text(verbatim: "ab").textRenderer(renderer)).scene)
        let glyph = try #require(glyphs.last)
        let map = DisplayTransform(
            effects: glyph.effects, width: glyph.placement.width, height: glyph.placement.height)
        let corner = map.map(x: 0, y: 0)
        let end = map.map(x: 1, y: 1)
        #expect((glyph.placement.x + corner.x, glyph.placement.y + corner.y) == (17, 0))
        #expect((end.x - corner.x, end.y - corner.y) == (2, 3))
    }

    @Test("gives what a layer cannot have together to a layer around it")
    func shadows() throws {
        let renderer = Drawing { layout, context in
            context.opacity = 0.5
            context.addFilter(.shadow(color: .black, radius: 2))
            context.draw(layout[0])
        }
        let scene = TextMount(Text(verbatim: "ab").textRenderer(renderer)).scene
        let shadowed = try #require(scene.display.root.all.first { $0.effects.shadow != nil })
        #expect(shadowed.effects.opacity == 0.5)
        #expect(shadowed.all.contains { $0.string == "ab" })
    }

    @Test("shows what it draws in its padding and not beyond")
    func padding() throws {
        func isShown(_ renderer: Drawing, x: Double) throws -> Bool {
            let scene = TextMount(Text(verbatim: "ab").textRenderer(renderer)).scene
            let layer = try #require(scene.display.root.all.first { $0.effects.clip != nil })
            return layer.effects.clip?.contains(x: x, y: 5, width: 17, height: 20) == true
        }
        let close = Drawing { layout, context in context.draw(layout[0]) }
        var wide = close
        wide.displayPadding = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
        #expect(try isShown(close, x: -8))
        #expect(try !isShown(close, x: -10))
        #expect(try isShown(wide, x: -18))
        #expect(try !isShown(wide, x: 27))
    }

    @Test("draws shapes and other texts, which it does not draw again")
    func otherDrawings() {
        let renderer = Drawing { layout, context in
            context.fill(Path(layout[0].typographicBounds.rect), with: .color(.yellow))
            context.draw(Text(verbatim: "x"), at: .zero)
        }
        let scene = TextMount(Text(verbatim: "ab").textRenderer(renderer)).scene
        #expect(strings(scene) == ["x"])
        #expect(scene.fills.count == 1)
    }

    @Test("says how large texts are")
    func sizes() throws {
        struct Roomy: TextRenderer {
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
                let own = text.sizeThatFits(proposal)
                return CGSize(width: own.width + 20, height: own.height + 10)
            }
        }
        let plain = try #require(TextMount(Text(verbatim: "ab")).frames.first)
        let roomy = try #require(TextMount(Text(verbatim: "ab").textRenderer(Roomy())).frames.first)
        #expect(abs(roomy.width - plain.width - 20) < 0.01 && abs(roomy.height - plain.height - 10) < 0.01)
    }

    @Test("draws every text of a list, and redacted ones not at all")
    func lists() {
        let rows = VStack { ForEach(0..<2, id: \.self) { Text(verbatim: "\($0)") } }
        #expect(strings(TextMount(rows.textRenderer(Letters())).scene) == ["0", "1"])
        let redacted = TextMount(Text(verbatim: "ab").textRenderer(Letters()).redacted(reason: .placeholder))
        #expect(redacted.texts.isEmpty)
        #expect(redacted.scene.fills.count == 1)
    }

    @Test("draws a gradient across the whole text")
    func gradients() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let mount = TextMount(Text(verbatim: "ab").foregroundStyle(gradient).textRenderer(Letters()))
        let ends = drawn(mount.scene).map { layer -> [Double] in
            guard case .linearGradient(_, let startX, _, let endX, _)? = paint(of: layer) else { return [] }
            return [startX, endX]
        }
        #expect(ends == [[0, 2], [-1, 1]])
    }

    // MARK: - Layout

    @Test("sees lines and their bounds")
    func lines() throws {
        let text = Text(verbatim: "aaaa bbbb cccc")
        let bounds = try find(in: text, width: 80) { layout in layout.map(\.typographicBounds) }
        let ascent: CGFloat = 17.0 * 1950 / 2048
        let descent: CGFloat = 17.0 * 494 / 2048
        try #require(bounds.count == 2)
        #expect(bounds[0].width == 72.25 && bounds[1].width == 34)
        #expect(bounds.allSatisfy { abs($0.ascent - ascent) < 0.01 && abs($0.descent - descent) < 0.01 })
        #expect(abs(bounds[1].origin.y - 22 - ascent) < 0.01 && abs(bounds[1].rect.minY - 22) < 0.01)
        #expect(bounds[0].leading > 0)
        #expect(try find(in: text, width: 80) { !$0.isTruncated })
        #expect(try find(in: text.lineLimit(1), width: 80) { $0.isTruncated })
    }

    @Test("sees runs and their glyphs")
    func runs() throws {
        let text = Text(verbatim: "ab").font(.title) + Text(verbatim: "cd")
        let widths = try find(in: text) { layout in
            layout[0].map { run in run.map { Double($0.typographicBounds.width) } }
        }
        #expect(widths == [[14, 14], [8.5, 8.5]])
        let ascents = try find(in: text) { layout in layout[0].map { Double($0.typographicBounds.ascent) } }
        #expect(zip(ascents, [28.0, 17]).allSatisfy { abs($0 - $1 * 1950 / 2048) < 0.01 })
        let part = try find(in: text) { layout in
            let slice = layout[0][1][0..<2]
            return (Double(slice.typographicBounds.origin.x), Double(slice[1..<2].typographicBounds.origin.x))
        }
        #expect(part == (28, 36.5))
    }

    /// How far the characters of each line are from that of the first glyph.
    nonisolated private static func distances(in layout: Text.Layout) -> [[Int]] {
        layout.map { line in
            line.flatMap { $0.characterIndices }.map { layout[0][0].characterIndices[0].distance(to: $0) }
        }
    }

    @Test("knows the characters of glyphs, behind spaces and ellipses")
    func characters() throws {
        let text = Text(verbatim: "aaaa bbbb cccc")
        #expect(try find(in: text, width: 80) { Self.distances(in: $0) } == [Array(0..<9), Array(10..<14)])
        #expect(try find(in: text.lineLimit(1), width: 100) { Self.distances(in: $0) } == [Array(0..<12)])
        #expect(try find(in: Text(verbatim: "a\u{1F600}b")) { Self.distances(in: $0) } == [[0, 1, 3]])
        let ended = Text(verbatim: "aaaabbbbccccdddd").lineLimit(1).truncationMode(.head)
        #expect(try find(in: ended, width: 100) { Self.distances(in: $0) } == [[0] + Array(6..<16)])
    }

    @Test("measures what is written from right to left from the right")
    func rightToLeft() throws {
        let places = try find(in: Text(verbatim: "\u{05D0}\u{05D1}")) { layout in
            layout[0][0].map { Double($0.typographicBounds.origin.x) }
        }
        #expect(places == [8.5, 0])
        let direction = try find(in: Text(verbatim: "\u{05D0}\u{05D1}")) { $0[0][0].layoutDirection }
        #expect(direction == .rightToLeft)
    }

    @Test("draws letters that join as one glyph")
    func joinedLetters() {
        let scene = SceneHost(
            Text(verbatim: "ab cd").textRenderer(Letters()),
            session: SessionContext(textEngine: ParagraphLayout(shaper: JoiningShaper())))
        scene.flush()
        #expect(strings(scene) == ["ab", "cd"])
        #expect(drawn(scene).map { $0.placement.x } == [0, 21.25])
    }

    @Test("finds the attributes of runs, the innermost of each type")
    func attributes() throws {
        let marked = Text(verbatim: "a").customAttribute(Mark(number: 1)) + Text(verbatim: "b")
        let text = marked.customAttribute(Mark(number: 2)).customAttribute(OtherMark()) + Text(verbatim: "c")
        let numbers = try find(in: text) { layout in layout[0].map { $0[Mark.self]?.number } }
        #expect(numbers == [1, 2, nil])
        let others = try find(in: text) { layout in layout[0].map { $0[0..<1][OtherMark.self] != nil } }
        #expect(others == [true, true, false])
        #expect(Text(verbatim: "a").customAttribute(Mark(number: 1)) != Text(verbatim: "a"))
        #expect(
            Text(verbatim: "a").customAttribute(Mark(number: 1)) == Text(verbatim: "a").customAttribute(Mark(number: 1))
        )
    }

    // MARK: - Changes

    @MainActor private final class Model { var write: ((Double) -> Void)? }

    private struct Rise: TextRenderer {
        var height: Double

        var animatableData: Double {
            get { height }
            set { height = newValue }
        }

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
                var copy = ctx
                copy.translateBy(x: 0, y: -height)
                copy.opacity = 1 - height / 100
                copy.draw(slice)
            }
        }
    }

    private struct Rising: View {
        let model: Model
        @State private var height = 0.0

        var body: some View {
            model.write = { [height = $height] in height.wrappedValue = $0 }
            return Text(verbatim: "ab").textRenderer(Rise(height: height))
        }
    }

    @Test("animates its data, in steps on the same layers")
    func animation() {
        let model = Model()
        let scene = SceneHost(Rising(model: model), session: .fixture())
        _ = scene.update()
        let before = drawn(scene).map(\.id)
        #expect(drawn(scene).map { $0.effects.offsetY } == [0, 0])
        withAnimation(.linear(duration: 2)) { model.write?(100) }
        let operations = scene.update().batch.operations
        // The end of the first step, which is a twentieth of the way.
        #expect(drawn(scene).map { ($0.effects.offsetY * 100).rounded() } == [-500, -500])
        #expect(drawn(scene).map(\.id) == before)
        let times = operations.flatMap { operation -> [Double?] in
            if case .animate(_, let list) = operation { list.map { $0.timing?.duration } } else { [] }
        }
        #expect(!times.isEmpty && times.allSatisfy { $0 == 0.1 })
        model.write?(40)
        _ = scene.update()
        #expect(drawn(scene).map { $0.effects.offsetY } == [-40, -40])
        #expect(drawn(scene).map(\.id) == before)
    }

    @Test("draws again when the text or what it reads changes")
    func changes() {
        struct Screen: View {
            let model: Model
            @State private var value = 0.0

            var body: some View {
                model.write = { [value = $value] in value.wrappedValue = $0 }
                return Text(verbatim: "\(Int(value))").font(.system(size: CGFloat(10 + value))).textRenderer(Letters())
            }
        }
        let model = Model()
        let scene = SceneHost(Screen(model: model), session: .fixture())
        scene.flush()
        #expect(strings(scene) == ["0"])
        model.write?(10)
        scene.flush()
        #expect(strings(scene) == ["1", "0"])
        #expect(drawn(scene).map { $0.placement.x } == [0, 10])
    }
}

/// The fixed shaper, all of whose letters join their neighbours.
private final class JoiningShaper: TextShaping {
    private let shaper = FixedAdvanceShaper()

    func shape(_ text: String, font: FontSpec, localeIdentifier: String) -> ShapedText {
        var shaped = shaper.shape(text, font: font, localeIdentifier: localeIdentifier)
        shaped.isCursive = shaped.isSpace.map { !$0 }
        return shaped
    }

    func shapingFont(for font: FontSpec) -> FontSpec { shaper.shapingFont(for: font) }
}
