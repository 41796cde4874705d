// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Where scrolling ends")
struct ScrollTargetModifierTests {
    private func mount(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 200, height: 200))
        scene.flush()
        return scene
    }

    private func scroller(_ scene: SceneHost) -> Layer? {
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        return all(scene.display.root).first { if case .scroll = $0.content { true } else { false } }
    }

    /// Where the surface is asked to be after it came to rest somewhere.
    private func end(_ scene: SceneHost, x: Double = 0, y: Double = 0) throws -> DisplayScroll {
        let layer = try #require(scroller(scene))
        #expect(layer.events.contains(.scroll))
        scene.scroll(layer: layer.id, x: x, y: y)
        scene.flush()
        scene.scroll(layer: layer.id, x: x, y: y, isAtRest: true)
        scene.flush()
        guard case .scroll(let scroll) = layer.content else { throw CancellationError() }
        return scroll
    }

    private func cards(spacing: CGFloat = 10) -> some View {
        HStack(spacing: spacing) {
            ForEach(0..<6) { _ in Color.red.frame(width: 90, height: 50) }
        }
    }

    @Test(
        "is at the nearest start of a view, or at the end of the content",
        arguments: [
            (0.0, 0.0), (39, 0), (51, 100), (140, 100), (390, 390), (360, 390), (347, 390), (330, 300),
        ])
    func aligned(offset: Double, expected: Double) throws {
        let scene = mount(
            ScrollView(.horizontal) { cards().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned))
        let scroll = try end(scene, x: offset)
        let isThere = abs(offset - expected) <= 1
        #expect(scroll.revision == (isThere ? 0 : 1))
        #expect(scroll.yieldsToUser == !isThere)
        #expect(scroll.isSmooth == !isThere)
        if !isThere { #expect(scroll.targetX == expected) }
    }

    @Test(
        "is no farther away than a limit of views lets it be",
        arguments: [
            (ViewAlignedScrollTargetBehavior.LimitBehavior.automatic, 390.0), (.never, 390), (.always, 200),
            (.alwaysByFew, 200), (.alwaysByOne, 100),
        ])
    func limited(limit: ViewAlignedScrollTargetBehavior.LimitBehavior, expected: Double) throws {
        let scene = mount(
            ScrollView(.horizontal) { cards().scrollTargetLayout() }
                .scrollTargetBehavior(.viewAligned(limitBehavior: limit)))
        let there = try end(scene, x: 385)
        #expect(there.targetX == expected)
        #expect(try end(scene, x: expected).targetX == expected)
        // And back.
        #expect(try end(scene, x: 5).targetX == 0)
    }

    @Test("lies ahead of a movement as short as a key's, which would lead back to where it began")
    func keys() throws {
        let scene = mount(
            ScrollView(.horizontal) { cards().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned))
        for (stop, next) in [(40.0, 100.0), (140, 200), (160, 100), (60, 0)] {
            #expect(try end(scene, x: stop).targetX == next)
            // The surface arrives.
            #expect(try end(scene, x: next).targetX == next)
        }
        let pages = mount(
            ScrollView { ForEach(0..<5) { _ in Color.red.frame(height: 200) } }.scrollTargetBehavior(.paging))
        for (stop, next) in [(40.0, 200.0), (160, 0)] {
            #expect(try end(pages, y: stop).targetY == next)
            #expect(try end(pages, y: next).targetY == next)
        }
    }

    @Test("counts a key pressed while the content still goes where it was asked to from there")
    func keyOnTheWay() throws {
        let scene = mount(
            ScrollView(.horizontal) { cards().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned))
        #expect(try end(scene, x: 40).targetX == 100)
        let layer = try #require(scroller(scene))
        // It has arrived, but the end of its movement is that of the next.
        scene.scroll(layer: layer.id, x: 100, y: 0)
        #expect(try end(scene, x: 140).targetX == 200)
    }

    @Test("is the app's when the app moves the content: no movement of a user comes before it")
    func byApp() throws {
        struct Screen: View {
            @State private var position = ScrollPosition()
            var body: some View {
                ScrollView(.horizontal) {
                    HStack(spacing: 10) { ForEach(0..<6) { _ in Color.red.frame(width: 90, height: 50) } }
                }
                .scrollPosition($position)
                .scrollTargetBehavior(.viewAligned)
                .onAppear { position.scrollTo(x: 200) }
            }
        }
        let scene = mount(Screen())
        guard case .scroll(let scroll)? = scroller(scene)?.content else { throw CancellationError() }
        #expect(scroll.targetX == 200)
        #expect(!scroll.yieldsToUser)
    }

    enum Request: CaseIterable, Sendable { case identity, position, reader }

    private struct Moving: View {
        let request: Request
        let hasTargets: Bool
        let model: Model
        @State private var identity: Int?
        @State private var position = ScrollPosition()

        var body: some View {
            model.identity = { [identity = $identity] in identity.wrappedValue = 3 }
            model.position = { [position = $position] in position.wrappedValue.scrollTo(x: 300) }
            return ScrollViewReader { proxy in
                let cards = ScrollView(.horizontal) {
                    HStack(spacing: 10) { ForEach(0..<6) { _ in Color.red.frame(width: 90, height: 50) } }
                        .scrollTargetLayout()
                }
                Group {
                    if hasTargets { cards.scrollTargetBehavior(.viewAligned) } else { cards }
                }
                .onAppear { model.reader = { proxy.scrollTo(3, anchor: .leading) } }
                .modifier(Bound(request: request, identity: $identity, position: $position))
            }
        }
    }

    private struct Bound: ViewModifier {
        let request: Request
        @Binding var identity: Int?
        @Binding var position: ScrollPosition

        func body(content: Content) -> some View {
            switch request {
            case .identity: content.scrollPosition(id: $identity)
            case .position: content.scrollPosition($position)
            case .reader: content
            }
        }
    }

    @MainActor private final class Model {
        var identity: (() -> Void)?
        var position: (() -> Void)?
        var reader: (() -> Void)?
    }

    @Test(
        "is where the app moves the content: at once, or on a way that is seen with an animation",
        arguments: Request.allCases, [true, false])
    func way(request: Request, hasTargets: Bool) throws {
        for animation in [nil, Animation.default] {
            let model = Model()
            let scene = mount(Moving(request: request, hasTargets: hasTargets, model: model))
            withAnimation(animation) {
                switch request {
                case .identity: model.identity?()
                case .position: model.position?()
                case .reader: model.reader?()
                }
            }
            scene.flush()
            guard case .scroll(let scroll)? = scroller(scene)?.content else { throw CancellationError() }
            #expect(scroll.targetX == 300)
            #expect(scroll.isSmooth == (animation != nil))
        }
    }

    @Test("counts from the margin of the content")
    func margins() throws {
        let scene = mount(
            ScrollView(.horizontal) { cards().scrollTargetLayout() }
                .contentMargins(.horizontal, 20, for: .scrollContent).scrollTargetBehavior(.viewAligned))
        #expect(try end(scene, x: 120).targetX == 100)
    }

    @Test("is at a whole page")
    func paging() throws {
        let scene = mount(
            ScrollView { ForEach(0..<5) { _ in Color.red.frame(height: 200) } }
                .scrollTargetBehavior(.paging))
        let first = try end(scene, y: 130)
        #expect(first.targetY == 200 && first.revision == 1)
        #expect(try end(scene, y: 200).revision == 1)
        #expect(try end(scene, y: 470).targetY == 400)
    }

    private struct Tens: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (target.rect.minY / 10).rounded(.down) * 10
        }
    }

    @Test("is what a behaviour of the app says")
    func custom() throws {
        let scene = mount(ScrollView { Color.red.frame(height: 2_000) }.scrollTargetBehavior(Tens()))
        #expect(try end(scene, y: 137).targetY == 130)
    }

    @Test("without a target layout, or with one that is switched off, is where the content stopped")
    func withoutTargets() throws {
        let scene = mount(
            ScrollView(.horizontal) { cards().scrollTargetLayout(isEnabled: false) }
                .scrollTargetBehavior(.viewAligned))
        #expect(try end(scene, x: 137).revision == 0)
    }

    @Test("bounces are an environment value of each axis")
    func bounces() throws {
        let read: (ScrollBounceBehavior) -> String = { $0 == .basedOnSize ? "by size" : "automatic" }
        struct Reader: View {
            let read: (ScrollBounceBehavior) -> String
            @Environment(\.verticalScrollBounceBehavior) private var vertical
            @Environment(\.horizontalScrollBounceBehavior) private var horizontal
            var body: some View { Text(verbatim: read(vertical) + ", " + read(horizontal)) }
        }
        func text(_ view: some View) -> String? {
            mount(view).display.elements().all { $0.role == .staticText }.first?.label
        }
        #expect(text(Reader(read: read)) == "automatic, automatic")
        #expect(text(Reader(read: read).scrollBounceBehavior(.basedOnSize)) == "by size, automatic")
        #expect(
            text(Reader(read: read).scrollBounceBehavior(.basedOnSize, axes: .horizontal)) == "automatic, by size")
    }
}
