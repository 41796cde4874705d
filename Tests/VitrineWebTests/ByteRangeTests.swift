// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineWeb

@Suite struct ByteRangeTests {
    @Test(
        arguments: [
            ("bytes=0-", 0, 100), ("bytes=0-0", 0, 1), ("bytes=10-19", 10, 10), ("bytes=90-1000", 90, 10),
            ("bytes=-5", 95, 5), ("bytes=-1000", 0, 100), ("bytes=99-99", 99, 1), ("Bytes=1-2", 1, 2),
            ("bytes=1-99999999999999999999", 1, 99), ("bytes=-99999999999999999999", 0, 100), ("bytes=007-8", 7, 2),
        ])
    func `a range is a part of the file`(header: String, first: Int, count: Int) throws {
        let range = try #require(ByteRange(header, of: 100))
        #expect(range.first == first)
        #expect(range.count == count)
    }

    @Test(
        arguments: [
            "bytes=100-", "bytes=100-200", "bytes=9223372036854775807-", "bytes=-0", "bytes=99999999999999999999-",
            "bytes=9223372036854775807-9223372036854775807", "bytes=99999999999999999999-99999999999999999999",
        ])
    func `a range behind the end has nothing`(header: String) throws {
        #expect(try #require(ByteRange(header, of: 100)).isEmpty)
    }

    @Test(
        arguments: [
            "", "bytes", "bytes=", "bytes=-", "bytes=5-4", "bytes=0-1,3-4", "lines=0-1", "bytes=a-b", "bytes=+1-2",
            "bytes= 1-2", "bytes=1-2 ", "bytes=--1", "bytes=1-2-3", "bytes=0x1-2", "bytes=\u{661}-\u{662}", "bytes 1-2",
            "bytes=99999999999999999999-1",
        ])
    func `what is no single range is the whole file`(header: String) {
        #expect(ByteRange(header, of: 100) == nil)
    }

    @Test func `an empty file has no ranges, and its last bytes are all of it`() throws {
        #expect(try #require(ByteRange("bytes=0-", of: 0)).isEmpty)
        #expect(try #require(ByteRange("bytes=0-0", of: 0)).isEmpty)
        #expect(try #require(ByteRange("bytes=-0", of: 0)).isEmpty)
        #expect(ByteRange("bytes=-1", of: 0) == nil)
    }
}
