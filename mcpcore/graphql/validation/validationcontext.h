// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "graphql/language/sdl.h"
#include "graphql/validation/coerceliteral.h"
#include "graphql/validation/documentfacts.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tooltray::graphql {

// How much may be spent on finding names that were perhaps meant. Comparing names is all that costs more
// than the document is long, so documents made to hurt get their errors without suggestions.
struct SuggestionBudget {
    std::uint64_t steps = 20'000'000;
};

// The options close to the input by edits, case being one edit, best first.
std::vector<std::string_view> suggestionList(std::string_view input,
                                             const std::vector<std::string_view> &options,
                                             SuggestionBudget &budget);

// ' Did you mean "a", "b", or "c"?' from the first five; "" from none.
std::string didYouMean(const std::vector<std::string_view> &suggestions, std::string_view what = {});

std::string orList(const std::vector<std::string> &items);
std::string andList(const std::vector<std::string> &items);

enum class Suggestions : std::uint8_t { Show, Hide };

struct ValidationOptions {
    std::size_t maxErrors = 100; // then validation stops and says so
    Suggestions suggestions = Suggestions::Show;
    const InputScalars *scalars = nullptr; // what custom scalars take; anything, without
};

// The rule of diagnostics that say that validation stopped early, at a budget of ours.
constexpr std::string_view kBudgetRule = "ValidationBudget";

// Gives a rule its data and collects its reports.
class ValidationContext {
public:
    // A document that defines types is checked against a schema that has nothing but what all have.
    enum class Target : std::uint8_t { Executable, TypeSystem };

    ValidationContext(const Document &document, const Schema &schema, Target target,
                      const ValidationOptions &options);

    const Document &document() const noexcept { return m_document; }
    const Schema &schema() const noexcept { return m_schema; }
    const DocumentFacts &facts() const noexcept { return m_facts; }
    bool knowsSchema() const noexcept { return m_target == Target::Executable; }
    // The directive's definition in the document itself; the last one if there are several.
    DirectiveDefinition directiveDefinition(Symbol name) const noexcept;

    static SourceSpan span(Node node) noexcept { return {node.start(), node.end()}; }
    static SourceSpan nameSpan(Node node) noexcept
    {
        return {node.nameStart(), node.nameStart() + static_cast<std::uint32_t>(node.name().size())};
    }

    void report(std::string_view rule, std::string message, std::vector<SourceSpan> spans);
    void report(std::string_view rule, std::string message, Node node)
    {
        report(rule, std::move(message), {span(node)});
    }

    // ' Did you mean ...?' or nothing.
    std::string suggest(std::string_view input, const std::vector<std::string_view> &options);
    const ValidationOptions &options() const noexcept { return m_options; }
    bool showsSuggestions() const noexcept { return m_options.suggestions == Suggestions::Show; }
    SuggestionBudget &suggestionBudget() noexcept { return m_suggestionBudget; }

    // Work that may grow faster than the document is paid for. False, and an end to it, when it is too much.
    bool spend(std::uint64_t steps);
    bool isAborted() const noexcept { return m_isAborted; }

    Diagnostics takeDiagnostics() noexcept { return std::move(m_diagnostics); }

private:
    void abort(std::string message);

    const Document &m_document;
    const Schema &m_schema;
    Target m_target;
    ValidationOptions m_options;
    DocumentFacts m_facts;
    std::vector<DirectiveDefinition> m_directiveDefinitions;
    Diagnostics m_diagnostics;
    SuggestionBudget m_suggestionBudget;
    std::uint64_t m_steps = 20'000'000;
    std::size_t m_messageBytes = 32 << 20;
    bool m_isAborted = false;
};

// What every rule has; a rule is told of the nodes that its enter() takes.
class ValidationRule {
public:
    explicit ValidationRule(ValidationContext &context) noexcept : m_context(context) {}

protected:
    ValidationContext &m_context;
};

// The nodes that share their name with others, group by group in the order of the first of each.
// nameNode: the part of an item that bears the name.
template <class Range, class NameNode>
std::vector<std::vector<Node>> duplicatesByName(const Range &items, NameNode nameNode)
{
    std::vector<std::vector<Node>> groups;
    std::unordered_map<Symbol, std::size_t> groupByName;
    for (const auto item : items) {
        const Node node = nameNode(item);
        const auto [group, isNew] = groupByName.try_emplace(node.symbol(), groups.size());
        if (isNew)
            groups.emplace_back();
        groups[group->second].push_back(node);
    }
    std::erase_if(groups, [](const std::vector<Node> &group) { return group.size() < 2; });
    return groups;
}

} // namespace tooltray::graphql
