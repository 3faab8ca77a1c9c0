// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schemainfo.h"

#include "graphql/language/lexer.h"
#include "graphql/language/sentence.h"
#include "graphql/schema/printschema.h"
#include "text/words/suggestions.h"
#include "toolkit/builtins/typeview.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using namespace graphql;

constexpr std::size_t kSentenceBytes = 100;
constexpr std::size_t kMaxUsesInText = 40;

constexpr std::array<std::pair<OperationType, std::string_view>, 3> kRoots{
    {{OperationType::Query, "query"},
     {OperationType::Mutation, "mutation"},
     {OperationType::Subscription, "subscription"}}};

bool isRoot(SchemaType type)
{
    for (const auto &[operation, name] : kRoots) {
        if (type.schema().rootType(operation) == type)
            return true;
    }
    return false;
}

bool isListed(SchemaType type)
{
    return !type.isIntrospection() && !type.isBuiltIn() && !isRoot(type);
}

void appendUses(std::string &text, std::string_view what, const std::vector<std::string> &uses)
{
    if (uses.empty())
        return;
    text.append("# ").append(what).append(": ");
    for (std::size_t i = 0; i < uses.size() && i < kMaxUsesInText; ++i)
        text.append(i == 0 ? "" : ", ").append(uses[i]);
    if (uses.size() > kMaxUsesInText)
        text += " and " + std::to_string(uses.size() - kMaxUsesInText)
                + " more (format \"json\" lists all of them)";
    text += '\n';
}

json::Value textList(const std::vector<std::string> &texts)
{
    json::Value list = json::Value::array();
    for (const std::string &text : texts)
        list.append(json::Value(text));
    return list;
}

// A type that is returned and longer than this is named only: nobody wants all of it with each field.
constexpr std::size_t kMaxOfResult = 1'500;

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

std::optional<SchemaMember> memberOf(SchemaType type, std::string_view name)
{
    for (const SchemaField field : type.fields()) {
        if (field.name() == name)
            return SchemaMember{type, field};
    }
    for (const SchemaInput input : type.inputFields()) {
        if (input.name() == name)
            return SchemaMember{type, input};
    }
    for (const SchemaEnumValue value : type.enumValues()) {
        if (value.name() == name)
            return SchemaMember{type, value};
    }
    return std::nullopt;
}

void appendComment(std::string &text, std::string_view indent, std::string_view description)
{
    while (!description.empty()) {
        const std::size_t end = std::min(description.find('\n'), description.size());
        text.append(indent).append("# ").append(description.substr(0, end)).append("\n");
        description.remove_prefix(std::min(end + 1, description.size()));
    }
}

void appendInput(std::string &text, std::string_view indent, SchemaInput input)
{
    appendComment(text, indent, input.description());
    text.append(indent).append(input.name()).append(": ").append(input.schema().print(input.type()));
    if (input.hasDefaultValue())
        text.append(" = ").append(input.defaultValue());
    text += input.isDeprecated() ? " @deprecated\n" : "\n";
}

// In the SDL, descriptions as comments.
std::string signatureOf(const SchemaMember &named)
{
    std::string text;
    if (const auto *field = std::get_if<SchemaField>(&named.member)) {
        appendComment(text, "", field->description());
        text.append(field->name());
        if (!field->arguments().isEmpty()) {
            text += "(\n";
            for (const SchemaInput argument : field->arguments())
                appendInput(text, "  ", argument);
            text += ')';
        }
        text.append(": ").append(field->schema().print(field->type()));
        text += field->isDeprecated() ? " @deprecated\n" : "\n";
        if (field->isDeprecated())
            appendComment(text, "", field->deprecationReason());
    } else if (const auto *input = std::get_if<SchemaInput>(&named.member)) {
        appendInput(text, "", *input);
    } else {
        const auto &value = std::get<SchemaEnumValue>(named.member);
        appendComment(text, "", value.description());
        text.append(value.name()).append(value.isDeprecated() ? " @deprecated\n" : "\n");
    }
    return text;
}

// The inputs and enums that a caller must know to pass anything.
std::vector<SchemaType> neededTypes(const SchemaMember &named, std::size_t depth)
{
    std::vector<SchemaType> types;
    const auto take = [&](SchemaType type, std::size_t steps) {
        for (const SchemaType each : typesAround(type, steps)) {
            if (!each.isBuiltIn() && std::ranges::find(types, each) == types.end())
                types.push_back(each);
        }
    };
    if (const auto *field = std::get_if<SchemaField>(&named.member)) {
        for (const SchemaInput argument : field->arguments())
            take(argument.schema().type(argument.type()), depth);
        if (depth > 0)
            take(field->namedType(), depth - 1);
    } else if (const auto *input = std::get_if<SchemaInput>(&named.member)) {
        take(input->schema().type(input->type()), depth);
    }
    return types;
}

// The type that it returns, if that has fields and is not among the types that are shown already.
std::optional<SchemaType> returnedTypeOf(const SchemaMember &named, const std::vector<SchemaType> &shown)
{
    const auto *field = std::get_if<SchemaField>(&named.member);
    if (field == nullptr)
        return std::nullopt;
    const SchemaType type = field->namedType();
    const bool isPlain = type.isBuiltIn() || std::ranges::find(shown, type) != shown.end();
    return isPlain ? std::nullopt : std::optional(type);
}
} // namespace

std::string schemaOverviewText(const Schema &schema)
{
    std::string text;
    for (const auto &[operation, name] : kRoots) {
        const SchemaType root = schema.rootType(operation);
        if (!root)
            continue;
        text.append("# ").append(name).append(": ").append(std::to_string(root.fields().size()));
        text += root.fields().size() == 1 ? " field\n" : " fields\n";
        minify(root, text, {Descriptions::None});
        text += '\n';
    }
    for (const TypeKind kind : {TypeKind::Object, TypeKind::Interface, TypeKind::Union, TypeKind::InputObject,
                                TypeKind::Enum, TypeKind::Scalar}) {
        std::string names;
        std::size_t count = 0;
        for (const SchemaType type : schema.types()) {
            if (type.kind() != kind || !isListed(type))
                continue;
            names.append(names.empty() ? "" : " ").append(type.name());
            ++count;
        }
        if (count > 0)
            text.append("# ")
                .append(typeKindName(kind))
                .append(" types: ")
                .append(std::to_string(count))
                .append("\n")
                .append(names)
                .append("\n");
    }
    text +=
        "# Next: get_schema_info with type_name for one of them, or search_schema for what you want to do.\n";
    return text;
}

json::Value schemaOverview(const Schema &schema)
{
    json::Value view = json::Value::object();
    for (const auto &[operation, name] : kRoots) {
        if (const SchemaType root = schema.rootType(operation))
            view.set(std::string(name) + "_type", json::Value(root.name()));
    }
    json::Value &types = view.set("types", json::Value::array());
    for (const SchemaType type : schema.types()) {
        if (type.isIntrospection() || type.isBuiltIn())
            continue;
        json::Value one =
            json::Value::object({{"name", type.name()}, {"kind", json::Value(typeKindName(type.kind()))}});
        const std::string sentence = firstSentence(type.description(), kSentenceBytes);
        if (!sentence.empty())
            one.set("description", json::Value(sentence));
        const std::size_t members =
            type.fields().size() + type.inputFields().size() + type.enumValues().size();
        if (members > 0)
            one.set("members", json::Value(members));
        types.append(std::move(one));
    }
    return view;
}

std::string typeText(SchemaType type, std::size_t depth, SchemaFormat format)
{
    std::string text;
    if (format == SchemaFormat::Minified) {
        for (const SchemaType each : typesAround(type, depth)) {
            minify(each, text);
            text += '\n';
        }
    } else {
        for (const SchemaType each : typesAround(type, depth)) {
            text += text.empty() ? "" : "\n";
            printType(each, text);
            if (!text.ends_with('\n'))
                text += '\n';
        }
    }
    const TypeUses uses = typeUses(type);
    appendUses(text, std::string(type.name()) + " is returned by", uses.returnedBy);
    appendUses(text, std::string(type.name()) + " is accepted by", uses.acceptedBy);
    return text;
}

json::Value typeDetails(SchemaType type, std::size_t depth)
{
    json::Value view = typeView(type);
    const TypeUses uses = typeUses(type);
    view.set("returned_by", textList(uses.returnedBy));
    view.set("accepted_by", textList(uses.acceptedBy));
    const std::vector<SchemaType> around = typesAround(type, depth);
    if (around.size() > 1) {
        json::Value &related = view.set("related", json::Value::array());
        for (std::size_t i = 1; i < around.size(); ++i)
            related.append(typeView(around[i]));
    }
    return view;
}

Result<SchemaType> namedType(const Schema &schema, const std::string &name)
{
    if (const SchemaType type = schema.type(name))
        return type;
    std::vector<std::string> names;
    for (const SchemaType type : schema.types())
        names.emplace_back(type.name());
    const std::string suggestion = didYouMean(suggestions(name, names));
    return Error{ErrorKind::NotFound, "type_unknown",
                 "There is no type \"" + name + "\" in the schema."
                     + (suggestion.empty() ? "" : " " + suggestion),
                 "Call get_schema_info without type_name for the names of all types, or search_schema."};
}

bool isCoordinate(std::string_view name)
{
    return name.find('.') != std::string_view::npos;
}

namespace {

// The arguments in the parentheses that a text begins with, "(id: 1, state:)", and what stands behind these.
struct ArgumentList {
    std::vector<std::string> names;
    std::string_view behind;
};

ArgumentList argumentsIn(std::string_view text)
{
    ArgumentList list;
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

// The first argument that the member does not have, as the coordinate of it would be, with those that may be meant.
std::optional<Error> unknownArgument(const SchemaMember &named, const std::string &coordinate,
                                     const std::vector<std::string> &arguments)
{
    std::vector<std::string> known;
    if (const auto *field = std::get_if<SchemaField>(&named.member)) {
        for (const SchemaInput argument : field->arguments())
            known.emplace_back(argument.name());
    }
    const auto unknown = std::ranges::find_if(arguments, [&](const std::string &argument) {
        return std::ranges::find(known, argument) == known.end();
    });
    if (unknown == arguments.end())
        return std::nullopt;
    std::vector<std::string> meant = suggestions(*unknown, known);
    for (std::string &one : meant)
        one = coordinate + '(' + one + ":)";
    const std::string suggestion = didYouMean(meant);
    return Error{ErrorKind::NotFound, "argument_unknown",
                 coordinate + " has no argument \"" + *unknown + "\"."
                     + (suggestion.empty() ? "" : " " + suggestion),
                 "Call get_schema_info with the type_name \"" + coordinate + "\" for its arguments."};
}

Error unknownMember(SchemaType type, const std::string &name)
{
    const std::string typeName(type.name());
    std::vector<std::string> meant = suggestions(name, memberNames(type));
    for (std::string &one : meant)
        one.insert(0, typeName + '.');
    const std::string suggestion = didYouMean(meant);
    return Error{ErrorKind::NotFound, "member_unknown",
                 "The type \"" + typeName + "\" has no \"" + name + "\"."
                     + (suggestion.empty() ? "" : " " + suggestion),
                 "Call get_schema_info with the type_name \"" + typeName
                     + "\" for all that it has, or search_schema."};
}

} // namespace

Result<SchemaMember> namedMember(const Schema &schema, const std::string &coordinate)
{
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
        std::optional<SchemaMember> member = memberOf(type, name);
        if (!member)
            return unknownMember(type, name);
        if (behind.starts_with('(')) {
            const ArgumentList arguments = argumentsIn(behind);
            const std::string place = std::string(type.name()) + '.' + name;
            if (std::optional<Error> error = unknownArgument(*member, place, arguments.names))
                return *std::move(error);
            behind = arguments.behind;
        }
        // What a field returns may have members of its own.
        const auto *field = std::get_if<SchemaField>(&member->member);
        if (field == nullptr || !behind.starts_with('.'))
            return *std::move(member);
        type = field->namedType();
    }
}

std::string memberText(const SchemaMember &named, std::size_t depth)
{
    std::string text = "# " + std::string(named.type.name()) + "\n" + signatureOf(named);
    const std::vector<SchemaType> types = neededTypes(named, depth);
    for (const SchemaType type : types) {
        text += '\n';
        printType(type, text);
        if (!text.ends_with('\n'))
            text += '\n';
    }
    if (const std::optional<SchemaType> result = returnedTypeOf(named, types)) {
        std::string shown;
        minify(*result, shown);
        if (shown.size() > kMaxOfResult)
            shown = "# " + std::string(result->name()) + " has " + std::to_string(memberNames(*result).size())
                    + " members: see it as type_name.";
        text.append("\n").append(shown).append("\n");
    }
    return text;
}

json::Value memberDetails(const SchemaMember &named, std::size_t depth)
{
    json::Value view = std::visit([](const auto &member) { return memberView(member); }, named.member);
    view.set("coordinate",
             json::Value(std::string(named.type.name()) + '.' + std::string(view["name"].toString())));
    std::vector<SchemaType> types = neededTypes(named, depth);
    if (const std::optional<SchemaType> result = returnedTypeOf(named, types)) {
        std::string shown;
        minify(*result, shown);
        if (shown.size() <= kMaxOfResult)
            types.push_back(*result);
    }
    if (types.empty())
        return view;
    json::Value &related = view.set("related", json::Value::array());
    for (const SchemaType type : types)
        related.append(typeView(type));
    return view;
}

} // namespace tooltray::toolkit
