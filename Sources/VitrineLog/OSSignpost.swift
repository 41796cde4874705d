// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Signposts mark points and intervals of time for a recording tool. No tool records a program on this platform, so they
// have no effect, as on Apple's systems while nothing is recorded.

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt8

    /// Creates a kind from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A single point in time.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// An identifier that distinguishes intervals of the same name.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
    /// The number of the identifier.
    public let rawValue: UInt64

    /// Creates an identifier from a number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates an identifier from a number.
    public init(rawValue: UInt64) { self.init(rawValue) }

    /// Creates a random identifier.
    public init(log: OSLog) { self.init(UInt64.random(in: 1..<UInt64.max - 1)) }

    /// Creates the identifier of an object, which is valid as long as the object lives.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
    }

    /// The identifier of intervals that do not overlap others of their name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An invalid identifier.
    public static let invalid = OSSignpostID(.max)
    /// The identifier without a value.
    public static let null = OSSignpostID(0)
}

/// Marks a point or an interval for a recording tool; has no effect here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point or an interval with values for a recording tool; has no effect here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    /// The identifier of the interval.
    public let signpostID: OSSignpostID

    fileprivate init(_ signpostID: OSSignpostID) { self.signpostID = signpostID }

    /// Returns the state of an interval with an identifier.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// An object that marks points and intervals of a part of an app; it has no effect here.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter without a name.
    public init() { log = .default }
    /// Creates a signposter for a part of an app.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter for a part of an app whose category Apple's tools know.
    public init(subsystem: String, category: OSLog.Category) {
        log = OSLog(subsystem: subsystem, category: category)
    }
    /// Creates a signposter for a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// Creates a signposter for a logger.
    public init(logger: Logger) { log = .default }

    /// A signposter that marks nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether a tool records; always `false` here.
    public var isEnabled: Bool { false }

    /// Returns a random identifier.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// Returns the identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Begins an interval and returns its state.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    /// Begins an interval with a message, which is not evaluated, and returns its state.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    /// Ends an interval with a message, which is not evaluated.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Marks a point in time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    /// Marks a point in time with a message, which is not evaluated.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Runs a closure, marks its duration and returns its result.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        try task()
    }
}
