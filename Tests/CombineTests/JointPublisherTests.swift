// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCombine

/// Publishers that OpenCombine lacks.
@Suite("combineLatest and merge")
struct JointPublisherTests {
    @Test("combineLatest speaks once every publisher has a value, then for each new one")
    func latest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
        var heard: [String] = []
        let held = a.combineLatest(b) { "\($0)\($1)" }.sink { heard.append($0) }
        a.send(1)
        b.send("y")
        a.send(2)
        #expect(heard == ["1x", "1y", "2y"])
        held.cancel()
        a.send(3)
        #expect(heard.count == 3)
    }

    @Test("combineLatest of three ends with its last publisher")
    func three() {
        let subjects = (0..<3).map { CurrentValueSubject<Int, Never>($0) }
        var heard: [[Int]] = []
        var isOver = false
        let held = Publishers.CombineLatest3(subjects[0], subjects[1], subjects[2])
            .sink(receiveCompletion: { _ in isOver = true }, receiveValue: { heard.append([$0.0, $0.1, $0.2]) })
        subjects[0].send(7)
        #expect(heard == [[0, 1, 2], [7, 1, 2]])
        for subject in subjects { subject.send(completion: .finished) }
        #expect(isOver)
        _ = held
    }

    @Test("merge says what comes, from whomever")
    func merge() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var heard: [Int] = []
        let held = a.merge(with: b).sink { heard.append($0) }
        b.send(1)
        a.send(2)
        b.send(3)
        #expect(heard == [1, 2, 3])
        _ = held
    }

    @Test("An error of one publisher ends all")
    func failure() {
        struct Broken: Error {}
        let (a, b) = (PassthroughSubject<Int, any Error>(), PassthroughSubject<Int, any Error>())
        var failed = false
        let held = a.combineLatest(b).sink(
            receiveCompletion: { if case .failure = $0 { failed = true } }, receiveValue: { _ in })
        a.send(completion: .failure(Broken()))
        #expect(failed)
        _ = held
    }
}
