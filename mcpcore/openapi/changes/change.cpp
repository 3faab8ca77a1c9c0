// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/changes/change.h"

#include "text/unicode/ascii.h"

#include <algorithm>

namespace tooltray::openapi {

namespace {

bool isIndex(std::string_view token)
{
    return token == "*" || token == "-"
           || (!token.empty() && std::ranges::all_of(token, [](char c) { return isAsciiDigit(c); }));
}

// The used pointer is the place, lies in it, or holds it. Indexes are all the same.
bool touches(std::string_view used, std::string_view place)
{
    while (!used.empty() && !place.empty()) {
        used.remove_prefix(used.starts_with('/') ? 1 : 0);
        place.remove_prefix(place.starts_with('/') ? 1 : 0);
        const std::string_view first = used.substr(0, used.find('/'));
        const std::string_view second = place.substr(0, place.find('/'));
        if (first != second && !(isIndex(first) && isIndex(second)))
            return false;
        used.remove_prefix(first.size());
        place.remove_prefix(second.size());
    }
    return true;
}

// "body:/labels", "body/labels", "body.labels", "labels" and, where a parameter has that name, "body_labels" name the
// same property.
std::string_view bodyPointer(std::string_view used)
{
    const std::size_t end = used.find_first_of(":.#/_", 4);
    if (!used.starts_with("body") || (end != 4 && used.size() > 4))
        return used;
    used.remove_prefix(4);
    if (!used.empty() && used.front() != '/')
        used.remove_prefix(1);
    return used;
}

} // namespace

std::string_view changeKindName(ApiChangeKind kind) noexcept
{
    switch (kind) {
    case ApiChangeKind::Notice: return "notice";
    case ApiChangeKind::Safe: return "safe";
    case ApiChangeKind::Dangerous: return "dangerous";
    case ApiChangeKind::Breaking: return "breaking";
    }
    return {};
}

bool UsedOperationParts::usesParameter(std::string_view key, std::string_view name) const
{
    return isAll || std::ranges::any_of(arguments, [&](const std::string &used) {
               return used == key || used == name;
           });
}

bool UsedOperationParts::usesBody(std::string_view pointer) const
{
    return isAll || std::ranges::any_of(arguments, [&](const std::string &used) {
               const bool isParameter = used.starts_with("path:") || used.starts_with("query:")
                                        || used.starts_with("header:") || used.starts_with("cookie:");
               return !isParameter && touches(bodyPointer(used), pointer);
           });
}

bool UsedOperationParts::usesResponse(std::string_view pointer) const
{
    // Without a slash it is the name of a member, wherever that is.
    return isAll || std::ranges::any_of(response, [&](const std::string &used) {
               const bool isName = !used.empty() && !used.starts_with('/');
               return isName ? pointer.ends_with('/' + used) : touches(used, pointer);
           });
}

} // namespace tooltray::openapi
