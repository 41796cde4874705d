// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// OpenSSL's libcrypto: message authentication, digests and comparisons that take the same time whatever they find.
#ifndef VITRINE_CCRYPTO_SHIM_H
#define VITRINE_CCRYPTO_SHIM_H

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>
#include <stddef.h>

/// HMAC-SHA-256 (RFC 2104, FIPS 198-1) into 32 bytes; 0 when it failed.
static inline int vitrine_hmac_sha256(
    const unsigned char *key, size_t key_length, const unsigned char *message, size_t length, unsigned char *code
) {
    unsigned int written = 0;
    return HMAC(EVP_sha256(), key, (int)key_length, message, length, code, &written) != NULL && written == 32;
}

/// SHA-256 (FIPS 180-4) into 32 bytes.
static inline void vitrine_sha256(const unsigned char *message, size_t length, unsigned char *digest) {
    SHA256(message, length, digest);
}

/// Whether two stretches of the same length are equal, without telling by its time where they differ.
static inline int vitrine_equal(const unsigned char *one, const unsigned char *other, size_t length) {
    return CRYPTO_memcmp(one, other, length) == 0;
}

#endif
