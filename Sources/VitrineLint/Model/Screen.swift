// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A folder of `Presentation` that holds a view model, or a view of the folder's own name.
package struct Screen: Sendable {
    package let name: String
    /// From the project's folder: `…/Sources/Presentation/ItemList`.
    package let folder: String
}
