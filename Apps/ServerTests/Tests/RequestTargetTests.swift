// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer

@Suite struct RequestTargetTests {
    @Test func splitsPathAndQuery() {
        #expect(RequestTarget("/characters/1?page=2?x#top")?.path == "/characters/1")
        #expect(RequestTarget("/characters/1?page=2?x#top")?.query == "page=2?x")
        #expect(RequestTarget("/a?")?.query == "")
        #expect(RequestTarget("/a")?.query == nil)
        #expect(RequestTarget("/%C3%A9t%C3%A9/100%25")?.path == "/%C3%A9t%C3%A9/100%25")
        #expect(RequestTarget("/a...b/.well-known/..x")?.path == "/a...b/.well-known/..x")
    }

    @Test(arguments: [
        "", "*", "a", "http://a/b", "//a/b", "/..", "/a/../b", "/a/..", "/.", "/a/./b", "/%2e%2e/etc/passwd",
        "/..%2fetc", "/a%2f..%2f..%2fetc", "/%252e%252e%252fetc", "/..%5cetc", "/a\\b", "/a%00b", "/a%0d%0ab", "/%zz",
        "/%2", "/a%", "/a\u{7F}",
    ])
    func refusesWhatCouldMeanSomethingElse(_ uri: String) {
        #expect(RequestTarget(uri) == nil)
    }
}
