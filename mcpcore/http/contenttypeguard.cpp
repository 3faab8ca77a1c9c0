// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/contenttypeguard.h"

#include "http/characters.h"

namespace tooltray::http {

std::optional<Refusal> ContentTypeGuard::check(const Request &request) const
{
    const auto value = request.headers.value("content-type");
    if (value && request.headers.count("content-type") == 1
        && equalsIgnoringCase(trimmed(value->substr(0, value->find(';'))), m_mediaType))
        return std::nullopt;
    return Refusal{Guard::ContentType, 415, "unsupported_media_type",
                   "The body must be " + m_mediaType + "."};
}

} // namespace tooltray::http
