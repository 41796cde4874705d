// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// The parts of a section of another view: one that is written as such, or the views between those.
nonisolated public struct SectionConfiguration: Identifiable, Sendable {
    public let id: ID
    /// What the section says to the container around it.
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    /// Tells sections of one view apart, across its changes.
    public struct ID: Hashable, @unchecked Sendable {
        package let path: StatePath
    }
}

/// The sections of another view, in order.
nonisolated public struct SectionCollection: RandomAccessCollection, Sendable {
    public typealias Element = SectionConfiguration
    public typealias Index = Int
    private let sections: [SectionConfiguration]

    package init(_ sections: [SectionConfiguration]) {
        self.sections = sections
    }

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
