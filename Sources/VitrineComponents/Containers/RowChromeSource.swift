// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// Creates the chrome around the rows of a lazy container, such as backgrounds and separators.
@MainActor
package protocol RowChromeSource: AnyObject {
    /// Creates the chrome around a row's element.
    func makeChrome(for element: ViewNode, at index: Int) -> ViewNode
    /// Updates a row's chrome for the row's place and traits.
    func updateChrome(_ chrome: ViewNode, of element: ViewNode, at index: Int)
    /// Whether the chrome of the row above depends on this one.
    func affectsRowAbove(_ element: ViewNode) -> Bool
}
