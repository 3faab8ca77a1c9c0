// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/validationcontext.h"

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

} // namespace tooltray::graphql
