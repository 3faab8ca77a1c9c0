// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/answer/errorrules.h"

#include "execution/bind/transform.h"
#include "jsonschema/regex/regex.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>

namespace tooltray::execution {
namespace {

using workspace::ErrorRule;

constexpr std::size_t kMessagePatternSteps = 100'000;

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
    const auto compiled = jsonschema::Regex::compile(pattern);
    return compiled.regex && std::ranges::any_of(messages, [&](const std::string &message) {
               return compiled.regex->search(message, kMessagePatternSteps).answer
                      == jsonschema::Regex::Answer::Match;
           });
}

bool applies(const ErrorRule &rule, const AnswerFacts &facts)
{
    if (!rule.nullAt.empty() && !isNothingAt(facts.data, rule.nullAt))
        return false;
    if (!rule.messageMatches.empty() && !matchesAny(facts.messages, rule.messageMatches))
        return false;
    if (rule.httpStatus && *rule.httpStatus != facts.httpStatus)
        return false;
    return !rule.nullAt.empty() || !rule.messageMatches.empty() || rule.httpStatus.has_value();
}

std::string filled(std::string_view message, const json::Value &arguments)
{
    std::string text;
    while (!message.empty()) {
        const std::size_t open = message.find('{');
        const std::size_t close = open == std::string_view::npos ? open : message.find('}', open);
        if (close == std::string_view::npos)
            break;
        text += message.substr(0, open);
        const json::Value *argument = arguments.find(message.substr(open + 1, close - open - 1));
        if (argument == nullptr)
            text += message.substr(open, close + 1 - open);
        else
            text += scalarText(*argument).value_or(json::write(*argument));
        message.remove_prefix(close + 1);
    }
    return text.append(message);
}

} // namespace

std::optional<RuledError> applyRules(std::span<const ErrorRule> toolRules,
                                     std::span<const ErrorRule> endpointRules, const AnswerFacts &facts,
                                     const json::Value &arguments)
{
    for (const std::span<const ErrorRule> rules : std::array{toolRules, endpointRules}) {
        const auto found =
            std::ranges::find_if(rules, [&](const ErrorRule &rule) { return applies(rule, facts); });
        if (found != rules.end())
            return RuledError{found->status, filled(found->message, arguments)};
    }
    return std::nullopt;
}

} // namespace tooltray::execution
