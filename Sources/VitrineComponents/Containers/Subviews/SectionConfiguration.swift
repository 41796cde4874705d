// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// The parts of a section of a view: of an explicit section, or of the subviews between two of those.
nonisolated public struct SectionConfiguration: Identifiable, Sendable {
    /// The identity of the section.
    public let id: ID
    /// The container values of the section.
    public let containerValues: ContainerValues
    /// The subviews of the header.
    public let header: SubviewsCollection
    /// The subviews of the content.
    public let content: SubviewsCollection
    /// The subviews of the footer.
    public let footer: SubviewsCollection

    /// An identity that a section keeps across changes of its view.
    public struct ID: Hashable, @unchecked Sendable {
        package let path: StatePath
    }
}

/// The sections of a view, in order.
nonisolated public struct SectionCollection: RandomAccessCollection, Sendable {
    /// A section.
    public typealias Element = SectionConfiguration
    /// An integer position.
    public typealias Index = Int
    private let sections: [SectionConfiguration]

    package init(_ sections: [SectionConfiguration]) {
        self.sections = sections
    }

    /// The position of the first section.
    public var startIndex: Int { sections.startIndex }
    /// The position after the last section.
    public var endIndex: Int { sections.endIndex }
    /// The section at a position.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
