// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/validationcontext.h"

#include "graphql/language/characters.h"
#include "text/unicode/ascii.h"
#include "text/words/naturalorder.h"
#include "text/words/suggestions.h"

#include <algorithm>

namespace tooltray::graphql {

ValidationContext::ValidationContext(const Document &document, const Schema &schema, Target target,
                                     const ValidationOptions &options)
    : m_document(document)
    , m_schema(schema)
    , m_target(target)
    , m_options(options)
    , m_facts(document, schema)
{
    for (const Node definition : document.definitions())
        if (definition.is(NodeKind::DirectiveDefinition))
            m_directiveDefinitions.emplace_back(definition);
}

DirectiveDefinition ValidationContext::directiveDefinition(Symbol name) const noexcept
{
    DirectiveDefinition found;
    for (const DirectiveDefinition definition : m_directiveDefinitions)
        if (definition.symbol() == name)
            found = definition;
    return found;
}

void ValidationContext::report(std::string_view rule, std::string message, std::vector<SourceSpan> spans)
{
    if (m_isAborted)
        return;
    if (m_diagnostics.size() >= m_options.maxErrors)
        return abort("Too many validation errors, error limit reached. Validation aborted.");
    if (message.size() > m_messageBytes)
        return abort("Validation aborted: the errors take too much room.");
    m_messageBytes -= message.size();
    m_diagnostics.push_back({rule, std::move(message), std::move(spans)});
}

std::string ValidationContext::suggest(std::string_view input, const std::vector<std::string_view> &options)
{
    return showsSuggestions() ? didYouMean(suggestionList(input, options, m_suggestionBudget))
                              : std::string();
}

bool ValidationContext::spend(std::uint64_t steps)
{
    if (m_isAborted)
        return false;
    if (steps > m_steps) {
        abort("Validation aborted: the document takes too much work.");
        return false;
    }
    m_steps -= steps;
    return true;
}

void ValidationContext::abort(std::string message)
{
    m_isAborted = true;
    m_diagnostics.push_back({kBudgetRule, std::move(message), {}});
}

namespace {

constexpr std::size_t kMaxSuggestions = 5;

std::string list(const std::vector<std::string> &items, std::string_view conjunction)
{
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool isLast = i + 1 == items.size();
        if (i > 0)
            text += items.size() > 2 ? ", " : " ";
        if (i > 0 && isLast)
            text.append(conjunction).append(" ");
        text += items[i];
    }
    return text;
}

} // namespace

std::vector<std::string_view>
suggestionList(std::string_view input, const std::vector<std::string_view> &options, SuggestionBudget &budget)
{
    struct Candidate {
        std::string_view option;
        std::size_t distance;
    };
    std::vector<Candidate> candidates;
    const std::string lowered = asciiLower(input);
    const std::size_t threshold = utf16Length(input) * 2 / 5 + 1;
    text::EditDistance distance;
    for (const std::string_view option : options) {
        const std::string other = asciiLower(option);
        if (other == lowered) {
            candidates.push_back({option, option == input ? 0U : 1U});
            continue;
        }
        const std::uint64_t steps = option.size() * input.size();
        const auto [shorter, longer] = std::minmax({option.size(), input.size()});
        if (longer - shorter > threshold || budget.steps < steps)
            continue;
        budget.steps -= steps;
        if (const auto found =
                distance.between(std::string_view(lowered), std::string_view(other), threshold))
            candidates.push_back({option, *found});
    }
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate &a, const Candidate &b) {
        return a.distance != b.distance ? a.distance < b.distance : naturalOrder(a.option, b.option) < 0;
    });
    std::vector<std::string_view> suggestions;
    for (const Candidate &candidate : candidates)
        if (suggestions.empty() || suggestions.back() != candidate.option)
            suggestions.push_back(candidate.option);
    return suggestions;
}

std::string didYouMean(const std::vector<std::string_view> &suggestions, std::string_view what)
{
    if (suggestions.empty())
        return {};
    std::vector<std::string> quoted;
    for (std::size_t i = 0; i < std::min(suggestions.size(), kMaxSuggestions); ++i)
        quoted.push_back('"' + std::string(suggestions[i]) + '"');
    std::string sentence = " Did you mean ";
    if (!what.empty())
        sentence.append(what).append(" ");
    return sentence + orList(quoted) + "?";
}

std::string orList(const std::vector<std::string> &items)
{
    return list(items, "or");
}

std::string andList(const std::vector<std::string> &items)
{
    return list(items, "and");
}

} // namespace tooltray::graphql
