// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/operationuses.h"
#include "graphql/schema/schema.h"
#include "openapi/model/api.h"
#include "text/words/message.h"
#include "json/pointer.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

// Why a version of a tool cannot work as it is.
struct ToolProblem {
    std::string code;                       // "operation_invalid"
    std::string place;                      // JSON Pointer into the version as it is stored
    std::optional<json::Position> position; // within the text at the place, where it is an operation
    Message message;                        // a sentence

    bool operator==(const ToolProblem &) const = default;
};

using ToolProblems = std::vector<ToolProblem>;
// The problems that are told of one version. A hostile definition may have hundreds of thousands, all of one cause.
inline constexpr std::size_t kMaxProblems = 1'000;

// What is known of an endpoint's API; null where there is none or it is not there yet.
struct ApiSchemas {
    ApiSchemas(graphql::SchemaPointer schema = {}, openapi::ApiPointer described = {})
        : graphql(std::move(schema))
        , api(std::move(described))
    {}

    graphql::SchemaPointer graphql;
    openapi::ApiPointer api; // the description of its REST operations

    bool operator==(const ApiSchemas &) const = default;
};

// By the name of the endpoint.
using Schemas = std::map<std::string, ApiSchemas, std::less<>>;

// The schema and the description of one endpoint; either may be missing.
inline const ApiSchemas &schemasOf(const Schemas &schemas, std::string_view endpoint)
{
    static const ApiSchemas none;
    const auto found = schemas.find(endpoint);
    return found == schemas.end() ? none : found->second;
}

struct VersionCheck {
    ToolProblems problems;
    std::vector<std::string> missingSchemas;     // endpoints whose operations could be read but not validated
    std::vector<std::string> wantedContext = {}; // names that only a context variable can fill
    // What the operations use of the schemas there are, by endpoint: to tell what a change may touch.
    std::vector<std::pair<std::string, graphql::UsedParts>> uses;
    std::vector<std::string> awaitedSchemas =
        {}; // endpoints whose schemas would tell more about called tools
    // Endpoints whose description its requests are held against, whether it is there or not.
    std::vector<std::string> described = {};
    bool isUnmatched = false;   // a description says nothing of a request, or is not there yet
    bool lacksEndpoint = false; // an endpoint that it needs does not exist or is disabled
};

enum class LintSeverity : std::uint8_t {
    Error,   // some client cannot use the tool, or a secret lies open
    Warning, // agents will stumble
    Advice,
};

// Something about a tool that works, and could serve agents better.
struct LintFinding {
    std::string code; // "description_too_long"
    LintSeverity severity = LintSeverity::Advice;
    std::string place; // JSON Pointer into the tool as it is stored; of a workspace: empty
    Message message;   // a sentence
    Message advice;    // what to do about it
    std::vector<std::string> clients = {};       // profiles of the programs it matters for; none: for all
    std::optional<json::Position> position = {}; // within the text at the place, where it is an operation

    bool operator==(const LintFinding &) const = default;
};

using LintFindings = std::vector<LintFinding>;

} // namespace tooltray::workspace
