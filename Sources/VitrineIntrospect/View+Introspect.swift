// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import SwiftUI
import VitrineSwiftUIIntrospect

// The older module of the package, whose functions are named after UIKit's classes. Functions for classes that are not there
// are left out.

extension View {
    /// Would change the navigation controller around a view of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectNavigationController(customize: @escaping (UINavigationController) -> Void)
        -> some View
    {
        modifier(IntrospectionNote())
    }

    /// Would change the tab bar controller around a view of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectTabBarController(customize: @escaping (UITabBarController) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change the controller of a view of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectViewController(customize: @escaping (UIViewController) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change the table of a list of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectTableView(customize: @escaping (UITableView) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change the cell of a row of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectTableViewCell(customize: @escaping (UITableViewCell) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change the collection of a list of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectCollectionView(customize: @escaping (UICollectionView) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change a scroll view of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectScrollView(customize: @escaping (UIScrollView) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change a text field of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectTextField(customize: @escaping (UITextField) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change a text editor of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectTextView(customize: @escaping (UITextView) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change a toggle of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectSwitch(customize: @escaping (UISwitch) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change a slider of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectSlider(customize: @escaping (UISlider) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change a stepper of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectStepper(customize: @escaping (UIStepper) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change a date picker of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectDatePicker(customize: @escaping (UIDatePicker) -> Void) -> some View {
        modifier(IntrospectionNote())
    }

    /// Would change a segmented picker of UIKit's: there is none here, and a diagnostic says so once.
    public nonisolated func introspectSegmentedControl(customize: @escaping (UISegmentedControl) -> Void) -> some View {
        modifier(IntrospectionNote())
    }
}
