// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Materials and glass")
struct MaterialTests {
    private func layers(
        _ view: some View, isDark: Bool = false, reducesTransparency: Bool = false
    ) -> [Layer] {
        let context = SessionContext.fixture()
        context.preferences.reducesTransparency = reducesTransparency
        let scene = SceneHost(view, session: context, viewport: Viewport(isDark: isDark))
        scene.flush()
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        return all(scene.display.root)
    }

    private func color(_ layer: Layer) -> DisplayColor? {
        if case .fill(_, .color(let color)) = layer.content { color } else { nil }
    }

    private static let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]

    @Test("a material is translucent over what lies behind, blurred", arguments: [false, true])
    func translucent(isDark: Bool) throws {
        var last = 0.0
        for material in Self.materials {
            let found = try #require(
                layers(Capsule().fill(material), isDark: isDark).first { $0.effects.backdrop != nil })
            let opacity = try #require(color(found)?.alpha)
            #expect(opacity < 1 && opacity >= last)
            last = opacity
            #expect(found.effects.backdrop?.radius ?? 0 > 0)
            #expect(found.effects.backdrop?.outline == nil)
        }
        let behind = layers(Text(verbatim: "a").background(.thinMaterial))
        #expect(behind.contains { $0.effects.backdrop != nil })
    }

    @Test("with less transparency it is opaque and blurs nothing", arguments: [false, true])
    func solid(isDark: Bool) {
        for material in Self.materials {
            let found = layers(Capsule().fill(material), isDark: isDark, reducesTransparency: true)
            #expect(found.allSatisfy { $0.effects.backdrop == nil })
            #expect(found.compactMap(color).map(\.alpha) == [1])
        }
        let glass = layers(Text(verbatim: "a").glassEffect(), isDark: isDark, reducesTransparency: true)
        #expect(glass.allSatisfy { $0.effects.backdrop?.radius ?? 0 == 0 })
        #expect(glass.compactMap(color).map(\.alpha) == [1])
    }

    @Test("the bounds of what lies behind are the shape's own")
    func outlines() throws {
        let star = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 20, y: 0))
            path.addLine(to: CGPoint(x: 0, y: 20))
            path.closeSubpath()
        }
        let found = try #require(layers(star.fill(.thinMaterial)).first { $0.effects.backdrop != nil })
        guard case .fill(let outline, _) = found.content else { return #expect(Bool(false)) }
        #expect(found.effects.backdrop?.outline == outline)
    }

    @Test("texts and strokes have its colour and nothing behind them")
    func onlyFills() {
        let found = layers(
            VStack {
                Text(verbatim: "a").foregroundStyle(.thinMaterial)
                Circle().stroke(.thinMaterial, lineWidth: 4)
            })
        #expect(found.allSatisfy { $0.effects.backdrop == nil })
    }

    @Test("glass has its own: clear, tinted, none")
    func glass() throws {
        func backdrop(_ glass: Glass) -> Layer? {
            layers(Text(verbatim: "a").glassEffect(glass)).first { $0.effects.backdrop != nil }
        }
        let regular = try #require(backdrop(.regular))
        let clear = try #require(backdrop(.clear))
        #expect(try #require(color(clear)).alpha < #require(color(regular)).alpha)
        #expect(color(try #require(backdrop(.regular.tint(.red))))?.red == 1)
        #expect(backdrop(.identity) == nil)
    }

    @Test("the system's bars, search fields and alerts are of glass", arguments: [false, true])
    func systemParts(isDark: Bool) {
        let bars = NavigationStack {
            List { Text(verbatim: "Row") }
                .navigationTitle("Things")
                .searchable(text: .constant(""))
                .toolbar { Button("Add") {} }
        }
        let glass = layers(bars, isDark: isDark).filter { $0.effects.backdrop?.shadow != nil }
        #expect(glass.count >= 2)
        // Nothing around it may be drawn apart: it would have nothing behind it.
        for layer in glass {
            for outer in sequence(first: layer, next: \.parent).dropFirst() {
                #expect(!outer.effects.isolatesBlending || outer.effects.isCompositingGroup)
            }
        }
        let tabs = TabView { Text(verbatim: "One").tabItem { Text(verbatim: "One") } }
        #expect(layers(tabs, isDark: isDark).contains { $0.effects.backdrop != nil })
        let alert = Text(verbatim: "a").alert("Title", isPresented: .constant(true)) { Button("OK") {} }
        #expect(layers(alert, isDark: isDark).contains { $0.effects.backdrop != nil })
    }

    @Test("a menu is of glass over what lies behind, a context menu too", arguments: [false, true])
    func menus(isDark: Bool) throws {
        let label = Text(verbatim: "Open")
        let views = [
            AnyView(Menu("Open") { Button("Act") {} }), AnyView(label.contextMenu { Button("Act") {} }),
        ]
        for (view, event) in zip(views, [LayerEvent.tap, .menu]) {
            let scene = SceneHost(view, session: .fixture(), viewport: Viewport(isDark: isDark))
            scene.flush()
            let mask: EventMask = event == .tap ? .tap : .menu
            let opener = try #require(scene.display.root.all.first { $0.events.contains(mask) })
            #expect(scene.display.root.all.allSatisfy { $0.effects.backdrop == nil })
            scene.send(event, to: opener.id)
            scene.flush()
            let card = try #require(scene.display.root.all.first { $0.effects.backdrop != nil })
            #expect(try #require(color(card)?.alpha) < 1)
        }
    }

    @Test(
        "a sheet shows what lies behind at a medium height, and nothing of it at its full one",
        arguments: [false, true])
    func sheets(isDark: Bool) throws {
        func card(_ detent: PresentationDetent) -> [Layer] {
            let sheet = Text(verbatim: "a").sheet(isPresented: .constant(true)) {
                Text(verbatim: "b").presentationDetents([detent])
            }
            return layers(sheet, isDark: isDark)
        }
        let medium = try #require(card(.medium).first { $0.effects.backdrop != nil })
        #expect(try #require(color(medium)?.alpha) < 1)
        #expect(card(.large).allSatisfy { $0.effects.backdrop == nil })
    }
}
