// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that a scroll view calls on its delegate.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    /// Called when the content has moved in the view, by the user or by the app.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the scale of the content has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when the user begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the user lets go.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: How fast the content moves: zero, because browsers do not tell.
    ///   - targetContentOffset: Where the content is; where it is to move, if the delegate changes it.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when the user has let go.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - decelerate: Whether the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the content moves on after the user has let go.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content that moved on rests.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when the content rests where the app has moved it with an animation.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the subview that is scaled; `nil`, by default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when the user begins to scale the content.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called when the user has scaled the content.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - view: The subview that was scaled.
    ///   - scale: Its scale.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns `nil`.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
