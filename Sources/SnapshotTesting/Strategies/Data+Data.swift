// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Snapshotting where Value == Data, Format == Data {
    /// A strategy that compares data byte by byte.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
                guard old != new else { return nil }
                let first = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
                return ("The data differ from byte \(first) on: \(old.count) bytes expected, \(new.count) came.", [])
            })
    }
}
