// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/formfields.h"

#include "jsonschema/schema.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kDeepestForm = 8;
constexpr std::int64_t kLongestFieldLine = 256;

constexpr std::string_view kLeastInt = "-2147483648";
constexpr std::string_view kMaxInt = "2147483647";

using SchemaValue = json::Value;

std::string textAt(const SchemaValue &schema, std::string_view name)
{
    return std::string(schema[name].toString());
}

std::string labelFor(const SchemaValue &value)
{
    return value.isString() ? std::string(value.toString()) : json::write(value);
}

// The types that a schema names, without null.
struct NamedTypes {
    std::vector<std::string> types;
    bool hasNull = false;
};

NamedTypes typesOf(const SchemaValue &schema)
{
    NamedTypes named;
    const auto add = [&named](std::string_view type) {
        if (type == "null")
            named.hasNull = true;
        else
            named.types.emplace_back(type);
    };
    const SchemaValue &type = schema["type"];
    if (type.isString())
        add(type.toString());
    for (const SchemaValue &one : type.elements())
        add(one.toString());
    if (named.types.empty() && !named.hasNull) {
        // A missing type can often be inferred from the other keywords.
        if (schema["properties"].isObject() || schema["additionalProperties"].isObject())
            add("object");
        else if (schema.contains("items"))
            add("array");
    }
    return named;
}

// Combines two schemas: a member of the second replaces that of the first, except properties and required.
SchemaValue merged(const SchemaValue &base, const SchemaValue &other)
{
    SchemaValue result = base;
    for (const json::Member &member : other.members()) {
        const std::string_view name = member.name;
        const SchemaValue &before = base[name];
        if (name == "properties" && before.isObject()) {
            SchemaValue properties = before;
            for (const json::Member &property : member.value.members())
                properties.set(property.name, property.value);
            result.set(name, std::move(properties));
        } else if (name == "required" && before.isArray()) {
            SchemaValue required = before;
            for (const SchemaValue &one : member.value.elements())
                required.append(one);
            result.set(name, std::move(required));
        } else {
            result.set(name, member.value);
        }
    }
    return result;
}

bool isNullSchema(const SchemaValue &schema)
{
    return schema["type"].toString() == "null" || (schema.contains("const") && schema["const"].isNull());
}

class FormReader {
public:
    FormReader(const SchemaValue &root, const SchemaLookup &lookup) : m_root(root), m_lookup(lookup) {}

    FormField read(const SchemaValue &given, int depth) const
    {
        const SchemaValue schema = resolved(given);
        FormField field;
        field.schema = schema;
        field.title = textAt(schema, "title");
        field.description = textAt(schema, "description");
        if (const SchemaValue *fallback = schema.find("default"))
            field.fallback = *fallback;
        if (schema.isObject() && depth < kDeepestForm)
            readKind(field, depth);
        return field;
    }

private:
    void readKind(FormField &field, int depth) const
    {
        const SchemaValue &schema = field.schema;
        if (const SchemaValue *constant = schema.find("const")) {
            field.kind = FieldKind::Constant;
            field.constant = *constant;
        } else if (schema["enum"].isArray()) {
            readEnum(field);
        } else if (schema["oneOf"].isArray()) {
            readAlternatives(field, "oneOf", depth);
        } else if (schema["anyOf"].isArray()) {
            readAlternatives(field, "anyOf", depth);
        } else {
            readTypes(field, depth);
        }
    }

    static void readEnum(FormField &field)
    {
        field.kind = FieldKind::Choice;
        for (const SchemaValue &value : field.schema["enum"].elements()) {
            if (value.isNull())
                field.isNullable = true;
            else
                field.choices.push_back({value, labelFor(value)});
        }
        if (field.choices.empty())
            field.kind = FieldKind::Json;
    }

    void readAlternatives(FormField &field, std::string_view keyword, int depth) const
    {
        std::vector<SchemaValue> options;
        for (const SchemaValue &option : field.schema[keyword].elements()) {
            const SchemaValue full = resolved(option);
            if (isNullSchema(full))
                field.isNullable = true;
            else
                options.push_back(full);
        }
        if (options.empty())
            return;
        const bool isEnum =
            std::ranges::all_of(options, [](const SchemaValue &option) { return option.contains("const"); });
        if (isEnum) {
            field.kind = FieldKind::Choice;
            for (const SchemaValue &option : options) {
                const std::string title = textAt(option, "title");
                field.choices.push_back({option["const"], title.empty() ? labelFor(option["const"]) : title,
                                         textAt(option, "description")});
            }
            return;
        }
        SchemaValue base = field.schema;
        base.remove(keyword);
        if (options.size() == 1) {
            FormField only = read(merged(base, options.front()), depth);
            only.isNullable = only.isNullable || field.isNullable;
            field = std::move(only);
            return;
        }
        for (const char *own : {"title", "description", "default"})
            base.remove(own);
        field.kind = FieldKind::Variants;
        for (const SchemaValue &option : options) {
            FormField variant = read(merged(base, option), depth + 1);
            if (variant.title.empty())
                variant.title = variantTitle(variant, field.fields.size());
            // So that it can be compiled by itself.
            for (const char *definitions : {"$defs", "definitions"}) {
                if (m_root.contains(definitions) && !variant.schema.contains(definitions))
                    variant.schema.set(definitions, m_root[definitions]);
            }
            field.fields.push_back(std::move(variant));
        }
    }

    static std::string variantTitle(const FormField &variant, std::size_t number)
    {
        // A member that has to have one value tells the variants apart.
        for (const FormField &part : variant.fields) {
            if (variant.kind == FieldKind::Group && part.kind == FieldKind::Constant)
                return part.name + ": " + labelFor(part.constant);
        }
        const NamedTypes named = typesOf(variant.schema);
        if (variant.kind != FieldKind::Group && named.types.size() == 1)
            return named.types.front();
        std::string names;
        for (const FormField &part : variant.fields) {
            if (variant.kind == FieldKind::Group && part.isRequired)
                names += (names.empty() ? "" : ", ") + part.name;
        }
        return names.empty() ? std::to_string(number + 1) : names;
    }

    void readTypes(FormField &field, int depth) const
    {
        const NamedTypes named = typesOf(field.schema);
        field.isNullable = field.isNullable || named.hasNull;
        if (named.types.empty())
            return;
        if (named.types.size() > 1) {
            field.kind = FieldKind::Variants;
            for (const std::string &type : named.types) {
                SchemaValue one = field.schema;
                for (const char *own : {"title", "description", "default"})
                    one.remove(own);
                one.set("type", type);
                field.fields.push_back(read(one, depth + 1));
                field.fields.back().title = type;
            }
            return;
        }
        const std::string &type = named.types.front();
        if (type == "string")
            readText(field);
        else if (type == "integer" || type == "number")
            readNumber(field, type == "integer");
        else if (type == "boolean")
            field.kind = FieldKind::Boolean;
        else if (type == "array")
            readList(field, depth);
        else if (type == "object")
            readObject(field, depth);
    }

    static void readText(FormField &field)
    {
        field.kind = FieldKind::Text;
        const std::string format = textAt(field.schema, "format");
        const auto longest = field.schema["maxLength"].toInt64();
        const bool isProse = textAt(field.schema, "contentMediaType").starts_with("text/")
                             || format == "markdown" || format == "textarea" || format == "multiline";
        if (format == "date")
            field.form = TextForm::Date;
        else if (format == "date-time")
            field.form = TextForm::DateTime;
        else if (format == "time")
            field.form = TextForm::Time;
        else if (format == "email" || format == "idn-email")
            field.form = TextForm::Email;
        else if (format == "uri" || format == "iri" || format == "url")
            field.form = TextForm::Uri;
        else if (isProse || (longest && *longest > kLongestFieldLine))
            field.form = TextForm::Lines;
        field.hint = exampleOf(field.schema);
    }

    static void readNumber(FormField &field, bool isWhole)
    {
        field.kind = FieldKind::Number;
        field.isWhole = isWhole;
        const auto bound = [&](const char *inclusive, const char *exclusive) -> std::string {
            const SchemaValue &own = field.schema[inclusive];
            const std::string text(own.isNumber() ? own.numberText() : field.schema[exclusive].numberText());
            // Every Int of GraphQL has these.
            return text == kLeastInt || text == kMaxInt ? std::string() : text;
        };
        const std::string least = bound("minimum", "exclusiveMinimum");
        const std::string most = bound("maximum", "exclusiveMaximum");
        if (!least.empty() && !most.empty())
            field.hint = least + " – " + most;
        else if (!least.empty())
            field.hint = "≥ " + least;
        else if (!most.empty())
            field.hint = "≤ " + most;
        else
            field.hint = exampleOf(field.schema);
    }

    static std::string exampleOf(const SchemaValue &schema)
    {
        const SchemaValue &examples = schema["examples"];
        if (!examples.isEmpty() && (examples[0].isString() || examples[0].isNumber()))
            return labelFor(examples[0]);
        return {};
    }

    void readList(FormField &field, int depth) const
    {
        // Tuples and lists without a word on their elements are JSON.
        if (!field.schema["items"].isObject() || field.schema.contains("prefixItems"))
            return;
        field.kind = FieldKind::List;
        field.fields.push_back(read(field.schema["items"], depth + 1));
    }

    void readObject(FormField &field, int depth) const
    {
        const SchemaValue &properties = field.schema["properties"];
        const SchemaValue &others = field.schema["additionalProperties"];
        if (properties.isEmpty()) {
            if (others.isObject()) {
                field.kind = FieldKind::Map;
                field.fields.push_back(read(others, depth + 1));
            } else if (field.schema.contains("properties") || (others.isBoolean() && !others.toBool())) {
                field.kind = FieldKind::Group; // of no fields
            }
            return;
        }
        field.kind = FieldKind::Group;
        const auto required = field.schema["required"].elements();
        for (const json::Member &property : properties.members()) {
            FormField part = read(property.value, depth + 1);
            part.name = std::string(property.name);
            if (part.title.empty())
                part.title = part.name;
            part.isRequired = std::ranges::any_of(
                required, [&](const SchemaValue &one) { return one.toString() == part.name; });
            field.fields.push_back(std::move(part));
        }
    }

    // References followed and allOf put together; what stands beside a reference counts more.
    SchemaValue resolved(const SchemaValue &given) const
    {
        SchemaValue schema = given;
        for (int steps = 0; schema["$ref"].isString() && steps < kDeepestForm; ++steps) {
            const SchemaValue *target = find(schema["$ref"].toString());
            if (!target)
                return SchemaValue::object(); // a field for JSON
            schema.remove("$ref");
            schema = merged(*target, schema);
        }
        if (schema["allOf"].isArray()) {
            SchemaValue parts = SchemaValue::object();
            for (const SchemaValue &part : schema["allOf"].elements())
                parts = merged(parts,
                               part.contains("$ref") || part.contains("allOf") ? resolvedOnce(part) : part);
            schema.remove("allOf");
            schema = merged(parts, schema);
        }
        return schema;
    }

    SchemaValue resolvedOnce(const SchemaValue &part) const
    {
        const SchemaValue *target = find(part["$ref"].toString());
        return target ? *target : part;
    }

    const SchemaValue *find(std::string_view reference) const
    {
        if (reference.starts_with('#')) {
            const auto pointer = json::Pointer::parse(reference.substr(1));
            return pointer ? json::resolve(m_root, *pointer) : nullptr;
        }
        return m_lookup ? m_lookup(reference) : nullptr;
    }

    const SchemaValue &m_root;
    const SchemaLookup &m_lookup;
};

bool isOfType(const FormField &field, const json::Value &value)
{
    switch (field.kind) {
    case FieldKind::Text: return value.isString();
    case FieldKind::Number: return value.isNumber();
    case FieldKind::Boolean: return value.isBoolean();
    case FieldKind::List: return value.isArray();
    case FieldKind::Group:
    case FieldKind::Map: return value.isObject();
    case FieldKind::Constant: return value == field.constant;
    case FieldKind::Choice:
        return std::ranges::find(field.choices, value, &FieldChoice::value) != field.choices.end();
    case FieldKind::Variants:
    case FieldKind::Json: return true;
    }
    return false;
}

} // namespace

FormField formFor(const json::Value &schema, const SchemaLookup &lookup)
{
    return FormReader(schema, lookup).read(schema, 0);
}

std::size_t variantFor(const FormField &variants, const json::Value &value)
{
    for (std::size_t i = 0; i < variants.fields.size(); ++i) {
        const auto compiled = jsonschema::Schema::compile(variants.fields[i].schema);
        if (compiled.schema && compiled.schema->isValid(value))
            return i;
    }
    const auto fitting = std::ranges::find_if(
        variants.fields, [&value](const FormField &variant) { return isOfType(variant, value); });
    return fitting == variants.fields.end() ? 0 : static_cast<std::size_t>(fitting - variants.fields.begin());
}

json::Value initialValue(const FormField &field)
{
    if (field.fallback)
        return *field.fallback;
    switch (field.kind) {
    case FieldKind::Text: return "";
    case FieldKind::Number: return nullptr; // none is more than a guess
    case FieldKind::Boolean: return false;
    case FieldKind::Choice: return field.choices.front().value;
    case FieldKind::Constant: return field.constant;
    case FieldKind::Group: {
        json::Value object = json::Value::object();
        for (const FormField &part : field.fields) {
            if (part.isRequired && part.kind == FieldKind::Constant)
                object.set(part.name, part.constant);
        }
        return object;
    }
    case FieldKind::Map: return json::Value::object();
    case FieldKind::List: return json::Value::array();
    case FieldKind::Variants: return initialValue(field.fields.front());
    case FieldKind::Json: return nullptr;
    }
    return nullptr;
}

} // namespace tooltray::ui
