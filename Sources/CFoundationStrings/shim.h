// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Where the code of two methods of Swift lies, which Swift itself does not say: Foundation's look-up of strings, and ours.
#ifndef VITRINE_CFOUNDATIONSTRINGS_SHIM_H
#define VITRINE_CFOUNDATIONSTRINGS_SHIM_H

/// `Foundation.Bundle.localizedString(forKey:value:table:)`
extern const char vitrine_foundation_localized_string
    __asm__("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF");

/// `Bundle.catalogString(forKey:value:table:)` of the module SwiftUI
extern const char vitrine_catalog_string __asm__("vitrine_bundle_catalog_string");

static inline const void *vitrine_foundation_localized_string_address(void) {
    return &vitrine_foundation_localized_string;
}

static inline const void *vitrine_catalog_string_address(void) {
    return &vitrine_catalog_string;
}

#endif
