// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore

extension TraitKey {
    /// Marks the header of a section as a button that expands and collapses it.
    static let sectionDisclosure = TraitKey("sectionDisclosure")
}

/// Makes the header of a section in a sidebar a button with a chevron at its end.
nonisolated struct SectionDisclosure: ViewModifier {
    let isExpanded: Binding<Bool>?
    @Environment(\.isInList) private var isInList
    @Environment(\.listKind) private var kind

    init(isExpanded: Binding<Bool>?) { self.isExpanded = isExpanded }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let isExpanded, isInList, kind == .sidebar {
            DisclosureRow(isExpanded: isExpanded, label: content).modifier(_ListRowModifier(.sectionDisclosure, true))
        } else {
            content
        }
    }
}
