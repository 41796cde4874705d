// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCharacter
import ChallengeHome
import Testing
import VitrineRoute

@testable import ChallengeApp

struct URLRouteTests {
    @Test
    func charactersHasAnAddress() {
        #expect(HomeNavigation.characters.urlPath == "/characters")
        #expect(HomeNavigation(urlPath: "/characters") == .characters)
    }

    @Test(arguments: [1, 20, 826])
    func aCharacterHasAnAddress(identifier: Int) {
        let sut = CharacterNavigation.detail(identifier: identifier)
        #expect(sut.urlPath == "/characters/\(identifier)")
        #expect(CharacterNavigation(urlPath: sut.urlPath) == sut)
    }

    @Test(arguments: ["", "/", "characters", "/characters/", "/Characters", "/characters/1", "/characters?page=2"])
    func otherAddressesAreNotTheList(urlPath: String) {
        #expect(HomeNavigation(urlPath: urlPath) == nil)
    }

    @Test(arguments: [
        "/", "/characters", "/characters/", "/characters/0", "/characters/-1", "/characters/+1", "/characters/01",
        "/characters/rick", "/characters/1/2", "/characters/1/", "characters/1", "/characters/99999999999999999999",
    ])
    func otherAddressesAreNotACharacter(urlPath: String) {
        #expect(CharacterNavigation(urlPath: urlPath) == nil)
    }
}
