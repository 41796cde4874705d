// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// What of a canvas is one drawing, and what is a layer of its own.
@MainActor
@Suite("The drawing of a canvas")
struct CanvasDrawingTests {
    private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    private func scene(_ draw: @escaping (inout GraphicsContext) -> Void) -> SceneHost {
        let canvas = Canvas { context, _ in
            draw(&context)
        } symbols: {
            Color.green.tag("symbol")
        }
        let scene = SceneHost(canvas.frame(width: 100, height: 100), session: .fixture())
        scene.flush()
        return scene
    }

    /// The layers that draw, from back to front.
    private func contents(_ draw: @escaping (inout GraphicsContext) -> Void) -> [LayerContent] {
        func drawn(_ layer: Layer) -> [LayerContent] {
            (layer.content == .group ? [] : [layer.content]) + layer.children.flatMap(drawn)
        }
        return drawn(scene(draw).display.root)
    }

    /// The operations of each drawing, from back to front; none for another layer.
    private func operations(
        _ draw: @escaping (inout GraphicsContext) -> Void
    ) -> [[DisplayDrawing.Operation]] {
        contents(draw).map { if case .drawing(let drawing) = $0 { drawing.operations } else { [] } }
    }

    @Test("Many operations are one layer")
    func many() {
        let layers = operations { context in
            for index in 0..<280 {
                let box = CGRect(x: Double(index % 10) * 10, y: Double(index / 10), width: 4, height: 4)
                context.fill(Path(ellipseIn: box), with: .color(.red))
            }
        }
        #expect(layers.map(\.count) == [280])
    }

    @Test("A canvas that draws nothing has no drawing")
    func empty() {
        #expect(contents { _ in }.isEmpty)
    }

    @Test("Rectangles and ellipses are said by their boxes, moved, scaled and mirrored, and other forms by their paths")
    func forms() throws {
        let drawings = operations { [square] context in
            context.scaleBy(x: 2, y: 1)
            context.fill(square, with: .color(.red))
            context.scaleBy(x: -1, y: 1)
            context.translateBy(x: -50, y: 0)
            context.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 10)), with: .color(.red))
            context.rotate(by: .degrees(30))
            context.fill(square, with: .color(.red))
            context.fill(square, with: .color(.red), style: FillStyle(eoFill: true))
        }
        let marks = try #require(drawings.first).map(\.mark)
        try #require(marks.count == 4)
        guard case .rectangle(let box, _) = marks[0] else {
            Issue.record("no rectangle: \(marks[0])")
            return
        }
        #expect(box == DisplayRect(x: 20, y: 10, width: 40, height: 20))
        guard case .ellipse(let oval, _) = marks[1] else {
            Issue.record("no ellipse: \(marks[1])")
            return
        }
        #expect(abs(oval.x - 40) < 1e-6 && oval.y == 10 && abs(oval.width - 40) < 1e-6 && oval.height == 10)
        guard case .fill(.path, _) = marks[2], case .fill(.evenOddPath, _) = marks[3] else {
            Issue.record("no paths: \(marks[2]) \(marks[3])")
            return
        }
    }

    @Test("An opacity is a part of the colour, and stays by itself where there is no single one")
    func opacity() throws {
        let drawings = operations { [square] context in
            context.opacity = 0.5
            context.fill(square, with: .color(.red))
            let gradient = Gradient(colors: [.red, .blue])
            context.fill(
                square,
                with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)))
        }
        let found = try #require(drawings.first)
        guard case .rectangle(_, .color(let color)) = found[0].mark else {
            Issue.record("\(found[0])")
            return
        }
        #expect(color.alpha == 0.5 && found[0].opacity == 1)
        #expect(found[1].opacity == 0.5)
    }

    @Test("Clips, blend modes and shadows are an operation's own")
    func looks() throws {
        let drawings = operations { [square] context in
            context.clip(to: square)
            var other = context
            other.clip(to: square, options: .inverse)
            other.blendMode = .multiply
            other.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 2))
            other.fill(square, with: .color(.red))
            context.fill(square, with: .color(.red))
        }
        let found = try #require(drawings.first)
        #expect(found.map(\.clips.count) == [2, 1])
        #expect(found.map(\.blendMode) == [.multiply, .normal])
        #expect(found[0].shadow == LayerEffects.Shadow(color: .black, radius: 3, x: 1, y: 2))
        #expect(found[1].shadow == nil)
    }

    @Test("What erases is an operation, in one colour where it clears, and before what replaces")
    func erasers() throws {
        func draw(_ mode: GraphicsContext.BlendMode) throws -> [DisplayDrawing.Operation] {
            let drawings = operations { [square] context in
                context.fill(square, with: .color(.red))
                context.blendMode = mode
                context.opacity = 0.5
                context.fill(square, with: .color(.blue))
            }
            return try #require(drawings.first)
        }
        #expect(try draw(.destinationOut).map(\.blendMode) == [.normal, .destinationOut])
        #expect(try draw(.sourceAtop).map(\.blendMode) == [.normal, .sourceAtop])
        let box = DisplayRect(x: 10, y: 10, width: 20, height: 20)
        let cleared = try draw(.clear)
        #expect(cleared.map(\.blendMode) == [.normal, .destinationOut])
        #expect(cleared.last?.mark == .rectangle(box, .color(.black)))
        let copied = try draw(.copy)
        #expect(copied.map(\.blendMode) == [.normal, .destinationOut, .plusLighter])
        #expect(copied[1].mark == .rectangle(box, .color(.black)))
    }

    @Test("What erases over a text is a layer, and the canvas is drawn apart then")
    func erasedTexts() throws {
        let scene = scene { [square] context in
            context.draw(Text("Label"), at: CGPoint(x: 20, y: 20))
            context.blendMode = .destinationOut
            context.fill(square, with: .color(.blue))
        }
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        let eraser = try #require(all(scene.display.root).first { $0.effects.blendMode == .destinationOut })
        #expect(eraser.erasedGroup?.effects.isCompositingGroup == true)
        #expect(!scene.diagnostics.contains(.withoutEffect))
    }

    @Test("Operators that layers have not cut texts and what is drawn over them by each other, a few times")
    func operatorsOverTexts() {
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        func scene(times: Int) -> SceneHost {
            self.scene { [square] context in
                context.draw(Text("Label"), at: CGPoint(x: 20, y: 20))
                context.blendMode = .sourceAtop
                for _ in 0..<times { context.fill(square, with: .color(.blue)) }
            }
        }
        let once = scene(times: 1)
        let layers = all(once.display.root)
        #expect(layers.count { $0.effects.isMasked } == 1)
        #expect(layers.count { $0.effects.blendMode == .destinationOut } == 1)
        #expect(!once.diagnostics.contains(.withoutEffect))
        let often = scene(times: 6)
        #expect(often.diagnostics.contains(.withoutEffect))
    }

    @Test("A layer in a drawing is a group only if it must be drawn as a whole")
    func groups() throws {
        func draw(_ opacity: Double, inside mode: GraphicsContext.BlendMode) throws -> [DisplayDrawing.Operation] {
            let drawings = operations { [square] context in
                context.opacity = opacity
                context.clip(to: square)
                context.drawLayer { inner in
                    inner.fill(square, with: .color(.red))
                    inner.blendMode = mode
                    inner.clip(to: square)
                    inner.fill(square, with: .color(.blue))
                }
            }
            return try #require(drawings.first)
        }
        #expect(try draw(1, inside: .normal).map(\.clips.count) == [1, 2])
        let wholes: [(Double, GraphicsContext.BlendMode)] = [(0.5, .normal), (1, .screen)]
        for (opacity, mode) in wholes {
            let found = try draw(opacity, inside: mode)
            guard found.count == 1, case .group(let operations) = found[0].mark else {
                Issue.record("no group: \(found)")
                return
            }
            #expect(operations.count == 2 && found[0].opacity == opacity)
        }
    }

    @Test("A text takes a drawing apart only where something is drawn over it")
    func texts() {
        func draw(over: Bool) -> [Int] {
            operations { [square] context in
                for index in 0..<3 {
                    let y = Double(index) * 32
                    context.fill(square.offsetBy(dx: 0, dy: y - 10), with: .color(.red))
                    context.draw(Text("A"), at: CGPoint(x: 70, y: y + 10))
                }
                if over { context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.blue)) }
            }
            .map(\.count)
        }
        #expect(draw(over: false) == [3, 0, 0, 0])
        #expect(draw(over: true) == [3, 0, 0, 0, 1])
    }

    @Test("Filters work from the one that was added last")
    func filterOrder() throws {
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        let drawn = scene { [square] context in
            context.addFilter(.alphaThreshold(min: 0.5, color: .red))
            context.addFilter(.blur(radius: 4))
            context.fill(square, with: .color(.black))
        }
        let layers = all(drawn.display.root)
        let outer = try #require(layers.first { $0.effects.colorFilters.first == .alphaThreshold(0.5) })
        #expect(outer.effects.blurRadius == 0 && outer.effects.colorFilters.count == 2)
        #expect(all(outer).dropFirst().contains { $0.effects.blurRadius > 0 })
    }

    @Test("Symbols, filters other than a shadow, and what is clipped to a layer are layers of their own")
    func layers() {
        let views: [(inout GraphicsContext) -> Void] = [
            { [square] context in
                guard let symbol = context.resolveSymbol(id: "symbol") else { return }
                context.draw(symbol, in: square.boundingRect)
            },
            { $0.addFilter(.blur(radius: 2)) }, { $0.addFilter(.grayscale(1)) },
            {
                $0.addFilter(.shadow(radius: 1))
                $0.addFilter(.shadow(radius: 2))
            },
            { [square] context in context.clipToLayer { $0.fill(square, with: .color(.black)) } },
        ]
        for view in views {
            let found = operations { [square] context in
                context.fill(square, with: .color(.red))
                view(&context)
                context.fill(square, with: .color(.blue))
            }
            #expect(found.count > 1, "\(found)")
            #expect(found.first?.count == 1)
        }
    }

    @Test("Symbols are found in lists, conditions and groups, and where a modifier stands around the tag")
    func symbolsOfLists() {
        enum Suit: CaseIterable { case hearts, spades }
        var found: [Bool] = []
        let isShown = Suit.allCases.count == 2
        let canvas = Canvas { context, _ in
            found = Suit.allCases.map { context.resolveSymbol(id: $0) != nil }
            found += [1, 2, 3, 4, 5].map { context.resolveSymbol(id: $0) != nil }
            found.append(context.resolveSymbol(id: Int?.some(1)) != nil)
        } symbols: {
            ForEach(Suit.allCases, id: \.self) { suit in Color.green.tag(suit) }
            Group {
                Color.red.tag(1)
                if isShown { Color.red.tag(2) } else { Color.red.tag(5) }
            }
            if isShown { Color.blue.tag(3).opacity(0.5) }
            AnyView(Color.blue.tag(4))
        }
        let scene = SceneHost(canvas.frame(width: 100, height: 100), session: .fixture())
        scene.flush()
        #expect(found == [true, true, true, true, true, true, false, true])
    }

    @Test("What blends with a symbol behind it is a layer of its own")
    func blends() {
        let found = contents { [square] context in
            context.fill(square, with: .color(.red))
            if let symbol = context.resolveSymbol(id: "symbol") { context.draw(symbol, in: square.boundingRect) }
            context.blendMode = .multiply
            context.fill(square, with: .color(.blue))
        }
        #expect(found.count == 3)
        guard case .fill? = found.last else {
            Issue.record("\(found)")
            return
        }
    }

    @Test("A symbol without a drawing is a layer")
    func images() {
        let layers = operations { context in
            context.draw(Image(systemName: "no.such.symbol"), in: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        // Its placeholder is drawn by surfaces, in layers only.
        #expect(layers.map(\.count) == [0])
    }

    @Test("A canvas is pressed wherever it is")
    func presses() throws {
        let scene = self.scene { [square] context in context.fill(square, with: .color(.red)) }
        func drawing(_ layer: Layer) -> LayerContent? {
            if case .drawing = layer.content { return layer.content }
            return layer.children.lazy.compactMap(drawing).first
        }
        #expect(try #require(drawing(scene.display.root)).isPassable == false)
    }

    @Test("A drawing that never ends is cut, and the developer is told once")
    func limits() throws {
        let scene = self.scene { [square] context in
            for _ in 0..<20_010 { context.fill(square, with: .color(.red)) }
        }
        func count(_ layer: Layer) -> Int {
            if case .drawing(let drawing) = layer.content { return drawing.operations.count }
            return layer.children.reduce(0) { $0 + count($1) }
        }
        #expect(count(scene.display.root) == 20_000)
        let told = scene.diagnostics.recorded.filter { $0.message.contains("a Canvas draws beyond") }
        #expect(told.count == 1)
    }

    @Test("What operations are cut to counts as what they draw does")
    func clips() throws {
        var path = Path()
        path.move(to: .zero)
        for index in 1...1_000 { path.addLine(to: CGPoint(x: index % 50, y: index % 30)) }
        // The elements of the clip, the square, and that it is cut.
        let weight = path.outlineElements.count + 2
        let each = self.scene { [square, path] context in
            for _ in 0..<600 {
                var inner = context
                inner.clip(to: path)
                inner.fill(square, with: .color(.red))
            }
        }
        // One clip for all, which counts once.
        let shared = self.scene { [square, path] context in
            context.clip(to: path)
            for _ in 0..<600 { context.fill(square, with: .color(.red)) }
        }
        func count(_ layer: Layer) -> Int {
            if case .drawing(let drawing) = layer.content { return drawing.operations.count }
            return layer.children.reduce(0) { $0 + count($1) }
        }
        #expect(weight > 1_000)
        #expect(count(each.display.root) == 500_000 / weight)
        #expect(count(shared.display.root) == 600)
    }
}
