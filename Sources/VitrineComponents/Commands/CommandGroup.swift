// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A place in the system's menus next to which an app adds commands.
nonisolated public struct CommandGroupPlacement: Sendable {
    private let name: String

    /// Information about the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The settings of the app.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The services of other apps.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding and showing the app.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Quitting the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// Creating documents or windows.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Importing and exporting documents.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Finding and checking text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Formatting text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Showing and customizing the toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Showing the sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of the window.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The list of the app's windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The commands that open windows of which there is only one.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Arranging windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// Commands at a place of the system's menus.
///
/// - Support: partial: a window here has no menus; shortcuts work, and screen readers reach the controls where
///   there is a mouse.
nonisolated public struct CommandGroup<Content>: Commands where Content: View {
    /// A primitive type: it has no body.
    public typealias Body = Never
    private let content: Content

    /// Creates commands before those of a place.
    ///
    /// - Parameters:
    ///   - group: The place.
    ///   - addition: A view builder of the commands.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Creates commands after those of a place.
    ///
    /// - Parameters:
    ///   - group: The place.
    ///   - addition: A view builder of the commands.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Creates commands that replace those of a place.
    ///
    /// - Parameters:
    ///   - group: The place.
    ///   - addition: A view builder of the commands.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }
}

extension CommandGroup: PrimitiveCommands {
    var controls: Content { content }
}

/// A menu of an app's commands.
///
/// - Support: partial: a window here has no menus; shortcuts work, and screen readers reach the controls where
///   there is a mouse.
nonisolated public struct CommandMenu<Content>: Commands where Content: View {
    /// A primitive type: it has no body.
    public typealias Body = Never
    private let name: Text
    private let content: Content

    /// Creates a menu with a localized name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// Creates a menu with a text as its name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    /// Creates a menu with a name.
    @_disfavoredOverload
    public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(Text(name), content: content)
    }
}

extension CommandMenu: PrimitiveCommands {
    var controls: some View {
        ZStack { content }.accessibilityElement(children: .contain).accessibilityLabel(name)
    }
}

/// The system's commands for sidebars: none in Vitrine, whose split views have a button of their own.
nonisolated public struct SidebarCommands: Commands {
    /// Creates the commands.
    public init() {}
    /// No commands.
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The system's commands for toolbars: none in a browser.
nonisolated public struct ToolbarCommands: Commands {
    /// Creates the commands.
    public init() {}
    /// No commands.
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The system's commands for editing text: none in Vitrine, because the browser has its own.
nonisolated public struct TextEditingCommands: Commands {
    /// Creates the commands.
    public init() {}
    /// No commands.
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The system's commands for formatting text: none in Vitrine, because the browser has its own.
nonisolated public struct TextFormattingCommands: Commands {
    /// Creates the commands.
    public init() {}
    /// No commands.
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The system's commands for inspectors: none in Vitrine.
nonisolated public struct InspectorCommands: Commands {
    /// Creates the commands.
    public init() {}
    /// No commands.
    @MainActor public var body: some Commands { EmptyCommands() }
}
