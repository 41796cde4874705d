// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A test says what a load that fails leaves.
package struct FailureIsTested: LoadOutcomeRule {
    package let summary = "A test says what a load that fails leaves."
    package let test = "loadSetsErrorStateOnFailure"
    package let state = "error"

    package init() {}
}
