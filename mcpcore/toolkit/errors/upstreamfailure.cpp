// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/errors/upstreamfailure.h"

#include <chrono>
#include <optional>
#include <string_view>
#include <utility>

namespace tooltray::toolkit {
namespace {

using execution::Level;

// The answer was one of GraphQL, with errors in place of the schema.
constexpr std::string_view kSchemaHidden = "schema_hidden";

std::optional<Level> levelOf(const Error &error)
{
    if (error.code == kSchemaHidden)
        return Level::GraphQL;
    if (error.details.contains("cause"))
        return Level::Network;
    return error.details.contains("status") ? std::optional(Level::Http) : std::nullopt;
}

} // namespace

execution::CallFailure upstreamFailure(Error error)
{
    const std::optional<Level> level = levelOf(error);
    if (!level)
        return execution::toolFailure(std::move(error));
    execution::CallFailure failure{*level, std::move(error)};
    const json::Value &details = failure.error.details;
    failure.status = static_cast<int>(details["status"].toInt64().value_or(0));
    if (const auto wait = details["retry_after_seconds"].toInt64())
        failure.retryAfter = std::chrono::seconds(*wait);
    return failure;
}

} // namespace tooltray::toolkit
