// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How large a person wants text to be.
nonisolated public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The place in the table of text styles: 0 is xSmall.
    package var column: Int { DynamicTypeSize.columns[self] ?? 3 }

    /// The size that is some steps from the platform's default (`large`); beyond the ends, the last one.
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
    /// The size of text styles.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of text styles inside this view.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the size of text styles inside this view within a range.
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
