// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import VitrineServer
import VitrineWeb

/// The options of whatever serves to browsers.
struct ServerArguments: ParsableArguments {
    @Option(
        name: .customLong("port"), help: ArgumentHelp("Port to listen on, 0 picks a free one.", valueName: "n"),
        transform: OptionValue.number(from: 0, to: 65_535))
    var port = 8_080

    @Option(
        name: .customLong("host"),
        help: ArgumentHelp(
            "Address to listen on (default: 127.0.0.1, with --public 0.0.0.0).", valueName: "h"),
        transform: OptionValue.text)
    var host: String?

    @Flag(name: .customLong("public"), help: "Listen beyond this machine.")
    var isPublic = false

    @Option(
        name: .customLong("origin"),
        help: ArgumentHelp(
            "Let pages of this origin in, for example https://app.example; may be repeated.", valueName: "o"),
        transform: OptionValue.parsed("scheme and host, like https://app.example,") { Origin($0) })
    var origins: [Origin] = []

    @Option(
        name: .customLong("content-wait"),
        help: ArgumentHelp(
            """
            Seconds that a first page waits for its content (default: 0.3): more where pages are read without \
            scripts.
            """, valueName: "s"),
        transform: OptionValue.decimal("seconds", from: 0, to: 60))
    var contentWait: Double?

    @Option(
        name: .customLong("metrics"),
        help: ArgumentHelp(
            """
            Where metrics and health are served to operators: HOST:PORT, unix:PATH or none (default: 127.0.0.1, at \
            the port of --port plus 1000, or a free one).
            """, valueName: "a"),
        transform: OptionValue.parsed("HOST:PORT, unix:/PATH or none") { OperatorAddress($0) })
    var metrics: OperatorAddress?

    @Option(
        name: .customLong("base-path"),
        help: ArgumentHelp(
            "What every address begins with, for example /app, where the origin has other servers as well.",
            valueName: "p"),
        transform: OptionValue.parsed("a path like /app") { ServeOptions.basePath($0) })
    var basePath: String?

    @Option(
        name: .customLong("trust-proxy"),
        help: ArgumentHelp(
            """
            Believe proxies in this network (10.0.0.0/8, or one address) about whom they speak for \
            (X-Forwarded-For, X-Forwarded-Host); may be repeated.
            """, valueName: "c"),
        transform: OptionValue.parsed("a network like 10.0.0.0/8, or an address,") { AddressRange($0) })
    var trustedProxies: [AddressRange] = []

    @Flag(
        name: .customLong("proxy-protocol"),
        help: """
            Connections begin with a PROXY header, version 1 or 2, of a proxy on this machine or in a network of \
            --trust-proxy; all others are closed.
            """)
    var expectsProxyHeader = false

    @Option(
        name: .customLong("stall-limit"),
        help: ArgumentHelp(
            "Seconds without a turn of the main actor after which /healthz answers 503 (default: 5).",
            valueName: "s"),
        transform: OptionValue.decimal("seconds", from: 0.5, to: 3_600))
    var stallLimit: Double?

    @Option(
        name: .customLong("watchdog"),
        help: ArgumentHelp(
            """
            Seconds without a turn of the main actor after which the process ends with status 70 and a report \
            (default: 30, 0 never).
            """, valueName: "s"),
        transform: { text in
            if Double(text) == 0 { return 0 }
            return try OptionValue.decimal("0 for none, or seconds", from: 1, to: 86_400)(text)
        })
    var watchdog: Double?

    @Option(
        name: .customLong("sessions"),
        help: ArgumentHelp(
            "Sessions that there may be (default: two for each MiB of the memory limit).", valueName: "n"),
        transform: OptionValue.number(from: 1, to: 1_000_000))
    var sessions: Int?

    @Option(
        name: .customLong("memory-limit"),
        help: ArgumentHelp(
            """
            Memory above which absent sessions end and newcomers wait, like 800M, 2G or 80% of what the machine or \
            the container has (default: 80%).
            """, valueName: "l"),
        transform: OptionValue.parsed("bytes or a part, like 800M, 2G or 80%,") { Capacity.MemoryLimit($0) })
    var memoryLimit: Capacity.MemoryLimit?

    @Flag(
        name: .customLong("ends-with-input"),
        help: "End with standard input, as with SIGTERM: for a program that starts this one and may be killed.")
    var endsWithInput = false

    mutating func validate() throws {
        let host = options.configuration.host
        guard isPublic || Authority(host: host, port: 0).isLoopback else {
            throw ValidationError(
                "--host \(host) listens beyond this machine; add --public if that is meant")
        }
    }

    /// The options of the server.
    var options: ServeOptions {
        var configuration = LiveServerConfiguration()
        configuration.port = port
        configuration.host = host ?? (isPublic ? "0.0.0.0" : "127.0.0.1")
        configuration.origins = origins
        configuration.operators = metrics ?? .automatic
        configuration.basePath = basePath ?? ""
        configuration.trust.ranges += trustedProxies
        configuration.expectsProxyHeader = expectsProxyHeader
        var options = ServeOptions(
            configuration: configuration, isPublic: isPublic, contentWait: contentWait.map { .seconds($0) })
        if let stallLimit { options.stallLimit = .seconds(stallLimit) }
        if let watchdog { options.watchdog = watchdog == 0 ? nil : .seconds(watchdog) }
        options.sessions = sessions
        options.endsWithInput = endsWithInput
        options.memoryLimit = memoryLimit
        return options
    }
}
