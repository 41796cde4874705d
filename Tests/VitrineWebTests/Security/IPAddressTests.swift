// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineWeb

@Suite struct IPAddressTests {
    @Test(arguments: [
        "0.0.0.0", "0.255.255.255", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1",
        "127.255.255.254", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.88.99.1",
        "192.168.0.1", "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.255",
        "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254",
        "::127.0.0.1", "::10.0.0.1", "fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fdff::1", "ff02::1",
        "2001::1", "2001:db8::1", "2001:10::1", "2002:7f00:1::", "2002:a00:1::1", "3fff::1", "64:ff9b::127.0.0.1",
        "64:ff9b::10.0.0.1", "64:ff9b:1::1", "100::1", "4000::1",
    ])
    func `an address that is not everybody's is not public`(text: String) throws {
        #expect(try #require(IPAddress(text)).isPublic == false)
    }

    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
        "128.0.0.1", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.1", "192.167.255.255",
        "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255", "::ffff:8.8.8.8", "2606:4700::1111",
        "2a00:1450:4001::200e", "2001:200::1", "64:ff9b::8.8.8.8",
    ])
    func `an address of the internet is public`(text: String) throws {
        #expect(try #require(IPAddress(text)).isPublic)
    }

    @Test(arguments: ["", "1.2.3", "1.2.3.4.5", "256.0.0.1", "0x7f.1", "localhost", "1::2::3", "12345::", "1.2.3.4 "])
    func `what is no address is none`(text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test func `limits count households, not their addresses`() throws {
        func group(_ text: String) throws -> [UInt8] { try #require(IPAddress(text)).group }
        #expect(try group("2606:4700:1:2::1") == group("2606:4700:1:2:ffff:ffff:ffff:ffff"))
        #expect(try group("2606:4700:1:2::1") != group("2606:4700:1:3::1"))
        #expect(try group("8.8.8.8") != group("8.8.8.9"))
        #expect(try group("::ffff:8.8.8.8") == group("8.8.8.8"))
    }
}
