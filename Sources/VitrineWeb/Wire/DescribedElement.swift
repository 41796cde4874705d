// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The tag and the attributes of an element, as they were last sent to the client.
struct DescribedElement: Equatable, Sendable {
    private let tag: WireTag
    private let attributes: [(WireAttribute, String)]

    init(_ tag: WireTag, _ attributes: [(WireAttribute, String)]) {
        self.tag = tag
        self.attributes = attributes
    }

    init(_ element: WireElement) {
        self.init(element.tag, element.attributes)
    }

    static func == (a: DescribedElement, b: DescribedElement) -> Bool {
        a.tag == b.tag && a.attributes.elementsEqual(b.attributes, by: ==)
    }
}
