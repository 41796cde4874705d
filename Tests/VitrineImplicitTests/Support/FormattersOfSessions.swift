// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineImplicit

// As Sources/VitrineImplicit/EveryModule/FormattersOfSessions.swift, which relies on the import that vitrine adds.

typealias ByteCountFormatter = _SessionByteCountFormatter
typealias DateFormatter = _SessionDateFormatter
typealias DateIntervalFormatter = _SessionDateIntervalFormatter
typealias NumberFormatter = _SessionNumberFormatter
