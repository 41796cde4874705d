// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineFleet

@Suite("WorkerToken") struct WorkerTokenTests {
    @Test(
        "a token names its worker",
        arguments: [
            ("w12.abc", 12), ("w12", nil), ("12.abc", nil), ("wx.abc", nil), ("w.abc", nil), ("w0.abc", nil),
            ("w-1.abc", nil), ("w\(Int.min).abc", nil), ("w\(Int.max).abc", Int.max), ("w\(Int.max)0.abc", nil),
        ] as [(String, Int?)])
    func tokens(token: String, worker: Int?) {
        #expect(WorkerToken.worker(of: token) == worker)
    }

    @Test(
        "a token without a name before a point is of an app that one process ran",
        arguments: [
            ("w12.abc", 12), ("abc", 0), ("w12", 0), ("", nil), ("wx.abc", nil), (".abc", nil),
        ] as [(String, Int?)])
    func places(token: String, place: Int?) {
        #expect(WorkerToken.place(of: token) == place)
    }
}
