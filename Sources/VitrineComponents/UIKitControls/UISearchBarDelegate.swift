// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that a search bar calls on its delegate.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    /// Returns whether editing may begin; `true` by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end; `true` by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Called when the user has changed the text.
    ///
    /// - Parameters:
    ///   - searchBar: The search bar.
    ///   - searchText: The text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Returns whether the user's change is taken; `true` by default.
    ///
    /// - Parameters:
    ///   - searchBar: The search bar, with the text before.
    ///   - range: What is replaced, in UTF-16 units.
    ///   - text: What takes its place.
    /// - Returns: Whether the text changes.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called when the user has pressed Return.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user has tapped the button that cancels.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Returns `true`.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns `true`.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns `true`.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
