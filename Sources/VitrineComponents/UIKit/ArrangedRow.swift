// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// Views one after the other along an axis, as a stack view arranges them; all lengths are in points.
struct ArrangedRow {
    /// The measured lengths and priorities of a view in the row.
    struct Item {
        /// The length that the view has by itself; `nil` if it has none.
        var own: CGFloat?
        /// How much the view resists becoming longer.
        var hugging: Float = 250
        /// How much the view resists becoming shorter.
        var resistance: Float = 750
    }

    /// The position and length of a view in the row.
    struct Place: Equatable {
        var origin: CGFloat
        var length: CGFloat
    }

    var items: [Item]
    /// The least distances between neighbours, one less than there are views.
    var gaps: [CGFloat]

    /// Returns the length that the views take by themselves; `nil` if none of them has a length.
    func ownLength(_ distribution: UIStackView.Distribution) -> CGFloat? {
        guard items.contains(where: { $0.own != nil }) else { return nil }
        let lengths = items.map { $0.own ?? 0 }
        switch distribution {
        case .fillEqually: return CGFloat(items.count) * (lengths.max() ?? 0) + sum(gaps)
        case .equalCentering:
            guard let first = lengths.first, let last = lengths.last, items.count > 1 else { return sum(lengths) }
            let steps = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 + gaps[$0] }
            return (first + last) / 2 + CGFloat(gaps.count) * (steps.max() ?? 0)
        case .fill, .fillProportionally, .equalSpacing: return sum(lengths) + sum(gaps)
        }
    }

    /// Returns where the views stand in a length.
    func places(in length: CGFloat, _ distribution: UIStackView.Distribution) -> [Place] {
        guard !items.isEmpty else { return [] }
        let room = max(0, length - sum(gaps))
        switch distribution {
        case .fill: return following(filling(room), gaps)
        case .fillEqually: return following(items.map { _ in room / CGFloat(items.count) }, gaps)
        case .fillProportionally:
            let all = sum(items.map { $0.own ?? 0 })
            guard all > 0 else { return following(items.map { _ in room / CGFloat(items.count) }, gaps) }
            return following(items.map { room * ($0.own ?? 0) / all }, gaps)
        case .equalSpacing:
            let lengths = items.count > 1 ? shrunk(room) : filling(room)
            let rest = max(0, length - sum(lengths)) / CGFloat(max(1, gaps.count))
            // Each distance is the same, unless the least one between two views is larger.
            let isEqual = gaps.allSatisfy { $0 <= rest }
            return following(lengths, isEqual ? gaps.map { _ in rest } : spread(room - sum(lengths)))
        case .equalCentering:
            return items.count > 1 ? centred(shrunk(room), in: length) : following(filling(room), gaps)
        }
    }

    private func sum(_ lengths: [CGFloat]) -> CGFloat { lengths.reduce(0, +) }

    /// Returns places one after the other.
    private func following(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Place] {
        var origin: CGFloat = 0
        return lengths.enumerated().map { index, length in
            let place = Place(origin: origin, length: length)
            origin += length + (index < gaps.count ? gaps[index] : 0)
            return place
        }
    }

    /// Returns the distances with what is left shared among them.
    private func spread(_ rest: CGFloat) -> [CGFloat] {
        gaps.map { $0 + max(0, rest) / CGFloat(max(1, gaps.count)) }
    }

    /// Returns lengths that fill the room: views without a length of their own share what is left; if there are none, the
    /// view takes it that resists least, the first of several.
    private func filling(_ room: CGFloat) -> [CGFloat] {
        var lengths = shrunk(room)
        let rest = room - sum(lengths)
        guard rest > 0 else { return lengths }
        let flexible = items.indices.filter { items[$0].own == nil }
        if !flexible.isEmpty {
            for index in flexible { lengths[index] += rest / CGFloat(flexible.count) }
        } else if let index = items.indices.min(by: { items[$0].hugging < items[$1].hugging }) {
            lengths[index] += rest
        }
        return lengths
    }

    /// Returns the views' own lengths; where they are too long for the room, those become shorter that resist least, the
    /// last of several first.
    private func shrunk(_ room: CGFloat) -> [CGFloat] {
        var lengths = items.map { $0.own ?? 0 }
        var excess = sum(lengths) - room
        let order = items.indices.sorted { one, other in
            let (first, second) = (items[one].resistance, items[other].resistance)
            return first == second ? one > other : first < second
        }
        for index in order where excess > 0 {
            let cut = min(lengths[index], excess)
            lengths[index] -= cut
            excess -= cut
        }
        return lengths
    }

    /// Returns places whose centres are equally far from each other, as far as the least distances allow.
    private func centred(_ lengths: [CGFloat], in length: CGFloat) -> [Place] {
        guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else {
            return following(lengths, gaps)
        }
        let step = (length - (first + last) / 2) / CGFloat(lengths.count - 1)
        var places = lengths.enumerated().map { index, own in
            Place(origin: first / 2 + CGFloat(index) * step - own / 2, length: own)
        }
        for index in places.indices.dropFirst() {
            let before = places[index - 1]
            places[index].origin = max(places[index].origin, before.origin + before.length + gaps[index - 1])
        }
        var end = length
        for index in places.indices.reversed() {
            places[index].origin = min(places[index].origin, end - places[index].length)
            end = places[index].origin - (index > 0 ? gaps[index - 1] : 0)
        }
        return places
    }
}
