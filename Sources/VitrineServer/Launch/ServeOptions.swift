// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The options of `serve`, read from a command line.
package struct ServeOptions: Hashable, Sendable {
    package var configuration: LiveServerConfiguration
    /// Listening beyond this machine was asked for in so many words.
    package var isPublic: Bool
    /// How long a first page waits for its content; `nil` for what pages do by themselves.
    package var contentWait: Duration?
    /// How long the main actor may not turn before `/healthz` says so.
    package var stallLimit = Duration.seconds(5)
    /// How long it may not turn before the process is ended; `nil` for never.
    package var watchdog: Duration? = .seconds(30)
    /// How many sessions there may be, and how much memory; `nil`: by what the machine has (`Capacity`).
    package var sessions: Int?
    package var memoryLimit: Capacity.MemoryLimit?

    package init(
        configuration: LiveServerConfiguration = LiveServerConfiguration(), isPublic: Bool = false,
        contentWait: Duration? = nil
    ) {
        self.configuration = configuration
        self.isPublic = isPublic
        self.contentWait = contentWait
    }

    package static let usage = """
        usage: serve [--port N] [--host H] [--public] [--origin O]... [option]...
          --port N    port to listen on, 0 picks a free one (default 8080)
          --host H    address to listen on (default 127.0.0.1, with --public 0.0.0.0)
          --public    listen beyond this machine
          --origin O  let pages of this origin in, for example https://app.example; may be repeated
          --content-wait S  seconds that a first page waits for its content (default 0.3): more where pages are read
                            without scripts
          --metrics A     where metrics and health are served to operators: HOST:PORT, unix:PATH or none (default
                          127.0.0.1, at the port of --port plus 1000, or a free one)
          --base-path P   what every address begins with, for example /app, where the origin has other servers as well
          --trust-proxy C believe proxies in this network (10.0.0.0/8, or one address) about whom they speak for
                          (X-Forwarded-For, X-Forwarded-Host); may be repeated
          --proxy-protocol  connections begin with a PROXY header, version 1 or 2, of a proxy on this machine or in a
                          network of --trust-proxy; all others are closed
          --stall-limit S seconds without a turn of the main actor after which /healthz answers 503 (default 5)
          --watchdog S    seconds without a turn of the main actor after which the process ends with status 70 and a
                          report (default 30, 0 never)
          --sessions N  sessions that there may be (default: two for each MiB of the memory limit)
          --memory-limit L  memory above which absent sessions end and newcomers wait, like 800M, 2G or 80% of what the
                            machine or the container has (default 80%)
        """

    /// A command line that cannot be meant, in words, or the wish to see the usage.
    package enum UsageError: Error, Hashable, Sendable {
        case help
        case invalid(String)
    }

    /// Reads what stands after the program's name; a leading `serve` may be there or not.
    package init(arguments: some Sequence<String>) throws(UsageError) {
        self.init()
        configuration.operators = .automatic
        var host: String?
        var rest = Array(arguments)[...]
        if rest.first == "serve" { rest.removeFirst() }
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            func value() throws(UsageError) -> String {
                let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
                guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
                    throw .invalid("\(name) needs a value")
                }
                return value
            }
            switch name {
            case "--port":
                let text = try value()
                guard let port = Int(text), (0...65_535).contains(port) else {
                    throw .invalid("--port needs a number from 0 to 65535, not '\(text)'")
                }
                configuration.port = port
            case "--host":
                host = try value()
            case "--origin":
                let text = try value()
                guard let origin = Origin(text) else {
                    throw .invalid("--origin needs scheme and host, like https://app.example, not '\(text)'")
                }
                configuration.origins.append(origin)
            case "--content-wait":
                let text = try value()
                guard let seconds = Double(text), (0...60).contains(seconds) else {
                    throw .invalid("--content-wait needs seconds from 0 to 60, not '\(text)'")
                }
                contentWait = .seconds(seconds)
            case "--metrics":
                let text = try value()
                guard let address = OperatorAddress(text) else {
                    throw .invalid("--metrics needs HOST:PORT, unix:/PATH or none, not '\(text)'")
                }
                configuration.operators = address
            case "--base-path":
                let text = try value()
                guard let path = Self.basePath(text) else {
                    throw .invalid("--base-path needs a path like /app, not '\(text)'")
                }
                configuration.basePath = path
            case "--trust-proxy":
                let text = try value()
                guard let range = AddressRange(text) else {
                    throw .invalid("--trust-proxy needs a network like 10.0.0.0/8, or an address, not '\(text)'")
                }
                configuration.trust.ranges.append(range)
            case "--proxy-protocol" where parts.count == 1:
                configuration.expectsProxyHeader = true
            case "--stall-limit":
                let text = try value()
                guard let seconds = Double(text), (0.5...3_600).contains(seconds) else {
                    throw .invalid("--stall-limit needs seconds from 0.5 to 3600, not '\(text)'")
                }
                stallLimit = .seconds(seconds)
            case "--watchdog":
                let text = try value()
                guard let seconds = Double(text), seconds == 0 || (1...86_400).contains(seconds) else {
                    throw .invalid("--watchdog needs seconds from 1 to 86400, or 0 for none, not '\(text)'")
                }
                watchdog = seconds == 0 ? nil : .seconds(seconds)
            case "--sessions":
                let text = try value()
                guard let number = Int(text), (1...1_000_000).contains(number) else {
                    throw .invalid("--sessions needs a number from 1 to 1000000, not '\(text)'")
                }
                sessions = number
            case "--memory-limit":
                let text = try value()
                guard let limit = Capacity.MemoryLimit(text) else {
                    throw .invalid("--memory-limit needs bytes or a part, like 800M, 2G or 80%, not '\(text)'")
                }
                memoryLimit = limit
            case "--public" where parts.count == 1:
                isPublic = true
            case "--help", "-h":
                throw .help
            default:
                throw .invalid("unknown argument '\(argument)'")
            }
        }
        configuration.host = host ?? (isPublic ? "0.0.0.0" : "127.0.0.1")
        if !isPublic, !Authority(host: configuration.host, port: 0).isLoopback {
            throw .invalid("--host \(configuration.host) listens beyond this machine; add --public if that is meant")
        }
    }

    /// A path without a slash at its end, of letters, digits, `-`, `_`, `.` and `~`: it stands in pages, cookies and
    /// addresses as it is.
    private static func basePath(_ text: String) -> String? {
        guard text.hasPrefix("/") else { return nil }
        if text == "/" { return "" }
        let segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        let named = segments.last == "" ? segments.dropLast() : segments
        let isPlain = named.allSatisfy { segment in
            !segment.isEmpty && segment.contains { $0 != "." }
                && segment.utf8.allSatisfy { byte in
                    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
                        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || "-_.~".utf8.contains(byte)
                }
        }
        return isPlain ? named.map { "/" + $0 }.joined() : nil
    }

    /// What a public server should be told before it listens, if anything.
    package var warning: String? {
        guard isPublic, !configuration.origins.contains(where: \.isSecure) else { return nil }
        return "warning [public-without-tls]: traffic is not encrypted and sockets open only by IP address; "
            + "put a TLS proxy in front and name it with --origin https://your.host"
    }
}
