// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing

@testable import Neva

struct ImageCacheTests {
    private func url(_ number: Int) -> URL { URL(filePath: "/\(number).png") }

    @MainActor
    @Test("An image is there once it was put in")
    func testInsert() {
        let cache = ImageCache()
        #expect(cache[url(1)] == nil)
        cache.insert(Image(systemName: Constants.Symbols.missingImage), for: url(1))
        #expect(cache[url(1)] == Image(systemName: Constants.Symbols.missingImage))
        #expect(cache[url(2)] == nil)
    }

    @MainActor
    @Test("The oldest goes when there are too many; an image that comes again counts once")
    func testLimit() {
        let cache = ImageCache(limit: 2)
        for number in [1, 2, 2, 2, 3] {
            cache.insert(Image(systemName: "\(number).circle"), for: url(number))
        }
        #expect(cache[url(1)] == nil)
        #expect(cache[url(2)] != nil && cache[url(3)] != nil)
    }

    @MainActor
    @Test("The mocks' images are all there")
    func testMock() {
        let cache = ImageCache.mock()
        #expect(FeedEntity.mocks.allSatisfy { $0.imageURL.flatMap { cache[$0] } != nil })
    }
}
