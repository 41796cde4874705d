# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The sample ChatRoom, whose sessions talk to each other over a channel, whatever serves them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

# For the launcher of the samples.
ENVIRONMENT = {"VITRINE_SAMPLE": "ChatRoom"}


def say(page: Page, text: str) -> None:
    """Sends a message, and waits until it is on its way."""
    message = page.get_by_role("textbox", name="Message")
    message.fill(text)
    page.get_by_role("button", name="Send").click()
    expect(message).to_have_value("")


def expect_conversation(pages: list[Page]) -> None:
    """Sends two messages from each of two pages, and expects that both show all four once, in the same order."""
    said = ["Hello", "Is anybody there?", "I am", "So am I"]
    for number, text in enumerate(said):
        say(pages[number // 2], text)
        for page in pages:
            expect(page.get_by_text(text, exact=True)).to_have_count(1)
    for page in pages:
        found = page.get_by_text(re.compile("^(" + "|".join(map(re.escape, said)) + ")$")).all_inner_texts()
        assert found == said, found
