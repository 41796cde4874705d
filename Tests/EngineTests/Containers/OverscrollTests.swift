// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

/// Content that a browser draws beyond its start while a finger pulls it.
@MainActor @Suite struct OverscrollTests {
    /// A header that is stretched by a pull, as people write it.
    private struct Stretching: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        let pulled = max(proxy.frame(in: .scrollView).minY, 0)
                        Color.red.frame(width: proxy.size.width, height: 200 + pulled)
                            .accessibilityLabel("Header")
                            .offset(y: -pulled)
                    }
                    .frame(height: 200)
                    Color.blue.frame(height: 900).accessibilityLabel("Rest")
                }
            }
        }
    }

    /// The same with an effect.
    private struct Growing: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 200).accessibilityLabel("Header")
                        .visualEffect { content, proxy in
                            let pulled = max(proxy.frame(in: .scrollView).minY, 0)
                            return content.scaleEffect(1 + pulled / 200, anchor: .bottom)
                        }
                    Color.blue.frame(height: 900).accessibilityLabel("Rest")
                }
            }
        }
    }

    @Test(arguments: [false, true])
    func `a header is stretched by as much as the content is pulled down, and goes back`(isEffect: Bool) throws {
        let host = isEffect ? TestHost(Growing(), height: 400) : TestHost(Stretching(), height: 400)
        let scroll = try #require(host.scene.scrollLayer)
        #expect(scroll.events.contains(.scroll))
        let rest = try host.find(label: "Header").frame
        #expect(rest.height == 200)
        host.scene.scroll(layer: scroll.id, x: 0, y: -60)
        host.scene.flush()
        let pulled = try host.find(label: "Header").frame
        #expect(abs(pulled.minY - rest.minY) < 0.01 && abs(pulled.height - 260) < 0.01)
        #expect(abs(try host.find(label: "Rest").frame.minY - pulled.maxY) < 0.01)
        // No more than a user can see, whatever a browser says.
        host.scene.scroll(layer: scroll.id, x: 0, y: -1e6)
        host.scene.flush()
        #expect(try host.find(label: "Header").frame.height <= 600)
        host.scene.scroll(layer: scroll.id, x: 0, y: 0, isAtRest: true)
        host.scene.flush()
        #expect(try host.find(label: "Header").frame == rest)
    }

    @Test func `the geometry of a scroll view that is pulled down is before its start`() throws {
        final class Seen { var offsets: [CGFloat] = [] }
        let seen = Seen()
        let host = TestHost(
            ScrollView { Color.red.frame(height: 2_000) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y + $0.contentInsets.top
                } action: { _, new in
                    seen.offsets.append(new)
                })
        let scroll = try #require(host.scene.scrollLayer)
        for y in [-40.0, 25] {
            host.scene.scroll(layer: scroll.id, x: 0, y: y)
            host.scene.flush()
        }
        #expect(seen.offsets.suffix(2) == [-40, 25])
    }

    @Test func `a sideways scroll view that is pulled beyond its start stays there`() throws {
        let host = TestHost(ScrollView(.horizontal) { Color.red.frame(width: 2_000).accessibilityLabel("Wide") })
        let scroll = try #require(host.scene.scrollLayer)
        let rest = try host.find(label: "Wide").frame
        host.scene.scroll(layer: scroll.id, x: -30, y: 0)
        host.scene.flush()
        #expect(try host.find(label: "Wide").frame == rest)
    }
}
