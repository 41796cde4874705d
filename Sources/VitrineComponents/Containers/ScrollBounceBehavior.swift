// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
public import VitrineLayout

/// When scrollable content bounces at its ends.
///
/// Browsers that bounce do so only where the content is longer than its scroll view.
nonisolated public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String

    /// The platform's default; in Vitrine the same as `basedOnSize`.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
    /// The content bounces only if it is longer than its scroll view.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }

    /// The content always bounces; unavailable in Vitrine.
    @available(*, unavailable, message: "Browsers bounce only where the content is longer than its scroll view.")
    public static var always: ScrollBounceBehavior { fatalError() }
}

/// The bounce behavior of each axis.
package struct ScrollBounces: Equatable, Sendable {
    var vertical = ScrollBounceBehavior.automatic
    var horizontal = ScrollBounceBehavior.automatic

    package init() {}
}

private struct ScrollBouncesKey: EnvironmentKey {
    static var defaultValue: ScrollBounces { ScrollBounces() }
}

extension EnvironmentValues {
    package var scrollBounces: ScrollBounces {
        get { self[ScrollBouncesKey.self] }
        set { self[ScrollBouncesKey.self] = newValue }
    }

    /// The bounce behavior of scroll views along the vertical axis.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollBounces.vertical }
        set { scrollBounces.vertical = newValue }
    }

    /// The bounce behavior of scroll views along the horizontal axis.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollBounces.horizontal }
        set { scrollBounces.horizontal = newValue }
    }
}

extension View {
    /// Sets when the scroll views in the view bounce.
    ///
    /// In Vitrine every behavior has the effect of `basedOnSize`, which is what browsers do.
    ///
    /// - Parameters:
    ///   - behavior: The behavior.
    ///   - axes: The axes that it applies to; vertical by default.
    /// - Returns: A view whose scroll views have the behavior.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.scrollBounces) { bounces in
            if axes.contains(.vertical) { bounces.vertical = behavior }
            if axes.contains(.horizontal) { bounces.horizontal = behavior }
        }
    }
}
