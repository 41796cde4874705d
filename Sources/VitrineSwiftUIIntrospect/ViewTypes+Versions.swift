// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

// What UIKit shows a view with, in each version of iOS. Views whose class of UIKit is not there are left out.

extension iOSViewVersion<DatePickerType, UIDatePicker> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<DatePickerWithCompactStyleType, UIDatePicker> {
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<DatePickerWithGraphicalStyleType, UIDatePicker> {
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<DatePickerWithWheelStyleType, UIDatePicker> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<FormType, UITableView> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
}

extension iOSViewVersion<FormType, UICollectionView> {
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<FormWithGroupedStyleType, UITableView> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
}

extension iOSViewVersion<FormWithGroupedStyleType, UICollectionView> {
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<FullScreenCoverType, UIPresentationController> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ListType, UITableView> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
}

extension iOSViewVersion<ListType, UICollectionView> {
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ListWithGroupedStyleType, UITableView> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
}

extension iOSViewVersion<ListWithGroupedStyleType, UICollectionView> {
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ListWithInsetGroupedStyleType, UITableView> {
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
}

extension iOSViewVersion<ListWithInsetGroupedStyleType, UICollectionView> {
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ListWithInsetStyleType, UITableView> {
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
}

extension iOSViewVersion<ListWithInsetStyleType, UICollectionView> {
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ListWithSidebarStyleType, UITableView> {
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
}

extension iOSViewVersion<ListWithSidebarStyleType, UICollectionView> {
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ListCellType, UITableViewCell> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
}

extension iOSViewVersion<NavigationStackType, UINavigationController> {
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<NavigationViewWithStackStyleType, UINavigationController> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<PageControlType, UIPageControl> {
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<PickerWithSegmentedStyleType, UISegmentedControl> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<PopoverType, UIPopoverPresentationController> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ScrollViewType, UIScrollView> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<SearchFieldType, UISearchBar> {
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<SecureFieldType, UITextField> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<SheetType, UIPresentationController> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<SliderType, UISlider> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<StepperType, UIStepper> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<TabViewType, UITabBarController> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<TableType, UICollectionView> {
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<TextEditorType, UITextView> {
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<TextFieldType, UITextField> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ToggleType, UISwitch> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ToggleWithSwitchStyleType, UISwitch> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ViewType, UIView> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<ViewControllerType, UIViewController> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}

extension iOSViewVersion<WindowType, UIWindow> {
    /// iOS 13.
    public static var v13: Self { Self(for: .v13) }
    /// iOS 14.
    public static var v14: Self { Self(for: .v14) }
    /// iOS 15.
    public static var v15: Self { Self(for: .v15) }
    /// iOS 16.
    public static var v16: Self { Self(for: .v16) }
    /// iOS 17.
    public static var v17: Self { Self(for: .v17) }
    /// iOS 18.
    public static var v18: Self { Self(for: .v18) }
    /// iOS 26.
    public static var v26: Self { Self(for: .v26) }
}
