// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// What apps copy with `UIPasteboard`, and read again.
@MainActor
@Suite("UIPasteboard")
struct PasteboardTests {
    private let session = TestHost(Text("A")).scene.graph.session
    private let board = UIPasteboard.general

    /// Runs code in the session, and returns what the page is asked for.
    private func copied(_ action: () throws -> Void) rethrows -> [PageRequest] {
        try SessionContext.$current.withValue(session) {
            try action()
            return session.takeRequests()
        }
    }

    @Test("texts and addresses go to the user's clipboard, a line each, and are read again")
    func copies() throws {
        let one = try #require(URL(string: "https://a.example/1"))
        let two = try #require(URL(string: "https://a.example/2"))
        #expect(copied { board.string = "words" } == [.copy("words")])
        _ = copied {
            #expect(board.string == "words" && board.strings == ["words"] && board.hasStrings && !board.hasURLs)
        }
        #expect(copied { board.strings = ["a", "b"] } == [.copy("a\nb")])
        _ = copied { #expect(board.string == "a" && board.strings == ["a", "b"] && board.numberOfItems == 2) }
        #expect(copied { board.url = one } == [.copy("https://a.example/1")])
        _ = copied { #expect(board.url == one && board.hasURLs && !board.hasStrings && board.string == nil) }
        #expect(copied { board.urls = [one, two] } == [.copy("https://a.example/1\nhttps://a.example/2")])
        _ = copied { #expect(board.urls == [one, two] && board.changeCount == 4) }
    }

    @Test("items are read by the types that they conform to")
    func items() {
        let requests = copied {
            board.setItems([
                ["public.utf8-plain-text": Data("text".utf8)], ["public.url": "https://a.example"],
                ["public.html": "<b>", "com.example.own": 7],
            ])
        }
        #expect(requests == [.copy("text\nhttps://a.example\n<b>")])
        _ = copied {
            #expect(board.strings == ["text", "<b>"] && board.urls?.map(\.absoluteString) == ["https://a.example"])
            #expect(board.types == ["public.utf8-plain-text"])
            #expect(board.contains(pasteboardTypes: ["public.text"]))
            #expect(!board.contains(pasteboardTypes: ["public.url"]))
            #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
            board.setValue(7, forPasteboardType: "com.example.own")
            #expect(board.value(forPasteboardType: "com.example.own") as? Int == 7 && !board.hasStrings)
            board.setData(Data([1, 2]), forPasteboardType: "com.example.own")
            #expect(board.data(forPasteboardType: "com.example.own") == Data([1, 2]))
            board.addItems([["public.utf8-plain-text": "more"]])
            #expect(board.numberOfItems == 2 && board.strings == ["more"])
        }
    }

    @Test("an image stays in the app, which is said, and text beside it is copied")
    func images() throws {
        let png = try #require(
            Data(
                base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
                    + "+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
        let image = try #require(UIImage(data: png))
        #expect(copied { board.image = image }.isEmpty)
        _ = copied { #expect(board.image === image && board.hasImages && !board.hasStrings) }
        #expect(copied { board.items = [["public.png": png, "public.utf8-plain-text": "seen"]] } == [.copy("seen")])
        _ = copied { #expect(board.image != nil && board.string == "seen") }
    }

    @Test("nothing is left of what was taken back or has expired")
    func ends() {
        #expect(copied { board.string = "a" } == [.copy("a")])
        #expect(copied { board.string = nil }.isEmpty)
        _ = copied { #expect(board.string == nil && board.items.isEmpty && board.types.isEmpty) }
        let item = ["public.utf8-plain-text": "a"]
        _ = copied {
            board.setItems([item], options: [.expirationDate: Date.distantPast])
            #expect(board.items.isEmpty && !board.hasStrings)
            board.setItems([item], options: [.expirationDate: Date.distantFuture, .localOnly: true])
            #expect(board.string == "a")
        }
    }

    @Test("a session reads nothing of another's, and code outside of sessions nothing")
    func isolation() {
        _ = copied { board.string = "mine" }
        let other = TestHost(Text("B")).scene.graph.session
        SessionContext.$current.withValue(other) { #expect(board.string == nil && board.changeCount == 0) }
        board.string = "nobody's"
        #expect(board.string == nil)
        _ = copied { #expect(board.string == "mine") }
    }
}
