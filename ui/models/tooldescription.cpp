// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolplan.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <string_view>

namespace tooltray::ui {
namespace {

using namespace graphql;

constexpr std::size_t kLongestDescription = 600; // bytes
constexpr std::size_t kLongestTypeSentence = 200;
constexpr std::size_t kMaxNamedArguments = 6; // that are named; the schema of the input has all

std::string trimmed(std::string text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
        text.pop_back();
    return text;
}

std::string firstParagraph(std::string_view description)
{
    std::string text(description);
    if (const std::size_t end = text.find("\n\n"); end != std::string::npos)
        text.resize(end);
    if (text.size() > kLongestDescription) {
        const std::size_t end = text.rfind(". ", kLongestDescription);
        text.resize(end == std::string::npos ? text.find_last_of(" \n", kLongestDescription) : end + 1);
    }
    return trimmed(std::move(text));
}

// Without its full stop; empty where it is too long to be said in passing.
std::string firstSentence(std::string_view description)
{
    std::string text = firstParagraph(description);
    std::ranges::replace(text, '\n', ' ');
    if (const std::size_t end = text.find(". "); end != std::string::npos)
        text.resize(end);
    while (text.ends_with('.'))
        text.pop_back();
    return text.size() > kLongestTypeSentence ? std::string() : text;
}

std::string withFullStop(std::string text)
{
    const bool isEnded = text.ends_with('.') || text.ends_with('!') || text.ends_with('?');
    return isEnded ? text : text + '.';
}

// "pull requests" of pullRequests.
std::string wordsOf(std::string_view name)
{
    std::string words = snakeCase(name);
    std::ranges::replace(words, '_', ' ');
    return words;
}

// What a page or list is of: the nodes, or the nodes of its edges.
SchemaType itemType(SchemaType type)
{
    if (const SchemaField nodes = type.isComposite() ? type.field("nodes") : SchemaField())
        return nodes.namedType();
    const SchemaField edges = type.isComposite() ? type.field("edges") : SchemaField();
    const SchemaField node =
        edges && edges.namedType().isComposite() ? edges.namedType().field("node") : SchemaField();
    return node ? node.namedType() : type;
}

// "Returns a page of Issue objects (a task of a team)."
std::string returnSentence(SchemaField field)
{
    const SchemaType type = field.namedType();
    const SchemaType item = itemType(type);
    const std::string kind =
        item.isComposite() ? std::string(item.name()) + " object" : std::string(item.name());
    std::string text;
    if (item != type)
        text = "Returns a page of " + kind + 's';
    else if (field.type().nullable().isList())
        text = "Returns a list of " + kind + (item.isComposite() ? "s" : " values");
    else
        text = "Returns one " + kind + (item.isComposite() ? "" : " value");
    const std::string sentence = firstSentence(item.isBuiltIn() ? std::string_view() : item.description());
    return sentence.empty() ? text + '.' : text + ": " + sentence + '.';
}

// "Arguments: owner (required), name (required), states."
std::string argumentSentence(const std::vector<SchemaField> &fields, TakenArguments choice)
{
    std::string names;
    std::size_t count = 0;
    const auto add = [&](SchemaField field, bool isRequired) {
        for (const SchemaInput argument : field.arguments()) {
            const bool isWanted = isRequired || (choice == TakenArguments::All && !argument.isDeprecated());
            if (argument.isRequired() != isRequired || !isWanted || ++count > kMaxNamedArguments)
                continue;
            names += names.empty() ? "" : ", ";
            names += std::string(argument.name()) + (isRequired ? " (required)" : "");
        }
    };
    for (const SchemaField field : fields)
        add(field, true);
    add(fields.back(), false);
    if (names.empty())
        return {};
    return " Arguments: " + names + (count > kMaxNamedArguments ? " and more." : ".");
}

// "Pull requests of a repository": what the names of the fields say.
std::string subjectOf(const std::vector<SchemaField> &fields)
{
    std::string text = wordsOf(fields.back().name());
    for (std::size_t i = fields.size() - 1; i-- > 0;)
        text += " of the " + wordsOf(fields[i].name());
    return asciiCapitalised(text);
}

} // namespace

std::string toolDescriptionFor(OperationType type, const std::vector<SchemaField> &fields,
                               TakenArguments arguments)
{
    const SchemaField field = fields.back();
    const std::string own = firstParagraph(field.description());
    if (!own.empty() && fields.size() == 1)
        return own;
    if (!own.empty())
        return subjectOf(fields) + ": " + withFullStop(own);
    const std::string subject = subjectOf(fields);
    const std::string first =
        type == OperationType::Mutation ? "Mutation: " + wordsOf(field.name()) : subject;
    return first + ". " + returnSentence(field) + argumentSentence(fields, arguments);
}

} // namespace tooltray::ui
