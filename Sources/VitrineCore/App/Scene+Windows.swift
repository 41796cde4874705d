// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who says how large a window may be.
nonisolated public struct WindowResizability: Sendable {
    private let name: String

    public static let automatic = WindowResizability(name: "automatic")
    public static let contentSize = WindowResizability(name: "contentSize")
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
    /// Sets the size with which the scene's windows open.
    ///
    /// - Support: partial: the person's browser decides, and a diagnostic says so.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
        DeveloperNotes.withoutEffect("defaultSize(_:)", remedy: "The person's browser decides how large its window is.")
        return self
    }

    /// Sets the size with which the scene's windows open.
    ///
    /// - Support: partial: the person's browser decides, and a diagnostic says so.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Says who decides how large the scene's windows may be.
    ///
    /// - Support: partial: the person's browser decides, and a diagnostic says so.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        DeveloperNotes.withoutEffect(
            "windowResizability(_:)", remedy: "The person's browser decides how large its window is.")
        return self
    }
}

/// Opens a window of the app.
///
/// - Support: partial: each browser session is one window; nothing opens, and a diagnostic says so.
nonisolated public struct OpenWindowAction: Sendable {
    init() {}

    /// Opens a window for a value.
    @MainActor public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable { refuse() }

    /// Opens the window of a name.
    @MainActor public func callAsFunction(id: String) { refuse() }

    /// Opens the window of a name for a value.
    @MainActor public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
        refuse()
    }

    private func refuse() {
        DeveloperNotes.withoutEffect(
            "openWindow", remedy: "Each browser session is one window: present a sheet, or ask supportsMultipleWindows."
        )
    }
}

/// Closes a window of the app.
///
/// - Support: partial: a page cannot close its window; a diagnostic says so.
nonisolated public struct DismissWindowAction: Sendable {
    init() {}

    /// Closes the window around the view.
    @MainActor public func callAsFunction() { refuse() }

    /// Closes the window of a value.
    @MainActor public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable { refuse() }

    /// Closes the window of a name.
    @MainActor public func callAsFunction(id: String) { refuse() }

    /// Closes the window of a name and a value.
    @MainActor public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
        refuse()
    }

    private func refuse() {
        DeveloperNotes.withoutEffect("dismissWindow", remedy: "A page cannot close its window.")
    }
}

extension EnvironmentValues {
    /// Opens a window of the app.
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    /// Closes a window of the app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
