// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// The server's end of the connection, checked against a model of a page (Documentation/Reliability.md, rows 1 to 4, 6,
/// 7, 26).
@MainActor @Suite("The link's model") struct LinkModelTests {
    typealias Deed = LinkStory.Deed

    private func story(_ seed: UInt64) -> [Deed] {
        var generator = SeededGenerator(seed: seed)
        let length = Int.random(in: 4...60, using: &generator)
        return (0..<length).map { _ in
            switch Int.random(in: 0..<40, using: &generator) {
            case 0..<9: .press(Int.random(in: 0..<3, using: &generator))
            case 9..<13: .change
            case 13..<15: .push
            case 15: .hearLate(Int.random(in: 1...6, using: &generator))
            case 16..<22: .hear(Int.random(in: 1...6, using: &generator))
            case 22..<29: .deliver(Int.random(in: 1...6, using: &generator))
            case 29..<31: .cut
            case 31: .abandon
            case 32: .notice
            case 33..<35: .connect
            case 35: .lose
            case 36: .double
            case 37..<39: .wait([1, 2, 16].randomElement(using: &generator)!)
            default: .wait([31, 301, 1_900].randomElement(using: &generator)!)
            }
        }
    }

    @Test("Random stories end with every event handled once and the page as the scene is", arguments: 0..<8)
    func stories(part: Int) async {
        let search = StorySearch(story: story, tell: LinkStory.tell)
        // `VITRINE_FUZZ` asks for a hundredth as many stories in all.
        let count = Fuzz.rounds(200_000) / 800
        let fault = await search.fault(in: part * count..<(part + 1) * count)
        #expect(fault == nil)
    }

    @Test("Sixty events, cut after each that was heard and each answer that arrived")
    func everyFrame() async {
        let script: [Deed] = [.hear(1), .deliver(1)] + (0..<60).map { .press($0 % 3) }
        for heard in 0...60 {
            for arrived in [0, 1, heard / 2, heard, 2 * heard] {
                let deeds = script + [.hear(heard), .deliver(arrived), .cut, .connect]
                #expect(await LinkStory.tell(deeds) == nil, "\(heard) heard, \(arrived) arrived")
            }
        }
    }

    @Test("A page that lost its socket after events were handled resumes; nothing is handled twice")
    func resume() async {
        #expect(
            await LinkStory.tell([
                .hear(1), .deliver(1), .press(0), .press(1), .hear(2), .cut, .press(2), .connect,
            ]) == nil
        )
    }

    @Test("A hello that was held up does not take the session from the page's newer socket")
    func lateHello() async {
        // The first hello stays under way, the second one is heard first.
        #expect(
            await LinkStory.tell([
                .hear(1), .deliver(2), .hear(2), .abandon, .connect, .abandon, .connect, .hear(1), .deliver(1),
                .hearLate(2),
                .press(1), .hear(3), .deliver(3), .notice, .press(2), .notice,
            ]) == nil
        )
    }

    @Test("A parked scene is built anew, and a press for its old button is one for the new one")
    func parked() async {
        #expect(
            await LinkStory.tell([
                .hear(1), .deliver(2), .hear(2), .press(2), .hear(1), .deliver(2), .hear(2), .wait(301), .press(1),
                .press(0),
                .hear(2),
            ]) == nil
        )
        #expect(
            await LinkStory.tell([
                .hear(1), .deliver(2), .hear(2), .press(2), .cut, .wait(31), .connect, .press(1), .hear(9), .deliver(9),
            ]) == nil
        )
    }
}
