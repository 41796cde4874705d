// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A package that SwiftPM fetches.
package struct RemotePackage: Hashable, Sendable {
    package enum Requirement: Hashable, Sendable {
        /// From a version on, up to another one.
        case range(from: String, to: String)
        case exact(String)
        case branch(String)
        case revision(String)
    }

    package var url: String
    package var requirement: Requirement

    package init(url: String, requirement: Requirement) {
        self.url = url
        self.requirement = requirement
    }

    /// The name by which manifests name it: the last part of its address, without ".git".
    package var identity: String {
        let last = url.split(separator: "/").last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Whether the package probably has a product, by its name alone: its own without "swift" and the like, or one that
    /// a shim has.
    func mayHave(product: String) -> Bool {
        if PackageShim.of(identity)?.answers.contains(where: { $0.module == product }) == true { return true }
        func plain(_ name: String) -> String {
            name.lowercased().split { !$0.isLetter && !$0.isNumber }
                .filter { !["swift", "ios", "spm", "package"].contains($0) }.joined()
        }
        return identity.lowercased() == product.lowercased() || plain(identity) == plain(product)
    }
}
