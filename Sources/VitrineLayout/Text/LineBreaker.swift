// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Finds line break opportunities by the Unicode line breaking algorithm (UAX #14), reduced to pairs.
///
/// Invariant: the result depends on two adjacent clusters and on whether a hyphen begins its word, so a paragraph of
/// several runs is treated at the seams exactly as inside a run. Complexity: linear in the number of clusters.
package struct LineBreaker: Sendable {
    private var previous: LineBreakClass?
    private var beforePrevious: LineBreakClass?

    package init() {}

    /// Processes the next cluster and returns the break opportunity before it.
    package mutating func step(_ character: Character) -> ShapedText.Break {
        step(LineBreakClass(character))
    }

    mutating func step(_ next: LineBreakClass) -> ShapedText.Break {
        defer {
            beforePrevious = previous
            previous = next
        }
        guard let previous else { return .none }
        return Self.opportunity(beforePrevious, previous, next)
    }

    /// Returns the break opportunity after each cluster of a string; none after the last, unless that is a hard break
    /// itself.
    package static func breaks(in text: String) -> [ShapedText.Break] {
        var breaker = LineBreaker()
        var result: [ShapedText.Break] = []
        result.reserveCapacity(text.utf8.count)
        var last: LineBreakClass?
        for character in text {
            let next = LineBreakClass(character)
            let between = breaker.step(next)
            if last != nil { result.append(between) }
            last = next
        }
        if let last { result.append(last == .mandatory ? .mandatory : .none) }
        return result
    }

    /// Returns the break opportunity between the last cluster of one string and the first of the next.
    static func seam(_ before: Substring, _ after: Character) -> ShapedText.Break {
        var breaker = LineBreaker()
        for character in before.suffix(2) { _ = breaker.step(character) }
        return breaker.step(after)
    }

    private static func opportunity(
        _ before: LineBreakClass?,
        _ left: LineBreakClass,
        _ right: LineBreakClass
    ) -> ShapedText.Break {
        // LB4 to LB8: hard breaks; spaces stay on the line that they end.
        if left == .mandatory { return .mandatory }
        switch right {
        case .mandatory, .space, .zeroWidthSpace: return .none
        // LB13: no break, not even after a space.
        case .closing, .closingParenthesis, .exclamation, .infix, .slash: return .none
        default: break
        }
        switch left {
        case .zeroWidthSpace, .space: return .allowed
        // LB11, LB12, LB14, LB19.
        case .glue, .opening, .quotation: return .none
        default: break
        }
        switch right {
        case .glue, .quotation, .hyphen, .breakAfter, .nonStarter, .inseparable: return .none
        case .breakBoth: return left == .breakBoth ? .none : .allowed
        default: break
        }
        return isJoined(before, left, right) ? .none : .allowed
    }

    /// LB20a to LB30: pairs that are not separated although neither side forbids a break in general.
    private static func isJoined(
        _ before: LineBreakClass?,
        _ left: LineBreakClass,
        _ right: LineBreakClass
    ) -> Bool {
        switch (left, right) {
        case (.hyphen, .numeric): true
        case (.hyphen, _), (.breakAfter, .alphabetic):
            // A hyphen that begins a word belongs to it: "-option".
            left == .hyphen && (before == nil || before == .space || before == .mandatory || before == .opening)
        case (.alphabetic, .alphabetic), (.alphabetic, .numeric), (.numeric, .alphabetic), (.numeric, .numeric): true
        case (.infix, .alphabetic), (.infix, .numeric), (.slash, .numeric): true
        case (.prefix, .alphabetic), (.prefix, .numeric), (.prefix, .opening), (.prefix, .ideographic): true
        case (.postfix, .alphabetic), (.postfix, .numeric), (.postfix, .opening): true
        case (.alphabetic, .prefix), (.alphabetic, .postfix), (.numeric, .prefix), (.numeric, .postfix): true
        case (.ideographic, .postfix), (.closing, .prefix), (.closing, .postfix): true
        case (.closingParenthesis, .prefix), (.closingParenthesis, .postfix): true
        case (.alphabetic, .opening), (.numeric, .opening): true
        case (.closingParenthesis, .alphabetic), (.closingParenthesis, .numeric): true
        default: false
        }
    }
}

extension LineBreaker {
    /// Returns whether a cluster is white space that hangs over the end of a line; a no-break space is not.
    package static func isSpace(_ character: Character) -> Bool {
        LineBreakClass(character) == .space
    }
}
