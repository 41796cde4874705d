// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A requested column of a lazy vertical grid, or row of a horizontal one; lengths in points.
package struct GridTrack: Equatable, Sendable {
    package enum Size: Equatable, Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat, maximum: CGFloat)
        /// As many tracks as fit, each of the minimum length or more.
        case adaptive(minimum: CGFloat, maximum: CGFloat)
    }

    package var size: Size
    /// The distance to the next track; `nil` for the platform's gap.
    package var spacing: CGFloat?
    /// The alignment of cells in the track; `nil` for the grid's.
    package var alignment: Alignment?

    package init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Tracks with their lengths (Documentation/Layout.md 5.9).
///
/// The space that fixed tracks and gaps leave is distributed from the first track to the last: each takes an equal
/// share of what remains, clamped to its bounds, so that only later tracks get what a clamped one leaves. Complexity:
/// O(tracks).
package struct ResolvedTracks: Equatable, Sendable {
    package struct Slot: Equatable, Sendable {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    package private(set) var slots: [Slot] = []
    /// The distance from the first track's start to the last one's end.
    package private(set) var length: CGFloat = 0
    private var gapBehindLast: CGFloat = 0

    /// Resolves tracks for a length.
    ///
    /// - Parameters:
    ///   - tracks: The requested tracks.
    ///   - proposed: The available length; `nil` or infinity gives each track its minimum length.
    package init(_ tracks: [GridTrack], available proposed: CGFloat?) {
        let available = proposed.flatMap { $0.isFinite ? $0 : nil }
        let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? PlatformProfile.defaultSpacing) }
        var room = tracks.reduce((available ?? 0) - gaps) { room, track in
            if case .fixed(let length) = track.size { room - length } else { room }
        }
        var sharing = tracks.reduce(0) { count, track in
            if case .fixed = track.size { count } else { count + 1 }
        }
        for track in tracks {
            let gap = track.spacing ?? PlatformProfile.defaultSpacing
            switch track.size {
            case .fixed(let length):
                append(length, gap, track.alignment)
            case .flexible(let minimum, let maximum):
                let length = min(max(room / CGFloat(sharing), minimum), max(maximum, minimum))
                append(length, gap, track.alignment)
                room -= length
                sharing -= 1
            case .adaptive(let minimum, let maximum):
                let share = max(room / CGFloat(sharing), minimum)
                let least = max(minimum, 1)
                let fitting = (share + gap) / (least + gap)
                let count = fitting.isFinite ? max(Int(min(fitting, 10_000)), 1) : 1
                let even = (share - gap * CGFloat(count - 1)) / CGFloat(count)
                let length = min(max(even, minimum), max(maximum, minimum))
                for _ in 0..<count { append(length, gap, track.alignment) }
                room -= share
                sharing -= 1
            }
        }
        length = slots.last.map { $0.start + $0.length } ?? 0
    }

    private mutating func append(_ length: CGFloat, _ gap: CGFloat, _ alignment: Alignment?) {
        let start = slots.last.map { $0.start + $0.length + gapBehindLast } ?? 0
        slots.append(Slot(start: start, length: max(length, 0), alignment: alignment))
        gapBehindLast = gap
    }
}
