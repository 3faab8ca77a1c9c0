// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "upstream/exchange/response.h"
#include "upstream/exchange/url.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::execution {

// The body of a response as a value: JSON as what it is, any other text as text, no body as null. Bytes that are no
// text are an error.
Result<json::Value> restValue(const std::string &mediaType, std::string_view body);

// The value of a response to HEAD, which has no body: {"status", "headers"} with the names in lower case. Headers that
// carry secrets are omitted.
json::Value headValue(const upstream::ResponseHead &head);

// The target of the first link to the next page in the Link fields of a response (RFC 8288, 3), as it stands there.
std::optional<std::string> nextPageReference(const upstream::ResponseHead &head);

// Where the next page is; nothing behind the last. A link to another origin is an error: the credential goes with the
// requests, and an API that names another host means somebody else by it.
Result<std::optional<upstream::Url>> nextPageUrl(const upstream::Url &requested,
                                                 const upstream::ResponseHead &head);

// A link that a caller may hand back to go on from, and nothing else of their making: sealed with the key, for the
// request that it is part of. Nobody can read it either: APIs repeat the keys of a URL in their links.
std::string sealedLink(std::string_view key, std::string_view request, std::string_view link);
// Nothing when it was not sealed with the same key for the same request; with an empty key always.
std::optional<std::string> openedLink(std::string_view key, std::string_view request,
                                      std::string_view sealed);

} // namespace tooltray::execution
