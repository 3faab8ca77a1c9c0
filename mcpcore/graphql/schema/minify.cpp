// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/printschema.h"

#include "graphql/language/stringvalue.h"

#include <utility>
#include <vector>

namespace tooltray::graphql {

namespace {

class MinifiedWriter {
public:
    MinifiedWriter(const Schema &schema, const MinifyOptions &options, std::string &out)
        : m_schema(schema)
        , m_options(options)
        , m_out(out)
    {}

    void type(SchemaType type);

private:
    void body(SchemaType type);
    void field(SchemaField field);
    void input(SchemaInput input);
    void typeRef(TypeRef type);
    void typeNames(SchemaTypeList types, std::string_view prefix, std::string_view separator);
    void description(std::string_view description);
    template <class Range, class Write>
    void joined(std::string_view open, const Range &items, std::string_view close, Write write);
    template <class Element>
    void deprecation(const Element &element)
    {
        if (element.isDeprecated())
            m_out += "@deprecated";
    }

    const Schema &m_schema;
    const MinifyOptions &m_options;
    std::string &m_out;
};

void MinifiedWriter::type(SchemaType type)
{
    description(type.description());
    switch (type.kind()) {
    case TypeKind::Scalar: m_out += "scalar "; break;
    case TypeKind::Object: m_out += "type "; break;
    case TypeKind::Interface: m_out += "interface "; break;
    case TypeKind::Union: m_out += "union "; break;
    case TypeKind::Enum: m_out += "enum "; break;
    case TypeKind::InputObject: m_out += "input "; break;
    }
    m_out += type.name();
    body(type);
}

void MinifiedWriter::body(SchemaType type)
{
    switch (type.kind()) {
    case TypeKind::Scalar: return;
    case TypeKind::Object:
    case TypeKind::Interface:
        typeNames(type.interfaces(), " implements ", "&");
        return joined("{", type.fields(), "}", [&](SchemaField field) { this->field(field); });
    case TypeKind::Union: return typeNames(type.members(), "=", "|");
    case TypeKind::Enum:
        return joined("{", type.enumValues(), "}", [&](SchemaEnumValue value) {
            m_out += value.name();
            deprecation(value);
        });
    case TypeKind::InputObject:
        if (type.isOneOf())
            m_out += "@oneOf";
        return joined("{", type.inputFields(), "}", [&](SchemaInput field) {
            description(field.description());
            input(field);
        });
    }
}

void MinifiedWriter::field(SchemaField field)
{
    description(field.description());
    m_out += field.name();
    joined("(", field.arguments(), ")", [&](SchemaInput argument) { input(argument); });
    m_out += ':';
    typeRef(field.type());
    deprecation(field);
}

void MinifiedWriter::input(SchemaInput input)
{
    m_out.append(input.name()).append(":");
    typeRef(input.type());
    if (input.hasDefaultValue())
        m_out.append("=").append(input.defaultValue());
    deprecation(input);
}

void MinifiedWriter::typeRef(TypeRef type)
{
    m_out += m_schema.print(type);
}

void MinifiedWriter::typeNames(SchemaTypeList types, std::string_view prefix, std::string_view separator)
{
    for (const SchemaType type : types)
        m_out.append(std::exchange(prefix, separator)).append(type.name());
}

void MinifiedWriter::description(std::string_view description)
{
    if (description.empty() || m_options.descriptions == Descriptions::None)
        return;
    const std::string text = m_options.descriptions == Descriptions::Full
                                 ? inOneLine(description)
                                 : firstSentence(description, m_options.maxSentence);
    if (text.empty())
        return;
    printString(text, m_out);
    m_out += ' ';
}

template <class Range, class Write>
void MinifiedWriter::joined(std::string_view open, const Range &items, std::string_view close, Write write)
{
    if (items.isEmpty())
        return;
    std::string_view separator = open;
    for (const auto item : items) {
        m_out += std::exchange(separator, " ");
        write(item);
    }
    m_out += close;
}

} // namespace

void minify(SchemaType type, std::string &out, const MinifyOptions &options)
{
    MinifiedWriter(type.schema(), options, out).type(type);
}

std::string minify(const Schema &schema, const MinifyOptions &options)
{
    std::string out;
    for (const SchemaType type : schema.types()) {
        if (type.isBuiltIn())
            continue;
        minify(type, out, options);
        out += '\n';
    }
    return out;
}

} // namespace tooltray::graphql
