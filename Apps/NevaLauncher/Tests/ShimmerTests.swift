// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing

@testable import Neva
@testable import VitrineComponents
@testable import VitrineCore
@testable import VitrineDisplay
@testable import VitrineTesting

/// The light that goes across a card that is on its way.
@MainActor
struct ShimmerTests {
    /// One way of a band, as a surface that starts now is told.
    private struct Way {
        let width: Double
        let from: Double
        let to: Double
        let duration: Double
    }

    private func ways(reducesMotion: Bool) -> [Way] {
        let card = ProductCardView(character: FeedEntity.placeholders[0])
            .frame(width: 200)
            .skeleton()
        let host = TestHost(
            NavigationStack { card }
                .environment(FeedDetailsBuilder())
                .environment(ImageCache.mock()),
            session: SessionContext(identifier: "shimmer", textEngine: RecordedTextEngine()),
            viewport: Viewport(reducesMotion: reducesMotion)
        )
        defer { host.unmount() }
        return ways(host)
    }

    private func ways(_ host: TestHost) -> [Way] {
        let display = host.scene.display
        return display.snapshot().operations.flatMap { operation -> [Way] in
            guard case .animate(let id, let animations) = operation, let layer = display.layer(id: id) else {
                return []
            }
            return animations.compactMap { animation in
                guard let timing = animation.timing, timing.isEndless else { return nil }
                let width = layer.placement.width
                switch animation.change {
                case .effects(let from, let to):
                    return Way(width: width, from: from.offsetX, to: to.offsetX, duration: timing.duration)
                case .placement(let from, let to):
                    return Way(width: width, from: from.x, to: to.x, duration: timing.duration)
                default: return nil
                }
            }
        }
    }

    @Test("A band goes over all of the card, again and again")
    func band() throws {
        let ways = ways(reducesMotion: false)
        #expect(ways.count == 1)
        let way = try #require(ways.first)
        // From outside of one edge to outside of the other.
        #expect(way.width == 120)
        #expect(way.to - way.from == 200 + 120)
        #expect(way.duration == Constants.UI.shimmerDuration)
    }

    @Test("Who wants less motion sees none")
    func reducedMotion() {
        #expect(ways(reducesMotion: true).isEmpty)
    }

    @Test("Nothing else of the feed moves while it loads, and nothing at all once it is there")
    func feed() async {
        func mounted(_ delay: Duration?) -> TestHost {
            let useCase = MockFeedUseCase(result: .success(FeedEntity.mocks), delay: delay)
            return TestHost(
                FeedBuilder().buildFeedView(feedUseCase: useCase),
                session: SessionContext(identifier: "shimmer", textEngine: RecordedTextEngine())
            )
        }

        let waiting = mounted(.seconds(100))
        await waiting.waitUntilIdle()
        #expect(ways(waiting).map(\.to) == [390])
        waiting.unmount()

        let loaded = mounted(nil)
        await loaded.waitUntilIdle()
        #expect(loaded.contains(identifier: "feed.carousel.1"))
        #expect(ways(loaded).isEmpty)
        loaded.unmount()
    }
}
