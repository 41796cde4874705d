// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Toolbar content whose items have identifiers, by which the user may move, add and remove them on an iPad.
///
/// - Support: partial: users cannot change toolbars.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
    /// Sets whether the content is shown before the user changes the toolbar.
    ///
    /// - Parameters:
    ///   - defaultVisibility: Hidden content is never shown, since users cannot change toolbars.
    ///   - options: How far the user may change it.
    /// - Returns: The content.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        defaultVisibility == .hidden ? nil : self
    }

    /// Sets how the user may change the content; without effect, since users cannot change toolbars.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        self
    }
}

/// How the user may change an item of a toolbar.
nonisolated public struct ToolbarCustomizationBehavior: Sendable {
    private let name: String

    /// The item may be moved and removed.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
    /// The item may be moved.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
    /// The item stays.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// How an item of a toolbar is presented to the user who changes it.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public var rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The item is always among those that can be added.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}
