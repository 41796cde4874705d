// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

private struct ListSectionIndexVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private struct SectionIndexLabelKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    var listSectionIndexVisibility: Visibility {
        get { self[ListSectionIndexVisibilityKey.self] }
        set { self[ListSectionIndexVisibilityKey.self] = newValue }
    }

    /// The label of the section in the index of its list; `nil` for none.
    var sectionIndexLabel: Text? {
        get { self[SectionIndexLabelKey.self] }
        set { self[SectionIndexLabelKey.self] = newValue }
    }
}

extension TraitKey {
    /// The label of the section that a row is in.
    static let sectionIndexLabel = TraitKey("sectionIndexLabel")
}

extension View {
    /// Shows or hides the index of the sections in the lists of this view.
    ///
    /// The index is a column of labels at the trailing edge of a list; a tap on a label, or a finger that moves over the
    /// labels, scrolls to the section. It is shown where sections have a `sectionIndexLabel(_:)`, unless it is hidden.
    ///
    /// - Parameter visibility: The visibility.
    /// - Returns: A view whose lists show the index or not.
    public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        environment(\.listSectionIndexVisibility, visibility)
    }

    /// Sets the label of this section in the index of its list, for the most part a single letter; `nil` for none.
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
        environment(\.sectionIndexLabel, label)
            // The trait tells the list that the environment value of the section has changed.
            .modifier(_ListRowModifier(.sectionIndexLabel, label))
    }

    /// Sets the localized label of this section in the index of its list; `nil` for none.
    public nonisolated func sectionIndexLabel(_ labelKey: LocalizedStringKey?) -> some View {
        sectionIndexLabel(labelKey.map { Text($0) })
    }

    /// Sets the label of this section in the index of its list, without localization; `nil` for none.
    @_disfavoredOverload
    public nonisolated func sectionIndexLabel<S>(_ label: S?) -> some View where S: StringProtocol {
        sectionIndexLabel(label.map { Text($0) })
    }
}
