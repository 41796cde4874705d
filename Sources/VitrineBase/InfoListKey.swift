// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Keys of ours in the Info.plist of a program.
package enum InfoListKey {
    /// Whether the app keeps values in memory that all visitors share: one process has to run it.
    package static let sharesState = "VitrineSharesState"
}
