// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The text size that a user has chosen.
nonisolated public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest size.
    case xSmall
    /// A size between extra small and medium.
    case small
    /// A size just below the default.
    case medium
    /// The default size.
    case large
    /// A size just above the default.
    case xLarge
    /// A size two steps above the default.
    case xxLarge
    /// The largest size that is not an accessibility size.
    case xxxLarge
    /// The smallest accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest accessibility size.
    case accessibility5

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The column in the table of text styles: 0 is xSmall.
    package var column: Int { DynamicTypeSize.columns[self] ?? 3 }

    /// Creates the size a number of steps from the default (`large`), clamped to the smallest and largest size.
    package init(step: Int) {
        self = DynamicTypeSize.allCases[min(max(step + 3, 0), 11)]
    }

    private static let columns = Dictionary(
        uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// The text size of this environment.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the text size of text styles inside this view.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size inside this view to a range.
    public nonisolated func dynamicTypeSize<T>(
        _ range: T
    ) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}
