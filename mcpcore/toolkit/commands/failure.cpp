// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/failure.h"

#include "base/files/filesystem.h"
#include "base/text/hiddentext.h"
#include "execution/delivery/classification.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "upstream/exchange/failure.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace tooltray::toolkit {
namespace {

using execution::CallFailure;
using execution::Level;

struct LevelRow {
    journal::EntryLevel recorded;
    int status; // over HTTP; 0: by the kind of the error
};

// In the order of execution::Level. A client that may not is answered as if there were nothing to find.
constexpr std::array<LevelRow, 7> kLevels{{
    {journal::EntryLevel::Access, 404},
    {journal::EntryLevel::Tool, 0},
    {journal::EntryLevel::Graphql, 422},
    {journal::EntryLevel::Payload, 422},
    {journal::EntryLevel::Http, 502},
    {journal::EntryLevel::Network, 503},
    {journal::EntryLevel::Internal, 500},
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

// The status of an API, or what an error is like, as ours; nothing: it says something about a request that only we know.
std::optional<int> passedOn(int status)
{
    switch (status) {
    case 400:
    case 401:
    case 403:
    case 404:
    case 409:
    case 422:
    case 429:
    case 502:
    case 503:
    case 504: return status;
    case 408: return 504;
    case 410: return 404;
    case 412:
    case 423: return 409;
    default: break;
    }
    // Not 503, which promises that the same request works later: clients and proxies send it again by themselves.
    if (status >= 500)
        return 500;
    return status >= 400 ? std::optional(422) : std::nullopt;
}

// Nothing can be sent more often than somebody allows.
bool isOfRate(const Error &error)
{
    constexpr std::array<std::string_view, 4> kCodes{"rate_limited", "tool_rate", "endpoint_busy",
                                                     "timeout_queued"};
    return isOneOf(error.code, kCodes);
}

// An answer came that is no good.
bool isBrokenAnswer(const Error &error)
{
    constexpr std::array<std::string_view, 6> kCauses{"reset",    "too_big",  "protocol",
                                                      "encoding", "redirect", "internal"};
    return isOneOf(error.details["cause"].toString(), kCauses);
}

// Agents change neither credentials nor endpoints: a hint about those is for the person whom they work for.
bool isForPerson(const Error &error)
{
    constexpr std::array<std::string_view, 4> kFamilies{"keychain_", "oauth_", "command_", "secret_"};
    constexpr std::array<std::string_view, 37> kCodes{
        "http_401",           "http_402",         "http_403",         "http_405",
        "http_406",           "http_415",         "http_421",         "http_501",
        "html_answer",        "empty_answer",     "cut_off_answer",   "not_json",
        "not_utf8",           "not_an_object",    "not_graphql",      "wrong_data",
        "wrong_errors",       "wrong_extensions", "duplicate_member", "name_not_found",
        "connection_refused", "unreachable",      "proxy_failed",     "certificate_refused",
        "tls_failed",         "not_http",         "broken_encoding",  "redirect_refused",
        "credential_missing", "no_endpoint",      "schema_hidden",    "tls_unverified",
        "origin_unknown",     "header_unfit",     "consent_needed",   "approval_changed",
        "endpoint_left_out"};
    constexpr std::array<std::string_view, 7> kSubscriptionCodes{
        "unauthorized",         "forbidden",          "upgrade_refused",         "subprotocol_refused",
        "subscription_refused", "protocol_violation", "no_subscription_protocol"};
    const std::string_view code =
        error.code == "schema_missing" ? error.details["reason"].toString() : std::string_view(error.code);
    if (code == "secret_in_tool" || code == "secret_in_text") // which the agent wrote itself
        return false;
    const bool isOfCredential =
        error.code == "graphql_errors" && error.kind == ErrorKind::Denied; // whatever the API calls it
    return isOfCredential || isOneOf(code, kCodes) || isOneOf(code, kSubscriptionCodes)
           || std::ranges::any_of(kFamilies,
                                  [&](std::string_view family) { return code.starts_with(family); });
}

// What a person can do stands last, behind what the agent is to do with its request and where it can go on with a list.
// A hint that says whom to ask speaks to the agent already.
std::string hintOf(const Error &error, FailureReader reader)
{
    if (reader == FailureReader::Person)
        return errorForPerson(error).hint;
    std::string_view hint = error.hint;
    std::string own(upstream::sendersPart(hint));
    hint.remove_prefix(own.size());
    const std::size_t end = hint.find("The items of the earlier pages are included;");
    const std::string_view further = end == hint.npos ? std::string_view() : hint.substr(end);
    hint.remove_suffix(further.size());
    while (hint.ends_with(' '))
        hint.remove_suffix(1);
    const bool isPassedOn = !hint.empty() && !hint.starts_with("Ask ")
                            && hint.find("ask the user") == hint.npos
                            && (isForPerson(error) || hint.starts_with("Check the endpoint's URL"));
    if (!isPassedOn)
        return withHiddenNamed(error.hint);
    own.append(further).append(further.empty() ? "" : " ").append("Tell the user: ").append(hint);
    return withHiddenNamed(own);
}

// What was wrong may be repeated in what is said about it: arguments of megabytes are not to come back.
std::string shortened(std::string_view text)
{
    constexpr std::size_t kEnough = 4'000;
    if (text.size() <= kEnough)
        return std::string(text);
    return std::string(truncatedUtf8(text, kEnough)) + "... (" + std::to_string(text.size()) + " bytes)";
}

// It may quote what somebody else wrote, such as a tool of a folder.
std::string messageOf(const Error &error, FailureReader reader)
{
    std::string message =
        shortened(reader == FailureReader::Agent ? withNameOnly(error.message, error.details).text()
                                                 : error.message.text());
    constexpr std::string_view kYours = "needs your consent";
    const std::size_t place = message.rfind(kYours);
    const bool isOfConsent =
        error.code == "consent_needed"
        || (error.code == "schema_missing" && error.details["reason"].toString() == "consent_needed");
    if (reader == FailureReader::Agent && isOfConsent && place != std::string::npos)
        message.replace(place, kYours.size(), "needs the user's consent");
    return withHiddenNamed(message);
}

// True where the text has the words on their own, between marks: as the whole of what is quoted, or of a place.
bool quotes(std::string_view text, std::string_view words)
{
    constexpr std::string_view kMarks = ":;,.()[]\"'\n";
    const auto isMark = [&](std::size_t place) {
        return place >= text.size() || kMarks.find(text[place]) != kMarks.npos;
    };
    for (std::size_t at = text.find(words); at != text.npos; at = text.find(words, at + 1)) {
        const std::size_t before = at == 0 ? text.npos : text.find_last_not_of(' ', at - 1);
        if (isMark(before) && isMark(text.find_first_not_of(' ', at + words.size())))
            return true;
    }
    return false;
}

// Finds out whether the data that came with a failure has anything that its message does not say. A value of the data
// may look like a word of the message and be something else, so that only what explains the failure is compared: the
// body of a refused request, and the errors in the data.
class Unsaid {
public:
    Unsaid(const CallFailure &failure, std::string_view message)
        : m_message(message)
        // What a rule has read was put in other words: the API's own may contradict them.
        , m_ruled(failure.error.details[execution::kApiMessageDetail].toString())
        , m_errors(failure.error.details["errors"].elements())
        , m_status(failure.status)
        , m_isRefusal(failure.level == Level::Http && !failure.error.details.contains("errors")
                      && !failure.error.details.contains("page"))
    {}

    bool isIn(const json::Value &data) { return m_isRefusal ? isInReason(data) : isInResult(data); }

private:
    bool isInReason(const json::Value &reason) const
    {
        if (reason.isString())
            return !reason.toString().empty() && !isSaid(reason.toString());
        if (reason.isNumber())
            return reason != json::Value(m_status) && !isSaid(reason.numberText());
        return reason.isBoolean()
               || std::ranges::any_of(reason.elements(),
                                      [&](const json::Value &element) { return isInReason(element); })
               || std::ranges::any_of(reason.members(),
                                      [&](const json::Member &member) { return isInReason(member.value); });
    }

    bool isInResult(const json::Value &value)
    {
        // The errors were found in the order of the data.
        if (!m_errors.empty() && value == m_errors.front()) {
            m_errors = m_errors.subspan(1);
            const bool isWritten = value.isObject() && m_message.find(json::write(value)) != m_message.npos;
            return !isWritten && isInReason(value);
        }
        if (value.isString())
            return !value.toString().empty() && !quotes(m_ruled, value.toString());
        return value.isNumber() || value.isBoolean()
               || std::ranges::any_of(value.elements(),
                                      [&](const json::Value &element) { return isInResult(element); })
               || std::ranges::any_of(value.members(),
                                      [&](const json::Member &member) { return isInResult(member.value); });
    }

    bool isSaid(std::string_view words) const { return quotes(m_message, words) || quotes(m_ruled, words); }

    std::string_view m_message;
    std::string_view m_ruled;
    std::span<const json::Value> m_errors; // that were not come across yet
    int m_status;
    bool m_isRefusal;
};

void shortenTexts(json::Value &value)
{
    if (value.isString())
        value = json::Value(shortened(value.toString()));
    for (json::Value &element : value.elements())
        shortenTexts(element);
    for (auto &[name, member] : value.members())
        shortenTexts(member);
}

json::Value detailsOf(const CallFailure &failure, FailureReader reader)
{
    json::Value details = failure.error.details;
    const bool namesFile = reader == FailureReader::Agent
                           && withNameOnly(failure.error.message, details) != failure.error.message;
    if (namesFile)
        details.remove("path");
    details = withoutHiddenIn(std::move(details));
    shortenTexts(details);
    if (!details.isNull() && !details.isObject())
        details = json::Value::object({{"value", std::move(details)}});
    if (failure.status != 0 && !details.contains("status"))
        details.set("status", failure.status);
    if (failure.retryAfter && !details.contains("retry_after_seconds"))
        details.set("retry_after_seconds", failure.retryAfter->count());
    return details;
}

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

// Built-in tools are for agents; people do the same in the window.
Message hintForPerson(const Message &hint)
{
    using Advice = std::pair<std::string_view, Template>; // to an agent, to a person
    static constexpr std::array<Advice, 8> kAdvice{{
        {"Correct the arguments if the message is about them; otherwise report it to the user.",
         CORE_TEXT("Core", "Correct the arguments, the tool or its credential as the message says.")},
        {"Give it one with update_saved_tool.", CORE_TEXT("Core", "Write one on its Operation tab.")},
        {"Correct the tool with update_saved_tool.", CORE_TEXT("Core", "Correct the tool.")},
        {"Correct the tool with update_saved_tool, or the type \"{name}\" with create_graphql_type.",
         CORE_TEXT("Core", "Correct the tool or the type \"{name}\".")},
        {"Correct the tool with update_saved_tool, or the mapping \"{name}\" with set_mapping.",
         CORE_TEXT("Core", "Correct the tool or the mapping \"{name}\".")},
        {"Correct the schema with update_saved_tool.", CORE_TEXT("Core", "Correct the schema.")},
        {"Correct the operation with update_saved_tool.", CORE_TEXT("Core", "Correct the operation.")},
        {"Call refresh_schema once the endpoint can be reached.",
         CORE_TEXT("Core", "Reload the schema once the endpoint can be reached.")},
    }};
    const auto *source = hint.source();
    const std::string &english = source != nullptr ? source->english : hint.text();
    const auto found = std::ranges::find(kAdvice, english, &Advice::first);
    if (source == nullptr && found == kAdvice.end())
        return hint;
    std::vector<Message::Argument> arguments = source != nullptr ? source->arguments : decltype(arguments){};
    std::ranges::for_each(arguments, [](auto &argument) { argument.value = hintForPerson(argument.value); });
    return Message::from(found == kAdvice.end() ? english : found->second.english, std::move(arguments));
}
} // namespace

Error errorForPerson(Error error)
{
    const auto shown = [](std::string_view text) { return withHiddenNamed(shortened(text)); };
    error.message = error.message.withArguments(shown);
    error.hint = hintForPerson(error.hint).withArguments(withHiddenNamed);
    return error;
}

json::Value failureJson(const CallFailure &failure, const FailedTool &tool, FailureReader reader)
{
    json::Value error = json::Value::object({{"level", execution::levelName(failure.level)},
                                             {"code", failure.error.code},
                                             {"message", messageOf(failure.error, reader)},
                                             {"hint", hintOf(failure.error, reader)}});
    if (!tool.name.empty()) {
        json::Value &about = error.set("tool", json::Value::object({{"name", tool.name}}));
        if (!tool.version.empty())
            about.set("version", tool.version);
    }
    if (json::Value details = detailsOf(failure, reader); !details.isNull())
        error.set("details", std::move(details));
    json::Value result = json::Value::object({{"error", std::move(error)}});
    if (!failure.data.isNull())
        result.set("data", failure.data);
    return result;
}

std::string failureText(const CallFailure &failure, FailureReader reader)
{
    const std::string message = messageOf(failure.error, reader);
    std::string text = message;
    if (const std::string hint = hintOf(failure.error, reader); !hint.empty())
        text.append("\n").append(hint);
    if (const json::Value *completed = failure.error.details.find("completed_steps"))
        text.append("\nReturned by the completed steps: ").append(json::write(*completed));
    if (const json::Value *errors = failure.error.details.find("step_errors"))
        text.append("\nErrors of the completed steps: ").append(json::write(*errors));
    if (Unsaid(failure, message).isIn(failure.data))
        text.append("\nReturned with the error: ").append(json::write(failure.data));
    return text;
}

journal::EntryLevel journalLevel(Level level)
{
    return rowOf(level).recorded;
}

int httpStatus(const CallFailure &failure)
{
    const Error &error = failure.error;
    if (isOfRate(error))
        return 429;
    if (error.kind == ErrorKind::Timeout)
        return 504;
    const bool isOfAnswer =
        failure.level == Level::GraphQL || failure.level == Level::Payload || failure.level == Level::Http;
    if (const auto status = isOfAnswer ? passedOn(failure.status) : std::nullopt)
        return failure.level != Level::Http && *status == 400 ? 422 : *status;
    if (failure.level == Level::Network && isBrokenAnswer(error))
        return 502;
    const int status = rowOf(failure.level).status;
    return status == 0 ? statusOf(error.kind) : status;
}

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
