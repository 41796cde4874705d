// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer

@Suite struct ServeOptionsTests {
    @Test func listensOnLoopbackUnlessTold() throws {
        let options = try ServeOptions(arguments: [])
        #expect(options.configuration.operators == .automatic)
        #expect(options.watchdog == .seconds(30))
        #expect(options.configuration.host == "127.0.0.1")
        #expect(options.configuration.port == 8080)
        #expect(options.warning == nil)
    }

    @Test func readsEveryOption() throws {
        let options = try ServeOptions(
            arguments: [
                "serve", "--port=0", "--public", "--host", "10.0.0.1", "--origin", "https://a.example",
                "--origin=http://b:81", "--content-wait", "2.5", "--metrics", "unix:/run/metrics", "--stall-limit", "3",
                "--watchdog=0", "--sessions", "300", "--memory-limit=75%", "--trust-proxy", "10.0.0.0/8",
                "--trust-proxy=::1", "--proxy-protocol",
            ])
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
        #expect(options.warning == nil)
    }

    @Test func publicWithoutTLSWarns() throws {
        let options = try ServeOptions(arguments: ["serve", "--public"])
        #expect(options.configuration.host == "0.0.0.0")
        #expect(options.warning?.hasPrefix("warning [public-without-tls]") == true)
    }

    @Test(arguments: [
        (["--port"], "--port needs a value"),
        (["--port", "--public"], "--port needs a value"),
        (["--port", "x"], "--port needs a number from 0 to 65535, not 'x'"),
        (["--port", "65536"], "--port needs a number from 0 to 65535, not '65536'"),
        (["--content-wait", "soon"], "--content-wait needs seconds from 0 to 60, not 'soon'"),
        (["--metrics", "9090"], "--metrics needs HOST:PORT, unix:/PATH or none, not '9090'"),
        (["--metrics", "unix:x"], "--metrics needs HOST:PORT, unix:/PATH or none, not 'unix:x'"),
        (
            ["--trust-proxy", "10.0.0.1/8"],
            "--trust-proxy needs a network like 10.0.0.0/8, or an address, not '10.0.0.1/8'"
        ),
        (["--watchdog", "-1"], "--watchdog needs seconds from 1 to 86400, or 0 for none, not '-1'"),
        (["--stall-limit", "0"], "--stall-limit needs seconds from 0.5 to 3600, not '0'"),
        (["--content-wait=61"], "--content-wait needs seconds from 0 to 60, not '61'"),
        (["--sessions", "0"], "--sessions needs a number from 1 to 1000000, not '0'"),
        (["--memory-limit", "much"], "--memory-limit needs bytes or a part, like 800M, 2G or 80%, not 'much'"),
        (["--origin", "a.example"], "--origin needs scheme and host, like https://app.example, not 'a.example'"),
        (["--host", "0.0.0.0"], "--host 0.0.0.0 listens beyond this machine; add --public if that is meant"),
        (["serve", "serve"], "unknown argument 'serve'"),
        (["--public=yes"], "unknown argument '--public=yes'"),
    ])
    func explainsWhatCannotBeMeant(_ arguments: [String], _ message: String) {
        #expect(throws: ServeOptions.UsageError.invalid(message)) { try ServeOptions(arguments: arguments) }
    }

    @Test func readsAddressesForOperators() {
        #expect(OperatorAddress("none") == OperatorAddress.none)
        #expect(OperatorAddress("127.0.0.1:9090") == .host("127.0.0.1", port: 9_090))
        #expect(OperatorAddress("[::1]:0") == .host("::1", port: 0))
        #expect(OperatorAddress("host") == nil)
        #expect(OperatorAddress("host:99999") == nil)
    }

    @Test func showsHelp() {
        #expect(throws: ServeOptions.UsageError.help) { try ServeOptions(arguments: ["--port", "1", "--help"]) }
    }
}
