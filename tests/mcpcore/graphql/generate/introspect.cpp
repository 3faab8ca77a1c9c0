// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/graphql/generate/introspect.h"

#include "graphql/schema/printschema.h"
#include "json/write.h"

namespace tooltray::graphql {

namespace {

class Writer {
public:
    Writer(const Schema &schema, std::string &out) : m_schema(schema), m_out(out) {}

    void schema();

private:
    void type(SchemaType type);
    void field(SchemaField field);
    void input(SchemaInput input);
    void enumValue(SchemaEnumValue value);
    void directive(SchemaDirective directive);
    void typeRef(TypeRef type);
    void root(std::string_view name, SchemaType type);
    template <class Element>
    void description(const Element &element);
    template <class Element>
    void deprecation(const Element &element);
    template <class Range, class Write>
    void list(std::string_view name, const Range &range, Write write);
    template <class Range, class Write>
    void listIf(bool has, std::string_view name, const Range &range, Write write);

    void member(std::string_view name) { m_out.append(",\"").append(name).append("\":"); }
    void string(std::string_view text) { json::writeString(text, m_out); }
    void boolean(bool value) { m_out += value ? "true" : "false"; }
    void name(std::string_view text) { m_out.append("\"").append(text).append("\""); }

    const Schema &m_schema;
    std::string &m_out;
};

void Writer::schema()
{
    m_out += "{\"__schema\":{\"description\":";
    if (m_schema.hasDescription())
        string(m_schema.description());
    else
        m_out += "null";
    root("queryType", m_schema.rootType(OperationType::Query));
    root("mutationType", m_schema.rootType(OperationType::Mutation));
    root("subscriptionType", m_schema.rootType(OperationType::Subscription));
    list("types", m_schema.types(), [&](SchemaType item) { type(item); });
    list("directives", m_schema.directives(), [&](SchemaDirective item) { directive(item); });
    m_out += "}}";
}

void Writer::root(std::string_view key, SchemaType type)
{
    member(key);
    if (!type) {
        m_out += "null";
        return;
    }
    m_out += "{\"name\":";
    name(type.name());
    member("kind");
    name(kindName(type.kind()));
    m_out += '}';
}

void Writer::type(SchemaType type)
{
    const bool hasFields = type.is(TypeKind::Object) || type.is(TypeKind::Interface);
    m_out += "{\"kind\":";
    name(kindName(type.kind()));
    member("name");
    name(type.name());
    description(type);
    member("specifiedByURL");
    if (type.hasSpecifiedBy())
        string(type.specifiedBy());
    else
        m_out += "null";
    member("isOneOf");
    if (type.is(TypeKind::InputObject))
        boolean(type.isOneOf());
    else
        m_out += "null";
    const auto writeTypeRef = [&](SchemaType item) { typeRef(item.reference()); };
    listIf(hasFields, "fields", type.fields(), [&](SchemaField item) { field(item); });
    listIf(type.is(TypeKind::InputObject), "inputFields", type.inputFields(),
           [&](SchemaInput item) { input(item); });
    listIf(hasFields, "interfaces", type.interfaces(), writeTypeRef);
    listIf(type.is(TypeKind::Enum), "enumValues", type.enumValues(),
           [&](SchemaEnumValue item) { enumValue(item); });
    listIf(type.isAbstract(), "possibleTypes", type.possibleTypes(), writeTypeRef);
    m_out += '}';
}

void Writer::field(SchemaField field)
{
    m_out += "{\"name\":";
    name(field.name());
    description(field);
    list("args", field.arguments(), [&](SchemaInput item) { input(item); });
    member("type");
    typeRef(field.type());
    deprecation(field);
    m_out += '}';
}

void Writer::input(SchemaInput input)
{
    m_out += "{\"name\":";
    name(input.name());
    description(input);
    member("type");
    typeRef(input.type());
    member("defaultValue");
    if (input.hasDefaultValue())
        string(input.defaultValue());
    else
        m_out += "null";
    deprecation(input);
    m_out += '}';
}

void Writer::enumValue(SchemaEnumValue value)
{
    m_out += "{\"name\":";
    name(value.name());
    description(value);
    deprecation(value);
    m_out += '}';
}

void Writer::directive(SchemaDirective directive)
{
    m_out += "{\"name\":";
    name(directive.name());
    description(directive);
    member("isRepeatable");
    boolean(directive.isRepeatable());
    list("locations", directive.locations(), [&](Symbol location) { name(m_schema.text(location)); });
    list("args", directive.arguments(), [&](SchemaInput item) { input(item); });
    m_out += '}';
}

void Writer::typeRef(TypeRef type)
{
    if (type.isNamed()) {
        const SchemaType named = m_schema.type(type);
        m_out.append("{\"kind\":\"").append(kindName(named.kind())).append("\",\"name\":");
        name(named.name());
        m_out += ",\"ofType\":null}";
        return;
    }
    m_out += type.isNonNull() ? "{\"kind\":\"NON_NULL\",\"name\":null,\"ofType\":"
                              : "{\"kind\":\"LIST\",\"name\":null,\"ofType\":";
    typeRef(type.inner());
    m_out += '}';
}

template <class Element>
void Writer::description(const Element &element)
{
    member("description");
    if (element.hasDescription())
        string(element.description());
    else
        m_out += "null";
}

template <class Element>
void Writer::deprecation(const Element &element)
{
    member("isDeprecated");
    boolean(element.isDeprecated());
    member("deprecationReason");
    if (element.isDeprecated())
        string(element.deprecationReason());
    else
        m_out += "null";
}

template <class Range, class Write>
void Writer::list(std::string_view name, const Range &range, Write write)
{
    member(name);
    char separator = '[';
    for (const auto &item : range) {
        m_out += separator;
        write(item);
        separator = ',';
    }
    m_out += separator == '[' ? "[]" : "]";
}

template <class Range, class Write>
void Writer::listIf(bool has, std::string_view name, const Range &range, Write write)
{
    if (has)
        return list(name, range, write);
    member(name);
    m_out += "null";
}

} // namespace

std::string introspect(const Schema &schema)
{
    std::string out;
    out.reserve(schema.tables().text.size() * 4);
    Writer(schema, out).schema();
    return out;
}

} // namespace tooltray::graphql
