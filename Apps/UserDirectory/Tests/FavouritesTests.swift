// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UserDirectory

struct FavouritesTests {
    @Test("A person is one until taken out again")
    func toggled() {
        var sut = Favourites()
        #expect(!sut[User.stubs[0]])
        sut[User.stubs[0]] = true
        #expect(sut[User.stubs[0]] && !sut[User.stubs[1]])
        sut[User.stubs[0]] = false
        #expect(sut == Favourites())
    }

    @Test("What is kept is the same however it came about, and is read again")
    func kept() {
        var sut = Favourites()
        for user in User.stubs.reversed() { sut[user] = true }
        #expect(sut.rawValue == "1,2,3")
        #expect(Favourites(rawValue: sut.rawValue) == sut)
    }

    @Test(
        "What nobody could have kept is passed over",
        arguments: ["", ",", "x", "x,,y", "1.5", "99999999999999999999"]
    )
    func garbage(text: String) {
        #expect(Favourites(rawValue: text) == Favourites())
    }
}
