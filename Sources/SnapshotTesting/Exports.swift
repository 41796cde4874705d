// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A snapshot test names views; the library of this name brings SwiftUI along on Apple's systems only through the test's
// own import, so nothing is re-exported here.
import VitrineSnapshots
