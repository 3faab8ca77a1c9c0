// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/wipe.h"

#include <curl/curl.h>

#include <cstring>
#include <memory>

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

} // namespace tooltray::upstream
