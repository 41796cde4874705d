// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineCore
@testable import VitrineServer

@Suite struct ImagePoolTests {
    private func image(_ name: String, bytes: Int = 10, width: Int = 1) -> LoadedImage {
        LoadedImage(
            data: Data(repeating: UInt8(name.utf8.first ?? 0), count: bytes), mediaType: "image/png", width: width,
            height: 1,
            hash: name)
    }

    /// Where the bytes of an image are.
    private func address(_ image: LoadedImage) -> Int {
        image.data.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
    }

    @Test func equalPicturesAreOne() {
        let pool = ImagePool(limit: 1_000)
        let first = pool.one(image("a", bytes: 500))
        let second = pool.one(image("a", bytes: 500))
        #expect(first == second)
        #expect(address(first) == address(second))
    }

    @Test func whatIsNotEqualStaysItself() {
        let pool = ImagePool(limit: 1_000)
        _ = pool.one(image("a"))
        #expect(pool.one(image("a", width: 2)).width == 2)
        #expect(pool.one(image("b")).hash == "b")
    }

    @Test func anAddressGivesItsPictureWhileItCounts() {
        let pool = ImagePool(limit: 1_000)
        let now = ContinuousClock.now
        #expect(pool.image(at: "https://example.org/a") == nil)
        _ = pool.one(image("a"), at: "https://example.org/a", until: now + .seconds(60))
        _ = pool.one(image("b"), at: "https://example.org/b", until: now)
        #expect(pool.image(at: "https://example.org/a", now: now + .seconds(59))?.hash == "a")
        #expect(pool.image(at: "https://example.org/b") == nil, "nobody said that it counts")
        #expect(pool.image(at: "https://example.org/a", now: now + .seconds(60)) == nil)
        #expect(pool.image(at: "https://example.org/a", now: now) == nil, "what is over stays over")
    }

    @Test func anAddressIsForgottenWithItsPicture() {
        let pool = ImagePool(limit: 1_000)
        let later = ContinuousClock.now + .seconds(60)
        _ = pool.one(image("a", bytes: 600), at: "a", until: later)
        _ = pool.one(image("b", bytes: 600), at: "b", until: later)
        #expect(pool.image(at: "a") == nil)
        #expect(pool.image(at: "b")?.hash == "b")
    }

    @Test func addressesAreNotCollectedForEver() {
        let pool = ImagePool(limit: 1_000)
        let later = ContinuousClock.now + .seconds(60)
        for number in 0...ImagePool.addressLimit { _ = pool.one(image("a"), at: "\(number)", until: later) }
        #expect(pool.image(at: "0") == nil)
        #expect(pool.image(at: "\(ImagePool.addressLimit)")?.hash == "a")
    }

    @Test func thoseUsedLongestAgoAreForgotten() {
        let pool = ImagePool(limit: 1_000)
        let first = pool.one(image("a", bytes: 400))
        _ = pool.one(image("b", bytes: 400))
        _ = pool.one(image("a", bytes: 400))
        _ = pool.one(image("c", bytes: 400))
        #expect(address(pool.one(image("a", bytes: 400))) == address(first))
        let large = image("d", bytes: 2_000)
        #expect(pool.one(large) == large)
        #expect(address(pool.one(image("a", bytes: 400))) == address(first), "what is too large displaces nothing")
        _ = pool.one(image("e", bytes: 1_000))
        #expect(address(pool.one(image("a", bytes: 400))) != address(first))
    }
}
