// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

enum class ForeignFormat : std::uint8_t { Graphql, Introspection, Curl, Postman, Insomnia, Altair, Bruno };

// One request as another program keeps it. Nothing in it is trusted, and no secret is taken over.
struct ForeignRequest {
    std::string name;
    std::string description = {};
    std::string url = {};           // empty: not said
    std::string document = {};      // GraphQL; empty: it has none
    std::string operationName = {}; // empty: all operations of the document
    json::Value variables = {};     // an object where there are some
    std::vector<Message> lost = {}; // sentences about what stays behind
    Message problem = {};           // a sentence, where it cannot become a tool

    bool operator==(const ForeignRequest &) const = default;
};

// The content of a text from another program.
struct Foreign {
    ForeignFormat format = ForeignFormat::Graphql;
    std::string title = {}; // as its author called it
    std::vector<ForeignRequest> requests = {};
    bool hasSchema = false; // the text itself is one, as SDL or as the answer to an introspection query
    std::vector<Message> lost = {}; // of the whole

    bool operator==(const Foreign &) const = default;
};

// Beyond these a text is refused.
inline constexpr std::size_t kMaxForeignBytes = std::size_t{64} << 20U;
inline constexpr std::size_t kMaxForeignRequests = 10'000;

} // namespace tooltray::workspace
