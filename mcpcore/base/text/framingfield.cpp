// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/framingfield.h"

#include "base/text/ascii.h"

#include <algorithm>
#include <array>

namespace tooltray {

bool isFramingField(std::string_view name)
{
    using namespace std::string_view_literals;
    static constexpr std::array kNames{"connection"sv, "content-length"sv,    "expect"sv,
                                       "host"sv,       "http2-settings"sv,    "keep-alive"sv,
                                       "te"sv,         "proxy-connection"sv,  "trailer"sv,
                                       "upgrade"sv,    "transfer-encoding"sv, "accept-encoding"sv};
    return std::ranges::any_of(kNames,
                               [&](std::string_view known) { return equalsIgnoringAsciiCase(known, name); });
}

} // namespace tooltray
