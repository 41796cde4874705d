// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The app's side of a field that is edited on a surface: a state machine without views, sockets or clocks.
///
/// The surface owns the text while it is focused (Documentation/Rules.md 4.1): it shows typed text at once, reports it
/// in numbered edits (`revision`), and has at most one unanswered edit. The app may replace the text of any edit or
/// write its own at any time; each such text has a number (`edition`), and an edit contains the number of the last one
/// received. So either the surface had received everything, and its text is used, or the edit is rebased onto what the
/// app has written meanwhile. An answer names the edit that it includes and either confirms it (`isEcho`) or contains
/// the text; the surface then rebases what was typed since. Neither side ever waits, and no character is lost.
///
/// Invariants: `text` is what the surface shows once it has received `revision`, `edition` and everything before;
/// `past` has, for editions whose end the surface may not have received, the last text of each. Cost: linear in the
/// text, plus `TextCorrespondence` where both sides wrote.
package struct FieldState: Hashable, Sendable {
    /// The maximum number of texts that a surface may still refer to.
    static let pastLimit = 16
    /// The maximum number of UTF-16 units of a text that a surface has made longer; the app's own may be longer.
    package static let lengthLimit = 1_000_000

    package let isSecure: Bool
    /// The app's value.
    package private(set) var value: String
    /// The text that the surface shows; for a secure field the typed text, or what the app has left of it.
    package private(set) var text: [UInt16]
    package private(set) var revision = 0
    package private(set) var edition = 0
    package private(set) var isEcho = false
    /// The ranges that the app has cut from a secure field's typed text, in order, as pairs of start and length in the
    /// text that the surface reported with `revision`; `nil` if `text` was not made by cuts.
    package private(set) var cuts: [Int]?
    /// The selection in `text`, in UTF-16 units, as the surface reported it or the app set it.
    package private(set) var selection = 0..<0
    /// The number of the app's last own selection; 0 before the first.
    package private(set) var choice = 0
    /// Whether the selection is of interest to the app; otherwise it is not carried over to other texts.
    package let followsSelection: Bool
    /// The number of the app's last own selection that the surface has reported to have received.
    private var confirmedChoice = 0

    private var past: [Past] = []
    /// The text of an edit that the app has not answered yet.
    private var proposed: Proposal?
    /// The text of a secure field that the surface reported with `revision`; `nil` if it is not exactly known.
    private var reported: [UInt16]?

    private struct Past: Hashable {
        var edition: Int
        var text: [UInt16]
    }

    private struct Proposal: Hashable {
        var text: [UInt16]
        /// Whether the surface has exactly this text.
        var isLiteral: Bool
    }

    package enum Outcome: Hashable, Sendable {
        /// Set the app's value to this text, then call `settle` with the resulting value.
        case propose(String)
        /// The edit was received before.
        case duplicate
        /// The edit refers to an unknown text, or makes one that is too long: the surface gets the app's text.
        case unknown
    }

    /// Whether the app has not answered the last edit.
    package var isAwaitingApp: Bool { proposed != nil }

    /// Whether the surface may not have received the app's last own selection.
    package var awaitsSelection: Bool { confirmedChoice < choice }

    package init(_ value: String, isSecure: Bool = false, followsSelection: Bool = false) {
        self.isSecure = isSecure
        self.followsSelection = followsSelection
        self.value = value
        text = isSecure ? [] : Array(value.utf16)
    }

    /// Handles an edit of the surface.
    package mutating func receive(_ edit: FieldEdit) -> Outcome {
        guard edit.revision > revision else { return .duplicate }
        revision = edit.revision
        reported = nil
        guard var base = base(of: edit.edition) else {
            rewrite(text)
            return .unknown
        }
        // A surface that was made anew was not told what is secret: it is empty, whatever was typed before.
        if isSecure, edited(base, edit) == nil, edit.edition == edition, edited([], edit) != nil {
            base = []
            text = []
        }
        guard let literal = edited(base, edit), literal.count <= max(base.count, Self.lengthLimit) else {
            rewrite(text)
            return .unknown
        }
        past.removeAll { $0.edition < edit.edition }
        let isCurrent = edit.edition == edition
        let length = literal.count
        selection = min(edit.selection.lowerBound, length)..<min(edit.selection.upperBound, length)
        var new = literal
        if !isCurrent {
            guard let carried = TextRebase.carry(edit.splices, from: base, to: text) else {
                rewrite(text)
                return .unknown
            }
            new = carried.text
            selection = Self.carried(selection, from: literal, to: new)
        }
        proposed = Proposal(text: new, isLiteral: isCurrent)
        return .propose(String(decoding: new, as: UTF16.self))
    }

    /// Refuses an edit, as of a disabled field: the surface gets the app's text.
    package mutating func refuse(_ edit: FieldEdit) {
        guard edit.revision > revision else { return }
        revision = edit.revision
        reported = nil
        rewrite(text)
    }

    /// Sets the app's value after it has handled an edit, or after a change of its own.
    package mutating func settle(_ new: String) {
        let units = Array(new.utf16)
        if let proposal = proposed {
            if followsSelection { selection = selection(in: units) }
            proposed = nil
            value = new
            reported = isSecure && proposal.isLiteral ? proposal.text : nil
            let wanted = surfaceText(units, typed: proposal.text)
            if proposal.isLiteral, wanted == proposal.text {
                text = wanted
                isEcho = true
                cuts = nil
            } else {
                if proposal.isLiteral { text = proposal.text }
                rewrite(wanted)
            }
            return
        }
        guard new != value || !isSecure && units != text else { return }
        value = new
        let wanted = surfaceText(units, typed: text)
        if followsSelection { selection = selection(in: wanted) }
        if wanted != text { rewrite(wanted) }
    }

    // MARK: - Selection

    /// Handles the surface's report of its selection.
    ///
    /// - Returns: Whether the report counts. One about another text than the newest, or from before the surface
    ///   received the app's last own selection, says nothing: the surface reports again once it has received both.
    package mutating func receive(_ report: FieldSelectionReport) -> Bool {
        guard followsSelection, proposed == nil, report.revision == revision, report.edition == edition,
            report.choice == choice, report.length == text.count, report.range.lowerBound >= 0,
            report.range.upperBound <= text.count
        else { return false }
        confirmedChoice = choice
        selection = report.range
        return true
    }

    /// Sets the selection that the app wants, in UTF-16 units of `text`; what lies outside is cut off.
    package mutating func choose(_ range: Range<Int>) {
        choice += 1
        selection = range.clamped(to: 0..<text.count)
    }

    /// Returns the position of the selection in a text that the app has made of the last edit's, or of `text`.
    package func selection(in new: [UInt16]) -> Range<Int> {
        Self.carried(selection, from: proposed?.text ?? text, to: new)
    }

    private static func carried(_ range: Range<Int>, from old: [UInt16], to new: [UInt16]) -> Range<Int> {
        guard old != new else { return range }
        let place = TextCorrespondence(from: old, to: new)
        let start = place(range.lowerBound)
        return start..<max(place(range.upperBound), start)
    }

    /// Returns what a surface shows for a value: for a secure field nothing but what is left of the typed text.
    private func surfaceText(_ units: [UInt16], typed: [UInt16]) -> [UInt16] {
        guard isSecure, !units.isEmpty else { return units }
        guard let reported, Self.cuts(from: typed, to: units) != nil else { return typed }
        return Self.cuts(from: reported, to: units) == nil ? typed : units
    }

    /// Returns the parts that one text has and another one lacks, as pairs of a start and a length; `nil` if the other
    /// one is not left by taking parts away.
    private static func cuts(from text: [UInt16], to rest: [UInt16]) -> [Int]? {
        var cuts: [Int] = []
        var kept = 0
        for (index, unit) in text.enumerated() {
            if kept < rest.count, rest[kept] == unit {
                kept += 1
            } else if let length = cuts.last, cuts[cuts.count - 2] + length == index {
                cuts[cuts.count - 1] += 1
            } else {
                cuts += [index, 1]
            }
        }
        return kept == rest.count ? cuts : nil
    }

    private mutating func rewrite(_ new: [UInt16]) {
        past.append(Past(edition: edition, text: text))
        if past.count > Self.pastLimit { past.removeFirst() }
        edition += 1
        text = new
        isEcho = false
        cuts = new.isEmpty ? nil : reported.flatMap { Self.cuts(from: $0, to: new) }
    }

    private func base(of seen: Int) -> [UInt16]? {
        seen == edition ? text : past.last { $0.edition == seen }?.text
    }

    private func edited(_ base: [UInt16], _ edit: FieldEdit) -> [UInt16]? {
        var text = base
        for splice in edit.splices {
            guard let next = splice.applied(to: text) else { return nil }
            text = next
        }
        return text.count == edit.length ? text : nil
    }
}
