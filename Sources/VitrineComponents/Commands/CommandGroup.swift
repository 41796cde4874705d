// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A place of the system's menus that an app's commands stand at.
nonisolated public struct CommandGroupPlacement: Sendable {
    private let name: String

    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

/// Commands at a place of the system's menus.
///
/// - Support: partial: a window here has no menus; shortcuts work, and readers reach the controls.
nonisolated public struct CommandGroup<Content>: Commands where Content: View {
    public typealias Body = Never
    private let content: Content

    /// Commands before those of a place.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Commands after those of a place.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Commands in place of the system's.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }
}

extension CommandGroup: PrimitiveCommands {
    var controls: Content { content }
}

/// A menu of an app's commands.
///
/// - Support: partial: a window here has no menus; shortcuts work, and readers reach the controls.
nonisolated public struct CommandMenu<Content>: Commands where Content: View {
    public typealias Body = Never
    private let name: Text
    private let content: Content

    /// A menu with a name in the person's language.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// A menu with a name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    /// A menu with a name.
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

/// The system's commands for sidebars: a split view here has its own button.
nonisolated public struct SidebarCommands: Commands {
    public init() {}
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The system's commands for toolbars: a browser has none.
nonisolated public struct ToolbarCommands: Commands {
    public init() {}
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The system's commands for texts: a browser has its own.
nonisolated public struct TextEditingCommands: Commands {
    public init() {}
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The system's commands for the look of texts: a browser has its own.
nonisolated public struct TextFormattingCommands: Commands {
    public init() {}
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The system's commands for inspectors: none here.
nonisolated public struct InspectorCommands: Commands {
    public init() {}
    @MainActor public var body: some Commands { EmptyCommands() }
}
