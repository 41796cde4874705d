// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// libcurl, the one that Foundation's URLSession runs on. Its setters take any number of arguments, which Swift cannot
// call: each type of value has a function here. Decisions are made in Swift.
#ifndef VITRINE_CCURL_SHIM_H
#define VITRINE_CCURL_SHIM_H

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

static inline CURLcode vitrine_curl_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode vitrine_curl_size(CURL *handle, CURLoption option, long long value) {
    return curl_easy_setopt(handle, option, (curl_off_t)value);
}

static inline CURLcode vitrine_curl_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode vitrine_curl_list(CURL *handle, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(handle, option, value);
}

/// Called with every piece of a body; answers how much was taken.
static inline CURLcode vitrine_curl_on_body(
    CURL *handle, size_t (*take)(char *, size_t, size_t, void *), void *context
) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, take);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

/// Called before every connection with the address that it would go to.
static inline CURLcode vitrine_curl_on_connect(
    CURL *handle, curl_socket_t (*open)(void *, curlsocktype, struct curl_sockaddr *), void *context
) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context);
}

static inline long vitrine_curl_status(CURL *handle) {
    long status = 0;
    curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

/// Where a redirection leads, as an absolute address; NULL without one. Lives as long as the transfer.
static inline const char *vitrine_curl_redirection(CURL *handle) {
    char *address = NULL;
    curl_easy_getinfo(handle, CURLINFO_REDIRECT_URL, &address);
    return address;
}

/// A field of the answer's head; NULL without it. Lives until the handle's next transfer.
static inline const char *vitrine_curl_field(CURL *handle, const char *name) {
    struct curl_header *field = NULL;
    return curl_easy_header(handle, name, 0, CURLH_HEADER, -1, &field) == CURLHE_OK ? field->value : NULL;
}

/// The bytes of an address, 4 or 16 of them; 0 for another family.
static inline int vitrine_address_bytes(const struct curl_sockaddr *address, unsigned char *bytes) {
    if (address->family == AF_INET && address->addrlen >= sizeof(struct sockaddr_in)) {
        struct sockaddr_in four;
        memcpy(&four, &address->addr, sizeof four);
        memcpy(bytes, &four.sin_addr, 4);
        return 4;
    }
    if (address->family == AF_INET6 && address->addrlen >= sizeof(struct sockaddr_in6)) {
        struct sockaddr_in6 six;
        memcpy(&six, &address->addr, sizeof six);
        memcpy(bytes, &six.sin6_addr, 16);
        return 16;
    }
    return 0;
}

/// The socket that curl would have opened itself.
static inline curl_socket_t vitrine_open_socket(const struct curl_sockaddr *address) {
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

#endif
