// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The views that can be named, in the order of their names.

/// Names a date picker.
public struct DatePickerType: IntrospectableViewType {}

extension IntrospectableViewType where Self == DatePickerType {
    /// Names a date picker.
    public static var datePicker: Self { .init() }
}

/// Names a date picker of the compact style.
public struct DatePickerWithCompactStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case compact
    }
}

extension IntrospectableViewType where Self == DatePickerWithCompactStyleType {
    /// Names a date picker of the compact style.
    public static func datePicker(style: Self.Style) -> Self { .init() }
}

/// Names a date picker of the graphical style.
public struct DatePickerWithGraphicalStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case graphical
    }
}

extension IntrospectableViewType where Self == DatePickerWithGraphicalStyleType {
    /// Names a date picker of the graphical style.
    public static func datePicker(style: Self.Style) -> Self { .init() }
}

/// Names a date picker of the wheel style.
public struct DatePickerWithWheelStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case wheel
    }
}

extension IntrospectableViewType where Self == DatePickerWithWheelStyleType {
    /// Names a date picker of the wheel style.
    public static func datePicker(style: Self.Style) -> Self { .init() }
}

/// Names a form.
public struct FormType: IntrospectableViewType {}

extension IntrospectableViewType where Self == FormType {
    /// Names a form.
    public static var form: Self { .init() }
}

/// Names a form of the grouped style.
public struct FormWithGroupedStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case grouped
    }
}

extension IntrospectableViewType where Self == FormWithGroupedStyleType {
    /// Names a form of the grouped style.
    public static func form(style: Self.Style) -> Self { .init() }
}

/// Names a full-screen cover.
public struct FullScreenCoverType: IntrospectableViewType {}

extension IntrospectableViewType where Self == FullScreenCoverType {
    /// Names a full-screen cover.
    public static var fullScreenCover: Self { .init() }
}

/// Names a list.
public struct ListType: IntrospectableViewType {}

extension IntrospectableViewType where Self == ListType {
    /// Names a list.
    public static var list: Self { .init() }
}

/// Names a list of the grouped style.
public struct ListWithGroupedStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case grouped
    }
}

extension IntrospectableViewType where Self == ListWithGroupedStyleType {
    /// Names a list of the grouped style.
    public static func list(style: Self.Style) -> Self { .init() }
}

/// Names a list of the inset grouped style.
public struct ListWithInsetGroupedStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case insetGrouped
    }
}

extension IntrospectableViewType where Self == ListWithInsetGroupedStyleType {
    /// Names a list of the inset grouped style.
    public static func list(style: Self.Style) -> Self { .init() }
}

/// Names a list of the inset style.
public struct ListWithInsetStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case inset
    }
}

extension IntrospectableViewType where Self == ListWithInsetStyleType {
    /// Names a list of the inset style.
    public static func list(style: Self.Style) -> Self { .init() }
}

/// Names a list of the sidebar style.
public struct ListWithSidebarStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case sidebar
    }
}

extension IntrospectableViewType where Self == ListWithSidebarStyleType {
    /// Names a list of the sidebar style.
    public static func list(style: Self.Style) -> Self { .init() }
}

/// Names a row of a list.
public struct ListCellType: IntrospectableViewType {}

extension IntrospectableViewType where Self == ListCellType {
    /// Names a row of a list.
    public static var listCell: Self { .init() }
}

/// Names a navigation stack.
public struct NavigationStackType: IntrospectableViewType {}

extension IntrospectableViewType where Self == NavigationStackType {
    /// Names a navigation stack.
    public static var navigationStack: Self { .init() }
}

/// Names a navigation view of the stack style.
public struct NavigationViewWithStackStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case stack
    }
}

extension IntrospectableViewType where Self == NavigationViewWithStackStyleType {
    /// Names a navigation view of the stack style.
    public static func navigationView(style: Self.Style) -> Self { .init() }
}

/// Names the dots of a paged tab view.
public struct PageControlType: IntrospectableViewType {}

extension IntrospectableViewType where Self == PageControlType {
    /// Names the dots of a paged tab view.
    public static var pageControl: Self { .init() }
}

/// Names a picker of the segmented style.
public struct PickerWithSegmentedStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case segmented
    }
}

extension IntrospectableViewType where Self == PickerWithSegmentedStyleType {
    /// Names a picker of the segmented style.
    public static func picker(style: Self.Style) -> Self { .init() }
}

/// Names a popover.
public struct PopoverType: IntrospectableViewType {}

extension IntrospectableViewType where Self == PopoverType {
    /// Names a popover.
    public static var popover: Self { .init() }
}

/// Names a progress view of the circular style.
public struct ProgressViewWithCircularStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case circular
    }
}

extension IntrospectableViewType where Self == ProgressViewWithCircularStyleType {
    /// Names a progress view of the circular style.
    public static func progressView(style: Self.Style) -> Self { .init() }
}

/// Names a progress view of the linear style.
public struct ProgressViewWithLinearStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case linear
    }
}

extension IntrospectableViewType where Self == ProgressViewWithLinearStyleType {
    /// Names a progress view of the linear style.
    public static func progressView(style: Self.Style) -> Self { .init() }
}

/// Names a scroll view.
public struct ScrollViewType: IntrospectableViewType {}

extension IntrospectableViewType where Self == ScrollViewType {
    /// Names a scroll view.
    public static var scrollView: Self { .init() }
}

/// Names the field of a searchable view.
public struct SearchFieldType: IntrospectableViewType {}

extension IntrospectableViewType where Self == SearchFieldType {
    /// Names the field of a searchable view.
    public static var searchField: Self { .init() }
}

/// Names a field for passwords.
public struct SecureFieldType: IntrospectableViewType {}

extension IntrospectableViewType where Self == SecureFieldType {
    /// Names a field for passwords.
    public static var secureField: Self { .init() }
}

/// Names a sheet.
public struct SheetType: IntrospectableViewType {}

extension IntrospectableViewType where Self == SheetType {
    /// Names a sheet.
    public static var sheet: Self { .init() }
}

/// Names a slider.
public struct SliderType: IntrospectableViewType {}

extension IntrospectableViewType where Self == SliderType {
    /// Names a slider.
    public static var slider: Self { .init() }
}

/// Names a stepper.
public struct StepperType: IntrospectableViewType {}

extension IntrospectableViewType where Self == StepperType {
    /// Names a stepper.
    public static var stepper: Self { .init() }
}

/// Names a tab view.
public struct TabViewType: IntrospectableViewType {}

extension IntrospectableViewType where Self == TabViewType {
    /// Names a tab view.
    public static var tabView: Self { .init() }
}

/// Names a tab view of the page style.
public struct TabViewWithPageStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case page
    }
}

extension IntrospectableViewType where Self == TabViewWithPageStyleType {
    /// Names a tab view of the page style.
    public static func tabView(style: Self.Style) -> Self { .init() }
}

/// Names a table.
public struct TableType: IntrospectableViewType {}

extension IntrospectableViewType where Self == TableType {
    /// Names a table.
    public static var table: Self { .init() }
}

/// Names a text editor.
public struct TextEditorType: IntrospectableViewType {}

extension IntrospectableViewType where Self == TextEditorType {
    /// Names a text editor.
    public static var textEditor: Self { .init() }
}

/// Names a text field.
public struct TextFieldType: IntrospectableViewType {}

extension IntrospectableViewType where Self == TextFieldType {
    /// Names a text field.
    public static var textField: Self { .init() }
}

/// Names a text field that grows.
public struct TextFieldWithVerticalAxisType: IntrospectableViewType {
    /// The axis that tells it from others.
    public enum Axis: Sendable {
        /// The only one.
        case vertical
    }
}

extension IntrospectableViewType where Self == TextFieldWithVerticalAxisType {
    /// Names a text field that grows.
    public static func textField(axis: Self.Axis) -> Self { .init() }
}

/// Names a toggle.
public struct ToggleType: IntrospectableViewType {}

extension IntrospectableViewType where Self == ToggleType {
    /// Names a toggle.
    public static var toggle: Self { .init() }
}

/// Names a toggle of the switch style.
public struct ToggleWithSwitchStyleType: IntrospectableViewType {
    /// The style that tells it from others.
    public enum Style: Sendable {
        /// The only one.
        case `switch`
    }
}

extension IntrospectableViewType where Self == ToggleWithSwitchStyleType {
    /// Names a toggle of the switch style.
    public static func toggle(style: Self.Style) -> Self { .init() }
}

/// Names any view.
public struct ViewType: IntrospectableViewType {}

extension IntrospectableViewType where Self == ViewType {
    /// Names any view.
    public static var view: Self { .init() }
}

/// Names the controller of a view.
public struct ViewControllerType: IntrospectableViewType {}

extension IntrospectableViewType where Self == ViewControllerType {
    /// Names the controller of a view.
    public static var viewController: Self { .init() }
}

/// Names the window of a view.
public struct WindowType: IntrospectableViewType {}

extension IntrospectableViewType where Self == WindowType {
    /// Names the window of a view.
    public static var window: Self { .init() }
}
