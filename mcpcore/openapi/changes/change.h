// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

enum class ApiChangeKind : std::uint8_t {
    Notice,    // worth knowing
    Safe,      // nothing that worked stops working
    Dangerous, // may matter to who reads the answers
    Breaking,
};

std::string_view changeKindName(ApiChangeKind kind) noexcept;

// One difference between two descriptions.
struct ApiChange {
    std::string
        coordinate; // "GET /repos/{owner}#query.sort", ".body/labels" or ".200/items/id" behind method and path
    ApiChangeKind kind = ApiChangeKind::Notice;
    Message message;

    bool operator==(const ApiChange &) const = default;
};

using ApiChanges = std::vector<ApiChange>;

// What a tool uses of an operation. Without any, all of it.
struct UsedOperationParts {
    bool isAll = true;
    std::vector<std::string> arguments = {}; // "query:sort", "body", "body/labels"
    // Pointers into the answer, "/items/0/id", and names of members that may be anywhere.
    std::vector<std::string> response = {};

    bool usesParameter(std::string_view key, std::string_view name) const;
    bool usesBody(std::string_view pointer) const;     // a property of the body, or something in it
    bool usesResponse(std::string_view pointer) const; // "*" stands for any index
};

} // namespace tooltray::openapi
