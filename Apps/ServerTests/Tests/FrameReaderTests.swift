// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import Testing

@testable import VitrineServer

@Suite struct FrameReaderTests {
    private func events(_ bytes: [UInt8], chunk: Int? = nil) -> [FrameReader.Event] {
        var reader = FrameReader(helloLimit: 20, messageLimit: 70_000, fragmentLimit: 4)
        var events: [FrameReader.Event] = []
        let step = chunk ?? max(bytes.count, 1)
        for start in stride(from: 0, to: bytes.count, by: step) {
            reader.append(ByteBuffer(bytes: bytes[start..<min(start + step, bytes.count)]))
            while let event = reader.next() { events.append(event) }
        }
        return events
    }

    private func violation(_ bytes: [UInt8]) -> UInt16? {
        guard case .violation(let code, _) = events(bytes).last else { return nil }
        return code
    }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func anySplitOfTheBytesReadsTheSame(chunk: Int) {
        let long = String(repeating: "é", count: 30_000)
        let bytes =
            RawClient.text("hello") + RawClient.text("fr", final: false) + RawClient.frame(9, [1, 2])
            + RawClient.frame(0, Array("agm".utf8), final: false) + RawClient.frame(0, Array("ent".utf8))
            + RawClient.text(String(repeating: "x", count: 300)) + RawClient.text(long)
            + RawClient.frame(8, [0x03, 0xE8])
        #expect(
            events(bytes, chunk: chunk) == [
                .text("hello"), .ping(ByteBuffer(bytes: [1, 2])), .text("fragment"),
                .text(String(repeating: "x", count: 300)), .text(long), .close(1000),
            ]
        )
    }

    @Test func nothingIsReadAfterAViolation() {
        let bytes = RawClient.text("a") + RawClient.frame(3) + RawClient.text("b")
        #expect(events(bytes).count == 2)
        #expect(violation(bytes) == 1002)
    }

    @Test func limitsHoldToTheByte() {
        let hello = RawClient.text(String(repeating: "a", count: 20))
        #expect(events(hello).count == 1)
        #expect(violation(RawClient.text(String(repeating: "a", count: 21))) == 1009)
        let whole = RawClient.text(String(repeating: "a", count: 70_000))
        #expect(events(hello + whole).count == 2)
        #expect(violation(hello + RawClient.text(String(repeating: "a", count: 70_001))) == 1009)
        // Also when it only exceeds in sum.
        #expect(
            violation(
                RawClient.text(String(repeating: "a", count: 15), final: false)
                    + RawClient.frame(0, Array(repeating: 97, count: 6))
            ) == 1009
        )
    }

    @Test func theHeaderAloneIsEnoughToRefuse() {
        #expect(violation([0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]) == 1009)
        #expect(violation([0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0]) == 1002)
        #expect(violation([0x81, 0xFE, 0x00, 0x05]) == 1002)
        #expect(violation([0xC1]) == 1002)
        #expect(violation([0x81, 0x05]) == 1002)
    }

    @Test func emptyFragmentsAreCounted() {
        let fragment = RawClient.frame(0, final: false)
        let start = RawClient.text("", final: false)
        #expect(violation(start + fragment + fragment + fragment) == nil)
        #expect(violation(start + fragment + fragment + fragment + fragment) == 1009)
    }

    @Test(
        arguments: [
            ([0x03], 1002), ([0x03, 0xE7], 1002), ([0x03, 0xED], 1002), ([0x03, 0xEE], 1002), ([0x03, 0xF7], 1002),
            ([0x07, 0xD0], 1002), ([0x13, 0x88], 1002), ([0x03, 0xE8, 0xFF], 1007),
        ] as [([UInt8], UInt16)]
    )
    func invalidCloseFramesAreViolations(_ payload: [UInt8], _ code: UInt16) {
        #expect(violation(RawClient.frame(8, payload)) == code)
    }

    @Test(
        arguments: [
            [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
        ] as [[UInt8]]
    )
    func invalidTextIsRefused(_ bytes: [UInt8]) {
        #expect(violation(RawClient.frame(1, bytes)) == 1007)
    }
}
