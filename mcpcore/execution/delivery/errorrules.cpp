// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/errorrules.h"

#include "execution/arguments/transform.h"
#include "text/regex/regex.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

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

namespace {

// Objects and lists that explain what went wrong, or that every payload has.
bool isAboutTheCall(std::string_view name)
{
    constexpr std::array<std::string_view, 9> kNames{
        "error", "errors", "problems", "message", "messages", "warnings", "extensions", "query", "viewer"};
    return isOneOf(name, kNames) || name.ends_with("Errors") || name.ends_with("_errors")
           || name.ends_with("Messages");
}

bool namesThing(std::string_view name)
{
    const bool isEcho = name == "clientMutationId" || name == "client_mutation_id";
    return !isEcho && (name == "id" || name.ends_with("Id") || name.ends_with("_id"));
}

bool hasContent(const json::Value &value)
{
    const auto hasMemberContent = [](const json::Member &member) {
        return member.name.view() != "__typename" && hasContent(member.value);
    };
    if (value.isObject())
        return std::ranges::any_of(value.members(), hasMemberContent);
    if (value.isArray())
        return std::ranges::any_of(value.elements(), hasContent);
    return !value.isNull() && !(value.isString() && value.toString().empty());
}

bool isResult(const json::Member &member)
{
    const bool isThing = member.value.isObject() || member.value.isArray() || namesThing(member.name.view());
    return isThing && !isAboutTheCall(member.name.view()) && hasContent(member.value);
}

class ErrorSearch {
public:
    explicit ErrorSearch(std::span<const json::Value> errors) : m_errors(errors) {}

    bool hasResult() const { return m_hasResult; }

    // True if there are errors in it.
    bool search(const json::Value &value, bool isOfErrors)
    {
        if (!m_errors.empty() && value == m_errors.front()) {
            m_errors = m_errors.subspan(1);
            m_hasResult = m_hasResult || (!isOfErrors && std::ranges::any_of(value.members(), isObject));
            return true;
        }
        bool hasErrors = false;
        bool hasOthers = false;
        for (const json::Value &element : value.elements()) {
            const bool isFound = search(element, isOfErrors);
            hasErrors = hasErrors || isFound;
            hasOthers = hasOthers || (!isFound && element.isObject()); // a payload without errors
        }
        for (const json::Member &member : value.members()) {
            const bool isFound = search(member.value, isOfErrors || isAboutTheCall(member.name.view()));
            hasErrors = hasErrors || isFound;
            hasOthers = hasOthers || (!isFound && isResult(member));
        }
        m_hasResult = m_hasResult || (hasErrors && hasOthers);
        return hasErrors;
    }

private:
    // A payload that is an error itself has lists of its own about that.
    static bool isObject(const json::Member &member) { return member.value.isObject() && isResult(member); }

    std::span<const json::Value> m_errors; // that were not found yet
    bool m_hasResult = false;
};

} // namespace

bool isAllNull(const json::Value &data)
{
    const auto members = data.members();
    return std::ranges::all_of(members, [](const json::Member &member) { return member.value.isNull(); });
}

bool hasSeveralPayloads(const json::Value &data)
{
    const auto members = data.members();
    return members.size() > 1 || std::ranges::any_of(members, [](const json::Member &payload) {
               return payload.value.isArray() && payload.value.size() > 1;
           });
}

bool mayBeMade(const json::Value &data, std::span<const json::Value> errors)
{
    ErrorSearch search(errors);
    search.search(data, false);
    return search.hasResult();
}

} // namespace tooltray::execution
