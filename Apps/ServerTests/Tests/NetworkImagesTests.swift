// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import VitrineCore
@testable import VitrineServer
@testable import VitrineWeb

@Suite(.timeLimit(.minutes(5))) struct NetworkImagesTests {
    /// An image's first bytes: all that is read of it before it is decoded.
    private static func png(width: UInt32, height: UInt32, padding: Int = 0) -> [UInt8] {
        func big(_ number: UInt32) -> [UInt8] { (0..<4).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width)
            + big(height) + [8, 6, 0, 0, 0] + Array(repeating: 0, count: padding)
    }

    /// A local server of images; everything it is asked for is counted.
    private func withImages(_ body: @Sendable (Serving, Origin) async throws -> Void) async throws {
        let routes: [String: WebResponse] = [
            "/good.png": WebResponse(status: 200, body: Self.png(width: 10, height: 20)),
            "/kept.png": WebResponse(
                status: 200, headers: WebHeaders([("Cache-Control", "max-age=60")]), body: Self.png(width: 3, height: 4)
            ),
            "/lies.png": WebResponse(
                status: 200, headers: WebHeaders([("Content-Type", "image/png")]), body: Array("<svg/>".utf8)),
            "/script.svg": WebResponse(
                status: 200, headers: WebHeaders([("Content-Type", "image/svg+xml")]),
                body: Array("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>".utf8)),
            "/empty": WebResponse(status: 200),
            "/fits": WebResponse(status: 200, body: Self.png(width: 1, height: 1, padding: 1_000 - 29)),
            "/large": WebResponse(status: 200, body: Self.png(width: 1, height: 1, padding: 1_001 - 29)),
            "/bomb": WebResponse(status: 200, body: Self.png(width: 1_001, height: 1_000)),
            "/overflow": WebResponse(status: 200, body: Self.png(width: .max, height: .max)),
            "/long": WebResponse(status: 200, body: Self.png(width: 1, height: 65_536)),
            "/error": WebResponse(status: 500, body: Self.png(width: 1, height: 1)),
            "/moved": WebResponse(status: 302, headers: WebHeaders([("Location", "/good.png")])),
            "/loop": WebResponse(status: 302, headers: WebHeaders([("Location", "/loop")])),
            "/away": WebResponse(status: 302, headers: WebHeaders([("Location", "http://localhost:PORT/good.png")])),
            "/file": WebResponse(status: 302, headers: WebHeaders([("Location", "file:///etc/passwd")])),
        ]
        try await withServer { serving in
            serving.host.routes.withLock { $0 = routes }
            serving.host.routes.withLock { routes in
                routes["/away"] = WebResponse(
                    status: 302,
                    headers: WebHeaders([("Location", "http://localhost:\(serving.port)/good.png")]))
            }
            try await body(serving, try #require(Origin("http://127.0.0.1:\(serving.port)")))
        }
    }

    private func failure(_ images: NetworkImages, _ address: String) async -> NetworkImages.Failure? {
        do {
            _ = try await images.load(try #require(URL(string: address)))
            return nil
        } catch {
            return error as? NetworkImages.Failure
        }
    }

    @Test func aConfiguredOriginMayLieAtHome() async throws {
        try await withImages { serving, origin in
            let images = NetworkImages(privateOrigins: [origin])
            let image = try await images.load(try #require(URL(string: "http://127.0.0.1:\(serving.port)/good.png")))
            #expect((image.width, image.height) == (10, 20))
            #expect(image.mediaType == "image/png")
            #expect(image.hash.count == 32)
            let again = try await images.load(try #require(URL(string: "http://127.0.0.1:\(serving.port)/good.png")))
            #expect(again.hash == image.hash, "equal images are one")
            let other = try await NetworkImages(privateOrigins: [origin])
                .load(try #require(URL(string: "http://127.0.0.1:\(serving.port)/good.png")))
            #expect(other.data == image.data)
            #expect(other.hash != image.hash, "a name that nobody can make of what an image shows")
            // The way there may be longer, as long as every step is one of the origin's.
            #expect(await failure(images, "http://127.0.0.1:\(serving.port)/moved") == nil)
        }
    }

    @Test func whatAServerLetsCountIsAskedForOnce() async throws {
        try await withImages { serving, origin in
            let images = NetworkImages(privateOrigins: [origin])
            let kept = try #require(URL(string: "http://127.0.0.1:\(serving.port)/kept.png"))
            #expect(images.ready(kept) == nil)
            let first = try await images.load(kept)
            let again = try await images.load(kept)
            #expect(again == first)
            #expect(images.ready(kept) == first)
            let other = try #require(URL(string: "http://127.0.0.1:\(serving.port)/good.png"))
            for _ in 0..<2 { _ = try await images.load(other) }
            #expect(images.ready(other) == nil)
            let asked = serving.host.record.requests.map(\.path)
            #expect(asked.filter { $0 == "/kept.png" }.count == 1)
            #expect(asked.filter { $0 == "/good.png" }.count == 2)
        }
    }

    /// Every spelling of this machine that a URL can have, and every way there.
    @Test(arguments: [
        "http://127.0.0.1:PORT/good.png", "http://localhost:PORT/good.png", "http://127.1:PORT/good.png",
        "http://2130706433:PORT/good.png", "http://0x7f000001:PORT/good.png", "http://0177.0.0.1:PORT/good.png",
        "http://0.0.0.0:PORT/good.png", "http://[::ffff:127.0.0.1]:PORT/good.png",
        "http://[::ffff:7f00:1]:PORT/good.png", "http://[::1]:PORT/good.png", "http://[::]:PORT/good.png",
        "http://LOCALHOST.:PORT/good.png",
    ])
    func nothingElseAtHomeIsReached(_ address: String) async throws {
        try await withImages { serving, _ in
            let address = address.replacing("PORT", with: "\(serving.port)")
            let found = await failure(NetworkImages(), address)
            #expect(found != nil)
            switch found {
            case .privateAddress, .transfer: break
            default: Issue.record("\(address): \(String(describing: found))")
            }
            #expect(serving.host.record.requests.isEmpty, "no byte arrived")
        }
    }

    @Test(arguments: [
        "http://10.0.0.1/", "http://192.168.1.1/", "http://172.16.0.1/", "http://169.254.169.254/latest/meta-data/",
        "http://100.64.0.1/", "http://[fe80::1]/", "http://[fd00::1]/", "https://10.0.0.1/",
    ])
    func noPrivateNetworkIsReached(_ address: String) async throws {
        #expect(await failure(NetworkImages(), address) == .privateAddress)
    }

    /// What counts is the address that is connected to, not what the name meant when somebody looked.
    @Test func aNameThatLeadsHomeIsRefused() async throws {
        try await withImages { serving, origin in
            let images = NetworkImages(
                privateOrigins: [origin], resolutions: ["pictures.example:\(serving.port):127.0.0.1"])
            let found = await failure(images, "http://pictures.example:\(serving.port)/good.png")
            #expect(found == .privateAddress)
            #expect(serving.host.record.requests.isEmpty)
        }
    }

    @Test func everyRedirectionIsCheckedAnew() async throws {
        try await withImages { serving, origin in
            let images = NetworkImages(privateOrigins: [origin])
            let base = "http://127.0.0.1:\(serving.port)"
            #expect(await failure(images, base + "/away") == .privateAddress)
            #expect(await failure(images, base + "/loop") == .tooManyRedirections)
            switch await failure(images, base + "/file") {
            case .scheme("file"), .transfer: break
            case let found: Issue.record("\(String(describing: found))")
            }
            #expect(!serving.host.record.requests.contains { $0.headers["host"]?.hasPrefix("localhost") == true })
        }
    }

    @Test(arguments: [
        "file:///etc/passwd", "ftp://127.0.0.1/x", "data:image/png;base64,AAAA", "gopher://x/", "dict://x/",
    ])
    func otherSchemesAreNotSpoken(_ address: String) async throws {
        guard case .scheme = await failure(NetworkImages(), address) else {
            Issue.record("\(address) was tried")
            return
        }
    }

    @Test func aUserInAnAddressIsRefused() async throws {
        #expect(await failure(NetworkImages(), "http://user:secret@example.org/") == .userInAddress)
        #expect(await failure(NetworkImages(), "http://user@example.org/") == .userInAddress)
    }

    @Test func bytesDecideWhatAnImageIs() async throws {
        try await withImages { serving, origin in
            let images = NetworkImages(privateOrigins: [origin])
            for path in ["/lies.png", "/script.svg", "/empty"] {
                let found = await failure(images, "http://127.0.0.1:\(serving.port)\(path)")
                #expect(found == .refused(.noImage), "\(path)")
            }
            #expect(await failure(images, "http://127.0.0.1:\(serving.port)/error") == .status(500))
            #expect(await failure(images, "http://127.0.0.1:\(serving.port)/nowhere") == .status(404))
        }
    }

    @Test func bytesAndPixelsAreCappedBeforeAnybodyDecodes() async throws {
        try await withImages { serving, origin in
            let images = NetworkImages(byteLimit: 1_000, pixelLimit: 1_000_000, privateOrigins: [origin])
            let base = "http://127.0.0.1:\(serving.port)"
            #expect(await failure(images, base + "/fits") == nil)
            #expect(await failure(images, base + "/large") == .tooManyBytes(1_000))
            #expect(await failure(images, base + "/bomb") == .refused(.tooManyPixels(1_001_000)))
            #expect(
                await failure(images, base + "/overflow") == .refused(.tooManyPixels(0xFFFF_FFFE_0000_0001)),
                "the largest size that a header can state is stated")
            #expect(await failure(images, base + "/long") == .refused(.sideTooLong(65_536)))
            // A length that is not said is counted as it comes.
            let endless = NetworkImages(byteLimit: 100_000, privateOrigins: [origin])
            serving.host.routes.withLock { $0["/large"] = nil }
            #expect(await failure(endless, base + "/large") == .tooManyBytes(100_000))
        }
    }

    @Test func whyAnImageIsRefusedIsSaid() async throws {
        try await withImages { serving, origin in
            let images = NetworkImages(pixelLimit: 1_000_000, privateOrigins: [origin])
            let base = "http://127.0.0.1:\(serving.port)"
            #expect(
                await failure(images, base + "/lies.png")?.description
                    == "The data are no PNG, JPEG, GIF or WebP image.")
            #expect(
                await failure(images, base + "/bomb")?.description
                    == "The image has 1001000 pixels, more than the limit.")
            #expect(
                await failure(images, base + "/overflow")?.description
                    == "The image has 18446744065119617025 pixels, more than the limit.")
        }
    }

    @Test func aServerThatNeverAnswersIsGivenUp() async throws {
        try await withImages { serving, origin in
            let images = NetworkImages(timeLimit: .milliseconds(200), privateOrigins: [origin])
            #expect(await failure(images, "http://127.0.0.1:\(serving.port)/held") == .tooLate)
            serving.host.release()
        }
    }

    @Test func manyImagesComeTogether() async throws {
        try await withImages { serving, origin in
            let images = NetworkImages(privateOrigins: [origin])
            let url = try #require(URL(string: "http://127.0.0.1:\(serving.port)/good.png"))
            try await withThrowingTaskGroup { group in
                for _ in 0..<60 { group.addTask { try await images.load(url).width } }
                for try await width in group { #expect(width == 10) }
            }
            #expect(serving.host.record.requests.count == 60)
        }
    }

    @Test func theEnvironmentNamesOrigins() {
        let found = NetworkImages.origins(
            environment: ["VITRINE_IMAGE_ORIGINS": "http://127.0.0.1:8081, https://images.example,evil/path"])
        #expect(found.origins == ["http://127.0.0.1:8081", "https://images.example"].compactMap { Origin($0) })
        #expect(found.invalid == ["evil/path"])
        #expect(NetworkImages.origins(environment: [:]).origins.isEmpty)
    }
}
