// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CZlib

/// A file in the two forms in which it is served: as it is, and compressed once with gzip.
///
/// Only for files of ours that are the same for everybody: what is compressed beside a secret tells of it by its length.
struct CompressedFile: Sendable {
    let bytes: [UInt8]
    /// `nil` if compression saves nothing.
    let gzip: [UInt8]?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let compressed = [UInt8](unsafeUninitializedCapacity: bytes.count) { output, count in
            count = vitrine_gzip(bytes, bytes.count, output.baseAddress, output.count)
        }
        gzip = compressed.isEmpty ? nil : compressed
    }

    /// Returns whether a value of Accept-Encoding accepts gzip (RFC 9110, section 12.5.3).
    static func acceptsGzip(_ header: String?) -> Bool {
        guard let header else { return false }
        var weights: [Substring: Double] = [:]
        for item in header.lowercased().split(separator: ",") {
            let parts = item.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
            guard let coding = parts.first else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
            weights[coding[...]] = weight ?? 1
        }
        return (weights["gzip"] ?? weights["*"] ?? 0) > 0
    }
}
