// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/secretheader.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <string>

namespace tooltray::workspace {

bool isSecretHeader(std::string_view name)
{
    static constexpr std::array<std::string_view, 8> parts{"authorization", "cookie",  "token",   "secret",
                                                           "password",      "api-key", "api_key", "apikey"};
    const std::string folded = asciiLower(name);
    return std::ranges::any_of(parts,
                               [&](std::string_view part) { return folded.find(part) != std::string::npos; });
}

} // namespace tooltray::workspace
