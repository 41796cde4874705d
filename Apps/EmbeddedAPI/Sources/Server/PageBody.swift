// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A listing in the public API's envelope.
struct PageBody: Encodable {
    struct Info: Encodable {
        let count: Int
        let pages: Int
        let next: String?
        let prev: String?

        private enum CodingKeys: CodingKey {
            case count, pages, next, prev
        }

        /// The ends of the listing say `null`; the synthesised encoding would leave the key out.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(count, forKey: .count)
            try container.encode(pages, forKey: .pages)
            try container.encode(next, forKey: .next)
            try container.encode(prev, forKey: .prev)
        }
    }

    let info: Info
    let results: [CharacterBody]

    static let size = 20

    /// Nil where the public API says that there is nothing.
    init?(_ page: CharacterStore.Page, number: Int, filter: CharacterQuery, base: String) {
        let pages = (page.total + Self.size - 1) / Self.size
        guard number >= 1, number <= pages else { return nil }
        let link = { (number: Int) in "\(base)/character?page=\(number)\(filter.suffix)" }
        info = Info(
            count: page.total,
            pages: pages,
            next: number < pages ? link(number + 1) : nil,
            prev: number > 1 ? link(number - 1) : nil
        )
        results = page.records.map { CharacterBody($0, base: base) }
    }
}
