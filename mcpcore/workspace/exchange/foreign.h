// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

enum class ForeignFormat : std::uint8_t {
    Graphql,
    Introspection,
    Curl,
    Postman,
    Insomnia,
    Altair,
    Bruno,
    Har,
    HttpFile, // requests as text, as editors send them
};

struct ForeignField {
    std::string name;
    std::string value;

    bool operator==(const ForeignField &) const = default;
};

// What a request sends that is no GraphQL. Texts may have placeholders: {{name}}, ${name}, and :name in a path.
struct ForeignHttpRequest {
    std::string method = "GET";                // in capitals
    std::vector<ForeignField> query = {};      // where the URL has none itself
    std::vector<ForeignField> pathValues = {}; // of :name
    std::vector<ForeignField> headers = {};
    std::string mediaType = {}; // of the body
    std::string body = {};
    std::vector<ForeignField> form = {}; // in place of a body
    bool hasFiles = false;
    std::string signIn = {};       // how, as its program calls it: "bearer"
    std::string signInHeader = {}; // that a key is sent in

    bool operator==(const ForeignHttpRequest &) const = default;
};

// One request as another program keeps it. Nothing in it is trusted, and no secret is taken over.
struct ForeignRequest {
    std::string name;
    std::string description = {};
    std::string url = {};                        // empty: not said
    std::string document = {};                   // GraphQL; empty: it has none
    std::string operationName = {};              // empty: all operations of the document
    json::Value variables = {};                  // an object where there are some
    std::optional<ForeignHttpRequest> call = {}; // where it is no GraphQL
    std::vector<Message> lost = {};              // sentences about what is not imported
    Message problem = {};                        // a sentence, where it cannot become a tool

    bool operator==(const ForeignRequest &) const = default;
};

// The content of a text from another program.
struct Foreign {
    ForeignFormat format = ForeignFormat::Graphql;
    std::string title = {}; // as its author called it
    std::vector<ForeignRequest> requests = {};
    std::map<std::string, std::string, std::less<>> values =
        {};                 // of its placeholders, as far as they are known
    bool hasSchema = false; // the text itself is one, as SDL or as the answer to an introspection query
    std::vector<Message> lost = {}; // of the whole

    bool operator==(const Foreign &) const = default;
};

// Beyond these a text is refused.
inline constexpr std::size_t kMaxForeignBytes = std::size_t{64} << 20U;
inline constexpr std::size_t kMaxForeignRequests = 10'000;

} // namespace tooltray::workspace
