// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/report.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::upstream {

struct ReceivedField {
    std::string name; // as sent
    std::string value;

    bool operator==(const ReceivedField &) const = default;
};

struct ResponseHead {
    int status = 0;
    HttpVersion version = HttpVersion::Unknown;
    std::vector<ReceivedField> fields = {}; // in their order, duplicates included

    // The value of the first field of that name, in any case.
    std::optional<std::string_view> field(std::string_view name) const;
    // Of Content-Type, in lower case and without parameters; empty when there is none.
    std::string mediaType() const;

    bool operator==(const ResponseHead &) const = default;
};

struct Response {
    ResponseHead head;
    std::string body = {}; // decoded; empty when it was passed on as it came
    Report report = {};

    bool operator==(const Response &) const = default;
};

} // namespace tooltray::upstream
