// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schemapart.h"

#include "graphql/language/lexer.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using namespace graphql;

Error notFound(const char *code, const std::string &message, const std::vector<std::string> &meant,
               std::string hint)
{
    const std::string suggestion = didYouMean(meant);
    return {ErrorKind::NotFound, code, message + (suggestion.empty() ? "" : " " + suggestion),
            std::move(hint)};
}

std::optional<SchemaPart> memberOf(SchemaType type, std::string_view name)
{
    if (const SchemaField field = type.field(name))
        return SchemaPart{type, field};
    if (const SchemaInput input = type.inputField(name))
        return SchemaPart{type, input};
    if (const SchemaEnumValue value = type.enumValue(name))
        return SchemaPart{type, value};
    return std::nullopt;
}

// The arguments in the parentheses that a text begins with, "(id: 1, state:)", and what stands behind these.
struct ArgumentList {
    std::vector<std::string> names = {};
    std::string_view text;
    std::string_view behind = {};

    // As a coordinate names an argument, with the colon or without.
    bool isOfOneName() const
    {
        return names.size() == 1 && (text == '(' + names[0] + ":)" || text == '(' + names[0] + ')');
    }
};

ArgumentList argumentsIn(std::string_view text)
{
    ArgumentList list{.text = text};
    SyntaxErrors errors;
    Lexer lexer(text, Encoding::Unchecked, &errors);
    std::string last; // name, which a colon makes that of an argument
    int depth = 0;
    for (Token token = lexer.next(); token.kind != TokenKind::EndOfFile; token = lexer.next()) {
        const bool isOpened = token.kind == TokenKind::ParenLeft || token.kind == TokenKind::BracketLeft
                              || token.kind == TokenKind::BraceLeft;
        const bool isClosed = token.kind == TokenKind::ParenRight || token.kind == TokenKind::BracketRight
                              || token.kind == TokenKind::BraceRight;
        depth += isOpened ? 1 : isClosed ? -1 : 0;
        if (depth == 0) {
            list.text = text.substr(0, token.end);
            list.behind = text.substr(token.end);
            break;
        }
        if (depth == 1 && token.kind == TokenKind::Name)
            last = text.substr(token.start, token.end - token.start);
        else if (depth == 1 && token.kind == TokenKind::Colon && !last.empty())
            list.names.push_back(std::exchange(last, {}));
    }
    if (list.names.empty() && !last.empty()) // "(id)"
        list.names.push_back(std::move(last));
    return list;
}

// The first argument that is none of these, as the coordinate of it would be, with those that may be meant.
std::optional<Error> unknownArgument(SchemaInputs inputs, const std::string &coordinate,
                                     const std::vector<std::string> &arguments)
{
    std::vector<std::string> known;
    for (const SchemaInput input : inputs)
        known.emplace_back(input.name());
    const auto unknown = std::ranges::find_if(arguments, [&](const std::string &argument) {
        return std::ranges::find(known, argument) == known.end();
    });
    if (unknown == arguments.end())
        return std::nullopt;
    std::vector<std::string> meant = suggestions(*unknown, known);
    for (std::string &one : meant)
        one = coordinate + '(' + one + ":)";
    return notFound("argument_unknown", coordinate + " has no argument \"" + *unknown + "\".", meant,
                    "Call get_schema_info with the type_name \"" + coordinate + "\" for its arguments.");
}

Error unknownMember(SchemaType type, const std::string &name)
{
    const std::string typeName(type.name());
    std::vector<std::string> meant = suggestions(name, memberNames(type));
    for (std::string &one : meant)
        one.insert(0, typeName + '.');
    return notFound("member_unknown", "The type \"" + typeName + "\" has no \"" + name + "\".", meant,
                    "Call get_schema_info with the type_name \"" + typeName
                        + "\" for all that it has, or search_schema.");
}

Result<SchemaPart> namedDirective(const Schema &schema, std::string_view coordinate)
{
    const std::string name(coordinate.substr(1, coordinate.find('(') - 1));
    const SchemaDirective directive = schema.directive(name);
    if (!directive) {
        std::vector<std::string> names;
        for (const SchemaDirective known : schema.directives())
            names.emplace_back(known.name());
        std::vector<std::string> meant = suggestions(name, names);
        for (std::string &one : meant)
            one.insert(0, 1, '@');
        return notFound("directive_unknown", "There is no directive \"@" + name + "\" in the schema.", meant,
                        "Call get_schema_info with the format \"names\" for all names.");
    }
    const std::string_view behind = coordinate.substr(1 + name.size());
    if (!behind.starts_with('('))
        return SchemaPart{{}, directive};
    const ArgumentList arguments = argumentsIn(behind);
    if (auto error = unknownArgument(directive.arguments(), '@' + name, arguments.names))
        return *std::move(error);
    if (!arguments.isOfOneName())
        return SchemaPart{{}, directive};
    return SchemaPart{{}, directive.argument(arguments.names.front())};
}

} // namespace

Result<SchemaType> namedType(const Schema &schema, const std::string &name)
{
    if (const SchemaType type = schema.type(name))
        return type;
    std::map<std::string, std::string, std::less<>> coordinates; // of root fields, by their names
    for (const OperationType operation :
         {OperationType::Subscription, OperationType::Mutation, OperationType::Query}) {
        if (const SchemaType root = schema.rootType(operation)) {
            for (const SchemaField field : root.fields())
                coordinates.insert_or_assign(std::string(field.name()), field.coordinate());
        }
    }
    std::vector<std::string> meant;
    if (const auto exact = coordinates.find(name); exact != coordinates.end()) {
        meant.push_back(exact->second);
    } else {
        std::vector<std::string> names;
        for (const SchemaType type : schema.types())
            names.emplace_back(type.name());
        // Types begin with a capital, fields do not.
        const bool isField = !name.empty() && !isAsciiUpper(name.front());
        for (const auto &[field, coordinate] : coordinates) {
            if (isField)
                names.push_back(field);
        }
        meant = suggestions(name, names);
        for (std::string &one : meant) {
            const auto field = coordinates.find(one);
            if (field != coordinates.end() && !schema.type(one))
                one = field->second;
        }
    }
    return notFound("type_unknown", "There is no type \"" + name + "\" in the schema.", meant,
                    "Call get_schema_info with the format \"names\" for all names, or search_schema.");
}

std::vector<std::string> memberNames(SchemaType type)
{
    std::vector<std::string> names;
    for (const SchemaField field : type.fields())
        names.emplace_back(field.name());
    for (const SchemaInput input : type.inputFields())
        names.emplace_back(input.name());
    for (const SchemaEnumValue value : type.enumValues())
        names.emplace_back(value.name());
    return names;
}

std::string SchemaPart::coordinate() const
{
    return std::visit([](const auto &part) { return part.coordinate(); }, element);
}

bool isCoordinate(std::string_view name)
{
    return name.starts_with('@') || name.find('.') != std::string_view::npos;
}

Result<SchemaPart> namedPart(const Schema &schema, const std::string &coordinate)
{
    if (coordinate.starts_with('@'))
        return namedDirective(schema, coordinate);
    std::string_view behind = coordinate;
    const Result<SchemaType> first = namedType(schema, coordinate.substr(0, coordinate.find('.')));
    if (!first)
        return first.error();
    SchemaType type = *first;
    behind.remove_prefix(behind.find('.'));
    while (true) {
        behind.remove_prefix(1);
        const std::string name(behind.substr(0, behind.find_first_of("(.:")));
        behind.remove_prefix(name.size());
        std::optional<SchemaPart> member = memberOf(type, name);
        if (!member)
            return unknownMember(type, name);
        const auto *field = std::get_if<SchemaField>(&member->element);
        if (behind.starts_with('(')) {
            const ArgumentList arguments = argumentsIn(behind);
            const SchemaInputs known = field == nullptr ? SchemaInputs() : field->arguments();
            if (auto error = unknownArgument(known, member->coordinate(), arguments.names))
                return *std::move(error);
            behind = arguments.behind;
            if (field != nullptr && arguments.isOfOneName() && behind.empty())
                return SchemaPart{type, field->argument(arguments.names.front())};
        }
        // The type that a field returns may have members of its own.
        if (field == nullptr || !behind.starts_with('.'))
            return *std::move(member);
        type = field->namedType();
    }
}

} // namespace tooltray::toolkit
