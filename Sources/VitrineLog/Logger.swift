// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A logger that writes messages of an app to the standard error stream, like the program's other messages.
public struct Logger: Sendable {
    private let name: String

    /// Creates a logger for a part of an app.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the app or module.
    ///   - category: The name of the part in it.
    public init(subsystem: String, category: String) {
        name = subsystem.isEmpty ? category : "\(subsystem):\(category)"
    }

    /// Creates a logger without a name.
    public init() {
        name = ""
    }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        let place = name.isEmpty ? "" : " [\(name)]"
        let line = "\(level.word)\(place) \(message.text)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    /// Writes a message at the default level.
    public func log(_ message: OSLogMessage) { write(.default, message) }
    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
    /// Writes a message at the debug level.
    public func trace(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a message at the debug level.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a message at the info level.
    public func info(_ message: OSLogMessage) { write(.info, message) }
    /// Writes a message at the default level.
    public func notice(_ message: OSLogMessage) { write(.default, message) }
    /// Writes a message at the error level.
    public func warning(_ message: OSLogMessage) { write(.error, message) }
    /// Writes a message at the error level.
    public func error(_ message: OSLogMessage) { write(.error, message) }
    /// Writes a message at the fault level.
    public func critical(_ message: OSLogMessage) { write(.fault, message) }
    /// Writes a message at the fault level.
    public func fault(_ message: OSLogMessage) { write(.fault, message) }
}

/// The severity of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8

    /// Creates a level from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates a level from its number.
    public init(_ rawValue: UInt8) {
        self.init(rawValue: rawValue)
    }

    /// The default level, written as `notice`.
    public static let `default` = OSLogType(rawValue: 0)
    /// The level of additional information.
    public static let info = OSLogType(rawValue: 1)
    /// The level of information for debugging.
    public static let debug = OSLogType(rawValue: 2)
    /// The level of errors of the app.
    public static let error = OSLogType(rawValue: 16)
    /// The level of failures of several parts of a system.
    public static let fault = OSLogType(rawValue: 17)

    var word: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}
