// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The limits of a window's size.
nonisolated public struct WindowResizability: Sendable {
    private let name: String

    /// The platform's default limits.
    public static let automatic = WindowResizability(name: "automatic")
    /// The size limits of the window's content.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// The minimum size of the window's content.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
    /// Sets the initial size of the scene's windows.
    ///
    /// - Support: partial: the user's browser decides, and a diagnostic says so.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
        DeveloperNotes.withoutEffect("defaultSize(_:)", remedy: "The user's browser decides how large its window is.")
        return self
    }

    /// Sets the initial size of the scene's windows.
    ///
    /// - Support: partial: the user's browser decides, and a diagnostic says so.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the size limits of the scene's windows.
    ///
    /// - Support: partial: the user's browser decides, and a diagnostic says so.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        DeveloperNotes.withoutEffect(
            "windowResizability(_:)", remedy: "The user's browser decides how large its window is.")
        return self
    }
}

/// An action that opens a window of the app.
///
/// - Support: partial: each browser session is one window; nothing opens, and a diagnostic says so.
nonisolated public struct OpenWindowAction: Sendable {
    init() {}

    /// Opens a window for a value; has no effect here.
    @MainActor public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable { refuse() }

    /// Opens the window with an identifier; has no effect here.
    @MainActor public func callAsFunction(id: String) { refuse() }

    /// Opens the window with an identifier for a value; has no effect here.
    @MainActor public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
        refuse()
    }

    private func refuse() {
        DeveloperNotes.withoutEffect(
            "openWindow", remedy: "Each browser session is one window: present a sheet, or ask supportsMultipleWindows."
        )
    }
}

/// An action that closes a window of the app.
///
/// - Support: partial: a page cannot close its window; a diagnostic says so.
nonisolated public struct DismissWindowAction: Sendable {
    init() {}

    /// Closes the window around the view; has no effect here.
    @MainActor public func callAsFunction() { refuse() }

    /// Closes the window of a value; has no effect here.
    @MainActor public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable { refuse() }

    /// Closes the window with an identifier; has no effect here.
    @MainActor public func callAsFunction(id: String) { refuse() }

    /// Closes the window with an identifier and a value; has no effect here.
    @MainActor public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
        refuse()
    }

    private func refuse() {
        DeveloperNotes.withoutEffect("dismissWindow", remedy: "A page cannot close its window.")
    }
}

extension EnvironmentValues {
    /// The action that opens a window of the app.
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    /// The action that closes a window of the app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
