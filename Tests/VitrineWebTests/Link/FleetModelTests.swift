// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// A page whose node dies or leaves at any step: its session goes on in another one, nothing is done twice, and what is
/// lost is lost with a word to the page (Documentation/Decisions/0051).
@MainActor @Suite("The link's model with nodes that die") struct FleetModelTests {
    typealias Deed = FleetStory.Deed

    /// A visit with presses, a lost socket, and all that is said meanwhile.
    private nonisolated static let visit: [Deed] = [
        .hear(1), .deliver(1), .press(0), .hear(2), .deliver(2), .wait(3), .rest, .press(1), .press(2), .hear(1),
        .hear(1),
        .change, .deliver(3), .hear(3), .cut, .press(0), .connect, .hear(1), .rest, .deliver(2), .hear(2), .abandon,
        .connect, .press(1), .hear(2), .rest, .deliver(3), .hear(3), .wait(3), .rest, .press(2), .hear(3), .deliver(3),
    ]

    /// What happens to the nodes: each is a thing of its own at each step of the visit.
    private nonisolated static let disasters: [[Deed]] = [
        [.kill(0), .start(0), .connect],
        [.kill(0), .deliver(9), .connect, .hear(1), .rest, .deliver(2), .start(0)],
        [.rest, .kill(0), .deliver(9), .connect, .hear(1), .rest],
        [.drain, .deliver(9), .connect, .hear(1), .rest, .deliver(2), .hear(2)],
        [.drain, .deliver(9), .connect, .hear(1), .drain, .deliver(9), .connect],
        [.kill(1), .kill(0), .deliver(9), .start(1), .connect, .hear(1), .rest, .deliver(2)],
        [.drain, .deliver(9), .connect, .hear(1), .kill(0), .deliver(9), .connect, .hear(1), .rest],
    ]

    @Test("at each step of a visit a node dies, or all are drained", arguments: 0..<disasters.count)
    func everyStep(disaster: Int) async {
        for step in 0...Self.visit.count {
            var deeds = Self.visit
            deeds.insert(contentsOf: Self.disasters[disaster], at: step)
            guard let fault = await FleetStory.tell(deeds) else { continue }
            Issue.record("at step \(step): \(fault)")
            return
        }
    }

    @Test(
        "stories that failed once",
        arguments: [
            // Built anew twice before the page has heard of it: its buttons are those of the first scene.
            [.hear(2), .drain, .deliver(4), .connect, .hear(1), .rest, .drain, .press(2)],
            // A parked session is on its way to the store when all leave.
            [.hear(1), .deliver(5), .cut, .wait(61), .drain],
            // A socket that the page gave up is heard after a newer one.
            [.hear(4), .deliver(2), .hear(5), .kill(0), .deliver(1), .connect, .abandon],
            // All leave while a node takes the session.
            [.hear(3), .drain, .deliver(5), .press(0), .connect, .hear(4), .drain],
        ] as [[Deed]])
    func known(deeds: [Deed]) async {
        #expect(await FleetStory.tell(deeds) == nil)
    }

    @Test(
        "a page that was welcomed elsewhere and did not hear of it comes back where it was, and is told of no other page",
        arguments: [
            [
                .hear(1), .deliver(1), .press(0), .hear(2), .deliver(2), .move, .connect, .hear(1), .rest, .move,
                .connect,
            ],
            // Welcomed by the first again, it goes to the second, which has the session.
            [
                .hear(1), .deliver(1), .press(0), .hear(2), .deliver(2), .move, .connect, .hear(1), .rest, .move,
                .connect, .hear(1), .deliver(1), .press(1), .hear(1), .move, .connect,
            ],
            [
                .hear(1), .deliver(1), .press(0), .hear(2), .deliver(2), .move, .connect, .hear(1), .rest, .split(0),
                .move, .connect, .hear(1), .deliver(1), .press(1), .hear(1), .mend(0),
            ],
        ] as [[Deed]])
    func bounced(deeds: [Deed]) async {
        #expect(await FleetStory.tellWithoutRefusal(deeds) == nil)
    }

    private func story(_ seed: UInt64) -> [Deed] {
        var generator = SeededGenerator(seed: seed)
        let length = Int.random(in: 6...50, using: &generator)
        return (0..<length).map { _ in
            switch Int.random(in: 0..<40, using: &generator) {
            case 0..<8: .press(Int.random(in: 0..<3, using: &generator))
            case 8: .change
            case 9..<16: .hear(Int.random(in: 1...5, using: &generator))
            case 16..<23: .deliver(Int.random(in: 1...5, using: &generator))
            case 23..<27: .connect
            case 27: .cut
            case 28: .abandon
            case 29..<31: .kill(Int.random(in: 0..<2, using: &generator))
            case 31..<34: .start(Int.random(in: 0..<2, using: &generator))
            case 34: .drain
            case 35..<38: .rest
            default: .wait([1, 3, 61].randomElement(using: &generator)!)
            }
        }
    }

    /// A story in which nodes are cut off from the store, and the page is sent to and fro.
    private func remoteStory(_ seed: UInt64) -> [Deed] {
        var generator = SeededGenerator(seed: ~seed)
        var deeds = story(seed)
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let node = Int.random(in: 0..<2, using: &generator)
            let more: [Deed] = [.split(node), .mend(node), .move, .move]
            deeds.insert(
                more.randomElement(using: &generator)!, at: Int.random(in: 0...deeds.count, using: &generator))
        }
        return deeds
    }

    /// The stories of one of four parts; `VITRINE_FUZZ` asks for a hundredth as many in all.
    private func seeds(_ part: Int, usual: Int) -> Range<Int> {
        let count = Fuzz.rounds(usual * 100) / 400
        return part * count..<(part + 1) * count
    }

    @Test("in random stories no kept session is lost, nothing is done twice or lost silently", arguments: 0..<4)
    func stories(part: Int) async {
        let search = StorySearch(story: story, tell: FleetStory.tell)
        let fault = await search.fault(in: seeds(part, usual: 800))
        #expect(fault == nil)
    }

    @Test("nodes that are cut off from the store never own a session together, and do nothing twice", arguments: 0..<4)
    func remoteStories(part: Int) async {
        let search = StorySearch(story: remoteStory, tell: FleetStory.tellRemote)
        let fault = await search.fault(in: seeds(part, usual: 400))
        #expect(fault == nil)
    }
}
