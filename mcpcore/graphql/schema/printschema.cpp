// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/printschema.h"

#include "graphql/language/stringvalue.h"
#include "graphql/schema/builtins.h"

#include <algorithm>
#include <utility>

namespace tooltray::graphql {

namespace {

class SdlWriter {
public:
    SdlWriter(const Schema &schema, std::string &out) : m_schema(schema), m_out(out) {}

    bool schemaDefinition();
    void type(SchemaType type);
    void directive(SchemaDirective directive);

private:
    enum class Place : std::uint8_t { First, Later };

    void fields(SchemaFields fields);
    void arguments(SchemaInputs arguments, std::string_view indent);
    void input(SchemaInput input);
    void typeRef(TypeRef type);
    void typeNames(SchemaTypeList types, std::string_view prefix, std::string_view separator);
    template <class Element>
    void description(const Element &element, std::string_view indent, Place place);
    template <class Element>
    void deprecation(const Element &element);
    void stringArgument(std::string_view start, std::string_view value);

    const Schema &m_schema;
    std::string &m_out;
    std::string m_scratch;
};

bool SdlWriter::schemaDefinition()
{
    const SchemaType query = m_schema.rootType(OperationType::Query);
    const SchemaType mutation = m_schema.rootType(OperationType::Mutation);
    const SchemaType subscription = m_schema.rootType(OperationType::Subscription);
    if (!query && !mutation && !subscription)
        return false;
    const bool hasDefaultNames = query == m_schema.type(Symbol::QueryType)
                                 && mutation == m_schema.type(Symbol::MutationType)
                                 && subscription == m_schema.type(Symbol::SubscriptionType);
    if (hasDefaultNames && !m_schema.hasDescription())
        return false;
    description(m_schema, "", Place::First);
    m_out += "schema {\n";
    for (const auto &[root, keyword] : {std::pair(query, "query"), std::pair(mutation, "mutation"),
                                        std::pair(subscription, "subscription")})
        if (root)
            m_out.append("  ").append(keyword).append(": ").append(root.name()).append("\n");
    m_out += '}';
    return true;
}

void SdlWriter::type(SchemaType type)
{
    description(type, "", Place::First);
    switch (type.kind()) {
    case TypeKind::Scalar:
        m_out.append("scalar ").append(type.name());
        if (type.hasSpecifiedBy())
            stringArgument(" @specifiedBy(url: ", type.specifiedBy());
        return;
    case TypeKind::Object:
    case TypeKind::Interface:
        m_out.append(type.is(TypeKind::Object) ? "type " : "interface ").append(type.name());
        typeNames(type.interfaces(), " implements ", " & ");
        return fields(type.fields());
    case TypeKind::Union:
        m_out.append("union ").append(type.name());
        return typeNames(type.members(), " = ", " | ");
    case TypeKind::Enum: {
        m_out.append("enum ").append(type.name());
        Place place = Place::First;
        for (const SchemaEnumValue value : type.enumValues()) {
            m_out += place == Place::First ? " {\n" : "\n";
            description(value, "  ", std::exchange(place, Place::Later));
            m_out.append("  ").append(value.name());
            deprecation(value);
        }
        m_out += place == Place::Later ? "\n}" : "";
        return;
    }
    case TypeKind::InputObject: {
        m_out.append("input ").append(type.name()).append(type.isOneOf() ? " @oneOf" : "");
        Place place = Place::First;
        for (const SchemaInput field : type.inputFields()) {
            m_out += place == Place::First ? " {\n" : "\n";
            description(field, "  ", std::exchange(place, Place::Later));
            m_out += "  ";
            input(field);
        }
        m_out += place == Place::Later ? "\n}" : "";
        return;
    }
    }
}

void SdlWriter::directive(SchemaDirective directive)
{
    description(directive, "", Place::First);
    m_out.append("directive @").append(directive.name());
    arguments(directive.arguments(), "");
    deprecation(directive);
    if (directive.isRepeatable())
        m_out += " repeatable";
    std::string_view separator = " on ";
    for (const Symbol location : directive.locations()) {
        m_out.append(separator).append(m_schema.text(location));
        separator = " | ";
    }
    if (directive.locations().empty())
        m_out += separator;
}

void SdlWriter::fields(SchemaFields fields)
{
    Place place = Place::First;
    for (const SchemaField field : fields) {
        m_out += place == Place::First ? " {\n" : "\n";
        description(field, "  ", std::exchange(place, Place::Later));
        m_out.append("  ").append(field.name());
        arguments(field.arguments(), "  ");
        m_out += ": ";
        typeRef(field.type());
        deprecation(field);
    }
    m_out += place == Place::Later ? "\n}" : "";
}

void SdlWriter::arguments(SchemaInputs arguments, std::string_view indent)
{
    if (arguments.isEmpty())
        return;
    const bool areDescribed = std::any_of(arguments.begin(), arguments.end(),
                                          [](SchemaInput argument) { return argument.hasDescription(); });
    const std::string itemIndent = "  " + std::string(indent);
    Place place = Place::First;
    m_out += areDescribed ? "(\n" : "(";
    for (const SchemaInput argument : arguments) {
        if (place == Place::Later)
            m_out += areDescribed ? "\n" : ", ";
        if (areDescribed) {
            description(argument, itemIndent, place);
            m_out += itemIndent;
        }
        input(argument);
        place = Place::Later;
    }
    if (areDescribed)
        m_out.append("\n").append(indent);
    m_out += ')';
}

void SdlWriter::input(SchemaInput input)
{
    m_out.append(input.name()).append(": ");
    typeRef(input.type());
    if (input.hasDefaultValue())
        m_out.append(" = ").append(input.defaultValue());
    deprecation(input);
}

void SdlWriter::typeRef(TypeRef type)
{
    if (type.isNamed()) {
        m_out += m_schema.type(type).name();
    } else if (type.isNonNull()) {
        typeRef(type.inner());
        m_out += '!';
    } else {
        m_out += '[';
        typeRef(type.inner());
        m_out += ']';
    }
}

void SdlWriter::typeNames(SchemaTypeList types, std::string_view prefix, std::string_view separator)
{
    for (const SchemaType type : types) {
        m_out.append(prefix).append(type.name());
        prefix = separator;
    }
}

template <class Element>
void SdlWriter::description(const Element &element, std::string_view indent, Place place)
{
    if (!element.hasDescription())
        return;
    const std::string_view value = element.description();
    m_scratch.clear();
    if (isPrintableAsBlockString(value))
        printBlockString(value, m_scratch);
    else
        printString(value, m_scratch);
    if (!indent.empty() && place == Place::Later)
        m_out += '\n';
    m_out += indent;
    std::string_view text = m_scratch;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        m_out.append(text.substr(0, end + 1)).append(indent);
        text.remove_prefix(end + 1);
    }
    m_out.append(text).append("\n");
}

template <class Element>
void SdlWriter::deprecation(const Element &element)
{
    if (!element.isDeprecated())
        return;
    if (element.deprecationReason() == kDefaultDeprecationReason)
        m_out += " @deprecated";
    else
        stringArgument(" @deprecated(reason: ", element.deprecationReason());
}

void SdlWriter::stringArgument(std::string_view start, std::string_view value)
{
    m_out += start;
    printString(value, m_out);
    m_out += ')';
}

} // namespace

std::string printSchema(const Schema &schema)
{
    std::string out;
    out.reserve(schema.tables().text.size() * 3 / 2);
    SdlWriter writer(schema, out);
    bool isFirst = !writer.schemaDefinition();
    const auto separate = [&] {
        if (!std::exchange(isFirst, false))
            out += "\n\n";
    };
    for (const SchemaDirective directive : schema.directives()) {
        if (directive.isSpecified())
            continue;
        separate();
        writer.directive(directive);
    }
    for (const SchemaType type : schema.types()) {
        if (type.isBuiltIn())
            continue;
        separate();
        writer.type(type);
    }
    return out;
}

void printType(SchemaType type, std::string &out)
{
    SdlWriter(type.schema(), out).type(type);
}

} // namespace tooltray::graphql
