// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineBase

@Suite struct AgeDictionaryTests {
    private func filled(_ keys: [String]) -> AgeDictionary<String, String> {
        var dictionary = AgeDictionary<String, String>()
        for key in keys { dictionary.append(key.uppercased(), for: key) }
        return dictionary
    }

    @Test func isInTheOrderOfItsAppends() {
        var dictionary = filled(["a", "b", "c", "a"])
        #expect(dictionary.all == ["B", "C", "A"])
        #expect(dictionary.first == "B")
        #expect(dictionary.popFirst() == "B")
        #expect(dictionary["b"] == nil)
        #expect(dictionary.count == 2)
    }

    @Test(arguments: [("a", "BCA"), ("b", "ACB"), ("c", "ABC")]) func renewsAnyOfThem(_ key: String, _ order: String) {
        var dictionary = filled(["a", "b", "c"])
        #expect(dictionary.renew(key) == key.uppercased())
        #expect(dictionary.all.joined() == order)
        dictionary.append("D", for: "d")
        #expect(dictionary.all.joined() == order + "D")
    }

    @Test func renewsNothingThatIsNotThere() {
        var dictionary = filled(["a"])
        #expect(dictionary.renew("b") == nil)
        #expect(dictionary.renew("a") == "A")
        #expect(dictionary.all == ["A"])
    }

    @Test func usesLinksAgain() {
        var dictionary = filled(["a", "b", "c"])
        #expect(dictionary.remove("b") == "B")
        dictionary.append("D", for: "d")
        #expect(dictionary.all == ["A", "C", "D"])
        for key in ["a", "c", "d"] { dictionary.remove(key) }
        #expect(dictionary.isEmpty && dictionary.first == nil && dictionary.popFirst() == nil)
        dictionary.append("E", for: "e")
        #expect(dictionary.all == ["E"])
    }

    @Test func takesAsManyStepsWhateverItsSize() {
        let steps = [10, 10_000].map { count in
            var dictionary = AgeDictionary<Int, Int>()
            for key in 0..<count { dictionary.append(key, for: key) }
            let before = dictionary.steps
            _ = dictionary.renew(count / 2)
            dictionary.remove(count / 3)
            _ = dictionary.popFirst()
            dictionary.append(0, for: count)
            return dictionary.steps - before
        }
        #expect(steps[0] == steps[1])
    }
}
