// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import Chat

/// A message is sent and answered; a conversation is long, is muted, and is deleted.
@MainActor
@Suite("Sample Chat")
struct ChatWalk {
    private func open(_ name: String, in walk: Walk) async throws {
        try walk.tap(prefix: name)
        await walk.settle()
    }

    @Test func aMessageIsAnswered() async throws {
        let walk = try Walk(ChatApp())
        #expect(walk.sees("Grace, Have you seen the moth?, 2"))
        try await open("Grace", in: walk)
        #expect(try walk.host.find(role: .button, label: "Send").isDisabled)
        try walk.type("Where?", into: "Message")
        try walk.tap("Send")
        await walk.finishTasks()
        #expect(walk.sees("Where?"))
        #expect(walk.sees("I wonder, too."))
        #expect(!walk.sees("Grace is typing…"))
        #expect(try walk.host.find(role: .textField, label: "Message").value != "Where?")
        try walk.tap("Back")
        #expect(walk.sees("Grace, I wonder, too."))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func aLongConversationBeginsAtItsEnd() async throws {
        let walk = try Walk(ChatApp())
        try await open("Alan", in: walk)
        let last = try walk.host.find(label: "Message number 40").frame
        #expect(last.maxY < 844 && last.minY > 400)
        try walk.tap("Top")
        await walk.settle()
        let first = try walk.host.find(label: "Message number 1").frame
        #expect(first.minY >= 0 && first.maxY < 300)
        try walk.type("Here", into: "Message")
        try walk.tap("Send")
        await walk.finishTasks()
        #expect(try walk.host.find(label: "“Here”, you say?").frame.maxY < 844)
    }

    @Test func aMessageGetsAReaction() async throws {
        let walk = try Walk(ChatApp())
        try await open("Mary", in: walk)
        try walk.openMenu(of: "Bye")
        try walk.tap("👍")
        #expect(walk.sees("Bye, 👍"))
    }

    @Test func aConversationIsMutedAndDeleted() throws {
        let walk = try Walk(ChatApp())
        try walk.tap("Mute")
        #expect(walk.sees(part: "Grace, Muted"))
        try walk.tap("Read")
        #expect(!walk.sees(part: "moth?, 2"))
        try walk.tap("Delete")
        #expect(!walk.sees(part: "Grace"))
        #expect(walk.sees(part: "Alan"))
    }
}
