// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineImplicit

@Suite struct PredicateFormatTests {
    private class Named {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private final class Person: Named {
        enum Role: String { case cook }
        let age: Int
        let email: String?
        let tags = ["a", "b"]
        let role = Role.cook
        let friend: Named?
        init(_ name: String, _ age: Int, email: String? = nil, friend: Named? = nil) {
            (self.age, self.email, self.friend) = (age, email, friend)
            super.init(name)
        }
    }

    private let email = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"

    @Test(arguments: [("rick@example.com", true), ("rick@example", false), ("x rick@example.com", false), ("", false)])
    func aFieldIsCheckedByARegularExpressionAsFormsDoIt(text: String, isValid: Bool) {
        #expect(NSPredicate(format: "SELF MATCHES %@", email).evaluate(with: text) == isValid)
    }

    @Test(arguments: [
        "name == 'Zoë' AND age >= 30", "name = %@", "name BEGINSWITH[c] 'zO'", "name CONTAINS[cd] \"OE\"",
        "name ENDSWITH 'ë'",
        "name LIKE 'Z*'", "name LIKE[d] '?oe'", "age IN {29, 30}", "age BETWEEN {30, 40}", "age > -1 && !(age < 30)",
        "NOT age == 31",
        "email == nil", "email = NULL || FALSEPREDICATE", "ANY tags == 'a'", "ALL tags != 'c'", "NONE tags = 'c'",
        "tags.@count == 2",
        "tags CONTAINS 'b'", "'Zo' IN name", "role == 'cook'", "friend.name == 'Rick'", "SELF.age <= 30",
        "TRUEPREDICATE", "age != 31",
        "age = 30.0", "name <> 'Rick' and (age =< 30 or age => 50)",
    ])
    func aConditionThatHoldsIsTrue(format: String) {
        let person = Person("Zoë", 30, friend: Named("Rick"))
        #expect(NSPredicate(format: format, "Zoë").evaluate(with: person))
        #expect(!NSPredicate(format: "NOT (\(format))", "Zoë").evaluate(with: person))
    }

    @Test func argumentsStandInTheirPlaces() {
        let people = [Person("Rick", 70), Person("Morty", 14)]
        let adults = NSPredicate(format: "%K >= %d AND name IN %@", "age", 18, ["Rick", "Morty"])
        #expect(people.filter { adults.evaluate(with: $0) }.map(\.name) == ["Rick"])
        #expect((["a", "b"] as NSArray).filtered(using: NSPredicate(format: "SELF == %@", "b")).count == 1)
        let dates = NSPredicate(format: "date < %@", Date(timeIntervalSince1970: 10) as NSDate)
        #expect(dates.evaluate(with: ["date": Date(timeIntervalSince1970: 5)] as [String: Any]))
        #expect(NSPredicate(format: "done == %@", NSNumber(value: true)).evaluate(with: ["done": true]))
        #expect(NSPredicate(format: "a == %@ OR a == %@", argumentArray: ["x", "y"]).evaluate(with: ["a": "y"]))
    }

    @Test func predicatesAreCombined() {
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "SELF BEGINSWITH 'a'"), NSPredicate(format: "SELF ENDSWITH 'z'"),
        ])
        #expect(both.evaluate(with: "abcz") && !both.evaluate(with: "abc"))
    }

    @Test func aPropertyThatIsNotThereIsNil() {
        #expect(NSPredicate(format: "shoe == nil").evaluate(with: ["hat": 1]))
        #expect(!NSPredicate(format: "shoe == 3").evaluate(with: Person("Rick", 70)))
    }

    @Test func aPatternThatIsNoneMatchesNothing() {
        #expect(!NSPredicate(format: "SELF MATCHES '['").evaluate(with: "["))
    }

    @Test(arguments: [
        "", "age", "age ==", "age == 3 age", "(age == 3", "age == 'a", "age ~ 3", "age ==[x] 3", "age == %@",
    ])
    func aTextThatIsNoPredicateEndsTheProcessAsOnApplesSystems(format: String) async {
        await #expect(processExitsWith: .failure) { [format = format as String] in
            _ = NSPredicate(format: format, argumentArray: nil)
        }
    }
}
