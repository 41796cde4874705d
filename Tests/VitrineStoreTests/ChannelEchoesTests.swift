// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineBroadcast
@testable import VitrineStore

@Suite("Own messages on their way over a store") struct ChannelEchoesTests {
    private func message(_ number: Int) throws -> BroadcastMessage { try BroadcastMessage(number, channel: "room") }

    @Test("what comes back is received then, and not when it is taken")
    func listening() throws {
        var echoes = ChannelEchoes(process: "a")
        echoes.began()
        let first = echoes.sent(try message(1))
        let second = echoes.sent(try message(2))
        let early = echoes.settled(first.number, isPublished: true)
        #expect(early.isEmpty)
        let other = ChannelEnvelope(process: "b", number: 1, message: try message(7))
        var received: [BroadcastMessage] = []
        for envelope in [first, other, second, second] { received += echoes.heard(envelope) }
        let expected = [try message(1), try message(7), try message(2)]
        #expect(received == expected)
        let late = echoes.settled(second.number, isPublished: true)
        #expect(late.isEmpty)
    }

    @Test("without a way back a message is received as soon as it is taken, or not taken", arguments: [false, true])
    func deaf(isPublished: Bool) throws {
        var echoes = ChannelEchoes(process: "a")
        let sent = echoes.sent(try message(1))
        let received = echoes.settled(sent.number, isPublished: isPublished)
        #expect(received == [sent.message])
        let again = echoes.heard(sent)
        #expect(again.isEmpty)
    }

    @Test(
        "what others publish in a process's name is no message of it, and loses none",
        arguments: [Int.min, -1, 0, .max])
    func forged(number: Int) throws {
        var echoes = ChannelEchoes(process: "a")
        echoes.began()
        var received: [BroadcastMessage] = []
        let forged = ChannelEnvelope(process: "a", number: number, message: try message(9))
        received += echoes.heard(forged)
        let sent = echoes.sent(try message(1))
        for envelope in [forged, sent, forged] { received += echoes.heard(envelope) }
        let expected = [try message(1)]
        #expect(received == expected)
    }

    @Test("each own message is received once and in order, whatever happens", arguments: 1...50)
    func stories(seed: Int) throws {
        var state = UInt64(seed)
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var echoes = ChannelEchoes(process: "a")
        var received: [BroadcastMessage] = []
        // On their way to the store, and back.
        var there: [ChannelEnvelope] = []
        var back: [ChannelEnvelope] = []
        var isListening = false
        var count = 0
        for _ in 0..<200 {
            switch random(6) {
            case 0, 1:
                count += 1
                there.append(echoes.sent(try message(count)))
            case 2 where !there.isEmpty:
                let next = there.removeFirst()
                let isPublished = random(3) > 0
                // The store may have taken what it does not say.
                if isListening, isPublished || random(2) == 0 { back.append(next) }
                received += echoes.settled(next.number, isPublished: isPublished)
            case 3 where !back.isEmpty: received += echoes.heard(back.removeFirst())
            case 4:
                echoes.began()
                isListening = true
            case 5 where random(4) == 0:
                received += echoes.ended()
                isListening = false
                back = []
            default: break
            }
        }
        received += echoes.ended()
        let expected = try (0..<count).map { try message($0 + 1) }
        #expect(received == expected)
    }
}
