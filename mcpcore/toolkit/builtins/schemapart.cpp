// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schemapart.h"

#include "graphql/language/lexer.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"
#include "toolkit/builtins/schemainfo.h"
#include "toolkit/catalogue/budget.h"

#include <algorithm>
#include <cstddef>
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

namespace {

using namespace graphql;

constexpr std::size_t kNamePageBytes = 7'000; // less than 1,500 tokens

struct Section {
    std::string title; // "object types"
    std::vector<std::string> names;
    std::string prefix = {}; // of the names, where a cursor names one: "Query."
};

std::vector<Section> sectionsOf(const Schema &schema)
{
    std::vector<Section> sections;
    std::vector<SchemaType> roots;
    for (const auto &[operation, title] : {std::pair(OperationType::Query, "query fields"),
                                           std::pair(OperationType::Mutation, "mutation fields"),
                                           std::pair(OperationType::Subscription, "subscription fields")}) {
        const SchemaType root = schema.rootType(operation);
        if (!root)
            continue;
        roots.push_back(root);
        sections.push_back({title, memberNames(root), std::string(root.name()) + '.'});
    }
    for (const TypeKind kind : {TypeKind::Object, TypeKind::Interface, TypeKind::Union, TypeKind::InputObject,
                                TypeKind::Enum, TypeKind::Scalar}) {
        Section section{std::string(typeKindName(kind)) + " types", {}};
        for (const SchemaType type : schema.types()) {
            const bool isListed = type.kind() == kind && !type.isIntrospection() && !type.isBuiltIn();
            if (isListed && std::ranges::find(roots, type) == roots.end())
                section.names.emplace_back(type.name());
        }
        sections.push_back(std::move(section));
    }
    Section directives{"directives", {}};
    for (const SchemaDirective directive : schema.directives())
        directives.names.push_back(directive.coordinate());
    sections.push_back(std::move(directives));
    return sections;
}

class NamesPage {
public:
    explicit NamesPage(std::string_view after) : m_after(after), m_isBegun(after.empty()) {}

    std::optional<std::string> of(const std::vector<Section> &sections)
    {
        for (const Section &section : sections)
            add(section);
        if (!m_isBegun)
            return std::nullopt;
        if (m_left > 0)
            m_text.append("# ")
                .append(std::to_string(m_left))
                .append(m_left == 1 ? " more name" : " more names")
                .append(": pass the cursor \"")
                .append(cursorBehind(m_last))
                .append("\".\n");
        m_text += "# Pass a name as type_name; a field as a coordinate such as Mutation.createIssue.\n";
        return std::move(m_text);
    }

private:
    void add(const Section &section)
    {
        bool hasTitle = false;
        for (const std::string &name : section.names) {
            const std::string full = section.prefix + name;
            if (!m_isBegun) {
                m_isBegun = full == m_after;
                continue;
            }
            if (m_left > 0 || (m_text.size() + name.size() > kNamePageBytes && !m_last.empty())) {
                ++m_left;
                continue;
            }
            if (!std::exchange(hasTitle, true))
                m_text += "# " + section.title + ": " + std::to_string(section.names.size()) + '\n' + name;
            else
                m_text.append(" ").append(name);
            m_last = full;
        }
        if (hasTitle)
            m_text += '\n';
    }

    std::string_view m_after;
    bool m_isBegun;
    std::string m_text;
    std::string m_last;
    std::size_t m_left = 0;
};

} // namespace

std::optional<std::string> schemaNames(const Schema &schema, std::string_view after)
{
    return NamesPage(after).of(sectionsOf(schema));
}

std::string memberNamesText(SchemaType type)
{
    std::vector<std::string> names = memberNames(type);
    if (type.is(TypeKind::Union)) {
        for (const SchemaType member : type.members())
            names.emplace_back(member.name());
    }
    std::string text = "# " + std::string(typeKindName(type.kind())) + ' ' + std::string(type.name()) + ": "
                       + std::to_string(names.size()) + '\n';
    for (std::size_t i = 0; i < names.size(); ++i)
        text.append(i == 0 ? "" : " ").append(names[i]);
    text += '\n';
    if (!names.empty() && !type.is(TypeKind::Union))
        text += "# Pass a coordinate such as " + std::string(type.name()) + '.' + names.front()
                + " as type_name, or format \"minified\" for all.\n";
    return text;
}

} // namespace tooltray::toolkit
