// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A test says what a load that succeeds leaves.
package struct SuccessIsTested: LoadOutcomeRule {
    package let summary = "A test says what a load that succeeds leaves."
    package let test = "loadSetsLoadedStateOnSuccess"
    package let state = "loaded"

    package init() {}
}
