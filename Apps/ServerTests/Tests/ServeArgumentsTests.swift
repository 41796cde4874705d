// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Testing

@testable import VitrineLaunch
@testable import VitrineServer
@testable import VitrineWeb

@Suite struct ServeArgumentsTests {
    @Test func listensOnLoopbackUnlessTold() throws {
        let options = try ServeArguments.read([]).options
        #expect(options.configuration.operators == .automatic)
        #expect(options.watchdog == .seconds(30))
        #expect(options.configuration.host == "127.0.0.1")
        #expect(options.configuration.port == 8080)
        #expect(options.warning == nil)
        #expect(!options.sharesData)
        // As many as there are processors, where the program is built for release.
        #expect(options.workers == nil)
    }

    @Test func readsEveryOption() throws {
        let options = try ServeArguments.read(
            [
                "serve", "--port=0", "--public", "--host", "10.0.0.1", "--origin", "https://a.example",
                "--origin=http://b:81", "--content-wait", "2.5", "--metrics", "unix:/run/metrics", "--stall-limit", "3",
                "--watchdog=0", "--sessions", "300", "--memory-limit=75%", "--trust-proxy", "10.0.0.0/8",
                "--trust-proxy=::1", "--proxy-protocol", "--workers", "4", "--data", "shared",
            ]
        ).options
        #expect(options.configuration.host == "10.0.0.1")
        #expect(options.configuration.port == 0)
        #expect(options.configuration.origins == ["https://a.example", "http://b:81"].compactMap(Origin.init))
        #expect(options.contentWait == .seconds(2.5))
        #expect(options.configuration.operators == .unix(path: "/run/metrics"))
        #expect(options.stallLimit == .seconds(3))
        #expect(options.watchdog == nil)
        #expect(options.sessions == 300)
        #expect(options.memoryLimit == .percent(75))
        #expect(options.configuration.trust.ranges == ["10.0.0.0/8", "::1"].compactMap(AddressRange.init))
        #expect(options.configuration.expectsProxyHeader)
        #expect(options.workers == 4)
        #expect(options.sharesData)
        #expect(options.warning == nil)
    }

    @Test func publicWithoutTLSWarns() throws {
        let options = try ServeArguments.read(["serve", "--public"]).options
        #expect(options.configuration.host == "0.0.0.0")
        #expect(options.warning?.hasPrefix("warning [public-without-tls]") == true)
    }

    @Test func leavesWithinTheTimeThatItIsGiven() throws {
        let usual = try ServeArguments.read([]).options.configuration.limits
        let asWritten = try ServeArguments.read(["--leave-within", "10"]).options.configuration.limits
        let longer = try ServeArguments.read(["--leave-within", "65"]).options.configuration.limits
        for limits in [usual, asWritten] {
            #expect(limits.hostDrainTimeout == .seconds(5))
            #expect(limits.drainDeadline == .seconds(8))
            #expect(limits.keepingTime == LiveConfiguration().keepingLimit)
            // Workers write theirs by then, and the process in front has some time left.
            #expect(limits.workersTime > limits.keepingTime && limits.workersTime < limits.drainDeadline)
        }
        #expect(longer.hostDrainTimeout == .seconds(60))
        #expect(longer.drainDeadline + longer.abandonTimeout == .seconds(65))
        #expect(longer.keepingTime == .seconds(45))
    }

    private static func invalid(_ option: String, _ value: String, _ needed: String) -> String {
        "The value '\(value)' is invalid for '\(option)': \(needed) is needed"
    }

    @Test(arguments: [
        (["--port"], "Missing value for '--port <n>'"),
        (["--port", "--public"], "Missing value for '--port <n>'"),
        (["--port", "x"], invalid("--port <n>", "x", "a number from 0 to 65535")),
        (["--port", "65536"], invalid("--port <n>", "65536", "a number from 0 to 65535")),
        (["--content-wait", "soon"], invalid("--content-wait <s>", "soon", "seconds from 0 to 60")),
        (["--metrics", "9090"], invalid("--metrics <a>", "9090", "HOST:PORT, unix:/PATH or none")),
        (["--metrics", "unix:x"], invalid("--metrics <a>", "unix:x", "HOST:PORT, unix:/PATH or none")),
        (
            ["--trust-proxy", "10.0.0.1/8"],
            invalid("--trust-proxy <c>", "10.0.0.1/8", "a network like 10.0.0.0/8, or an address,")
        ),
        (["--watchdog=-1"], invalid("--watchdog <s>", "-1", "0 for none, or seconds from 1 to 86400")),
        (["--stall-limit", "0"], invalid("--stall-limit <s>", "0", "seconds from 0.5 to 3600")),
        (["--content-wait=61"], invalid("--content-wait <s>", "61", "seconds from 0 to 60")),
        (["--workers", "0"], invalid("--workers <n>", "0", "a number from 1 to 64")),
        (["--data", "all"], invalid("--data <owner>", "all", "visitor or shared")),
        (["--leave-within", "5"], invalid("--leave-within <s>", "5", "seconds from 6 to 3600")),
        (["--sessions", "0"], invalid("--sessions <n>", "0", "a number from 1 to 1000000")),
        (
            ["--memory-limit", "much"],
            invalid("--memory-limit <l>", "much", "bytes or a part, like 800M, 2G or 80%,")
        ),
        (
            ["--origin", "a.example"],
            invalid("--origin <o>", "a.example", "scheme and host, like https://app.example,")
        ),
        (["--host", "0.0.0.0"], "--host 0.0.0.0 listens beyond this machine; add --public if that is meant"),
        (["--host="], "Missing value for '--host <h>'"),
        (["--host", ""], "The value '' is invalid for '--host <h>': it is empty"),
        (["serve", "serve"], "Unexpected argument 'serve'"),
        (["--public=yes"], "The option '--public' does not take any value, but 'yes' was specified."),
    ])
    func explainsWhatCannotBeMeant(_ arguments: [String], _ message: String) {
        #expect {
            try ServeArguments.read(arguments)
        } throws: {
            ServeArguments.message(for: $0) == message
        }
    }

    @Test func readsAddressesForOperators() {
        #expect(OperatorAddress("none") == OperatorAddress.none)
        #expect(OperatorAddress("127.0.0.1:9090") == .host("127.0.0.1", port: 9_090))
        #expect(OperatorAddress("[::1]:0") == .host("::1", port: 0))
        #expect(OperatorAddress("host") == nil)
        #expect(OperatorAddress("host:99999") == nil)
    }

    @Test func showsHelp() {
        #expect {
            try ServeArguments.read(["--port", "1", "--help"])
        } throws: {
            ServeArguments.exitCode(for: $0).isSuccess
        }
    }
}
