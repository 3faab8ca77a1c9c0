// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/curlcommand.h"
#include "workspace/definitions/credential.h"
#include "workspace/definitions/endpoint.h"

#include <vector>

namespace tooltray::ui {

// A cURL command sorted into what may be written down and what is a secret.
struct CurlParts {
    std::vector<workspace::Header> headers;               // that are not sent anyway
    std::optional<workspace::Credential> credential = {}; // without a name
    QString secret = {};
};

CurlParts partsOf(const CurlCommand &command);

} // namespace tooltray::ui
