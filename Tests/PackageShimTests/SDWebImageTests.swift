// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineCore
import VitrineSDWebImageSwiftUI

@MainActor
@Suite struct SDWebImageTests {
    @Test func `an image is shown after its placeholder and its indicator, and tells that it was loaded`() async {
        let record = Record()
        let view = ShownView(
            WebImage(url: url("a.png")).resizable().placeholder { Text(verbatim: "wait") }
                .indicator { isLoading, _ in if isLoading.wrappedValue { Text(verbatim: "busy") } }
                .onProgress { record.words.append("\($0) of \($1)") }
                .onSuccess { image, data, type in record.words.append("\(image.size.width) \(data!.count) \(type)") }
                .transition(.fade(duration: 0.5)),
            images: ImageFixture(isOpen: false))
        #expect(view.has("wait") && view.has("busy") && view.shown == [])
        await view.images.open()
        await view.settle()
        #expect(!view.has("wait") && !view.has("busy") && view.shown == ["a.png"])
        #expect(view.size == CGSize(width: 200, height: 100))
        #expect(record.words == ["24 of 24", "50.0 24 none"])
    }

    @Test func `the activity indicator is a spinner while the image is loaded`() async {
        let view = ShownView(WebImage(url: url("a.png")).indicator(.activity), images: ImageFixture(isOpen: false))
        let plain = ShownView(WebImage(url: url("a.png")), images: ImageFixture(isOpen: false))
        let spinner = view.layers.count - plain.layers.count
        #expect(spinner > 0)
        for each in [view, plain] {
            await each.images.open()
            await each.settle()
            #expect(each.shown == ["a.png"])
        }
        #expect(view.layers.count - plain.layers.count < spinner)
    }

    @Test func `a failure keeps the placeholder and tells its error; a delayed placeholder comes with it`() async {
        let record = Record()
        let view = ShownView(
            WebImage(url: url("broken.png"), options: [.delayPlaceholder]).placeholder { Text(verbatim: "sorry") }
                .onFailure { _ in record.words.append("error") },
            images: ImageFixture(isOpen: false))
        #expect(!view.has("sorry"))
        await view.images.open()
        await view.settle()
        #expect(view.has("sorry") && record.words == ["error"])
    }

    @Test func `content is shown for each phase`() async {
        for (name, word) in [("a.png", "loaded"), ("broken.png", "failed")] {
            let view = ShownView(
                WebImage(url: url(name)) { phase in
                    switch phase {
                    case .empty: Text(verbatim: "empty")
                    case .success: Text(verbatim: "loaded")
                    case .failure: Text(verbatim: "failed")
                    }
                }, images: ImageFixture(isOpen: false))
            #expect(view.has("empty"))
            await view.images.open()
            await view.settle()
            #expect(view.has(word))
        }
        let view = ShownView(
            WebImage(url: url("a.png")) {
                $0.resizable()
            } placeholder: {
                Text(verbatim: "wait")
            })
        await view.settle()
        #expect(view.shown == ["a.png"] && !view.has("wait"))
    }

    @Test func `a context gives an image its size`() async {
        let context: [SDWebImageContextOption: Any] = [.imageThumbnailPixelSize: CGSize(width: 25, height: 25)]
        let view = ShownView(WebImage(url: url("a.png"), context: context))
        await view.settle()
        #expect(view.size == CGSize(width: 25, height: 10))
    }

    @Test func `an animated image is shown from an address and from data`() async {
        let view = ShownView(AnimatedImage(url: url("a.png")) { Text(verbatim: "wait") }.resizable())
        await view.settle()
        #expect(view.shown == ["a.png"] && view.size == CGSize(width: 200, height: 100))
        let other = ShownView(AnimatedImage(data: ImageFixture.png, scale: 2))
        await other.settle()
        #expect(other.shown.count == 1 && other.size == CGSize(width: 25, height: 10))
    }

    @Test func `the manager loads once, then has it`() async {
        let view = ShownView(Text(verbatim: "page"))
        await view.run {
            let cases: [(SDWebImageOptions, String)] = [([], "none"), ([], "memory"), (.refreshCached, "none")]
            for (options, word) in cases {
                let type = await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                    let manager = SDWebImageManager.shared
                    manager.loadImage(with: url("a.png"), options: options) { image, _, _, type, _, _ in
                        continuation.resume(returning: image == nil ? "failed" : "\(type)")
                    }
                }
                #expect(type == word)
            }
            #expect(SDImageCache.shared.imageFromCache(forKey: url("a.png").absoluteString) != nil)
            SDImageCache.shared.clearMemory()
            #expect(SDImageCache.shared.imageFromCache(forKey: url("a.png").absoluteString) == nil)
        }
        #expect(await view.images.requests == 2)
    }
}
