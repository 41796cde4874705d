// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineLayout

/// What a view reads of its geometry is what it would read now, whichever of the two has moved: the view or the space.
@MainActor
@Suite("Geometry proxies")
struct GeometryProxyTests {
    @MainActor private final class Readings {
        var named = CGRect.zero
        var bounds: CGRect?
        var count = 0
        var change: (CGFloat) -> Void = { _ in }
    }

    private struct Probe: View {
        let readings: Readings

        var body: some View {
            GeometryReader { proxy in
                let _ = read(proxy)
                Color.red
            }
            .frame(height: 50)
        }

        private func read(_ proxy: GeometryProxy) {
            readings.named = proxy.frame(in: .named("space"))
            readings.bounds = proxy.bounds(of: .named("space"))
            readings.count += 1
        }
    }

    private func mount(_ view: some View) -> SceneHost {
        let viewport = Viewport(
            width: 400, height: 800, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0))
        let scene = SceneHost(view, session: .fixture(), viewport: viewport)
        _ = scene.update()
        return scene
    }

    @Test("follow a space that a bar moves under a view that stays", arguments: [false, true])
    func bar(scrolls: Bool) {
        let readings = Readings()
        let column = VStack(spacing: 0) {
            Color.blue.frame(height: 100)
            Probe(readings: readings)
            Color.green
        }
        let page = Group { if scrolls { ScrollView { column } } else { column } }
            .ignoresSafeArea(edges: .top)
            .coordinateSpace(.named("space"))
        let scene = mount(NavigationStack { page.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) })
        defer { scene.unmount() }
        // The space begins below the status bar (50) and the bar (54), the content above both.
        #expect(readings.named.minY == -4)
        #expect(readings.bounds?.minY == 4)
    }

    private struct Moving<Content: View>: View {
        let readings: Readings
        @ViewBuilder let content: (CGFloat) -> Content
        @State private var value: CGFloat = 0

        var body: some View {
            readings.change = { value = $0 }
            return content(value)
        }
    }

    @Test("follow the size of a space around a view that stays")
    func size() {
        let readings = Readings()
        let scene = mount(
            Moving(readings: readings) { value in
                Probe(readings: readings)
                    .frame(width: 100)
                    .frame(width: 300 + value, height: 50, alignment: .leading)
                    .coordinateSpace(.named("space"))
                    .frame(width: 400, alignment: .leading)
            })
        defer { scene.unmount() }
        #expect(readings.bounds == CGRect(x: 0, y: 0, width: 300, height: 50))
        readings.change(40)
        _ = scene.update()
        #expect(readings.bounds == CGRect(x: 0, y: 0, width: 340, height: 50))
    }

    @Test("are not read again for a view that moves together with the space")
    func together() {
        let readings = Readings()
        let scene = mount(
            Moving(readings: readings) { value in
                Probe(readings: readings).frame(width: 100).coordinateSpace(.named("space"))
                    .padding(.leading, value)
                    .frame(width: 300, alignment: .leading)
            })
        defer { scene.unmount() }
        #expect(readings.named == CGRect(x: 0, y: 0, width: 100, height: 50))
        let count = readings.count
        readings.change(20)
        _ = scene.update()
        #expect(readings.named == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(readings.count == count)
    }
}
