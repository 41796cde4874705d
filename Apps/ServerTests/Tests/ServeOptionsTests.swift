// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer

@Suite struct ServeOptionsTests {
    @Test func listensOnLoopbackUnlessTold() throws {
        let options = try ServeOptions(arguments: [])
        #expect(options.configuration == LiveServerConfiguration())
        #expect(options.configuration.host == "127.0.0.1")
        #expect(options.configuration.port == 8080)
        #expect(options.warning == nil)
    }

    @Test func readsEveryOption() throws {
        let options = try ServeOptions(
            arguments: [
                "serve", "--port=0", "--public", "--host", "10.0.0.1", "--origin", "https://a.example",
                "--origin=http://b:81", "--content-wait", "2.5",
            ])
        #expect(options.configuration.host == "10.0.0.1")
        #expect(options.configuration.port == 0)
        #expect(options.configuration.origins == ["https://a.example", "http://b:81"].compactMap(Origin.init))
        #expect(options.contentWait == .seconds(2.5))
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
        (["--content-wait=61"], "--content-wait needs seconds from 0 to 60, not '61'"),
        (["--origin", "a.example"], "--origin needs scheme and host, like https://app.example, not 'a.example'"),
        (["--host", "0.0.0.0"], "--host 0.0.0.0 listens beyond this machine; add --public if that is meant"),
        (["serve", "serve"], "unknown argument 'serve'"),
        (["--public=yes"], "unknown argument '--public=yes'"),
    ])
    func explainsWhatCannotBeMeant(_ arguments: [String], _ message: String) {
        #expect(throws: ServeOptions.UsageError.invalid(message)) { try ServeOptions(arguments: arguments) }
    }

    @Test func showsHelp() {
        #expect(throws: ServeOptions.UsageError.help) { try ServeOptions(arguments: ["--port", "1", "--help"]) }
    }
}
