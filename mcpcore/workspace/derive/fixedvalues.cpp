// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/fixedvalues.h"

#include "jsonschema/schema.h"
#include "openapi/model/pathtemplate.h"
#include "openapi/request/callschema.h"
#include "text/unicode/ascii.h"
#include "workspace/snapshot/restparameters.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace tooltray::workspace {

namespace {

using openapi::ApiArgument;

// A value that a field may have in a call, and who says so.
struct KnownValue {
    json::Value value;
    std::string context = {};   // the key of a variable
    std::string parameter = {}; // whose default it is
};

bool staysWhatItIs(const Transform &transform)
{
    return transform.kind == Transform::Kind::Join || transform.kind == Transform::Kind::Json
           || transform.kind == Transform::Kind::Default;
}

json::Value ofText(std::string_view text)
{
    json::Parsed parsed = json::parse(text);
    return parsed ? std::move(parsed.value) : json::Value(text);
}

json::Value textOf(const json::Value &value)
{
    return value.isNumber() || value.isBoolean() ? json::Value(json::write(value)) : value;
}

json::Value eachOf(const json::Value &list, json::Value (*made)(const json::Value &))
{
    json::Value out = json::Value::array();
    for (const json::Value &element : list.elements())
        out.append(made(element));
    return out;
}

json::Value readBack(const json::Value &value)
{
    return value.isString() ? ofText(value.toString()) : value;
}

json::Value splitAtCommas(std::string_view text)
{
    json::Value list = json::Value::array();
    while (true) {
        const std::size_t comma = std::min(text.find(','), text.size());
        list.append(json::Value(text.substr(0, comma)));
        if (comma == text.size())
            return list;
        text.remove_prefix(comma + 1);
    }
}

// Outside of JSON a number is sent as its text is, and a list of one as the element.
std::vector<json::Value> sameAsText(const json::Value &value)
{
    std::vector<json::Value> forms{value, readBack(value), textOf(value)};
    const json::Value list = value.isString()  ? splitAtCommas(value.toString())
                             : value.isArray() ? value
                                               : json::Value::array({value});
    forms.push_back(eachOf(list, readBack));
    forms.push_back(eachOf(list, textOf));
    return forms;
}

// Why the value alone does not fit, as what follows its name.
std::string unfitReason(const json::Value &schema, const json::Value &definitions, const json::Value &value)
{
    json::Value document = json::Value::object({{"allOf", json::Value::array({schema})}});
    if (!definitions.isEmpty())
        document.set("$defs", definitions);
    const std::optional<jsonschema::Schema> compiled = openapi::compileEnforced(document).schema;
    const auto errors = compiled ? compiled->validate(value) : std::vector<jsonschema::ValidationError>();
    if (errors.empty())
        return {};
    constexpr std::string_view kSubject = "The value ";
    const std::string &message = errors.front().message;
    return message.starts_with(kSubject) ? message.substr(kSubject.size()) : message;
}

class FixedValueCheck {
public:
    explicit FixedValueCheck(const KnownRequest &known) : m_known(known) {}

    std::vector<UnfitValue> run()
    {
        const RestRequest &request = m_known.request;
        addPlaceholders();
        for (const NamedBinding &sent : request.query)
            add("query", sent, argumentAt("query:" + sent.name));
        for (const NamedBinding &sent : request.headers)
            add("headers", sent, headerNamed(sent.name));
        for (const NamedBinding &sent : request.cookies)
            add("cookies", sent, argumentAt("cookie:" + sent.name));
        if (request.body)
            addBody(*request.body);
        if (!m_fields.empty())
            check();
        return std::move(m_unfit);
    }

private:
    struct Field {
        std::string part;
        const NamedBinding &bound;
        const ApiArgument &argument;
        std::vector<KnownValue> values;
    };

    template <typename IsIt>
    const ApiArgument *find(const IsIt &isIt) const
    {
        const auto found = std::ranges::find_if(m_known.arguments.list, isIt);
        return found == m_known.arguments.list.end() ? nullptr : &*found;
    }

    const ApiArgument *argumentAt(std::string_view key) const
    {
        return find([key](const ApiArgument &one) {
            return one.target == ApiArgument::Target::Parameter && one.key == key;
        });
    }

    const ApiArgument *headerNamed(std::string_view name) const
    {
        return find([name](const ApiArgument &one) {
            return one.target == ApiArgument::Target::Parameter && one.key.starts_with("header:")
                   && equalsIgnoringAsciiCase(std::string_view(one.key).substr(7), name);
        });
    }

    // Placeholders in the same position are the same, whatever they are called.
    void addPlaceholders()
    {
        const std::vector<std::string> names = placeholdersOf(m_known.request.path);
        const openapi::PathTemplate path(m_known.operation.path);
        const std::vector<std::string_view> described = path.placeholders();
        for (const NamedBinding &bound : m_known.bindings) {
            const auto at = std::ranges::find(names, bound.name);
            if (at == names.end())
                continue;
            std::string name = bound.name;
            if (names.size() == described.size())
                name = described[static_cast<std::size_t>(at - names.begin())];
            add("bindings", bound, argumentAt("path:" + name));
        }
    }

    void addBody(const Binding &body)
    {
        if (const auto *object = std::get_if<ObjectSource>(&body.source)) {
            for (const NamedBinding &member : object->members)
                add("body", member, find([&](const ApiArgument &one) {
                        return one.target == ApiArgument::Target::BodyProperty && one.key == member.name;
                    }));
            return;
        }
        m_body = {"body", body};
        add("body", m_body,
            find([](const ApiArgument &one) { return one.target == ApiArgument::Target::Body; }));
    }

    void add(const char *part, const NamedBinding &bound, const ApiArgument *argument)
    {
        if (argument == nullptr)
            return;
        Field field{part, bound, *argument, {}};
        collect(bound.binding, field.values);
        if (!field.values.empty())
            m_fields.push_back(std::move(field));
    }

    void collect(const Binding &binding, std::vector<KnownValue> &values) const
    {
        if (!binding.mapping.empty() || !std::ranges::all_of(binding.transforms, staysWhatItIs))
            return;
        for (const Transform &transform : binding.transforms) {
            if (transform.kind == Transform::Kind::Default)
                values.push_back({ofText(transform.argument)});
        }
        if (const auto *constant = std::get_if<ConstantSource>(&binding.source)) {
            values.push_back({constant->value});
        } else if (const auto *context = std::get_if<ContextSource>(&binding.source)) {
            const ContextVariable *variable =
                m_known.workspace == nullptr ? nullptr : m_known.workspace->contextFor(context->key);
            if (variable != nullptr && !variable->isSecret())
                values.push_back({variable->value, variable->key});
        } else if (const auto *parameter = std::get_if<ParameterSource>(&binding.source)) {
            const json::Value &preset = m_known.parameters["properties"][parameter->name]["default"];
            if (parameter->path.empty() && !preset.isNull())
                values.push_back({preset, {}, parameter->name});
        } else if (const auto *first = std::get_if<FirstSource>(&binding.source)) {
            for (const Binding &candidate : first->candidates)
                collect(candidate, values);
        }
    }

    bool isWrittenAsText(const Field &field) const
    {
        if (field.part != "body")
            return true;
        const openapi::ApiMediaType *type = openapi::usualMediaType(m_known.operation);
        return type != nullptr && openapi::bodyFormOf(type->name) != openapi::BodyForm::Json;
    }

    void check()
    {
        json::Value properties = json::Value::object();
        for (std::size_t i = 0; i < m_fields.size(); ++i)
            properties.set(std::to_string(i), m_fields[i].argument.schema);
        json::Value document =
            json::Value::object({{"type", "object"}, {"properties", std::move(properties)}});
        if (!m_known.arguments.definitions.isEmpty())
            document.set("$defs", m_known.arguments.definitions);
        const std::optional<jsonschema::Schema> schema = openapi::compileEnforced(document).schema;
        if (!schema)
            return;
        for (std::size_t i = 0; i < m_fields.size(); ++i) {
            for (const KnownValue &value : m_fields[i].values)
                check(m_fields[i], value, *schema, std::to_string(i));
        }
    }

    void check(const Field &field, const KnownValue &known, const jsonschema::Schema &schema,
               const std::string &key)
    {
        const bool isText = isWrittenAsText(field);
        if (known.value.isNull() && (isText || field.bound.binding.isOptional)) {
            // A null is not sent; of placeholders that is reported without a description as well.
            if (field.argument.isRequired && field.part != "bindings"
                && std::holds_alternative<ConstantSource>(field.bound.binding.source))
                report(field, "constant_unfit",
                       CORE_TEXT("Core", "{operation} requires \"{name}\", and its fixed value is empty."));
            return;
        }
        const auto fits = [&](const json::Value &form) {
            return schema.isValid(json::Value::object({{key, form}}));
        };
        if (fits(known.value) || (isText && std::ranges::any_of(sameAsText(known.value), fits)))
            return;
        // The fields are checked together under numbers, which are not to be read.
        const std::string reason =
            unfitReason(field.argument.schema, m_known.arguments.definitions, known.value);
        if (reason.empty())
            return;
        const Message::Argument problem{"problem", reason};
        if (!known.context.empty())
            report(field, "context_unfit",
                   CORE_TEXT("Core", "{operation} does not accept the value of the context variable "
                                     "\"{key}\" for \"{name}\": {problem}"),
                   {problem, {"key", known.context}});
        else if (!known.parameter.empty())
            report(field, "parameter_default_unfit",
                   CORE_TEXT("Core", "{operation} does not accept the default of the parameter "
                                     "\"{parameter}\" for \"{name}\": {problem}"),
                   {problem, {"parameter", known.parameter}});
        else
            report(field, "constant_unfit",
                   CORE_TEXT("Core", "{operation} does not accept the fixed value of \"{name}\": {problem}"),
                   {problem});
    }

    void report(const Field &field, const char *code, Template text,
                std::vector<Message::Argument> arguments = {})
    {
        arguments.emplace_back(
            "operation", std::string(m_known.operation.method).append(" ").append(m_known.operation.path));
        arguments.emplace_back("name", field.bound.name);
        m_unfit.push_back({code, field.part, field.bound.name, {text, std::move(arguments)}});
    }

    const KnownRequest &m_known;
    NamedBinding m_body; // all of it
    std::vector<Field> m_fields;
    std::vector<UnfitValue> m_unfit;
};

} // namespace

std::vector<UnfitValue> unfitValues(const KnownRequest &known)
{
    return FixedValueCheck(known).run();
}

} // namespace tooltray::workspace
