# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Starts an app, drives a browser against it, and fails on everything the browser complains about."""
