// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A log of a part of an app, for `os_log`.
public final class OSLog: NSObject, Sendable {
    fileprivate let logger: Logger?

    /// The log without a name.
    public static let `default` = OSLog(logger: Logger())
    /// A log that writes nothing.
    public static let disabled = OSLog(logger: nil)

    private init(logger: Logger?) {
        self.logger = logger
    }

    /// Creates a log for a part of an app.
    public init(subsystem: String, category: String) {
        logger = Logger(subsystem: subsystem, category: category)
    }

    /// Creates a log for a part of an app whose category Apple's tools know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// A category that Apple's tools know.
    public struct Category: Hashable, RawRepresentable, Sendable {
        /// The name of the category.
        public let rawValue: String

        /// Creates a category from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Points in time that matter to the user.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are recorded only while a tool records.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts that are recorded with a backtrace.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Returns whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { logger != nil }
}

extension Logger {
    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) {
        self = logObj.logger ?? Logger()
    }
}

/// Writes a message with a C format; texts in it are private unless the format has `%{public}@`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.logger?.log(level: type, LogPattern(message).message(of: args))
}

/// Writes a message of a level with a C format; texts in it are private unless the format has `%{public}@`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.logger?.log(level: type, LogPattern(message).message(of: args))
}

/// Writes a message with interpolated values.
public func os_log(_ message: OSLogMessage) { Logger().log(message) }

/// Writes a message of a level with interpolated values.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.logger?.log(level: type, message)
}

/// A C format whose specifiers may declare the privacy of a value in braces.
package struct LogPattern {
    private let text: String

    package init(_ text: StaticString) {
        self.text = text.description
    }

    func message(of values: [any CVarArg]) -> OSLogMessage { OSLogMessage(stringLiteral: line(of: values)) }

    /// Returns the format with its values; specifiers without a value stay, so that a wrong format is visible and
    /// harmless.
    package func line(of values: [any CVarArg]) -> String {
        var line = ""
        var rest = Substring(text)
        var values = values[...]
        while let start = rest.firstIndex(of: "%") {
            line += rest[..<start]
            rest = rest[rest.index(after: start)...]
            if rest.first == "%" {
                line += "%"
                rest = rest.dropFirst()
                continue
            }
            var options = Substring()
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                options = rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
            }
            guard let kind = rest.firstIndex(where: { $0 == "@" || $0.isLetter && !"hlqzjt".contains($0) }),
                let value = values.popFirst()
            else {
                line += "%"
                continue
            }
            var place = String(rest[...kind])
            rest = rest[rest.index(after: kind)...]
            let isText = place.last == "@" || place.last == "s"
            // A Swift string cannot be formatted as a C string.
            if value is String, isText { place = "@" }
            let isPublic = options.contains("public") || !isText && !options.contains("private")
            line += isPublic ? String(format: "%\(place)", value) : "<private>"
        }
        return line + rest
    }
}
