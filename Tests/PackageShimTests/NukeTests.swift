// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineCore
import VitrineNuke
import VitrineNukeUI

@MainActor
@Suite struct NukeTests {
    private func lazy(_ name: String, images: ImageFixture = ImageFixture()) -> ShownView {
        ShownView(
            LazyImage(url: url(name)) { state in
                if let image = state.image {
                    image.resizable()
                } else if state.error != nil {
                    Text(verbatim: "failed")
                } else if state.isLoading {
                    Text(verbatim: "loading")
                }
            }, images: images)
    }

    @Test func `content is shown for each state of a load`() async {
        let view = lazy("a.png", images: ImageFixture(isOpen: false))
        #expect(view.has("loading"))
        await view.images.open()
        await view.settle()
        #expect(!view.has("loading") && view.shown == ["a.png"])
        let failed = lazy("broken.png")
        await failed.settle()
        #expect(failed.has("failed"))
    }

    @Test func `without content the image is shown`() async {
        let view = ShownView(LazyImage(url: url("a.png"), scale: 2))
        await view.settle()
        #expect(view.shown == ["a.png"] && view.size == CGSize(width: 25, height: 10))
    }

    @Test func `a load tells its beginning and its end`() async {
        let record = Record()
        for name in ["a.png", "broken.png"] {
            let view = ShownView(
                LazyImage(url: url(name)).onStart { record.words.append("start") }
                    .onCompletion { record.words.append((try? $0.get()) == nil ? "failed" : "loaded") })
            await view.settle()
        }
        #expect(record.words == ["start", "loaded", "start", "failed"])
    }

    @Test func `processors give an image its size`() async {
        let fill = ImageProcessors.Resize(size: CGSize(width: 10, height: 10))
        for (processor, size) in [
            (fill, CGSize(width: 25, height: 10)), (.init(width: 25), CGSize(width: 25, height: 10)),
            (.init(height: 4), CGSize(width: 10, height: 4)), (.init(width: 90), CGSize(width: 50, height: 20)),
        ] {
            let view = ShownView(LazyImage(url: url("a.png")).processors([processor]))
            await view.settle()
            #expect(view.size == size)
        }
        let round = ShownView(LazyImage(url: url("a.png")).processors([.circle(), .gaussianBlur()]))
        await round.settle()
        #expect(round.shown == ["a.png"])
    }

    private struct Page: View {
        let record: Record
        let behavior: LazyImage<EmptyView>.DisappearBehavior

        var body: some View {
            if record.isShown {
                LazyImage(url: url("a.png")) { state in
                    if let image = state.image { image } else { Color.gray }
                }
                .onDisappear(behavior == .cancel ? .cancel : .lowerPriority)
                .onCompletion { _ in record.words.append("done") }
            }
        }
    }

    @Test(arguments: [true, false])
    func `a load ends with its view unless it is to go on`(cancels: Bool) async {
        let record = Record()
        let view = ShownView(
            Page(record: record, behavior: cancels ? .cancel : .lowerPriority), images: ImageFixture(isOpen: false))
        while await view.images.requests == 0 { await Task.yield() }
        record.isShown = false
        view.update()
        await view.images.open()
        await view.settle()
        #expect(record.words == (cancels ? [] : ["done"]))
    }

    @Test func `an animation of the transaction is that of an image that had to be waited for`() async {
        let view = ShownView(
            LazyImage(url: url("a.png"), transaction: Transaction(animation: .linear(duration: 1))) { state in
                if let image = state.image { image.resizable() }
            }, images: ImageFixture(isOpen: false))
        await view.images.open()
        await view.settle()
        #expect(view.isAnimated)
    }

    @Test func `the pipeline loads images and data, once unless it is told otherwise`() async throws {
        let view = ShownView(Text(verbatim: "page"))
        try await view.run {
            let pipeline = ImagePipeline.shared
            #expect(try await pipeline.image(for: url("a.png")).size == CGSize(width: 50, height: 20))
            #expect(try await pipeline.data(for: "https://example.org/a.png").0 == ImageFixture.png)
            #expect(ImageCache.shared.totalCount == 1 && ImageCache.shared.totalCost == ImageFixture.png.count)
            let again = ImageRequest(url: url("a.png"), options: [.reloadIgnoringCachedData])
            _ = try await pipeline.imageTask(with: again).image
            await #expect(throws: ImagePipeline.Error.self) { try await pipeline.image(for: url("broken.png")) }
            await #expect(throws: ImagePipeline.Error.self) {
                try await pipeline.image(for: ImageRequest(url: url("b.png"), options: [.returnCacheDataDontLoad]))
            }
            pipeline.cache.removeAll()
            #expect(ImageCache.shared.totalCount == 0)
        }
        #expect(await view.images.requests == 3)
    }

    @Test func `a completion is called with the response`() async {
        let view = ShownView(Text(verbatim: "page"))
        let types = await view.run {
            var found: [String] = []
            for _ in 1...2 {
                found.append(
                    await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                        ImagePipeline.shared.loadImage(with: url("a.png")) { result in
                            continuation.resume(
                                returning: (try? result.get()).map { "\($0.cacheType.map { "\($0)" } ?? "new")" } ?? "")
                        }
                    })
            }
            return found
        }
        #expect(types == ["new", "memory"])
    }

    @Test func `what is prefetched is there at once`() async {
        let view = ShownView(Text(verbatim: "page"))
        await view.run {
            ImagePrefetcher().startPrefetching(with: [url("a.png")])
            while ImageCache.shared.totalCount == 0 { await Task.yield() }
            _ = try? await ImagePipeline.shared.image(for: url("a.png"))
        }
        #expect(await view.images.requests == 1)
    }

    @Test func `a priority says that it has no effect`() async {
        struct Page: View {
            var body: some View { LazyImage(url: url("a.png")).priority(.high) }
        }
        let view = ShownView(Page())
        await view.settle()
        #expect(view.diagnostics == ["LazyImage.priority has no effect here."])
    }
}
