// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import XCTest

/// The line of a test that asserts, and the way to its test framework.
struct CallSite {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// One process runs tests of one framework; its entry point is told which.
    private static let isSwiftTestingProcess: Bool = {
        let arguments = ProcessInfo.processInfo.arguments
        return zip(arguments, arguments.dropFirst()).contains { $0 == "--testing-library" && $1 == "swift-testing" }
    }()

    private var isSwiftTesting: Bool { Test.current != nil || CallSite.isSwiftTestingProcess }

    private var location: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    func fail(_ message: String) {
        if isSwiftTesting {
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        } else {
            XCTFail(message, file: filePath, line: line)
        }
    }

    /// Says something that fails no test.
    func warn(_ message: String) {
        if isSwiftTesting {
            Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: location)
        } else {
            FileHandle.standardError.write(Data("\(filePath):\(line): warning: \(message)\n".utf8))
        }
    }

    /// Swift Testing keeps attachments when it is told where (`--attachments-path`); XCTest has none on Linux.
    func attach(_ data: Data, named name: String) {
        guard Test.current != nil else { return }
        Attachment.record(Array(data), named: name, sourceLocation: location)
    }
}
