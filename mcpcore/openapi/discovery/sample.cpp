// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/discovery/sample.h"

#include "jsonschema/example/examplevalue.h"
#include "openapi/request/callschema.h"
#include "json/write.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kSampleDepth = 3;
constexpr std::size_t kSampleBytes = 200;
constexpr std::size_t kMaxSampleBytes = 1'000;

bool fitsType(const json::Value &schema, const json::Value &value)
{
    const std::vector<std::string_view> types = typesOf(schema);
    return types.empty() || std::ranges::any_of(types, [&](std::string_view type) {
               switch (value.type()) {
               case json::Type::Null: return false;
               case json::Type::Boolean: return type == "boolean";
               case json::Type::Number:
                   return type == "number" || (type == "integer" && value.toInt64().has_value());
               case json::Type::String: return type == "string";
               case json::Type::Array: return type == "array";
               case json::Type::Object: return type == "object";
               }
               return false;
           });
}

// The value that the schema itself gives.
std::optional<json::Value> givenValue(const json::Value &schema, Sampler::Examples examples)
{
    if (const json::Value *constant = schema.find("const"))
        return *constant;
    if (examples == Sampler::Examples::Used) {
        for (const json::Value &example : schema["examples"].elements()) {
            if (fitsType(schema, example))
                return example;
        }
        if (const json::Value *fallback = schema.find("default"); fallback && fitsType(schema, *fallback))
            return *fallback;
    }
    for (const json::Value &value : schema["enum"].elements()) {
        if (!value.isNull())
            return value;
    }
    return std::nullopt;
}

// "example", or the first of "examples" of a parameter or a media type.
std::optional<json::Value> exampleOf(const DocumentSet &documents, ApiNode node)
{
    if (const ApiNode example = node.find("example"))
        return *example;
    const ApiNode examples = node.find("examples");
    if (!examples)
        return std::nullopt;
    for (const json::Member &member : examples->members()) {
        if (const ApiNode value = documents.member(examples.at(member.value), "value"))
            return *value;
    }
    return std::nullopt;
}

class ArgumentSampler {
public:
    ArgumentSampler(const Api &api, const ApiOperation &operation, const ApiArguments &arguments,
                    const terms::SaidWords &said)
        : m_api(api)
        , m_operation(operation)
        , m_arguments(arguments)
        , m_said(said)
    {
        if (const ApiMediaType *type = usualMediaType(operation); type != nullptr && type->node)
            m_body = exampleOf(*api.documents, type->node);
    }

    json::Value sample() const
    {
        json::Value values = json::Value::object();
        for (const ApiArgument &argument : m_arguments.list) {
            if (argument.isHidden)
                continue;
            if (std::optional<json::Value> said = saidValue(argument))
                values.set(argument.name, std::move(*said));
            else if (std::optional<json::Value> value =
                         argument.isRequired ? valueFor(argument) : std::nullopt)
                values.set(argument.name, *std::move(value));
        }
        return values;
    }

private:
    // The value of a choice that the question says.
    std::optional<json::Value> saidValue(const ApiArgument &argument) const
    {
        if (m_said.isEmpty())
            return std::nullopt;
        const json::Value schema = SchemaMerger(m_arguments.definitions).merge(argument.schema).schema;
        for (const json::Value &value : schema["enum"].elements()) {
            if (value.isString() && m_said.sayExactly(value.toString()))
                return value;
        }
        return std::nullopt;
    }

    // Nothing where the only values are large.
    std::optional<json::Value> valueFor(const ApiArgument &argument) const
    {
        std::optional<json::Value> example = exampleFor(argument);
        if (example
            && !fitsType(SchemaMerger(m_arguments.definitions).merge(argument.schema).schema, *example))
            example.reset();
        json::Value value =
            example ? *std::move(example) : Sampler(m_arguments.definitions).sample(argument.schema);
        if (json::writtenSize(value, kSampleBytes + 1) > kSampleBytes)
            value = Sampler(m_arguments.definitions, Sampler::Examples::LeftOut).sample(argument.schema);
        if (json::writtenSize(value, kMaxSampleBytes + 1) > kMaxSampleBytes)
            return std::nullopt;
        return value;
    }

    std::optional<json::Value> exampleFor(const ApiArgument &argument) const
    {
        if (argument.target == ApiArgument::Target::Body)
            return m_body;
        if (argument.target == ApiArgument::Target::BodyProperty) {
            const json::Value *value = m_body ? std::as_const(*m_body).find(argument.key) : nullptr;
            return value == nullptr ? std::nullopt : std::optional(*value);
        }
        for (const Parameter &parameter : m_operation.parameters) {
            if (valueKey(parameter) == argument.key && parameter.node)
                return exampleOf(*m_api.documents, parameter.node);
        }
        return std::nullopt;
    }

    const Api &m_api;
    const ApiOperation &m_operation;
    const ApiArguments &m_arguments;
    const terms::SaidWords &m_said;
    std::optional<json::Value> m_body;
};

} // namespace

json::Value Sampler::sampleAt(const json::Value &schema, std::size_t depth)
{
    const json::Value merged = m_merger.merge(schema).schema;
    if (std::optional<json::Value> given = givenValue(merged, m_examples))
        return std::move(*given);
    for (const std::string_view choice : {"oneOf", "anyOf"}) {
        for (const json::Value &branch : merged[choice].elements()) {
            const json::Value inside = m_merger.merge(branch).schema;
            if (inside["type"].toString() == "null" || depth > kSampleDepth)
                continue;
            json::Value whole = merged;
            whole.remove(choice);
            return sampleAt(SchemaMerger::united(std::move(whole), inside), depth + 1);
        }
    }
    if (isObjectSchema(merged))
        return sampleObject(merged, depth);
    if (!hasType(merged, "array"))
        return jsonschema::exampleValue(merged);
    json::Value list = json::Value::array();
    if (depth < kSampleDepth && merged["maxItems"].toInt64() != 0)
        list.append(sampleAt(merged["items"], depth + 1));
    return list;
}

json::Value Sampler::sampleObject(const json::Value &schema, std::size_t depth)
{
    json::Value object = json::Value::object();
    if (depth >= kSampleDepth)
        return object;
    for (const json::Value &name : schema["required"].elements())
        object.set(name.toString(), sampleAt(schema["properties"][name.toString()], depth + 1));
    return object;
}

json::Value sampleArguments(const Api &api, const ApiOperation &operation, const ApiArguments &arguments,
                            const terms::SaidWords &said)
{
    return ArgumentSampler(api, operation, arguments, said).sample();
}

} // namespace tooltray::openapi
