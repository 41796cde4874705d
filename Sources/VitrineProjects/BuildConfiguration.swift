// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How a program is compiled, and which of a project's build settings it has.
package enum BuildConfiguration: String, CaseIterable, Sendable {
    case debug
    /// With optimisation.
    case release

    /// The configuration of a project that is meant, by its name: `Debug` and `Release` as Xcode names them, else the
    /// first whose name begins with or contains the word, else the first.
    ///
    /// - Parameter names: The names of the project's configurations, in its order.
    /// - Returns: One of the names; nil where there are none.
    func chosen(among names: [String]) -> String? {
        let words = names.map { $0.lowercased() }
        let found =
            words.firstIndex(of: rawValue) ?? words.firstIndex { $0.hasPrefix(rawValue) }
            ?? words.firstIndex { $0.contains(rawValue) } ?? words.indices.first
        return found.map { names[$0] }
    }
}
