// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The address of a file that passes between a page and its session.
///
/// PUT sends a part of a file that the user has chosen, DELETE gives it up, GET fetches a file that the app offers.
/// A page says which session it is of by its newest token (`sessionHeader`), and a browser by the visitor's cookie.
package struct FilePath: Hashable, Sendable {
    private static let prefix = "/_vitrine/files/"
    /// The header with the token of a page that sends a file.
    package static let sessionHeader = "vitrine-session"
    /// The part of the query that says at which byte a part of a file begins.
    package static let offset = "offset"
    /// The number of bytes of a part.
    package static let partBytes = 1 << 20

    /// The name of the file's transfer. Of a file to fetch it begins like the tokens of the process that has it.
    package let name: String

    package init(name: String) {
        self.name = name
    }

    /// Reads a path of a request; `nil` for any other address.
    package init?(_ path: String) {
        guard path.hasPrefix(Self.prefix) else { return nil }
        name = String(path.dropFirst(Self.prefix.count))
    }

    package var path: String { Self.prefix + name }

    /// Returns the offset of a part in its file, in bytes, from the query of a request.
    package static func offset(in query: String?) -> Int? {
        guard let query, query.hasPrefix("\(offset)="), let value = Int(query.dropFirst(offset.count + 1)), value >= 0
        else { return nil }
        return value
    }
}
