// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Dates of files that Swift's driver compares to find out what it has to compile.
///
/// It compares them in whole seconds (Swift 6.3): a source that is written twice in one second, with a build between, is
/// not compiled again, and neither is what imports a module that was written in the second of its own last build.
package enum CompilerDate {
    /// Dates a file that was written so that the driver takes it for changed.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - previous: The date of the file that it has replaced; nil where there was none.
    /// - Throws: Errors of the file system.
    package static func mark(_ file: URL, replacing previous: Date?) throws {
        let earliest = previous.map { Date(timeIntervalSince1970: second(of: $0) + 1) } ?? .distantPast
        try FileManager.default.setAttributes([.modificationDate: max(Date(), earliest)], ofItemAtPath: file.path)
    }

    /// The date of a file; nil where there is none.
    package static func of(_ file: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }

    /// What the driver sees of a date.
    package static func second(of date: Date) -> TimeInterval { date.timeIntervalSince1970.rounded(.down) }
}
