// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/secrets/secret.h"
#include "upstream/exchange/failure.h"
#include "upstream/exchange/request.h"

#include <cstring>
#include <curl/curl.h>
#include <memory>
#include <string>
#include <string_view>

// A handle of libcurl: what it is told before a transfer, and what its end means.

namespace tooltray::upstream {

struct CurlCleanup {
    void operator()(CURL *easy) const { curl_easy_cleanup(easy); }
    // Header lines: secrets may stand in them.
    void operator()(curl_slist *list) const
    {
        for (curl_slist *line = list; line != nullptr; line = line->next)
            credentials::wipe(line->data, std::strlen(line->data));
        curl_slist_free_all(list);
    }
};

using EasyHandle = std::unique_ptr<CURL, CurlCleanup>;
using LineList = std::unique_ptr<curl_slist, CurlCleanup>;

// Tells a fresh handle what to send and how to connect. Returns the header lines, which live as long as the
// transfer does; so does the request, whose body is not copied.
LineList prepare(CURL *easy, const Request &request, const std::string &userAgent);

struct CurlVerdict {
    CURLcode code = CURLE_OK;
    std::string_view reason; // what libcurl wrote about it
    int systemError = 0;     // errno of the last connection attempt
    int proxyStatus = 0;     // of the answer to CONNECT
};

// What a failed transfer means. Precondition: the code is not CURLE_OK.
Cause causeOf(const CurlVerdict &verdict);

} // namespace tooltray::upstream
