// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
    /// A strategy that encodes the value as JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// Returns a strategy that encodes the value with a custom JSON encoder.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded(pathExtension: "json") { try encoder.encode($0) }
    }

    /// A strategy that encodes the value as a property list.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// Returns a strategy that encodes the value with a custom property list encoder.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded(pathExtension: "plist") { try encoder.encode($0) }
    }

    private static func encoded(
        pathExtension: String, _ encode: @escaping (Value) throws -> Data
    ) -> Snapshotting {
        Snapshotting(pathExtension: pathExtension, diffing: .lines) { value in
            Async { callback in
                do {
                    callback(String(decoding: try encode(value), as: UTF8.self))
                } catch {
                    SnapshotRun.current?.finish(.failed("The value cannot be encoded: \(error)"))
                }
            }
        }
    }
}
