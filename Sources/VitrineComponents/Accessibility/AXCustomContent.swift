// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A piece of custom content for assistive technology, as UIKit's views have it.
///
/// - Support: partial: only the importance, which `accessibilityCustomContent(_:_:importance:)` takes.
nonisolated public enum AXCustomContent {
    /// Whether assistive technology reads a piece of custom content without being asked.
    public enum Importance: UInt, Sendable {
        /// Assistive technology reads the content when the user asks for it.
        case `default` = 0
        /// Assistive technology reads the content together with the element.
        case high = 1
    }
}
