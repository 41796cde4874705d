// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Every line that is not empty further to the right.
    func indented(by count: Int) -> String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
            .joined(separator: "\n")
    }
}
