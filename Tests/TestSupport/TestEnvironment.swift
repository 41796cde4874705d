// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What whoever starts the tests asks of them by variables of the environment.
package enum TestEnvironment {
    /// Returns the number in a variable of the environment, such as `ORACLE_SEED`.
    ///
    /// A value that is no number ends the process: the run would otherwise take the usual number, and seem to be the one
    /// that was asked for.
    ///
    /// - Parameter variable: The name of the variable.
    /// - Returns: The number; `nil` for a variable that is not set, or empty.
    package static func number<Number: FixedWidthInteger>(_ variable: String) -> Number? {
        guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else { return nil }
        guard let number = Number(text) else { preconditionFailure("\(variable) is no number: \(text)") }
        return number
    }
}
