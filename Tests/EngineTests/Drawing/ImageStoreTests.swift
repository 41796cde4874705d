// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

@Suite("The images of a session")
struct ImageStoreTests {
    private func picture(_ name: String, bytes: Int) -> LoadedImage {
        LoadedImage(data: Data(count: bytes), mediaType: "image/png", width: 1, height: 1, hash: name)
    }

    @Test("the oldest go where there are too many bytes, the newest stays whatever its size")
    func limit() {
        let store = ImageStore()
        store.limit = 100
        for name in ["a", "b", "c"] { store.insert(picture(name, bytes: 40)) }
        #expect(store.image("a") == nil)
        #expect(store.image("b") != nil)
        #expect(store.image("c") != nil)
        store.insert(picture("large", bytes: 1_000))
        #expect(store.image("large") != nil)
        #expect(store.image("b") == nil)
        #expect(store.image("c") == nil)
        store.insert(picture("d", bytes: 100))
        #expect(store.image("large") == nil)
        #expect(store.image("d") != nil)
    }

    @Test("an image that comes again counts once and is new again")
    func again() {
        let store = ImageStore()
        store.limit = 100
        for name in ["a", "b", "a", "a", "c"] { store.insert(picture(name, bytes: 40)) }
        #expect(store.image("a") != nil)
        #expect(store.image("b") == nil)
        #expect(store.image("c") != nil)
    }

    @Test("a lower limit holds at once; without one everything is kept")
    func later() {
        let store = ImageStore()
        for name in ["a", "b", "c"] { store.insert(picture(name, bytes: 1_000_000)) }
        #expect(store.image("a") != nil)
        store.limit = 2_000_000
        #expect(store.image("a") == nil)
        #expect(store.image("b") != nil)
    }
}
