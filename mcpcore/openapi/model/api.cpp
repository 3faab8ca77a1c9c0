// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/model/api.h"

#include "text/unicode/ascii.h"

#include <algorithm>

namespace tooltray::openapi {

std::string_view placeName(ParameterPlace place) noexcept
{
    switch (place) {
    case ParameterPlace::Path: return "path";
    case ParameterPlace::Query: return "query";
    case ParameterPlace::Header: return "header";
    case ParameterPlace::Cookie: return "cookie";
    case ParameterPlace::QueryString: return "querystring";
    }
    return {};
}

const ApiOperation *Api::find(std::string_view key) const
{
    const auto found = keys.find(key);
    if (found != keys.end())
        return &operations[found->second];
    const std::size_t space = key.find(' ');
    if (space == std::string_view::npos)
        return nullptr;
    const std::string_view path = trimmed(key.substr(space));
    const auto operation = std::ranges::find_if(operations, [&](const ApiOperation &one) {
        return one.path == path && equalsIgnoringAsciiCase(one.method, key.substr(0, space));
    });
    return operation == operations.end() ? nullptr : &*operation;
}

const SecurityScheme *Api::scheme(std::string_view name) const
{
    const auto found = std::ranges::find(schemes, name, &SecurityScheme::name);
    return found == schemes.end() ? nullptr : &*found;
}

std::string pathShape(std::string_view path)
{
    std::string shape;
    while (!path.empty()) {
        const std::size_t open = path.find('{');
        shape += path.substr(0, open);
        const std::size_t close = open == std::string_view::npos ? open : path.find('}', open);
        if (close == std::string_view::npos) {
            shape += path.substr(std::min(open, path.size()));
            break;
        }
        shape += "{}";
        path.remove_prefix(close + 1);
    }
    return shape;
}

std::string mediaTypeEssence(std::string_view mediaType)
{
    return asciiLower(trimmed(mediaType.substr(0, mediaType.find(';'))));
}

bool isJsonMediaType(std::string_view mediaType)
{
    const std::string essence = mediaTypeEssence(mediaType);
    return essence == "application/json" || essence == "text/json" || essence.ends_with("+json");
}

bool isFormMediaType(std::string_view mediaType)
{
    return mediaTypeEssence(mediaType) == "application/x-www-form-urlencoded";
}

bool isMultipartMediaType(std::string_view mediaType)
{
    return mediaTypeEssence(mediaType).starts_with("multipart/");
}

} // namespace tooltray::openapi
