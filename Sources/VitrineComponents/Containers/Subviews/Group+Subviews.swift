// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// A view built from the subviews of another view.
nonisolated public struct GroupElementsOfContent<Subviews, Content>: View where Subviews: View, Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never
    package let base: Subviews
    package let transform: (SubviewsCollection) -> Content
}

/// A view built from the sections of another view.
nonisolated public struct GroupSectionsOfContent<Sections, Content>: View where Sections: View, Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never
    package let base: Sections
    package let transform: (SectionCollection) -> Content
}

extension Group {
    /// Creates a view from the subviews of a view.
    ///
    /// - Parameters:
    ///   - view: The view to take apart.
    ///   - transform: A view builder that receives the subviews.
    public nonisolated init<Base, Result>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
        self.init { GroupElementsOfContent(base: view, transform: transform) }
    }

    /// Creates a view from the sections of a view; subviews outside of sections form sections of their own.
    ///
    /// - Parameters:
    ///   - view: The view to take apart.
    ///   - transform: A view builder that receives the sections.
    public nonisolated init<Base, Result>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
        self.init { GroupSectionsOfContent(base: view, transform: transform) }
    }
}

/// A view that is built from the parts of another view.
nonisolated package protocol TakingApart: View where Body == Never {
    associatedtype Base: View
    associatedtype Parts
    associatedtype Result: View
    var base: Base { get }
    var transform: (Parts) -> Result { get }
    @MainActor static func parts(of list: TakenApartNode<Self>) -> Parts
}

extension GroupElementsOfContent: TakingApart {
    @MainActor package static func parts(of list: TakenApartNode<Self>) -> SubviewsCollection {
        SubviewsCollection(list.subviews)
    }
}

extension GroupElementsOfContent: PrimitiveView {
    package nonisolated static var arity: Arity { staticArity(of: Content.self) }

    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool {
        staticTraits(of: Content.self, inModifierBody: inModifierBody)
    }

    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        TakenApartNode(view, context)
    }
}

extension GroupSectionsOfContent: TakingApart {
    @MainActor package static func parts(of list: TakenApartNode<Self>) -> SectionCollection {
        SectionCollection(list.sections)
    }
}

extension GroupSectionsOfContent: PrimitiveView {
    package nonisolated static var arity: Arity { staticArity(of: Content.self) }

    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool {
        staticTraits(of: Content.self, inModifierBody: inModifierBody)
    }

    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        TakenApartNode(view, context)
    }
}
