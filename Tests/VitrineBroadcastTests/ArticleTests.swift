// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineBroadcast

/// The code of the module's page.
@Suite("The page of VitrineBroadcast") struct ArticleTests {
    @MainActor private final class Texts {
        var texts: [String] = []

        func receive(_ room: Broadcast<String>) async {
            for await text in room.messages { texts.append(text) }
        }
    }

    @Test("what is sent is received") @MainActor
    func sample() async throws {
        let room = Broadcast<String>("room")
        let texts = Texts()
        let task = Task { await texts.receive(room) }
        // It waits for messages once it has had its turn.
        while texts.texts.isEmpty {
            await Task.yield()
            try room.send("Hello")
        }
        #expect(texts.texts.first == "Hello")
        task.cancel()
    }
}
