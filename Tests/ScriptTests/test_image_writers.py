# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What writes images in C frees its memory when there is no more."""

import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Counts the memory that the shims hold, and gives none after a number of times.
COUNTED = """
#include <stdlib.h>
static int left, live;
static void *counted(void *old, size_t size) {
    if (left-- <= 0) return NULL;
    void *new = realloc(old, size);
    if (!old && new) live++;
    return new;
}
static void counted_free(void *old) { if (old) live--; free(old); }
#define malloc(size) counted(NULL, size)
#define realloc counted
#define free counted_free
#include SHIM
#undef malloc
int main(void) {
    enum { width = 1200, height = 400 };
    unsigned char *pixels = malloc(width * height * 4);
    for (unsigned index = 0, value = 1; index < width * height * 4; index++) {
        value = value * 1664525 + 1013904223;
        pixels[index] = value >> 24;
    }
    for (int times = 0; times < 24; times++) {
        left = times;
        live = 0;
        unsigned char *bytes = NULL;
        int status = WRITE;
        printf("%d %d\\n", status, bytes != NULL);
        left = 0;
        free(bytes);
        if (live != 0) return 1;
    }
    return 0;
}
"""

JPEG = """
#include "%s/Sources/CJPEG/shim.h"
static int write_image(const unsigned char *pixels, int width, int height, unsigned char **bytes) {
    unsigned long count = 0;
    char message[200] = {0};
    return vitrine_jpeg_write(pixels, width, height, 95, bytes, &count, message);
}
"""

PNG = """
#include <stdio.h>
#include "%s/Sources/CPNG/shim.h"
static int write_image(const unsigned char *pixels, int width, int height, unsigned char **bytes) {
    vitrine_png_stream stream = {0};
    int status = vitrine_png_write(&stream, pixels, width, height, 1, 2835);
    *bytes = stream.bytes;
    return status;
}
"""


class ImageWriterTests(unittest.TestCase):
    def outcomes(self, writer, library):
        """Writes an image with memory for no piece, one, two and so on: a status each, and whether there are bytes."""
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "writer.h").write_text(writer % ROOT)
            source = COUNTED.replace("SHIM", '"writer.h"').replace("WRITE", "write_image(pixels, width, height, &bytes)")
            (folder / "writer.c").write_text(source)
            program = folder / "writer"
            subprocess.run(["clang", folder / "writer.c", "-o", program, library], check=True)
            done = subprocess.run([program], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, f"memory is left: {done.stdout}")
            return [tuple(map(int, line.split())) for line in done.stdout.splitlines()]

    def test_a_jpeg_that_cannot_be_written_leaves_nothing(self):
        outcomes = self.outcomes(JPEG, "-ljpeg")
        self.assertEqual(outcomes[0], (1, 0))
        self.assertIn((1, 0), outcomes[1:])
        self.assertEqual(outcomes[-1], (0, 1))

    def test_a_png_that_cannot_be_written_leaves_nothing(self):
        outcomes = self.outcomes(PNG, "-lpng")
        self.assertEqual(outcomes[0], (1, 0))
        self.assertEqual(outcomes[-1], (0, 1))


if __name__ == "__main__":
    unittest.main()
