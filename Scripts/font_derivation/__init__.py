# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The steps from open fonts to Vitrine's families; the command is Scripts/derive_fonts.py."""
