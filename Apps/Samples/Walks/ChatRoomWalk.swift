// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChatRoom
@testable import VitrineBroadcast
@testable import VitrineCore
@testable import VitrineDisplay
@testable import VitrineTesting

/// Two people in one room.
@MainActor
@Suite("Sample ChatRoom")
struct ChatRoomWalk {
    private let hub = BroadcastHub()

    private func walk() async throws -> Walk {
        let walk = try Walk(view: RoomView(room: Broadcast("room", hub: hub)))
        await walk.settle()
        return walk
    }

    /// What is read of the row of a line.
    private func count(_ text: String, in walk: Walk) -> Int {
        walk.host.labels.count { $0.contains(text) }
            + walk.host.root.all { $0.value?.contains(text) == true }.count
    }

    @Test func whatOneSaysBothReadOnce() async throws {
        let (ann, ben) = (try await walk(), try await walk())
        #expect(ann.sees("Nobody has said anything"))
        try ann.type("Ann", into: "Name")
        try ann.type("Hello", into: "Message")
        try ann.tap("Send")
        await ann.settle()
        await ben.settle()
        for walk in [ann, ben] {
            #expect(!walk.sees("Nobody has said anything"))
            #expect(walk.sees(part: "Ann"))
            #expect(count("Hello", in: walk) == 1)
        }
        try ben.type("Welcome", into: "Message")
        try ben.tap("Send")
        await ann.settle()
        await ben.settle()
        for walk in [ann, ben] {
            #expect(walk.sees(part: "Guest"))
            #expect(count("Welcome", in: walk) == 1)
            #expect(walk.diagnostics.isEmpty)
        }
    }

    @Test func whoLeavesReceivesNoMore() async throws {
        let walk = try await walk()
        #expect(hub.receiverCount(of: "room") == 1)
        walk.host.unmount()
        while walk.host.scene.graph.session.activity.runningTasks > 0 { await Task.yield() }
        #expect(hub.receiverCount(of: "room") == 0)
    }

    @Test func theSourcesOpenTheRoom() throws {
        #expect(try Walk(ChatRoomApp()).sees("Room"))
    }
}
