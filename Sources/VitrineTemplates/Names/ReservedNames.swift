// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Names that nothing of a project may have, since its sources would mean something else by them.
enum ReservedNames {
    /// The keywords of Swift, and the literals.
    static let keywords: Set<String> = [
        "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "main", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct",
        "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Types and macros that the sources of a template use, modules that they import, and others that nobody should hide.
    static let types: Set<String> = [
        "AnyView", "App", "Array", "AsyncImage", "Binding", "Bool", "Button", "Bundle", "Codable", "Collection",
        "Color",
        "Combine", "Comment", "ContentUnavailableView", "Context", "Data", "Date", "Decodable", "Dictionary", "Divider",
        "Double",
        "Encodable", "Environment", "Equatable", "Error", "FileManager", "Float", "ForEach", "Form", "Foundation",
        "Grid", "Group", "HStack", "Hashable", "Identifiable", "Image", "Int", "Issue", "JSONDecoder", "JSONEncoder",
        "Label", "LabeledContent", "LazyVStack", "Link", "List", "Locale", "MainActor", "Menu", "NavigationLink",
        "NavigationPath",
        "NavigationStack", "Never", "NotificationCenter", "ObservableObject", "Observable", "Observation", "Optional",
        "Path", "Picker", "Preview", "ProcessInfo", "Program", "ProgressView", "Published", "Result", "Scene",
        "ScrollView", "Section",
        "Sendable", "Set", "Shape", "Slider", "SnapshotTesting", "Snapshotting", "Spacer", "State", "Stepper", "String",
        "Suite", "Swift", "SwiftUI", "Tab", "TabView", "Table", "Task", "Test", "Testing", "Text", "TextField", "Timer",
        "Toggle", "Type", "UIImage", "UIKit", "UITraitCollection", "URL", "URLSession", "UUID", "VStack", "View",
        "ViewBuilder", "ViewModifier", "Void", "Window", "WindowGroup", "XCTest", "ZStack",
    ]

    /// What the project itself is made of: modules are called after features, and types after screens.
    static let parts: Set<String> = [
        "AccessibilityIdentifier", "AppContainer", "Common", "Container", "Core", "Feature", "Identifier",
        "LocalizedStrings",
        "MockError", "Navigation", "PreviewError", "RootView", "Router", "RouterContract", "RouterPreviewMock",
        "Snapshots", "Tests", "UseCase", "ViewModel", "ViewState",
    ]
}
