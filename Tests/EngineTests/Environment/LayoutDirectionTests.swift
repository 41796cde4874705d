// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A direction that changes after mounting gives what mounting with it gives.
@MainActor
@Suite("The layout direction")
struct LayoutDirectionTests {
    @MainActor
    private final class Handle {
        var direction: Binding<LayoutDirection>?
    }

    private struct Page: View {
        let handle: Handle
        @State private var direction: LayoutDirection

        init(_ direction: LayoutDirection, _ handle: Handle) {
            self.handle = handle
            _direction = State(initialValue: direction)
        }

        var body: some View {
            handle.direction = $direction
            return VStack(alignment: .leading, spacing: 4) {
                Everything().environment(\.layoutDirection, direction)
                // Has a direction of its own, and keeps it.
                Everything().environment(\.layoutDirection, .leftToRight).environment(\.layoutDirection, direction)
            }
        }
    }

    /// One of each node that mirrors its children.
    private struct Everything: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 3) {
                HStack(spacing: 5) {
                    Color.red.frame(width: 10, height: 8)
                    Color.blue.frame(width: 30, height: 8)
                }
                Color.green.frame(width: 20, height: 8).padding(.leading, 7)
                Color.gray.frame(width: 12, height: 8).frame(width: 60, alignment: .trailing)
                ZStack(alignment: .leading) {
                    Color.red.frame(width: 50, height: 8)
                    Color.blue.frame(width: 20, height: 8)
                }
                Color.red.frame(width: 40, height: 8).overlay(alignment: .leading) {
                    Color.blue.frame(width: 4, height: 4)
                }
                GeometryReader { _ in Color.green.frame(width: 9, height: 6) }.frame(height: 10)
                Button("Go") {}
                ScrollView {
                    LazyVStack(alignment: .leading) {
                        ForEach(0..<3) { Color.blue.frame(width: 10 + 5 * CGFloat($0), height: 6) }
                    }
                }
                .frame(height: 40)
            }
        }
    }

    private func mount(_ view: some View, viewport: Viewport = Viewport()) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: viewport)
        scene.flush()
        return scene
    }

    @Test("that an environment value changes reaches every container in it")
    func environment() {
        let handle = Handle()
        let leftToRight = mount(Page(.leftToRight, Handle())).display.description
        let rightToLeft = mount(Page(.rightToLeft, Handle())).display.description
        #expect(leftToRight != rightToLeft)

        let scene = mount(Page(.leftToRight, handle))
        handle.direction?.wrappedValue = .rightToLeft
        scene.flush()
        #expect(scene.display.description == rightToLeft)
        handle.direction?.wrappedValue = .leftToRight
        scene.flush()
        #expect(scene.display.description == leftToRight)
    }

    private struct Changing: View {
        let subject: MirroredViewsTests.Subject
        let handle: Handle
        @State private var direction = LayoutDirection.leftToRight

        var body: some View {
            handle.direction = $direction
            return subject.make().environment(\.layoutDirection, direction)
        }
    }

    @Test("that an environment value changes reaches all views", arguments: MirroredViewsTests.subjects)
    func views(subject: MirroredViewsTests.Subject) {
        func shown(_ scene: SceneHost) -> [String] {
            func summaries(_ layer: Layer) -> [String] {
                // The address of a page depends on where its link is in the app.
                let own = layer.summary.replacing(/link\([^)]*\)/, with: "link")
                return layer.isExiting ? [] : [own] + layer.children.flatMap(summaries)
            }
            return summaries(scene.display.root)
        }
        let handle = Handle()
        let scene = mount(Changing(subject: subject, handle: handle))
        let leftToRight = shown(scene)
        #expect(leftToRight == shown(mount(subject.make().environment(\.layoutDirection, .leftToRight))))
        handle.direction?.wrappedValue = .rightToLeft
        scene.flush()
        #expect(shown(scene) == shown(mount(subject.make().environment(\.layoutDirection, .rightToLeft))))
        handle.direction?.wrappedValue = .leftToRight
        scene.flush()
        #expect(shown(scene) == leftToRight)
    }

    @Test("of a window reaches every container in it")
    func window() {
        let rightToLeft = Viewport(isRightToLeft: true)
        let scene = mount(Everything())
        scene.resize(rightToLeft)
        scene.flush()
        #expect(scene.display.description == mount(Everything(), viewport: rightToLeft).display.description)
    }
}
