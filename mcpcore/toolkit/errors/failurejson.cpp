// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/errors/failurejson.h"

#include "base/utf8.h"
#include "json/write.h"

#include <array>

namespace tooltray::toolkit {
namespace {

using execution::CallFailure;
using execution::Level;

struct LevelRow {
    journal::Level recorded;
    int status; // over HTTP; 0: by the kind of the error
};

// In the order of execution::Level. A client that may not is answered as if there were nothing to find.
constexpr std::array<LevelRow, 7> kLevels{{
    {journal::Level::Access, 404},
    {journal::Level::Tool, 0},
    {journal::Level::Graphql, 422},
    {journal::Level::Payload, 422},
    {journal::Level::Http, 502},
    {journal::Level::Network, 502},
    {journal::Level::Internal, 500},
}};

const LevelRow &rowOf(Level level)
{
    return kLevels[static_cast<std::size_t>(level)];
}

int statusOf(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Usage:
    case ErrorKind::Invalid: return 400;
    case ErrorKind::NotFound: return 404;
    case ErrorKind::Conflict: return 409;
    case ErrorKind::Denied: return 403;
    case ErrorKind::Unavailable: return 503;
    case ErrorKind::Timeout: return 504;
    case ErrorKind::Cancelled: return 499;
    case ErrorKind::Internal: break;
    }
    return 500;
}

// What was wrong may be repeated in what is said about it: arguments of megabytes are not to come back.
std::string shortened(std::string_view text)
{
    constexpr std::size_t kEnough = 4'000;
    if (text.size() <= kEnough)
        return std::string(text);
    return std::string(truncatedUtf8(text, kEnough)) + "... (" + std::to_string(text.size()) + " bytes)";
}

void shortenTexts(json::Value &value)
{
    if (value.isString())
        value = json::Value(shortened(value.toString()));
    for (json::Value &element : value.elements())
        shortenTexts(element);
    for (auto &[name, member] : value.members())
        shortenTexts(member);
}

json::Value detailsOf(const CallFailure &failure)
{
    json::Value details = failure.error.details;
    shortenTexts(details);
    if (!details.isNull() && !details.isObject())
        details = json::Value::object({{"value", std::move(details)}});
    if (failure.status != 0 && !details.contains("status"))
        details.set("status", failure.status);
    if (failure.retryAfter && !details.contains("retry_after_seconds"))
        details.set("retry_after_seconds", failure.retryAfter->count());
    return details;
}

} // namespace

json::Value failureJson(const CallFailure &failure, const FailedTool &tool)
{
    json::Value error = json::Value::object({{"level", execution::levelName(failure.level)},
                                             {"code", failure.error.code},
                                             {"message", shortened(failure.error.message)},
                                             {"hint", failure.error.hint}});
    if (!tool.name.empty()) {
        json::Value &about = error.set("tool", json::Value::object({{"name", tool.name}}));
        if (!tool.version.empty())
            about.set("version", tool.version);
    }
    if (json::Value details = detailsOf(failure); !details.isNull())
        error.set("details", std::move(details));
    json::Value result = json::Value::object({{"error", std::move(error)}});
    if (!failure.data.isNull())
        result.set("data", failure.data);
    return result;
}

std::string failureText(const CallFailure &failure)
{
    std::string text = shortened(failure.error.message);
    if (!failure.error.hint.empty())
        text.append("\n").append(failure.error.hint);
    if (const json::Value *completed = failure.error.details.find("completed_steps"))
        text.append("\nWhat the steps before returned: ").append(json::write(*completed));
    if (!failure.data.isNull())
        text.append("\nThe data that came all the same: ").append(json::write(failure.data));
    return text;
}

journal::Level journalLevel(Level level)
{
    return rowOf(level).recorded;
}

int httpStatus(const CallFailure &failure)
{
    if (failure.error.kind == ErrorKind::Timeout)
        return 504;
    const int status = rowOf(failure.level).status;
    return status == 0 ? statusOf(failure.error.kind) : status;
}

} // namespace tooltray::toolkit
