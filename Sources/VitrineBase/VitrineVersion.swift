// Vitrine: SwiftUI for Linux. SPDX-License-Identifier: Apache-2.0

/// The version of Vitrine that a program is built with (Documentation/Stability.md).
package enum VitrineVersion {
    /// The number of the version, the same as in the newest section of CHANGELOG.md.
    package static let current = "0.1.0"
}
