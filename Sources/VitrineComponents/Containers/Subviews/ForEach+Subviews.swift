// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The data of a `ForEach` over the subviews of a view.
///
/// The subviews are known only where the `ForEach` is shown; as a collection it is empty.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
    /// A subview of the view.
    public typealias Element = Subview
    /// An integer position.
    public typealias Index = Int
    package let base: AnyView

    /// Always 0.
    public var startIndex: Int { 0 }
    /// Always 0: the collection is empty outside of `ForEach`.
    public var endIndex: Int { 0 }
    /// Traps: the subviews are known only where the `ForEach` is shown.
    public subscript(index: Int) -> Subview { preconditionFailure("The subviews are known where ForEach is shown.") }
}

/// The data of a `ForEach` over the sections of a view.
///
/// The sections are known only where the `ForEach` is shown; as a collection it is empty.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection where Content: View {
    /// A section of the view.
    public typealias Element = SectionConfiguration
    /// An integer position.
    public typealias Index = Int
    package let base: AnyView

    /// Always 0.
    public var startIndex: Int { 0 }
    /// Always 0: the collection is empty outside of `ForEach`.
    public var endIndex: Int { 0 }
    /// Traps: the sections are known only where the `ForEach` is shown.
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("The sections are known where ForEach is shown.")
    }
}

extension ForEach where Content: View {
    /// Creates a view for each subview of a view.
    ///
    /// - Parameters:
    ///   - view: The view to take apart.
    ///   - content: A view builder of a subview's view.
    public nonisolated init<V>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, V: View {
        self.init(data: ForEachSubviewCollection(base: AnyView(view)), identify: { $0.id }, content: content)
    }

    /// Creates a view for each section of a view; subviews outside of sections form sections of their own.
    ///
    /// - Parameters:
    ///   - view: The view to take apart.
    ///   - content: A view builder of a section's view.
    public nonisolated init<V>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, V: View {
        self.init(data: ForEachSectionCollection(base: AnyView(view)), identify: { $0.id }, content: content)
    }
}

extension ForEachSubviewCollection: DataOfView {
    @MainActor package func view<Shown: View>(_ content: @escaping (Subview) -> Shown) -> AnyView {
        AnyView(Group(subviews: base) { ForEach($0, content: content) })
    }
}

extension ForEachSectionCollection: DataOfView {
    @MainActor package func view<Shown: View>(_ content: @escaping (SectionConfiguration) -> Shown) -> AnyView {
        AnyView(Group(sections: base) { ForEach($0, content: content) })
    }
}
