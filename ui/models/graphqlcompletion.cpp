// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/graphqlcompletion.h"

#include "graphql/discovery/refactoring.h"
#include "graphql/language/parse.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

using Expected = CompletionPlace::Expected;
using CompletionKind = Completion::Kind;
using graphql::SchemaField;
using graphql::SchemaInput;
using graphql::SchemaType;
using graphql::TypeKind;
using graphql::TypeRef;

constexpr std::string_view kUnit = "  ";

class CompletionList {
public:
    CompletionList(std::string_view text, const CompletionPlace &place, const graphql::Schema &schema)
        : m_text(text)
        , m_place(place)
        , m_schema(schema)
    {}

    std::vector<Completion> run();

private:
    void definitions();
    void selections();
    void fragments(std::string_view dots);
    void typeConditions(std::string_view before);
    void inputs();
    void values();
    void variables(std::string_view dollar);
    void directives();
    void variableTypes();

    void add(Completion completion) { m_items.push_back(std::move(completion)); }
    bool isPresent(std::string_view name) const
    {
        return std::ranges::find(m_place.present, name) != m_place.present.end();
    }
    bool isAlone() const; // in its line
    void appendArguments(Completion &completion, graphql::SchemaInputs arguments) const;
    void appendSet(Completion &completion) const;
    bool fits(const DeclaredVariable &variable) const;

    std::string_view m_text;
    const CompletionPlace &m_place;
    const graphql::Schema &m_schema;
    std::vector<Completion> m_items;
};

std::vector<Completion> CompletionList::run()
{
    switch (m_place.expected) {
    case Expected::Nothing: break;
    case Expected::Definition: definitions(); break;
    case Expected::Selection:
        selections();
        typeConditions("... on ");
        fragments("...");
        break;
    case Expected::Spread:
        typeConditions("on ");
        fragments({});
        break;
    case Expected::TypeCondition: typeConditions({}); break;
    case Expected::Argument:
    case Expected::InputField: inputs(); break;
    case Expected::Value: values(); break;
    case Expected::Variable: variables({}); break;
    case Expected::Directive: directives(); break;
    case Expected::VariableType: variableTypes(); break;
    }
    std::stable_partition(m_items.begin(), m_items.end(),
                          [](const Completion &item) { return !item.isDeprecated; });
    return std::move(m_items);
}

void CompletionList::definitions()
{
    using graphql::OperationType;
    for (const OperationType type :
         {OperationType::Query, OperationType::Mutation, OperationType::Subscription})
        if (m_schema.rootType(type))
            add({.kind = CompletionKind::Keyword,
                 .name = std::string(graphql::keyword(type)),
                 .insertion = std::string(graphql::keyword(type)) + ' '});
    add({.kind = CompletionKind::Keyword, .name = "fragment", .insertion = "fragment "});
}

bool CompletionList::isAlone() const
{
    const std::uint32_t start = m_place.word.start;
    const std::uint32_t line = graphql::lineStart(m_text, start);
    return line == start || !graphql::indentationBefore(m_text, start).empty();
}

void CompletionList::appendArguments(Completion &completion, graphql::SchemaInputs arguments) const
{
    std::string written;
    for (const SchemaInput argument : arguments) {
        if (!argument.isRequired())
            continue;
        written.append(written.empty() ? "(" : ", ").append(argument.name()).append(": ");
        completion.stops.push_back(completion.insertion.size() + written.size());
    }
    if (!written.empty())
        completion.insertion += written + ')';
}

void CompletionList::appendSet(Completion &completion) const
{
    if (isAlone()) {
        const std::string indentation(graphql::indentationBefore(m_text, m_place.word.start));
        completion.insertion += " {\n" + indentation + std::string(kUnit);
        completion.stops.push_back(completion.insertion.size());
        completion.insertion += '\n' + indentation + '}';
    } else {
        completion.insertion += " { ";
        completion.stops.push_back(completion.insertion.size());
        completion.insertion += " }";
    }
}

void CompletionList::selections()
{
    std::vector<Completion> chosen; // again is less likely
    const auto addField = [&](SchemaField field) {
        Completion item{.kind = CompletionKind::Field,
                        .name = std::string(field.name()),
                        .type = m_schema.print(field.type()),
                        .coordinate = field.coordinate(),
                        .insertion = std::string(field.name()),
                        .isDeprecated = field.isDeprecated()};
        if (!m_place.isOpened) {
            appendArguments(item, field.arguments());
            if (field.namedType().isComposite())
                appendSet(item);
        }
        if (isPresent(field.name()))
            chosen.push_back(std::move(item));
        else
            add(std::move(item));
    };
    if (!m_place.parent.isComposite())
        return;
    for (const SchemaField field : m_place.parent.fields())
        addField(field);
    for (Completion &item : chosen)
        add(std::move(item));
    add({.kind = CompletionKind::Field, .name = "__typename", .type = "String!", .insertion = "__typename"});
}

void CompletionList::typeConditions(std::string_view before)
{
    const bool isSelection = m_place.expected == Expected::Selection;
    if (isSelection && !m_place.parent.isAbstract())
        return;
    for (const SchemaType type : m_schema.types()) {
        if (!type.isComposite() || type.isIntrospection())
            continue;
        if (m_place.parent && !m_schema.doTypesOverlap(m_place.parent, type))
            continue;
        if (isSelection && type == m_place.parent)
            continue;
        Completion item{.kind = CompletionKind::Type,
                        .name = std::string(before) + std::string(type.name()),
                        .coordinate = std::string(type.name())};
        item.insertion = item.name;
        if (!m_place.isOpened)
            appendSet(item);
        add(std::move(item));
    }
}

void CompletionList::fragments(std::string_view dots)
{
    const graphql::Document document = graphql::parseDocument(std::string(m_text));
    for (const graphql::Node definition : document.definitions()) {
        const auto fragment = graphql::as<graphql::FragmentDefinition>(definition);
        if (!fragment || fragment.name().empty() || !fragment.typeCondition())
            continue;
        const SchemaType type = m_schema.type(fragment.typeCondition().name());
        const bool isInside = fragment.start() < m_place.word.start && m_place.word.start < fragment.end();
        if (isInside || !type.isComposite()
            || (m_place.parent && !m_schema.doTypesOverlap(m_place.parent, type)))
            continue;
        const std::string name = std::string(dots) + std::string(fragment.name());
        add({.kind = CompletionKind::Fragment,
             .name = name,
             .type = std::string(type.name()),
             .coordinate = std::string(type.name()),
             .insertion = name});
    }
}

void CompletionList::inputs()
{
    std::vector<Completion> optional; // behind those that must be given
    for (const SchemaInput input : m_place.inputs) {
        if (isPresent(input.name()))
            continue;
        Completion item{.kind = CompletionKind::Input,
                        .name = std::string(input.name()),
                        .type = m_schema.print(input.type()),
                        .coordinate = input.coordinate(),
                        .insertion = std::string(input.name()) + (m_place.isOpened ? "" : ": "),
                        .isDeprecated = input.isDeprecated()};
        if (input.isRequired())
            add(std::move(item));
        else
            optional.push_back(std::move(item));
    }
    for (Completion &item : optional)
        add(std::move(item));
}

void CompletionList::values()
{
    if (!m_place.isConstant)
        variables("$");
    if (!m_place.type.isKnown())
        return;
    const SchemaType type = m_schema.type(m_place.type);
    const auto addLiteral = [this](std::string written, std::vector<std::size_t> stops = {}) {
        add({.kind = CompletionKind::Keyword,
             .name = written,
             .insertion = written,
             .stops = std::move(stops)});
    };
    const TypeRef bare = m_place.type.nullable();
    if (bare.isList()) {
        add({.kind = CompletionKind::Keyword,
             .name = "[ ]",
             .type = "list",
             .insertion = "[]",
             .stops = {1}});
    } else if (type.is(TypeKind::Enum)) {
        for (const graphql::SchemaEnumValue value : type.enumValues())
            add({.kind = CompletionKind::Value,
                 .name = std::string(value.name()),
                 .type = std::string(type.name()),
                 .coordinate = value.coordinate(),
                 .insertion = std::string(value.name()),
                 .isDeprecated = value.isDeprecated()});
    } else if (type.is(TypeKind::InputObject)) {
        Completion item{.kind = CompletionKind::Type,
                        .name = "{ }",
                        .type = std::string(type.name()),
                        .coordinate = std::string(type.name()),
                        .insertion = "{ "};
        for (const SchemaInput input : type.inputFields()) {
            if (!input.isRequired())
                continue;
            item.insertion.append(item.stops.empty() ? "" : ", ").append(input.name()).append(": ");
            item.stops.push_back(item.insertion.size());
        }
        if (item.stops.empty())
            item.stops.push_back(item.insertion.size());
        item.insertion += " }";
        add(std::move(item));
    } else if (type.name() == "Boolean") {
        addLiteral("true");
        addLiteral("false");
    } else if (type.name() == "String" || type.name() == "ID") {
        addLiteral("\"\"", {1});
    }
    if (!m_place.type.isNonNull())
        addLiteral("null");
}

bool CompletionList::fits(const DeclaredVariable &variable) const
{
    if (!m_place.type.isKnown())
        return true;
    const graphql::Document parsed = graphql::parseTypeReference(std::string(variable.type));
    const TypeRef type = m_schema.typeRef(graphql::TypeReference(parsed.node(1)));
    if (!type.isKnown())
        return false;
    // September 2025, 5.8.5: a default on either side lets a nullable variable stand for a non-null value.
    const bool hasDefault = variable.hasDefault || (m_place.input && m_place.input.hasDefaultValue());
    return m_schema.isSubType(type, m_place.type)
           || (hasDefault && m_place.type.isNonNull() && m_schema.isSubType(type, m_place.type.inner()));
}

void CompletionList::variables(std::string_view dollar)
{
    bool isTaken = false;
    const std::string wanted = m_place.input ? std::string(m_place.input.name()) : std::string();
    for (const DeclaredVariable &variable : m_place.variables) {
        isTaken = isTaken || variable.name == wanted;
        if (!fits(variable))
            continue;
        const std::string name = std::string(dollar) + std::string(variable.name);
        add({.kind = CompletionKind::Variable,
             .name = name,
             .type = std::string(variable.type),
             .insertion = name});
    }
    if (wanted.empty() || isTaken || !m_place.operation || !m_place.type.isKnown())
        return;
    const std::string name = std::string(dollar) + wanted;
    const std::string type = m_schema.print(m_place.type);
    add({.kind = CompletionKind::Variable,
         .name = name,
         .type = type,
         .coordinate = m_place.input.coordinate(),
         .insertion = name,
         .declaration = '$' + wanted + ": " + type});
}

void CompletionList::directives()
{
    for (const graphql::SchemaDirective directive : m_schema.directives()) {
        if (!directive.isAllowedOn(m_place.location))
            continue;
        Completion item{.kind = CompletionKind::Directive,
                        .name = std::string(directive.name()),
                        .coordinate = directive.coordinate(),
                        .insertion = std::string(directive.name()),
                        .isDeprecated = directive.isDeprecated()};
        if (!m_place.isOpened)
            appendArguments(item, directive.arguments());
        add(std::move(item));
    }
}

void CompletionList::variableTypes()
{
    for (const SchemaType type : m_schema.types())
        if (type.isInput() && !type.isIntrospection())
            add({.kind = CompletionKind::Type,
                 .name = std::string(type.name()),
                 .coordinate = std::string(type.name()),
                 .insertion = std::string(type.name())});
}

} // namespace

Completions completionsAt(std::string_view text, std::uint32_t offset, const graphql::Schema &schema)
{
    const CompletionPlace place = completionPlaceAt(text, offset, schema);
    return {place.word, CompletionList(text, place, schema).run(), place.operation};
}

} // namespace tooltray::ui
