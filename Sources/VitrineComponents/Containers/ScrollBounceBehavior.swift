// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
public import VitrineLayout

/// Whether scrolling content bounces at its ends. Browsers, where they bounce, do so where there is something to
/// scroll.
nonisolated public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String

    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }

    @available(*, unavailable, message: "Browsers bounce only where the content is longer than its scroll view.")
    public static var always: ScrollBounceBehavior { fatalError() }
}

/// The setting of each axis.
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

    /// Of scroll views that scroll up and down.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollBounces.vertical }
        set { scrollBounces.vertical = newValue }
    }

    /// Of scroll views that scroll sideways.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollBounces.horizontal }
        set { scrollBounces.horizontal = newValue }
    }
}

extension View {
    /// Says when scroll views bounce along some axes. What browsers do is `basedOnSize`; `automatic` is the same here.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.scrollBounces) { bounces in
            if axes.contains(.vertical) { bounces.vertical = behavior }
            if axes.contains(.horizontal) { bounces.horizontal = behavior }
        }
    }
}
