// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/proposal/proposal.h"

#include "openapi/proposal/operationnames.h"
#include "openapi/request/callschema.h"
#include "openapi/schema/plaintext.h"
#include "openapi/schema/shownschema.h"
#include "text/unicode/ascii.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxTitle = 60;
constexpr std::size_t kMaxDescription = 300; // bytes

std::string sentenceCase(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : " ") + word;
    return asciiCapitalised(text);
}

std::string titleOf(const ApiOperation &operation)
{
    const std::string_view first = operation.summary.substr(0, operation.summary.find('\n'));
    std::string title = plainText(first, kMaxTitle);
    return title.empty() ? sentenceCase(pathWords(operation)).substr(0, kMaxTitle) : title;
}

std::string descriptionOf(const ApiOperation &operation)
{
    std::string text = operation.isDeprecated ? "Deprecated. " : "";
    std::string summary = plainText(operation.summary, kMaxDescription - text.size());
    if (summary.empty() && plainText(operation.description, kMaxDescription).empty())
        summary = sentenceCase(pathWords(operation));
    if (!summary.empty() && !summary.ends_with('.') && !summary.ends_with('!') && !summary.ends_with('?'))
        summary += '.';
    text += summary;
    if (text.size() + 40 >= kMaxDescription)
        return firstSentences(text, kMaxDescription);
    std::string more = plainText(operation.description, kMaxDescription - text.size() - 1);
    if (!summary.empty() && more.starts_with(std::string_view(summary).substr(0, summary.size() - 1)))
        more = more.substr(std::min(summary.size(), more.size()));
    more = std::string(trimmed(more));
    if (!more.empty())
        text += (text.empty() || text.ends_with(' ') ? "" : " ") + more;
    return std::string(trimmed(text));
}

// True if the description only repeats the name of the property.
bool saysOnlyItsName(std::string_view description, std::string_view name)
{
    std::vector<std::string> said = wordsOf(description);
    std::erase_if(said, [](const std::string &word) {
        return word == "the" || word == "a" || word == "an" || word == "of";
    });
    return said == wordsOf(name);
}

json::Value shownArgument(const ApiArgument &argument, const json::Value &definitions,
                          const ShownBudget &budget)
{
    json::Value shown = ShownSchema(definitions, budget).show(argument.schema, 1);
    std::string description;
    if (!argument.description.empty() && budget.description > 0)
        description = plainText(argument.description, budget.description);
    const auto append = [](std::string &text, std::string_view more) {
        text.append(text.empty() ? "" : text.ends_with('.') ? " " : ". ").append(more);
    };
    const std::string own(std::as_const(shown)["description"].toString());
    if (own.find(description) != std::string::npos)
        description = own;
    else if (!own.empty())
        append(description, own);
    if (saysOnlyItsName(description, argument.name))
        description.clear();
    const bool isOfBody = argument.target != ApiArgument::Target::Parameter;
    if (isOfBody && !shown.contains("enum") && admitsNull(argument.schema, definitions))
        append(description, kAlsoNull);
    if (description.empty())
        shown.remove("description");
    else
        shown.set("description", std::move(description));
    return shown;
}

json::Value shownWithin(const ApiArguments &arguments, const ShownBudget &budget)
{
    return argumentsObject(arguments, [&](const ApiArgument &argument) {
        return shownArgument(argument, arguments.definitions, budget);
    });
}

// Optional arguments beyond the first few go into one object, of which only the names are said.
json::Value collapsed(const json::Value &shown, std::size_t mostBytes)
{
    constexpr std::size_t kept = 15;
    const json::Value &required = shown["required"];
    json::Value properties = json::Value::object();
    std::string names;
    std::size_t optional = 0;
    for (const json::Member &member : shown["properties"].members()) {
        const json::Value name(member.name.view());
        const bool isRequired = std::ranges::find(required.elements(), name) != required.elements().end();
        if (isRequired || ++optional <= kept) {
            const bool isLarge = json::writtenSize(member.value, mostBytes) > 1'000;
            properties.set(member.name,
                           isLarge ? json::Value::object({{"type", std::as_const(member.value)["type"]}})
                                   : member.value);
        } else if (names.size() < 2'000) {
            names += (names.empty() ? "" : ", ") + std::string(member.name.view());
        } else if (!names.ends_with("...")) {
            names += ", ...";
        }
    }
    if (!names.empty())
        properties.set(
            "more", json::Value::object({{"type", "object"}, {"description", "More arguments: " + names}}));
    json::Value schema = shown;
    schema.set("properties", std::move(properties));
    return schema;
}

} // namespace

OperationEffect effectOf(std::string_view method)
{
    if (method == "GET" || method == "HEAD" || method == "OPTIONS" || method == "QUERY")
        return {true, false, true};
    return {false, true, method == "PUT" || method == "DELETE"};
}

bool mayBeReadOnly(const ApiOperation &operation)
{
    static constexpr std::array<std::string_view, 6> words{"search", "query",    "list",
                                                           "find",   "validate", "preview"};
    if (operation.method != "POST")
        return false;
    const std::vector<std::string> own = wordsOf(operation.id.empty() ? operation.path : operation.id);
    return !own.empty()
           && (std::ranges::find(words, own.back()) != words.end()
               || std::ranges::find(words, own.front()) != words.end());
}

std::vector<std::string> ToolProposal::hidden() const
{
    std::vector<std::string> names;
    for (const ApiArgument &argument : arguments.list) {
        if (argument.isHidden)
            names.push_back(argument.name);
    }
    return names;
}

json::Value shownArguments(const ApiArguments &arguments, std::size_t mostBytes)
{
    ShownBudget budget;
    json::Value shown = shownWithin(arguments, budget);
    for (std::size_t depth = budget.depth;
         depth-- > 1 && json::writtenSize(shown, mostBytes + 1) > mostBytes;) {
        budget.depth = depth;
        budget.steps = 500;
        shown = shownWithin(arguments, budget);
    }
    for (const std::size_t description : {80U, 0U}) {
        if (json::writtenSize(shown, mostBytes + 1) <= mostBytes)
            return shown;
        budget.description = description;
        budget.enumBytes = 300;
        shown = shownWithin(arguments, budget);
    }
    return json::writtenSize(shown, mostBytes + 1) <= mostBytes ? shown : collapsed(shown, mostBytes);
}

ToolProposal propose(const Api &api, const ApiOperation &operation, std::size_t shownBytes)
{
    SchemaWriter writer(*api.documents, Direction::Request);
    return propose(api, operation, writer, shownBytes);
}

ToolProposal propose(const Api &api, const ApiOperation &operation, SchemaWriter &writer,
                     std::size_t shownBytes)
{
    ToolProposal proposal;
    proposal.title = titleOf(operation);
    proposal.description = descriptionOf(operation);
    proposal.effect = effectOf(operation.method);
    proposal.arguments = argumentsOf(api, operation, writer);
    proposal.shown = shownArguments(proposal.arguments, shownBytes);
    proposal.pages = proposePages(api, operation);
    return proposal;
}

} // namespace tooltray::openapi
