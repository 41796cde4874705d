// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The views that another one stands for, as the data of `ForEach`: they are known where it is shown.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
    public typealias Element = Subview
    public typealias Index = Int
    package let base: AnyView

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { preconditionFailure("The subviews are known where ForEach is shown.") }
}

/// The sections of another view, as the data of `ForEach`: they are known where it is shown.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection where Content: View {
    public typealias Element = SectionConfiguration
    public typealias Index = Int
    package let base: AnyView

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("The sections are known where ForEach is shown.")
    }
}

extension ForEach where Content: View {
    /// Makes a view for each of the views that another one stands for.
    public nonisolated init<V>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, V: View {
        self.init(data: ForEachSubviewCollection(base: AnyView(view)), identify: { $0.id }, content: content)
    }

    /// Makes a view for each section of another one. What lies in no section is one of its own.
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
