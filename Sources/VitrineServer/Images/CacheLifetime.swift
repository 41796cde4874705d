// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The lifetime of an answer in a cache that users share, from the server's headers (RFC 9111, 4.2 and 5.2.2).
enum CacheLifetime {
    /// The longest lifetime, in seconds.
    static let limit = 86_400

    /// Returns the lifetime; zero if the server names none, without a heuristic.
    static func duration(cacheControl: String?, age: String?) -> Duration {
        var seconds: [Substring: Int] = [:]
        for directive in (cacheControl ?? "").lowercased().split(separator: ",") {
            let parts = directive.split(separator: "=", maxSplits: 1).map { part in
                part.drop { $0 == " " || $0 == "\"" }.prefix { $0 != " " && $0 != "\"" }
            }
            guard let name = parts.first else { continue }
            if ["no-store", "no-cache", "private"].contains(name) { return .zero }
            if parts.count == 2 { seconds[name] = Int(parts[1]) ?? 0 }
        }
        guard let lifetime = seconds["s-maxage"] ?? seconds["max-age"] else { return .zero }
        // Each number is a stranger's: brought within bounds before anything is made of both.
        let passed = max(age.flatMap { Int($0) } ?? 0, 0)
        return .seconds(min(max(max(lifetime, 0) - passed, 0), limit))
    }
}
