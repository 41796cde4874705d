// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineImplicit

@Suite("Names of persons and URLs as text")
struct FormattedNamesTests {
    @Test("A name is written as long as the style says")
    func names() {
        var name = PersonNameComponents()
        name.namePrefix = "Dr."
        name.givenName = "Thomas"
        name.middleName = "Louis"
        name.familyName = "Clark"
        name.nameSuffix = "Esq."
        #expect(name.formatted() == "Thomas Clark")
        #expect(name.formatted(.name(style: .medium)) == "Thomas Clark")
        #expect(name.formatted(.name(style: .long)) == "Dr. Thomas Louis Clark Esq.")
        #expect(name.formatted(.name(style: .abbreviated)) == "TC")
        #expect(name.formatted(.name(style: .short)) == "Thomas")
        name.nickname = "Tom"
        #expect(name.formatted(.name(style: .short)) == "Tom")
        #expect(PersonNameComponents().formatted() == "")
    }

    @Test("A name in Chinese characters begins with the family")
    func order() {
        var name = PersonNameComponents()
        name.givenName = "小明"
        name.familyName = "王"
        #expect(name.formatted() == "王小明")
        #expect(name.formatted(.name(style: .abbreviated)) == "王")
    }

    @Test("A URL is written without what nobody reads, or with what the format says")
    func urls() throws {
        let url = try #require(URL(string: "https://u:p@example.com:8080/a/b?q=1#f"))
        #expect(url.formatted() == "https://example.com/a/b")
        #expect(url.formatted(.url.scheme(.never).path(.never).port(.always)) == "example.com:8080")
        #expect(url.formatted(.url.query(.always).fragment(.always)) == "https://example.com/a/b?q=1#f")
        let file = try #require(URL(string: "ftp://example.com:21/a"))
        #expect(file.formatted() == "ftp://example.com:21/a")
    }
}
