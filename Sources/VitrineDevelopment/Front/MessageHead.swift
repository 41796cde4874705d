// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The first line and the headers of a request or an answer (HTTP/1.1).
struct MessageHead: Equatable {
    var first: String
    var headers: [(name: String, value: String)]

    /// Bytes that a head may have.
    static let limit = 64 << 10

    /// Reads a head without the empty line at its end; nil for what is none.
    init?(_ bytes: some Sequence<UInt8>) {
        let lines = String(decoding: Array(bytes), as: UTF8.self).components(separatedBy: "\r\n")
        guard let first = lines.first, first.split(separator: " ").count >= 2 else { return nil }
        self.first = first
        headers = []
        for line in lines.dropFirst() where !line.isEmpty {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex, !line.hasPrefix(" ") else {
                return nil
            }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers.append((String(line[..<colon]), value))
        }
    }

    static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }

    /// The value of a header; nil where it is absent or stands there twice.
    subscript(name: String) -> String? {
        get {
            let found = headers.filter { $0.name.lowercased() == name.lowercased() }
            return found.count == 1 ? found[0].value : nil
        }
        set {
            headers.removeAll { $0.name.lowercased() == name.lowercased() }
            if let newValue { headers.append((name, newValue)) }
        }
    }

    /// The method of a request.
    var method: Substring { first.split(separator: " ")[0] }
    /// The address that a request asks for.
    var target: Substring { first.split(separator: " ")[1] }

    /// Whether a request opens a socket.
    var isUpgrade: Bool { self["Upgrade"] != nil }
    /// Whether a request is a browser's for a page.
    var wantsPage: Bool { method == "GET" && !isUpgrade && self["Accept"]?.contains("text/html") == true }

    /// As it is sent, with the empty line.
    var bytes: [UInt8] {
        Array((first + "\r\n" + headers.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n").utf8)
    }
}
