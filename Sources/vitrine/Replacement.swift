// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Glibc

/// Replaces this process by another program, which takes over the terminal and its signals.
///
/// - Throws: `ExitCode` 1 when the program cannot be started; the reason was said.
func become(_ program: URL, _ arguments: [String]) throws -> Never {
    var words: [UnsafeMutablePointer<CChar>?] = []
    for word in [program.path] + arguments { words.append(strdup(word)) }
    words.append(nil)
    execv(program.path, &words)
    Terminal.say("error: \(program.path) cannot be started: \(String(cString: strerror(errno))).")
    throw ExitCode(1)
}
