// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import TestSupport
import Testing
import VitrineBase
import VitrineComponents
@_spi(Engine) import VitrineCore

@testable import VitrineWeb

@Suite struct SealedAddressesTests {
    private final class WallClock: Sendable {
        let time = Mutex(1_800_000_000)
    }

    private struct Person: Hashable, Codable {
        var name = "Leanne Graham"
        var mail = "leanne@example.org"
    }

    private let clock = WallClock()
    private let visitor = "visitor000000000000000000"
    private let keys = TokenKeys(current: ContentHash.digest(of: "the key of these tests".utf8))

    private func addresses(
        _ keys: TokenKeys? = nil, app: String = "Directory", visitor: String? = nil
    ) -> SealedAddresses {
        let clock = clock
        return SealedAddresses(keys: keys ?? self.keys, app: app, visitor: visitor ?? self.visitor) {
            clock.time.withLock { $0 }
        }
    }

    private func sealed(_ value: Any = Person(), below path: String = "/", by codec: SealedAddresses? = nil) throws
        -> String
    {
        try #require(RouteComponent.component(of: value, below: path, by: codec ?? addresses()))
    }

    private func opened(_ component: String, below path: String = "/", by codec: SealedAddresses? = nil) -> Person? {
        RouteComponent.value(of: component, as: Person.self, below: path, by: codec ?? addresses()) as? Person
    }

    @Test func `a value opens for its visitor, and has the same address whenever it is asked for`() throws {
        let component = try sealed()
        #expect(opened(component) == Person())
        #expect(component == (try sealed()))
        #expect(component != (try sealed(Person(name: "Leanne Grahan"))))
        // The process was started again with the same key.
        #expect(
            opened(component, by: addresses(TokenKeys(current: ContentHash.digest(of: "the key of these tests".utf8))))
                == Person())
    }

    @Test func `an address says nothing of its value but a length in blocks`() throws {
        let component = try sealed()
        #expect(component.hasPrefix("Person~"))
        let text = component.dropFirst(7)
        let bytes = try #require(Base64URL.bytes(String(text)))
        for word in ["Leanne", "example", "mail", "name"] {
            #expect(!component.contains(word))
            #expect(!bytes.indices.contains { bytes[$0...].starts(with: word.utf8) })
        }
        #expect(try sealed(7).utf8.count == sealed(1_234_567).utf8.count)
        #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
    }

    @Test func `another visitor, app, key, place or type opens nothing`() throws {
        let component = try sealed()
        #expect(opened(component, by: addresses(visitor: "visitor000000000000000001")) == nil)
        #expect(opened(component, by: addresses(visitor: "")) == nil)
        #expect(opened(component, by: addresses(app: "Neva")) == nil)
        #expect(opened(component, by: addresses(TokenKeys())) == nil)
        #expect(opened(component, below: "/elsewhere") == nil)
        #expect(opened("Other" + component.dropFirst(6)) == nil)
        for type in [Int.self, String.self, [Person].self] as [any Any.Type] {
            #expect(RouteComponent.value(of: component, as: type, below: "/", by: addresses()) == nil)
        }
    }

    /// Names and paths are bound with their lengths.
    @Test func `parts cannot lend each other letters`() throws {
        let codec = addresses(app: "bc", visitor: "a")
        let component = try sealed(by: codec)
        #expect(opened(component, by: addresses(app: "c", visitor: "ab")) == nil)
        #expect(opened(component, by: codec) == Person())
        let text = try #require(codec.text(for: Array(repeating: 1, count: 16), of: "ab", below: "/c"))
        #expect(codec.bytes(of: text, of: "ab", below: "/c") != nil)
        #expect(codec.bytes(of: text, of: "a", below: "b/c") == nil)
    }

    @Test func `no altered letter, no shortened and no lengthened address opens`() throws {
        let codec = addresses()
        let component = Array(try sealed().utf8)
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/.~ ".utf8)
        for index in component.indices {
            for letter in letters where letter != component[index] {
                var altered = component
                altered[index] = letter
                #expect(opened(String(decoding: altered, as: UTF8.self), by: codec) == nil, "letter \(index)")
            }
        }
        for length in component.indices {
            #expect(opened(String(decoding: component.prefix(length), as: UTF8.self), by: codec) == nil)
        }
        let whole = String(decoding: component, as: UTF8.self)
        for addition in ["A", "=", "~", String(repeating: "A", count: 64), String(repeating: "A", count: 100_000)] {
            #expect(opened(whole + addition, by: codec) == nil)
        }
    }

    @Test func `what was made without the key is refused, whatever it says`() {
        let codec = addresses()
        var generator = SeededGenerator(seed: 1)
        let forged =
            ["~eyJuYW1lIjoiQUNDT1VOVCBMT0NLRUQiLCJtYWlsIjoiYUBiIn0", "7", "", String(repeating: "A", count: 64)]
            + (0..<200).map { _ in
                Base64URL.text((0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) })
            }
        for text in forged {
            #expect(opened("Person~" + text, by: codec) == nil)
        }
    }

    @Test func `an address of an old key opens until its grace ends`() throws {
        let component = try sealed()
        var rotated = keys
        rotated.rotate(graceEnds: clock.time.withLock { $0 } + 3_600)
        let codec = addresses(rotated)
        #expect(opened(component, by: codec) == Person())
        let newer = try sealed(by: codec)
        #expect(newer != component && opened(newer) == nil, "the new key seals")
        clock.time.withLock { $0 += 3_600 }
        #expect(opened(component, by: codec) == nil)
        #expect(opened(newer, by: codec) == Person())
    }

    // MARK: - Paths

    @Test func `a forged part is found before anything is mounted, and so is the page above it`() throws {
        let codec = addresses()
        let first = try sealed()
        let second = try sealed(8, below: "/" + first)
        let path = "/\(first)/\(second)"
        #expect(codec.pathAboveForgery(in: path) == nil)
        #expect(addresses(visitor: "somebody").pathAboveForgery(in: path) == "/")
        #expect(codec.pathAboveForgery(in: "/\(first)/\(first)") == "/" + first, "at another place")
        #expect(codec.pathAboveForgery(in: "/list/\(first)") == "/list")
        #expect(SealedAddresses.pathsAbove(path) == ["/" + first, "/"])
        #expect(SealedAddresses.pathsAbove("/list/\(first)/more") == ["/list", "/"])
    }

    @Test func `an app's own paths are left alone, also with a tilde in them`() {
        for path in [
            "/", "/characters/1", "/~settings", "/~.2", "/files/report~old", "/~leanne/photos", "/a~b~c",
            "/Person~~e30",
            "/search?q=a~b", "/Person~" + String(repeating: "A", count: 2_000),
        ] {
            #expect(addresses().pathAboveForgery(in: path) == nil, "\(path)")
            #expect(SealedAddresses.pathsAbove(path) == [], "\(path)")
        }
    }

    @Test func `logs keep what stands behind a tilde to themselves`() throws {
        let component = try sealed()
        #expect(LogText.path("/list/\(component)/more?x=1") == "/list/Person~…/more?…")
        #expect(LogText.path("/Person~~eyJtYWlsIjoiYUBiIn0") == "/Person~…")
        #expect(LogText.path("/Person%7e%7eeyJtYWlsIjoiYUBiIn0") == "/Person~…")
        #expect(LogText.path("/characters/1") == "/characters/1")
    }
}
