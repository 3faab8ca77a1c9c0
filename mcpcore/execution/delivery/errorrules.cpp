// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/errorrules.h"

#include "execution/arguments/transform.h"
#include "text/regex/regex.h"
#include "text/unicode/utf8.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace tooltray::execution {
namespace {

using workspace::ErrorRule;

constexpr std::size_t kMessagePatternSteps = 100'000;
constexpr std::size_t kLongestApiMessage = 500; // bytes
constexpr std::string_view kApiMessage = "api_message";

// Also where something on the way is null, which is what GraphQL makes of an error further in.
bool isNothingAt(const json::Value *data, const std::string &path)
{
    const std::optional<json::Pointer> pointer = json::Pointer::parse(path);
    if (data == nullptr || !pointer)
        return data == nullptr;
    const json::Value *found = json::resolve(*data, *pointer);
    return found == nullptr || found->isNull();
}

bool matchesAny(const std::vector<std::string> &messages, const std::string &pattern)
{
    const auto compiled = text::Regex::compile(pattern);
    return compiled.regex && std::ranges::any_of(messages, [&](const std::string &message) {
               return compiled.regex->search(message, kMessagePatternSteps).answer
                      == text::Regex::Answer::Match;
           });
}

bool applies(const ErrorRule &rule, const AnswerFacts &facts)
{
    if (!rule.nullAt.empty() && !isNothingAt(facts.data, rule.nullAt))
        return false;
    const bool isAboutTransport = rule.httpStatus || !rule.messageMatches.empty();
    if (facts.isExpected && isAboutTransport && rule.step.empty())
        return false;
    if (!rule.messageMatches.empty() && !matchesAny(facts.messages, rule.messageMatches))
        return false;
    if (rule.httpStatus && *rule.httpStatus != facts.httpStatus)
        return false;
    return !rule.nullAt.empty() || !rule.messageMatches.empty() || rule.httpStatus.has_value();
}

Message apiMessage(const AnswerFacts &facts)
{
    std::string text = facts.apiMessage;
    for (const std::string &message : facts.messages) {
        if (facts.apiMessage.empty() && !message.empty())
            text.append(text.empty() ? "" : "; ").append(message);
    }
    if (text.empty())
        return CORE_TEXT("Core", "It does not say why.");
    if (text.size() > kLongestApiMessage)
        text = std::string(truncatedUtf8(text, kLongestApiMessage)) + "...";
    return text;
}

Message filled(std::string_view message, const json::Value &arguments, const AnswerFacts &facts)
{
    std::vector<Message> parts;
    while (!message.empty()) {
        const std::size_t open = message.find('{');
        const std::size_t close = open == std::string_view::npos ? open : message.find('}', open);
        if (close == std::string_view::npos)
            break;
        parts.emplace_back(std::string(message.substr(0, open)));
        const std::string_view name = message.substr(open + 1, close - open - 1);
        const json::Value *argument = arguments.find(name);
        if (argument != nullptr)
            parts.emplace_back(scalarText(*argument).value_or(json::write(*argument)));
        else if (name == kApiMessage)
            parts.push_back(apiMessage(facts));
        else
            parts.emplace_back(std::string(message.substr(open, close + 1 - open)));
        message.remove_prefix(close + 1);
    }
    parts.emplace_back(std::string(message));
    return Message::joined(parts, {});
}

// Collects texts, lists of texts, and texts by their subject: {"title": ["is too long"], "base": ["No"]}.
void addTexts(const json::Value &value, const std::string &about, std::string &text)
{
    if (value.isString())
        text.append(text.empty() ? "" : "; ").append(about).append(value.toString());
    for (const json::Value &element : value.elements())
        addTexts(element, about, text);
    for (const json::Member &member : value.members()) {
        const std::string_view name = member.name.view();
        const bool saysNothing = name == "base" || name == "message" || name == "errors";
        addTexts(member.value, saysNothing ? about : about + std::string(name) + ' ', text);
    }
}

} // namespace

std::vector<ErrorRule> rulesFor(const std::vector<ErrorRule> &rules, std::string_view step)
{
    // Without a step of its own a place is one of the tool's result.
    std::vector<ErrorRule> chosen;
    std::ranges::copy_if(rules, std::back_inserter(chosen), [step](const ErrorRule &rule) {
        return rule.step.empty() ? step.empty() || rule.nullAt.empty() : rule.step == step;
    });
    return chosen;
}

std::string messageOfBody(const json::Value &body)
{
    for (const std::string_view name : {"error_description", "message", "error", "errors"}) {
        std::string text;
        addTexts(body[name], {}, text);
        if (!text.empty())
            return text;
    }
    return {};
}

std::optional<RuledError> applyRules(std::span<const ErrorRule> toolRules,
                                     std::span<const ErrorRule> endpointRules, const AnswerFacts &facts,
                                     const json::Value &arguments)
{
    for (const std::span<const ErrorRule> rules : std::array{toolRules, endpointRules}) {
        const auto found =
            std::ranges::find_if(rules, [&](const ErrorRule &rule) { return applies(rule, facts); });
        if (found != rules.end())
            return RuledError{found->status, filled(found->message, arguments, facts), found->hint};
    }
    return std::nullopt;
}

} // namespace tooltray::execution
