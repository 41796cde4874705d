// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import VitrineStore

/// Reads the values of options that have limits; what is wrong with one is said in words.
enum OptionValue {
    typealias Reader<Value> = @Sendable (String) throws -> Value

    static func text(_ text: String) throws -> String {
        guard !text.isEmpty else { throw ValidationError("it is empty") }
        return text
    }

    /// Whether databases are shared by all visitors.
    static func dataOwner(_ text: String) throws -> Bool {
        guard ["visitor", "shared"].contains(text) else { throw ValidationError("visitor or shared is needed") }
        return text == "shared"
    }

    /// Where a store is.
    static func store(_ text: String) throws -> StoreAddress {
        do {
            return try StoreAddress(text)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// Days without a visit. Processes say hourly who is here, so that no fewer than one can be told.
    static func days(_ text: String) throws -> Int { try number(from: 1, to: 36_500)(text) }

    static func number(from least: Int, to most: Int) -> Reader<Int> {
        { text in
            guard let number = Int(text), (least...most).contains(number) else {
                throw ValidationError("a number from \(least) to \(most) is needed")
            }
            return number
        }
    }

    /// Returns a reader of decimal numbers within limits.
    ///
    /// - Parameters:
    ///   - what: What the number counts, for the message.
    ///   - least: The smallest number that is taken.
    ///   - most: The largest number that is taken.
    /// - Returns: A reader that refuses everything else.
    static func decimal(_ what: String = "a number", from least: Double, to most: Double) -> Reader<Double> {
        { text in
            guard let number = Double(text), (least...most).contains(number) else {
                throw ValidationError("\(what) from \(least.formatted()) to \(most.formatted()) is needed")
            }
            return number
        }
    }

    /// Returns a reader of values that are made of texts.
    ///
    /// - Parameters:
    ///   - needed: What a text has to be, for the message.
    ///   - make: Makes the value; nil for a text that it cannot be made of.
    /// - Returns: A reader that refuses such texts.
    static func parsed<Value>(_ needed: String, _ make: @escaping @Sendable (String) -> Value?) -> Reader<Value> {
        { text in
            guard let value = make(text) else { throw ValidationError("\(needed) is needed") }
            return value
        }
    }
}

extension Double {
    /// Returns the number without a fraction where it has none.
    fileprivate func formatted() -> String { rounded() == self ? "\(Int(self))" : "\(self)" }
}
