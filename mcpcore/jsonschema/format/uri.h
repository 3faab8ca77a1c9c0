// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::jsonschema {

// A URI reference taken apart (RFC 3986 3, appendix B). The parts look into the text they came from.
struct Uri {
    std::optional<std::string_view> scheme;
    std::optional<std::string_view> authority;
    std::string_view path;
    std::optional<std::string_view> query;
    std::optional<std::string_view> fragment;
};

Uri splitUri(std::string_view text);

// The reference as seen from the base (RFC 3986 5.2); the fragment is the reference's own.
std::string resolveUri(std::string_view base, std::string_view reference);

} // namespace tooltray::jsonschema
