// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineCore
import VitrineDisplay
import VitrineKingfisher

@MainActor
@Suite struct KingfisherTests {
    @Test func `an image is shown after its placeholder, and tells that it was loaded`() async {
        let record = Record()
        let view = ShownView(
            KFImage(url("a.png")).placeholder { Text(verbatim: "wait") }.resizable()
                .onProgress { record.words.append("\($0) of \($1)") }
                .onSuccess { record.words.append("\($0.image.size.width) \($0.cacheType)") },
            images: ImageFixture(isOpen: false))
        #expect(view.has("wait") && view.shown == [])
        await view.images.open()
        await view.settle()
        #expect(!view.has("wait") && view.shown == ["a.png"])
        #expect(view.size == CGSize(width: 200, height: 100))
        #expect(record.words == ["24 of 24", "50.0 none"])
    }

    @Test func `a failure shows its view and tells its error`() async {
        let record = Record()
        let view = ShownView(
            KFImage(url("broken.png")).placeholder { Text(verbatim: "wait") }
                .onFailureView { Text(verbatim: "failed") }
                .onFailure { record.words.append($0.isTaskCancelled ? "cancelled" : "error") })
        await view.settle()
        #expect(view.has("failed") && !view.has("wait"))
        #expect(record.words == ["error"])
    }

    @Test func `without an address the load fails, and without a view of a failure the placeholder stays`() async {
        let record = Record()
        let view = ShownView(
            KFImage(nil as URL?).placeholder { Text(verbatim: "wait") }
                .onFailure { record.words.append($0.localizedDescription) })
        await view.settle()
        #expect(view.has("wait"))
        #expect(record.words == ["The image has no address."])
        #expect(await view.images.requests == 0)
    }

    @Test func `an image of a failure is resized as the image is`() async {
        let image = UIImage(data: ImageFixture.png)
        let view = ShownView(KFImage(url("broken.png")).resizable().onFailureImage(image))
        await view.settle()
        #expect(view.size == CGSize(width: 200, height: 100))
    }

    @Test func `a load is tried again as often as it is said`() async {
        let images = ImageFixture(failures: 2)
        let view = ShownView(KFImage(url("a.png")).retry(maxCount: 2, interval: .seconds(0)), images: images)
        await view.settle()
        #expect(view.shown == ["a.png"])
        #expect(await images.requests == 3)
        let fewer = ImageFixture(failures: 2)
        let failed = ShownView(KFImage(url("a.png")).retry(maxCount: 1, interval: .accumulated(0)), images: fewer)
        await failed.settle()
        #expect(failed.shown == [])
        #expect(await fewer.requests == 2)
    }

    private struct Page: View {
        let record: Record
        let cancels: Bool

        var body: some View {
            if record.isShown {
                KFImage(url("a.png")).cancelOnDisappear(cancels).onSuccess { _ in record.words.append("done") }
            }
        }
    }

    @Test(arguments: [true, false])
    func `a load ends with its view where that is asked for`(cancels: Bool) async {
        let record = Record()
        let view = ShownView(Page(record: record, cancels: cancels), images: ImageFixture(isOpen: false))
        while await view.images.requests == 0 { await Task.yield() }
        record.isShown = false
        view.update()
        await view.images.open()
        await view.settle()
        #expect(record.words == (cancels ? [] : ["done"]))
    }

    @Test(arguments: [
        (DownsamplingImageProcessor(size: CGSize(width: 25, height: 25)) as any ImageProcessor, 25.0, 10.0),
        (DownsamplingImageProcessor(size: CGSize(width: 500, height: 500)), 50, 20),
        (ResizingImageProcessor(referenceSize: CGSize(width: 40, height: 40), mode: .aspectFit), 40, 16),
        (ResizingImageProcessor(referenceSize: CGSize(width: 40, height: 40), mode: .aspectFill), 100, 40),
        (DefaultImageProcessor.default |> DownsamplingImageProcessor(size: CGSize(width: 5, height: 5)), 5, 2),
    ])
    func `processors give an image its size`(processor: any ImageProcessor, width: Double, height: Double) async {
        let view = ShownView(KFImage(url("a.png")).setProcessor(processor))
        await view.settle()
        #expect(view.size == CGSize(width: width, height: height))
    }

    @Test func `processors of effects change the layers around an image`() async {
        func effects(_ view: KFImage) async -> [LayerEffects] {
            let shown = ShownView(view)
            await shown.settle()
            #expect(shown.shown == ["a.png"])
            return shown.layers.map(\.effects).filter { $0 != .none }
        }
        let plain = await effects(KFImage(url("a.png")))
        let gray = await effects(KFImage(url("a.png")).setProcessors([BlackWhiteProcessor()]))
        let round = await effects(KFImage(url("a.png")).roundCorner(radius: 4))
        let blurred = await effects(KFImage(url("a.png")).blur(radius: 3))
        #expect(Set([plain, gray, round, blurred]).count == 4)
    }

    @Test func `the scale is the number of pixels per point`() async {
        let view = ShownView(KFImage(url("a.png")).scaleFactor(2))
        await view.settle()
        #expect(view.size == CGSize(width: 25, height: 10))
    }

    @Test func `an image can be changed, and be a part of a view`() async {
        let view = ShownView(
            KFImage(url("a.png")).configure { $0.resizable() }.contentConfigure { $0.frame(width: 30, height: 12) })
        await view.settle()
        #expect(view.size == CGSize(width: 30, height: 12))
    }

    @Test func `data of the app are shown without a request`() async {
        let view = ShownView(KFImage.data(ImageFixture.png, cacheKey: "mine"))
        await view.settle()
        #expect(view.shown.count == 1 && view.size == CGSize(width: 50, height: 20))
        let other = ShownView(
            KFImage.dataProvider(
                Base64ImageDataProvider(base64String: ImageFixture.png.base64EncodedString(), cacheKey: "64")))
        await other.settle()
        #expect(other.shown.count == 1)
        #expect(await view.images.requests == 0)
    }

    @Test func `an animated image takes the size that it is offered`() async {
        let view = ShownView(KFAnimatedImage(url("a.png")))
        await view.settle()
        #expect(view.size == CGSize(width: 200, height: 100))
    }

    @Test func `an image that had to be waited for fades in`() async {
        let view = ShownView(KFImage(url("a.png")).fade(duration: 1), images: ImageFixture(isOpen: false))
        let plain = ShownView(KFImage(url("a.png")), images: ImageFixture(isOpen: false))
        for each in [view, plain] {
            await each.images.open()
            await each.settle()
            #expect(each.shown == ["a.png"])
        }
        #expect(view.isAnimated && !plain.isAnimated)
    }

    // MARK: - Manager and cache

    @Test func `the manager loads once, then has it`() async throws {
        let view = ShownView(Text(verbatim: "page"))
        try await view.run {
            let first = try await KingfisherManager.shared.retrieveImage(with: url("a.png"))
            let second = try await KingfisherManager.shared.retrieveImage(with: url("a.png"))
            #expect(first.image.size == CGSize(width: 50, height: 20) && first.data() == ImageFixture.png)
            #expect(!first.cacheType.cached && second.cacheType == .memory)
            #expect(ImageCache.default.isCached(forKey: url("a.png").absoluteString))
            _ = try await KingfisherManager.shared.retrieveImage(with: url("a.png"), options: [.forceRefresh])
            ImageCache.default.clearMemoryCache()
            #expect(!ImageCache.default.isCached(forKey: url("a.png").absoluteString))
            let only = await #expect(throws: KingfisherError.self) {
                try await KingfisherManager.shared.retrieveImage(with: url("b.png"), options: [.onlyFromCache])
            }
            #expect(only?.errorDescription == "No image is cached for https://example.org/b.png.")
        }
        #expect(await view.images.requests == 2)
    }

    @Test func `the manager's handler is called with the image or the error`() async {
        let view = ShownView(Text(verbatim: "page"))
        await view.run {
            for name in ["a.png", "broken.png"] {
                let width = await withCheckedContinuation { (continuation: CheckedContinuation<Double?, Never>) in
                    KingfisherManager.shared.retrieveImage(with: url(name)) { result in
                        continuation.resume(returning: (try? result.get()).map { Double($0.image.size.width) })
                    }
                }
                #expect(width == (name == "a.png" ? 50 : nil))
            }
        }
    }

    @Test func `a session's cache is its own, and has limits`() async throws {
        let image = try #require(UIImage(data: ImageFixture.png))
        let (first, second) = (ShownView(Text(verbatim: "1")), ShownView(Text(verbatim: "2")))
        await first.run {
            ImageCache.default.store(image, forKey: "avatar")
            #expect(ImageCache.default.retrieveImageInMemoryCache(forKey: "avatar") === image)
        }
        await second.run {
            #expect(!ImageCache.default.isCached(forKey: "avatar"))
            ImageCache.default.memoryStorage.config.countLimit = 1
            ImageCache.default.store(image, forKey: "old")
            ImageCache.default.store(image, forKey: "new")
            #expect(ImageCache.default.imageCachedType(forKey: "old") == .none)
            ImageCache.default.memoryStorage.config.totalCostLimit = 3
            #expect(!ImageCache.default.isCached(forKey: "new"))
        }
        await first.run {
            ImageCache.default.removeImage(forKey: "avatar")
            #expect(!ImageCache.default.isCached(forKey: "avatar"))
        }
    }

    @Test func `a view takes what the app has stored`() async throws {
        let image = try #require(UIImage(data: ImageFixture.png))
        let view = ShownView(Text(verbatim: "page"))
        await view.run {
            ImageCache.default.store(image, forKey: url("kept.png").absoluteString)
            let loaded = try? await KingfisherManager.shared.retrieveImage(with: url("kept.png"))
            #expect(loaded?.cacheType == .memory)
        }
        #expect(await view.images.requests == 0)
    }

    @Test func `a prefetcher loads ahead and says what failed`() async {
        let view = ShownView(Text(verbatim: "page"))
        let counts = await view.run {
            await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
                ImagePrefetcher(urls: [url("a.png"), url("broken.png")]) { skipped, failed, loaded in
                    continuation.resume(returning: [skipped.count, failed.count, loaded.count])
                }.start()
            }
        }
        #expect(counts == [0, 1, 1])
    }
}
