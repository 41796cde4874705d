// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGFloat {
    /// Creates the number that the value of an attribute is, whichever type of numbers an app has taken; `nil` for a value
    /// that is no number.
    nonisolated init?(attribute value: Any?) {
        switch value {
        case let value as CGFloat: self = value
        case let value as Double: self = CGFloat(value)
        case let value as Int: self = CGFloat(value)
        case let value as Float: self = CGFloat(value)
        case let value as NSNumber: self = CGFloat(value.doubleValue)
        default: return nil
        }
    }
}
