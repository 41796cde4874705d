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

    @Test("combineLatest transforms the values of four publishers")
    func four() {
        let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        var heard: [[Int]] = []
        let held = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { a, b, c, d in [a, b, c, d] }
            .sink { heard.append($0) }
        subjects[3].send(9)
        #expect(heard == [[0, 1, 2, 3], [0, 1, 2, 9]])
        _ = held
    }

    private typealias Numbers = PassthroughSubject<Int, Never>

    /// Returns what a publisher sends when each of eight subjects sends its number.
    private func numbers<P: Publisher>(of subjects: [Numbers], through publisher: P) -> [Int]
    where P.Output == Int, P.Failure == Never {
        var heard: [Int] = []
        let held = publisher.sink { heard.append($0) }
        for (index, subject) in subjects.enumerated() { subject.send(index) }
        held.cancel()
        return heard
    }

    @Test("merge takes up to seven other publishers")
    func mergeWithSeveral() {
        let s = (0..<8).map { _ in Numbers() }
        #expect(numbers(of: s, through: s[0].merge(with: s[1], s[2])) == [0, 1, 2])
        #expect(numbers(of: s, through: s[0].merge(with: s[1], s[2], s[3])) == [0, 1, 2, 3])
        #expect(numbers(of: s, through: s[0].merge(with: s[1], s[2], s[3], s[4])) == [0, 1, 2, 3, 4])
        #expect(numbers(of: s, through: s[0].merge(with: s[1], s[2], s[3], s[4], s[5])) == [0, 1, 2, 3, 4, 5])
        #expect(
            numbers(of: s, through: s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6])) == [0, 1, 2, 3, 4, 5, 6])
        #expect(
            numbers(of: s, through: s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]))
                == [0, 1, 2, 3, 4, 5, 6, 7])
    }

    @Test("A merged publisher merges with others to one of all")
    func mergeAgain() {
        let s = (0..<8).map { _ in Numbers() }
        let two = Publishers.Merge(s[0], s[1])
        let three: Publishers.Merge3<Numbers, Numbers, Numbers> = two.merge(with: s[2])
        let five: Publishers.Merge5<Numbers, Numbers, Numbers, Numbers, Numbers> = three.merge(with: s[3], s[4])
        let eight = five.merge(with: s[5], s[6], s[7])
        #expect(numbers(of: s, through: three) == [0, 1, 2])
        #expect(numbers(of: s, through: eight) == [0, 1, 2, 3, 4, 5, 6, 7])
        #expect(eight.h === s[7])
        #expect(Publishers.MergeMany([s[0], s[1]]).merge(with: s[2]).publishers.count == 3)
    }

    @Test("merge ends after the values that wait for a request")
    func waiting() {
        var heard: [Int] = []
        var isOver = false
        var subscription: (any Subscription)?
        [1, 2].publisher.merge(with: Just(3)).subscribe(
            AnySubscriber<Int, Never>(
                receiveSubscription: { subscription = $0 },
                receiveValue: { value in
                    heard.append(value)
                    return .none
                },
                receiveCompletion: { _ in isOver = true }))
        #expect(heard.isEmpty && !isOver)
        subscription?.request(.max(2))
        #expect(heard == [1, 2] && !isOver)
        subscription?.request(.unlimited)
        #expect(heard == [1, 2, 3] && isOver)
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
