// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/errormeaning.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "upstream/exchange/failure.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::upstream {
namespace {

using namespace std::string_view_literals;
using enum ErrorKind;

constexpr std::size_t kMaxOfAnError = 2'000;
constexpr std::size_t kMaxOfAMessage = 1'000;
constexpr int kServerError = 500;

constexpr std::array kErrorMeanings{
    ErrorMeaning{401, Denied, CORE_TEXT("Core", "Set or renew the credential of this endpoint.")},
    ErrorMeaning{403, Denied, CORE_TEXT("Core", "Use a credential with the permissions that this needs.")},
    ErrorMeaning{
        404, NotFound,
        CORE_TEXT(
            "Core",
            "Check the ids and names that were sent; some APIs also say this when a permission is missing.")},
    ErrorMeaning{409, Conflict, CORE_TEXT("Core", "Read the current state and decide again.")},
    ErrorMeaning{429, Unavailable, CORE_TEXT("Core", "Wait before the next request.")},
    ErrorMeaning{kServerError, Unavailable,
                 CORE_TEXT("Core", "The API failed, not the arguments. Try again later.")},
    ErrorMeaning{503, Unavailable, CORE_TEXT("Core", "Try again later.")},
    ErrorMeaning{504, Timeout, CORE_TEXT("Core", "Try again later.")},
};

// The codes of Apollo, Yoga, GitHub, GitLab, Shopify, Hasura, Spring and DGS, in capitals.
constexpr std::array<std::pair<std::string_view, int>, 30> kCodes{{
    {"UNAUTHENTICATED"sv, 401},
    {"UNAUTHORIZED"sv, 401},
    {"AUTHENTICATION_ERROR"sv, 401},
    {"AUTHENTICATION_REQUIRED"sv, 401},
    {"INVALID_TOKEN"sv, 401},
    {"INVALID_JWT"sv, 401},
    {"FORBIDDEN"sv, 403},
    {"ACCESS_DENIED"sv, 403},
    {"PERMISSION_DENIED"sv, 403},
    {"NOT_AUTHORIZED"sv, 403},
    {"INSUFFICIENT_SCOPES"sv, 403},
    {"INSUFFICIENT_SCOPE"sv, 403},
    {"NOT_FOUND"sv, 404},
    {"RESOURCE_NOT_FOUND"sv, 404},
    {"RECORD_NOT_FOUND"sv, 404},
    {"CONFLICT"sv, 409},
    {"ALREADY_EXISTS"sv, 409},
    {"RESOURCE_EXISTS"sv, 409},
    {"RATE_LIMITED"sv, 429},
    {"RATE_LIMIT"sv, 429},
    {"RATE_LIMIT_EXCEEDED"sv, 429},
    {"RATELIMITED"sv, 429},
    {"THROTTLED"sv, 429},
    {"TOO_MANY_REQUESTS"sv, 429},
    {"UNAVAILABLE"sv, 503},
    {"SERVICE_UNAVAILABLE"sv, 503},
    {"SERVER_BUSY"sv, 503},
    {"TIMEOUT"sv, 504},
    {"GATEWAY_TIMEOUT"sv, 504},
    {"DEADLINE_EXCEEDED"sv, 504},
}};

std::string inCapitals(std::string_view code)
{
    std::string text(code.substr(0, 64));
    for (char &c : text)
        c = c == '-' || c == ' ' ? '_' : asciiUpper(c);
    return text;
}

int statusOfCode(std::string_view code)
{
    const std::string name = inCapitals(code);
    const auto *found = std::ranges::find(kCodes, name, &std::pair<std::string_view, int>::first);
    return found == kCodes.end() ? 0 : found->second;
}

int statusOfError(const json::Value &error)
{
    const json::Value &extensions = error["extensions"];
    for (const json::Value *code :
         {&extensions["code"], &extensions["errorType"], &extensions["classification"], &extensions["type"],
          &error["type"], &error["code"]}) {
        if (const int status = statusOfCode(code->toString()); status != 0)
            return status;
    }
    for (const json::Value *status :
         {&extensions["http"]["status"], &extensions["status"], &extensions["statusCode"]}) {
        if (const auto number = status->toInt64())
            return static_cast<int>(std::clamp<std::int64_t>(*number, 0, 999));
    }
    return 0;
}

// The messages that servers put in place of what went wrong within. Their codes are no sign of it: some servers give
// INTERNAL_SERVER_ERROR to whatever a resolver throws, with a message for the caller.
bool hidesItsReason(std::string_view message)
{
    constexpr std::array kWhole{"internal error"sv, "unexpected error"sv, "unexpected execution error"sv,
                                "something went wrong"sv};
    constexpr std::array kBeginnings{"internal server error"sv, "internal error for "sv,
                                     "an unexpected error "sv, "an internal error "sv,
                                     "something went wrong while executing your query"sv};
    std::string text = inCapitals(message);
    for (char &c : text)
        c = c == '_' ? ' ' : asciiLower(c);
    while (text.ends_with('.') || text.ends_with('!'))
        text.pop_back();
    return isOneOf(text, kWhole) || std::ranges::any_of(kBeginnings, [&](std::string_view beginning) {
               return text.starts_with(beginning);
           });
}

std::string placeText(const json::Value &path)
{
    std::string text;
    for (const json::Value &step : path.elements()) {
        if (step.isNumber())
            text += '[' + std::string(step.numberText()) + ']';
        else
            text += (text.empty() ? "" : ".") + std::string(step.toString());
    }
    return text;
}

} // namespace

std::optional<ErrorMeaning> meaningOf(const json::Value &errors)
{
    for (const json::Value &error : errors.elements()) {
        int status = statusOfError(error);
        if (status == 0 && hidesItsReason(error["message"].toString()))
            status = kServerError;
        const auto *found = std::ranges::find(kErrorMeanings, status, &ErrorMeaning::status);
        if (found != kErrorMeanings.end())
            return *found;
    }
    return std::nullopt;
}

std::string_view messageOrCode(const json::Value &error)
{
    const json::Value &code = error["extensions"]["code"];
    for (const json::Value *said : {&error, &error["message"], &code, &error["code"]}) {
        if (!said->toString().empty())
            return said->toString();
    }
    return {};
}

Message adviceOf(const json::Value &errors, const std::optional<ErrorMeaning> &meaning,
                 std::optional<std::chrono::seconds> delay)
{
    const auto isSilent = [](const json::Value &error) { return messageOrCode(error).empty(); };
    if (!meaning)
        return std::ranges::all_of(errors.elements(), isSilent)
                   ? Message(CORE_TEXT("Core", "Report it to the user."))
                   : Message(kByTheMessage);
    Message wait = waitAdvice(delay);
    const bool helps = meaning->kind == Unavailable || meaning->kind == Timeout;
    return helps && !wait.empty() ? wait : Message(meaning->hint);
}

std::vector<Message> sentencesOf(const json::Value &errors)
{
    std::vector<Message> sentences;
    for (const json::Value &error : errors.elements()) {
        const std::string_view message = messageOrCode(error);
        std::string sentence(truncatedUtf8(message, kMaxOfAMessage));
        if (sentence.size() < message.size())
            sentence += "...";
        const std::string path = placeText(error["path"]);
        const std::string place = path.empty() ? std::string() : " (at " + path + ")";
        if (!sentence.empty())
            sentences.emplace_back(sentence + place);
        else if (path.empty())
            sentences.emplace_back(CORE_TEXT("Core", "The server gives no message."));
        else
            sentences.emplace_back(CORE_TEXT("Core", "At {path}: The server gives no message."),
                                   std::vector<Message::Argument>{{"path", path}});
    }
    return sentences;
}

json::Value reportedError(const json::Value &error)
{
    if (!error.isObject())
        return json::Value::object({{"message", sentencesOf(json::Value::array({error})).front().text()}});
    if (json::writtenSize(error) <= kMaxOfAnError)
        return error;
    // Stack traces, for the most part. What is short says what it is.
    json::Value reported = json::Value::object();
    constexpr std::size_t kMaxOfAMember = 500;
    for (const json::Member &member : error.members()) {
        if (member.name == "message")
            reported.set("message", truncatedUtf8(member.value.toString(), kMaxOfAMessage));
        else if (json::writtenSize(member.value) <= kMaxOfAMember)
            reported.set(member.name, member.value);
        else if (member.name == "extensions" && member.value["code"].isString())
            reported.set("extensions", json::Value::object({{"code", member.value["code"]}}));
    }
    return reported;
}

} // namespace tooltray::upstream
