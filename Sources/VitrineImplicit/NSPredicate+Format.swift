// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

extension NSPredicate {
    /// Creates a predicate from its text, as `"SELF MATCHES %@"` or `"age >= %d AND name BEGINSWITH[c] %@"`.
    ///
    /// Properties are those of a dictionary, or the stored ones of an object. A text that is no predicate ends the process, as on
    /// Apple's systems.
    ///
    /// - Parameters:
    ///   - predicateFormat: The text.
    ///   - args: What stands in the places of `%@`, `%K`, `%d` and the like.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from its text, with the arguments in an array.
    ///
    /// - Parameters:
    ///   - predicateFormat: The text; one that is no predicate ends the process, as on Apple's systems.
    ///   - arguments: What stands in the places of `%@`, `%K`, `%d` and the like; `nil` for nothing.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            var parser = try PredicateParser(predicateFormat, arguments ?? [])
            let condition = UncheckedSendable(try parser.predicate())
            self.init { object, _ in condition.value.holds(for: object) }
        } catch {
            fatalError("Unable to parse the format string \"\(predicateFormat)\": \(error)")
        }
    }
}
