// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Testing
import VitrineCore
import VitrineImplicit
import VitrineTesting

/// As modules of apps declare their functions: the compiler takes what default arguments name as code of the caller.
public struct DefaultArguments {
    /// What the arguments are.
    public let texts: [String]
    /// Starts work.
    public let start: (@escaping @Sendable () -> Void) -> Void

    /// Takes what belongs to the session that calls.
    public init(
        calendar: Calendar = .current, zone: TimeZone = .autoupdatingCurrent, locale: Locale = .current,
        gregorian: Calendar = Calendar(identifier: .gregorian),
        text: String = Date(timeIntervalSince1970: 0).formatted(date: .numeric, time: .omitted),
        start: @escaping (@escaping @Sendable () -> Void) -> Void = { DispatchQueue.main.async(execute: $0) }
    ) {
        texts = [calendar.timeZone.identifier, zone.identifier, locale.identifier, gregorian.timeZone.identifier, text]
        self.start = start
    }
}

@MainActor
@Suite("Default arguments of public functions")
struct DefaultArgumentTests {
    @Test("name what belongs to the session")
    func session() async {
        let session = SessionContext(
            textEngine: RecordedTextEngine(), locale: Locale(identifier: "de_DE"),
            timeZone: TimeZone(identifier: "Asia/Tokyo")!)
        let arguments = SessionContext.$current.withValue(session) { DefaultArguments() }
        #expect(arguments.texts == ["Asia/Tokyo", "Asia/Tokyo", "de_DE", "Asia/Tokyo", "1.1.1970"])
        let heard = await withCheckedContinuation { continuation in
            SessionContext.$current.withValue(session) {
                arguments.start { continuation.resume(returning: SessionContext.current) }
            }
        }
        #expect(heard === session)
    }
}
