// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineDisplay

@testable import VitrineWeb

@MainActor @Suite struct WaitingScenesTests {
    private let scene = FakeScene()

    private func waiting(_ address: String, until expires: Duration = .seconds(10)) -> WaitingScene {
        WaitingScene(
            scene: scene, zone: .gmt, client: ClientState(), epoch: "", path: "/", title: "", visitor: address,
            group: PeerGroup(address), expires: expires)
    }

    @Test func `the oldest of the group that has most gives way`() {
        var scenes = WaitingScenes()
        scenes.add(waiting("8.8.8.8"), token: "a1")
        for number in 1...3 { scenes.add(waiting("2606:4700:1:2::\(number)"), token: "b\(number)") }
        scenes.add(waiting("9.9.9.9"), token: "c1")
        #expect(scenes.count(of: PeerGroup("2606:4700:1:2::9")) == 3)
        #expect(scenes.takeOldestOfLargest()?.visitor == "2606:4700:1:2::1")
        #expect(scenes.takeOldestOfLargest()?.visitor == "2606:4700:1:2::2")
        // Now all have one: the one that has had it for longest.
        #expect(scenes.takeOldestOfLargest()?.visitor == "8.8.8.8")
        #expect(scenes.count == 2)
        #expect(scenes.take("b2") == nil)
        #expect(scenes.take("b3") != nil)
        #expect(scenes.takeOldestOfLargest()?.visitor == "9.9.9.9")
        #expect(scenes.takeOldestOfLargest() == nil)
    }

    @Test func `scenes expire in the order in which they came`() {
        var scenes = WaitingScenes()
        for second in 1...3 { scenes.add(waiting("8.8.8.\(second)", until: .seconds(second)), token: "\(second)") }
        #expect(scenes.takeExpired(.seconds(1)) == nil)
        #expect(scenes.takeExpired(.seconds(2.5))?.visitor == "8.8.8.1")
        #expect(scenes.takeExpired(.seconds(2.5))?.visitor == "8.8.8.2")
        #expect(scenes.takeExpired(.seconds(2.5)) == nil)
        #expect(scenes.count(of: PeerGroup("8.8.8.2")) == 0)
        #expect(scenes.removeAll().count == 1)
        #expect(scenes.count == 0)
    }

    /// Against the plain way to say it, on random stories.
    @Test func `whatever comes and goes, it is what a plain list would do`() {
        var generator = SeededGenerator(seed: 5)
        var scenes = WaitingScenes()
        var model: [(token: String, group: Int)] = []
        for step in 0..<5_000 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0, 1:
                let group = Int.random(in: 0..<6, using: &generator)
                scenes.add(waiting("8.8.8.\(group)"), token: "\(step)")
                model.append(("\(step)", group))
            case 2:
                guard let chosen = model.randomElement(using: &generator) else { continue }
                #expect(scenes.take(chosen.token) != nil)
                model.removeAll { $0.token == chosen.token }
            default:
                guard !model.isEmpty else { continue }
                let counts = Dictionary(grouping: model, by: \.group).mapValues(\.count)
                let taken = scenes.takeOldestOfLargest()?.visitor ?? ""
                let group = Int(taken.suffix(1)) ?? -1
                #expect(counts[group] == counts.values.max())
                if let index = model.firstIndex(where: { $0.group == group }) { model.remove(at: index) }
            }
            #expect(scenes.count == model.count)
            for group in 0..<6 {
                #expect(scenes.count(of: PeerGroup("8.8.8.\(group)")) == model.count { $0.group == group })
            }
        }
    }
}
