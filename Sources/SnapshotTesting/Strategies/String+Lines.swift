// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Snapshotting where Value == String, Format == String {
    /// A strategy that compares text line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
    /// Compares texts line by line.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            guard old != new else { return nil }
            let difference = LineDifference(from: old, to: new).description
            return (difference, [XCTAttachment(data: Data(difference.utf8), name: "difference.patch")])
        }
    }
}
