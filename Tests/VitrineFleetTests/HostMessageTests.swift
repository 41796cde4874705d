// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineWeb
import VitrineWorkers

@testable import VitrineBroadcast
@testable import VitrineFleet

@Suite("HostCommand and HostEvent")
struct HostMessageTests {
    private static let capsule = NamedHost.capsule("one", generation: 2)
    private static let request = RequestRecord(
        WebRequest(
            method: "POST", path: "/ü", query: "a=1", headers: WebHeaders([("Cookie", "a"), ("Cookie", "b")]),
            remoteAddress: "10.0.0.1", isSecure: true, body: [0, 255, 123]))
    private static let response = ResponseRecord(
        WebResponse(status: 201, headers: WebHeaders([("Content-Type", "text/html")]), body: [0, 255, 123]))
    private static let texts = ["[\"V\",\"ü\"]", "", "\u{0}", "🏳️‍🌈\"\\"]

    private static let commands: [HostCommand] =
        texts.map { .text(socket: 7, $0) } + [
            .start(WorkerStart(number: 1, count: 2, visitorKey: [1], tokenKey: [2])), .request(Int.max, request),
            .open(socket: 3, request), .closed(socket: 3), .metrics(4), .kept(5, true), .capsule(6, capsule),
            .capsule(6, nil), .beat, .drain,
        ]
    private static let events: [HostEvent] =
        texts.map { .text(socket: 7, $0) } + [
            .ready, .response(1, response), .taken(socket: 0), .taken(socket: Int.max),
            .close(socket: 2, code: 4401, reason: "ü"), .metrics(3, [Metric(.gauge, "a", "A.", 1)]), .keep(1, capsule),
            .take(2, session: "one", token: 3), .forget(session: "one", generation: 2), .forgetOwner("me"), .beat,
            .drained,
        ]

    @Test("every message arrives as it was sent")
    func roundTrips() throws {
        let commands = Self.commands + [.broadcast(try BroadcastMessage("hello", channel: "room"))]
        #expect(try passed(commands) == commands)
        #expect(try passed(Self.events) == Self.events)
    }

    @Test("what is sent for every event of a user, and the bytes of files and pages, are not escaped")
    func binary() throws {
        let text = String(repeating: "\"", count: 1_000)
        let bytes = [UInt8](repeating: 0, count: 3_000)
        var response = Self.response
        response.body = Data(bytes)
        #expect(try MessageFraming.frame(HostCommand.text(socket: 1, text)).count == 1_018)
        #expect(try MessageFraming.frame(HostEvent.text(socket: 1, text)).count == 1_018)
        #expect(try MessageFraming.frame(HostEvent.taken(socket: 1)).count == 18)
        #expect(try MessageFraming.frame(HostEvent.response(1, response)).count < 3_200)
    }

    @Test(
        "bytes that are no message's binary form are refused",
        arguments: [
            [0], [0, 1], [0, 99] + [UInt8](repeating: 0, count: 12), [0, 1] + [UInt8](repeating: 255, count: 12),
        ])
    func malformed(_ body: [UInt8]) {
        var framing = MessageFraming()
        framing.append([0, 0, 0, UInt8(body.count)] + body)
        #expect(throws: MalformedMessage.self) { try framing.next(HostCommand.self) }
        var other = MessageFraming()
        other.append([0, 0, 0, UInt8(body.count)] + body)
        #expect(throws: MalformedMessage.self) { try other.next(HostEvent.self) }
    }

    private func passed<M: Codable>(_ messages: [M]) throws -> [M] {
        var framing = MessageFraming()
        for message in messages { framing.append(try MessageFraming.frame(message)) }
        return try messages.indices.compactMap { _ in try framing.next(M.self) }
    }
}
