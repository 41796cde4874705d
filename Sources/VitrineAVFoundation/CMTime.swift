// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The units of a time in a second.
public typealias CMTimeScale = Int32
/// A number of such units.
public typealias CMTimeValue = Int64

/// A time in a video or sound, as a fraction of whole numbers.
public struct CMTime: Hashable, Sendable {
    /// Properties of a time, such as whether it is a number.
    public struct Flags: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Creates flags from their bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The time is one.
        public static let valid = Flags(rawValue: 1)
        /// The time was rounded.
        public static let hasBeenRounded = Flags(rawValue: 2)
        /// The time never comes.
        public static let positiveInfinity = Flags(rawValue: 4)
        /// The time was always over.
        public static let negativeInfinity = Flags(rawValue: 8)
        /// The time is not known.
        public static let indefinite = Flags(rawValue: 16)
    }

    /// The number of units.
    public var value: CMTimeValue
    /// The units in a second.
    public var timescale: CMTimeScale
    /// The properties of the time.
    public var flags: Flags
    /// Tells timelines apart.
    public var epoch: Int64

    /// Creates a time that is none.
    public init() {
        self.init(value: 0, timescale: 0, flags: [], epoch: 0)
    }

    /// Creates a time from its parts.
    ///
    /// - Parameters:
    ///   - value: The number of units.
    ///   - timescale: The units in a second.
    ///   - flags: What the time is, such as valid or infinite.
    ///   - epoch: What tells timelines apart; 0 where there is one.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: Flags, epoch: Int64) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// Creates a time of whole units.
    ///
    /// - Parameters:
    ///   - value: The number of units.
    ///   - timescale: The units in a second.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates the time nearest to a number of seconds.
    ///
    /// - Parameters:
    ///   - seconds: The seconds; a value that is not finite is an infinite or invalid time.
    ///   - preferredTimescale: The units in a second; fewer are taken where the value has no room.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self.init()
            return
        }
        guard seconds.isFinite else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        var scale = preferredTimescale
        while (seconds * Double(scale)).magnitude >= 9e18, scale > 1 { scale /= 2 }
        let units = seconds * Double(scale)
        guard units.magnitude < 9e18 else {
            self = units > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let rounded = units.rounded()
        self.init(value: CMTimeValue(rounded), timescale: scale)
        if rounded != units { flags.insert(.hasBeenRounded) }
    }

    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// A time that is not known, such as the length of what is live.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// A time that never comes.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// A time before all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether this is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is unknown.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether the time never comes.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether the time is before all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether the time is a number of seconds.
    public var isNumeric: Bool {
        isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
    }
    /// Whether the time was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The time in seconds; not a number where it is none.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }

    /// The time in other units, rounded to the nearest.
    ///
    /// - Parameter newTimescale: The units in a second.
    /// - Returns: The time.
    public func convertScale(_ newTimescale: CMTimeScale) -> CMTime {
        isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
    }

    /// Adds times, in the finer of their units.
    public static func + (left: CMTime, right: CMTime) -> CMTime { combined(left, right) { $0 + $1 } }
    /// Subtracts a time, in the finer of the units.
    public static func - (left: CMTime, right: CMTime) -> CMTime { combined(left, right) { $0 - $1 } }

    private static func combined(_ left: CMTime, _ right: CMTime, _ add: (Double, Double) -> Double) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        if left.isIndefinite || right.isIndefinite { return .indefinite }
        let scale = max(left.timescale, right.timescale)
        return CMTime(seconds: add(left.seconds, right.seconds), preferredTimescale: max(scale, 1))
    }
}

extension CMTime: Comparable {
    /// Whether a time comes before another one.
    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
    /// Whether two times are the same, in whatever units.
    public static func == (left: CMTime, right: CMTime) -> Bool {
        left.isNumeric && right.isNumeric ? left.seconds == right.seconds : left.kind == right.kind
    }
    /// Hashes the time.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        if isNumeric { hasher.combine(seconds) }
    }

    private var kind: Flags { flags.subtracting(.hasBeenRounded) }
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns a time of whole units.
///
/// - Parameters:
///   - value: The number of units.
///   - timescale: The units in a second.
/// - Returns: The time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns the time nearest to a number of seconds.
///
/// - Parameters:
///   - seconds: The seconds; a value that is not finite is an infinite or invalid time.
///   - preferredTimescale: The units in a second; fewer are taken where the value has no room.
/// - Returns: The time.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the sum of two times.
public func CMTimeAdd(_ left: CMTime, _ right: CMTime) -> CMTime { left + right }
/// Returns the first time less the second one.
public func CMTimeSubtract(_ left: CMTime, _ right: CMTime) -> CMTime { left - right }
/// Returns -1 if the first time is less than the second one, 0 if they are equal, and 1 otherwise.
public func CMTimeCompare(_ left: CMTime, _ right: CMTime) -> Int32 { left < right ? -1 : left == right ? 0 : 1 }
