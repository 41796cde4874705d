// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import SwiftUI
import Testing

@testable import Neva

@MainActor
struct FeedSnapshotTests {
    @Test("Loaded")
    func loaded() {
        assertSnapshots(of: FeedBuilder().buildFeedView(usingMock: true), as: appearances())
    }

    @Test("Loading")
    func loading() {
        let useCase = MockFeedUseCase(result: .success([]), delay: .seconds(100))
        assertSnapshots(of: FeedBuilder().buildFeedView(feedUseCase: useCase), as: appearances())
    }

    @Test("Empty")
    func empty() {
        let useCase = MockFeedUseCase(result: .success([]))
        assertSnapshots(of: FeedBuilder().buildFeedView(feedUseCase: useCase), as: appearances())
    }

    @Test("Error")
    func error() {
        let useCase = MockFeedUseCase(result: .failure(NetworkError.offline))
        assertSnapshots(of: FeedBuilder().buildFeedView(feedUseCase: useCase), as: appearances())
    }

    @Test("Details")
    func details() {
        assertSnapshots(of: detailsView(), as: appearances())
    }

    @Test("What a screen reader says of the feed")
    func feedIsRead() {
        assertSnapshot(
            of: FeedBuilder().buildFeedView(usingMock: true),
            as: .accessibility(layout: .device(config: .iPhone13))
        )
    }

    private func detailsView() -> some View {
        NavigationStack {
            FeedDetailsBuilder().buildFeedDetailsView(character: FeedEntity.mocks[0])
        }
        .environment(ImageCache.mock())
    }

    /// A phone's screen, light and dark.
    private func appearances<V: View>() -> [String: Snapshotting<V, UIImage>] {
        func image(_ style: UIUserInterfaceStyle) -> Snapshotting<V, UIImage> {
            .image(
                layout: .device(config: .iPhone13),
                traits: UITraitCollection(traitsFrom: [.init(userInterfaceStyle: style), .init(displayScale: 2)])
            )
        }
        return ["light": image(.light), "dark": image(.dark)]
    }
}
