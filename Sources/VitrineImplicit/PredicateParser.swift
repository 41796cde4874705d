// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the text of a predicate.
struct PredicateParser {
    /// Why a text is no predicate.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    fileprivate enum Token: Equatable {
        case word(String)
        case text(String)
        case number(String)
        /// A place for an argument: its letter.
        case place(Character)
        case symbol(String)
    }

    private var tokens: ArraySlice<Token>
    private var arguments: ArraySlice<Any>

    /// - Parameters:
    ///   - format: The text.
    ///   - arguments: What stands in its places.
    /// - Throws: `Failure`.
    init(_ format: String, _ arguments: [Any]) throws {
        tokens = try Self.tokens(of: format)[...]
        self.arguments = arguments[...]
    }

    /// Reads the whole text.
    ///
    /// - Throws: `Failure`.
    mutating func predicate() throws -> PredicateCondition {
        let condition = try alternatives()
        guard tokens.isEmpty else { throw Failure(description: "nothing was expected after the predicate") }
        return condition
    }

    // MARK: - Conditions

    private mutating func alternatives() throws -> PredicateCondition {
        var conditions = [try conjunction()]
        while take("OR", "||") { conditions.append(try conjunction()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func conjunction() throws -> PredicateCondition {
        var conditions = [try negation()]
        while take("AND", "&&") { conditions.append(try negation()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func negation() throws -> PredicateCondition {
        if take("NOT", "!") { return .not(try negation()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            let condition = try alternatives()
            try expect(")")
            return condition
        }
        return .comparison(try comparison())
    }

    private mutating func comparison() throws -> PredicateCondition.Comparison {
        let quantifier: PredicateCondition.Quantifier =
            take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? .none : .direct
        let left = try term()
        guard let operation = takeOperator() else { throw Failure(description: "a comparison was expected") }
        return .init(
            quantifier: quantifier, left: left, operation: operation, options: try options(), right: try term())
    }

    private mutating func takeOperator() -> PredicateCondition.Operator? {
        let all: [(String, PredicateCondition.Operator)] = [
            ("==", .equal), ("=", .equal), ("!=", .unequal), ("<>", .unequal), ("<=", .lessOrEqual),
            ("=<", .lessOrEqual),
            (">=", .greaterOrEqual), ("=>", .greaterOrEqual), ("<", .less), (">", .greater), ("MATCHES", .matches),
            ("LIKE", .like), ("CONTAINS", .contains), ("BEGINSWITH", .begins), ("ENDSWITH", .ends), ("IN", .isIn),
            ("BETWEEN", .between),
        ]
        for (word, operation) in all where take(word) { return operation }
        return nil
    }

    /// The letters in brackets after an operator: `[c]` for any case, `[d]` for any accents.
    private mutating func options() throws -> String.CompareOptions {
        guard take("[") else { return [] }
        guard case .word(let letters)? = tokens.popFirst() else {
            throw Failure(description: "options were expected after [")
        }
        try expect("]")
        var options: String.CompareOptions = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.literal)
            default: throw Failure(description: "there is no option \(letter)")
            }
        }
        return options
    }

    // MARK: - Terms

    private mutating func term() throws -> PredicateCondition.Term {
        switch tokens.popFirst() {
        case .text(let text): return .value(text)
        case .number(let digits): return .value(Double(digits))
        case .place(let letter):
            guard let argument = arguments.popFirst() else { throw Failure(description: "there are too few arguments") }
            guard letter == "K" else { return .value(argument) }
            guard let path = argument as? String else { throw Failure(description: "%K needs the name of a property") }
            return .path(path.split(separator: ".").map(String.init))
        case .symbol("{"):
            var terms: [PredicateCondition.Term] = []
            while !take("}") {
                terms.append(try term())
                guard !take("}") else { break }
                try expect(",")
            }
            return .list(terms)
        case .symbol("-"):
            guard case .number(let digits)? = tokens.popFirst() else {
                throw Failure(description: "a number was expected")
            }
            return .value(Double("-" + digits))
        case .word(let word):
            switch word.uppercased() {
            case "NIL", "NULL": return .value(nil)
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            default:
                let names = word.split(separator: ".").map(String.init)
                return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
            }
        default: throw Failure(description: "a value was expected")
        }
    }

    // MARK: - Tokens

    private mutating func take(_ words: String...) -> Bool {
        guard let first = tokens.first, words.contains(where: { first == .symbol($0) || first.isWord($0) }) else {
            return false
        }
        tokens.removeFirst()
        return true
    }

    private mutating func expect(_ symbol: String) throws {
        guard take(symbol) else { throw Failure(description: "\(symbol) was expected") }
    }

    private static func tokens(of format: String) throws -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                tokens.append(.text(try quoted(&rest)))
            } else if let match = rest.prefixMatch(of: /%(?:l?l?[duixf]|@|K)/) {
                tokens.append(.place(match.output.last ?? "@"))
                rest.removeFirst(match.output.count)
            } else if let match = rest.prefixMatch(of: /[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/) {
                tokens.append(.number(String(match.output)))
                rest.removeFirst(match.output.count)
            } else if let match = rest.prefixMatch(of: /[@\p{L}_$][\p{L}\p{N}_$]*(?:\.[@\p{L}_][\p{L}\p{N}_]*)*/) {
                tokens.append(.word(String(match.output)))
                rest.removeFirst(match.output.count)
            } else if let match = rest.prefixMatch(of: /==|!=|<>|<=|=<|>=|=>|&&|\|\||[=<>!(){}\[\],\-]/) {
                tokens.append(.symbol(String(match.output)))
                rest.removeFirst(match.output.count)
            } else {
                throw Failure(description: "\(first) has no meaning")
            }
        }
        return tokens
    }

    /// Reads a text in quotes, in which a backslash stands before a quote that is meant.
    private static func quoted(_ rest: inout Substring) throws -> String {
        let quote = rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            if character == "\\", let next = rest.popFirst() {
                text.append(next)
            } else {
                text.append(character)
            }
        }
        throw Failure(description: "a text does not end")
    }
}

extension PredicateParser.Token {
    /// Whether it is a word of the language, in any case.
    fileprivate func isWord(_ word: String) -> Bool {
        guard case .word(let text) = self else { return false }
        return text.uppercased() == word
    }
}
