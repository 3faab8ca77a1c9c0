// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkoutput.h"

#include "workspace/checks/placedbindings.h"
#include "workspace/checks/selection.h"
#include "workspace/snapshot/parameters.h"
#include "json/value.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {

namespace {

// What the data of operations looks like by their selections. Custom scalars may be anything.
class OperationData {
public:
    OperationData(const Schemas &schemas, std::string endpoint)
        : m_schemas(schemas)
        , m_endpoint(std::move(endpoint))
    {}

    // The result as JSON Schema; null: it is not known.
    json::Value of(const GraphqlOperation &operation, const std::string &endpoint = {}) const
    {
        const auto &schema = schemasOf(m_schemas, endpoint.empty() ? m_endpoint : endpoint).graphql;
        return schema ? dataSchema(*schema, operation) : json::Value();
    }

private:
    const Schemas &m_schemas;
    std::string m_endpoint;
};

json::Value schemaOfConstant(const json::Value &constant)
{
    constexpr std::array<std::string_view, 6> kNames{"null",   "boolean", "number",
                                                     "string", "array",   "object"};
    constexpr std::array kTypes{json::Type::Null,   json::Type::Boolean, json::Type::Number,
                                json::Type::String, json::Type::Array,   json::Type::Object};
    const auto *const found = std::ranges::find(kTypes, constant.type());
    return json::Value::object({{"type", kNames[static_cast<std::size_t>(found - kTypes.begin())]}});
}

std::string joined(const std::vector<std::string_view> &types)
{
    std::string text;
    for (const std::string_view type : types)
        text.append(text.empty() ? "" : ", ").append(type);
    return text;
}

class OutputChecker {
public:
    OutputChecker(const OperationData &data, ToolProblems &problems) : m_data(data), m_problems(problems) {}

    void check(const GraphqlOperation &operation, const std::string &path, const json::Value &schema,
               const std::string &place)
    {
        compare(schemaAt(m_data.of(operation), path), schema, place);
    }

    void check(const Sequence &sequence, const json::Value &schema, const std::string &place)
    {
        for (const Step &step : sequence.steps)
            m_steps.emplace(step.name, &step);
        check(*sequence.result, schema, place);
    }

private:
    void check(const Binding &made, const json::Value &schema, const std::string &place)
    {
        if (!made.mapping.empty() || !made.transforms.empty() || !schema.isObject())
            return;
        if (const auto *constant = std::get_if<ConstantSource>(&made.source))
            compare(schemaOfConstant(constant->value), schema, place);
        else if (const auto *step = std::get_if<StepSource>(&made.source))
            compare(returnedBy(*step), schema, place);
        else if (made.isOptional)
            return;
        else if (const auto *object = std::get_if<ObjectSource>(&made.source))
            check(*object, schema, place);
        else if (const auto *each = std::get_if<EachSource>(&made.source))
            check(*each->as, schema["items"], place + "/items");
    }

    json::Value returnedBy(const StepSource &source)
    {
        const auto step = m_steps.find(source.step);
        const auto *operation =
            step == m_steps.end() ? nullptr : std::get_if<GraphqlOperation>(&step->second->action);
        if (operation == nullptr)
            return {};
        const auto [known, isNew] = m_returned.try_emplace(source.step);
        if (isNew)
            known->second = m_data.of(*operation, step->second->endpoint);
        return schemaAt(known->second, source.path);
    }

    // Only types that have nothing in common: a number may be an integer.
    void compare(const json::Value &returned, const json::Value &declared, const std::string &place)
    {
        const std::vector<std::string_view> types = namedTypes(returned);
        const std::vector<std::string_view> said = namedTypes(declared);
        const auto isNumber = [](std::string_view type) { return type == "integer" || type == "number"; };
        const auto isSaid = [&](std::string_view type) {
            return std::ranges::any_of(
                said, [&](std::string_view one) { return one == type || (isNumber(one) && isNumber(type)); });
        };
        if (!types.empty() && !said.empty() && std::ranges::none_of(types, isSaid)) {
            m_problems.push_back(
                {"output_type_unfit",
                 place + "/type",
                 std::nullopt,
                 {CORE_TEXT("Core", "The tool returns a value of the type {returned} here, and the output "
                                    "schema says {declared}. Correct the output schema."),
                  {{"returned", joined(types)}, {"declared", joined(said)}}}});
            return;
        }
        for (const json::Member &member : declared["properties"].members())
            compare(returned["properties"][member.name.view()], member.value,
                    nestedPlace(place + "/properties", member.name.view()));
        if (declared["items"].isObject())
            compare(returned["items"], declared["items"], place + "/items");
    }

    void check(const ObjectSource &object, const json::Value &schema, const std::string &place)
    {
        const auto required = schema["required"].elements();
        for (std::size_t i = 0; i < required.size(); ++i) {
            const std::string name(required[i].toString());
            const bool isMade =
                std::ranges::find(object.members, name, &NamedBinding::name) != object.members.end();
            if (required[i].isString() && !isMade)
                m_problems.push_back(
                    {"output_member_missing",
                     place + "/required/" + std::to_string(i),
                     std::nullopt,
                     {CORE_TEXT("Core", "The output schema requires \"{name}\", which the result of the tool "
                                        "never has. Add it to the result, or remove it from \"required\"."),
                      {{"name", name}}}});
        }
        for (const NamedBinding &member : object.members)
            check(member.binding, schema["properties"][member.name],
                  nestedPlace(place + "/properties", member.name));
    }

    const OperationData &m_data;
    std::map<std::string_view, const Step *> m_steps; // of the sequence whose result is checked
    std::map<std::string_view, json::Value> m_returned;
    ToolProblems &m_problems;
};

} // namespace

void checkOutput(const Workspace &workspace, const Schemas &schemas, const std::string &endpoint,
                 const ToolVersion &version, ToolProblems &problems)
{
    const ResultShape &shape = version.result;
    // Another shape has other members, and texts have none.
    const bool isShaped = !shape.rename.empty() || shape.format != ResultShape::Format::Json;
    if (!version.operation || isShaped || version.outputSchema.isNull())
        return;
    const OperationData data(schemas, endpoint);
    OutputChecker checker(data, problems);
    const json::Value schema = inlinedTypes(workspace, version.outputSchema);
    if (const auto *operation = std::get_if<GraphqlOperation>(&*version.operation))
        checker.check(*operation, shape.path, schema, "/output_schema");
    const auto *sequence = std::get_if<Sequence>(&*version.operation);
    if (sequence != nullptr && sequence->result && shape.path.empty())
        checker.check(*sequence, schema, "/output_schema");
}

} // namespace tooltray::workspace
