// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/refusal.h"
#include "http/request.h"

#include <optional>
#include <string>
#include <utility>

namespace tooltray::http {

// A body must be of the media type that its route reads; the parameters of the type do not matter. Web
// pages cannot send application/json to another origin without being asked first.
class ContentTypeGuard {
public:
    explicit ContentTypeGuard(std::string mediaType) : m_mediaType(std::move(mediaType)) {}

    std::optional<Refusal> check(const Request &request) const;

private:
    std::string m_mediaType;
};

} // namespace tooltray::http
