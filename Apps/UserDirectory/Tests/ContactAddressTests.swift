// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UserDirectory

struct ContactAddressTests {
    @Test(
        "Addresses and numbers become links",
        arguments: [
            ("Sincere@april.biz", "mailto:Sincere@april.biz"),
            ("Julianne.OConner@kory.org", "mailto:Julianne.OConner@kory.org"),
            ("1-770-736-8031 x56442", "tel:17707368031,56442"),
            ("(254)954-1289", "tel:2549541289"),
            ("210.067.6132", "tel:2100676132"),
            ("+44 20 7946 0000", "tel:+442079460000"),
        ])
    func links(text: String, url: String) {
        #expect(ContactAddress(text)?.url.absoluteString == url)
    }

    @Test("Other texts do not", arguments: ["", "Leanne Graham", "a@b@c", "Elwyn.Skiles", "12", "x", "two words@a.b"])
    func texts(text: String) {
        #expect(ContactAddress(text) == nil)
    }
}
