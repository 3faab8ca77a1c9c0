// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/operationchecks.h"

#include "jsonschema/schema.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/checks/emptyschema.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/selection.h"
#include "workspace/snapshot/parameters.h"
#include "json/pointer.h"
#include "json/value.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {
namespace {

constexpr int kMaxSchemaLevels = 64;

constexpr std::array<std::pair<const char *, const char *>, 5> kLimits{{{"minLength", "maxLength"},
                                                                        {"minimum", "maximum"},
                                                                        {"minItems", "maxItems"},
                                                                        {"minProperties", "maxProperties"},
                                                                        {"minContains", "maxContains"}}};

class SchemaChecker {
public:
    explicit SchemaChecker(ToolProblems &problems) : m_problems(problems) {}

    void check(const json::Value &schema, const std::string &place, int level = 0)
    {
        if (!schema.isObject() || level > kMaxSchemaLevels)
            return;
        const json::Value *values = schema.find("enum");
        if (values != nullptr && values->isArray() && values->isEmpty())
            m_problems.push_back({"parameters_invalid", place + "/enum", std::nullopt,
                                  CORE_TEXT("Core", "No value fits an empty \"enum\". List the values.")});
        checkListed(schema, place);
        checkRequired(schema, place);
        checkLimits(schema, place);
        for (const json::Member &member : schema["properties"].members())
            check(member.value, place + (json::Pointer() / "properties" / member.name.view()).toString(),
                  level + 1);
        check(schema["items"], place + "/items", level + 1);
        const auto all = schema["allOf"].elements();
        for (std::size_t i = 0; i < all.size(); ++i)
            check(all[i], place + "/allOf/" + std::to_string(i), level + 1);
    }

private:
    // The other keywords may leave none of the values.
    void checkListed(const json::Value &schema, const std::string &place)
    {
        const auto values = schema["enum"].elements();
        if (values.empty() || holdsReference(schema))
            return;
        const auto compiled = jsonschema::Schema::compile(schema).schema;
        const auto fits = [&](const json::Value &value) { return compiled->isValid(value); };
        if (compiled && std::ranges::none_of(values, fits))
            m_problems.push_back({"parameters_invalid", place + "/enum", std::nullopt,
                                  CORE_TEXT("Core", "No value of the \"enum\" fits the other keywords. "
                                                    "Correct the values or the keywords.")});
    }

    void checkRequired(const json::Value &schema, const std::string &place)
    {
        const json::Value *others = schema.find("additionalProperties");
        const bool isClosed = others != nullptr && others->isBoolean() && !others->toBool()
                              && !schema.contains("patternProperties") && !schema.contains("$ref");
        const auto required = schema["required"].elements();
        for (std::size_t i = 0; isClosed && i < required.size(); ++i) {
            if (required[i].isString() && !schema["properties"].contains(required[i].toString()))
                m_problems.push_back(
                    requiredButNotDeclared(required[i], place + "/required/" + std::to_string(i)));
        }
    }

    void checkLimits(const json::Value &schema, const std::string &place)
    {
        for (const auto &[lower, upper] : kLimits) {
            const std::optional<double> least = schema[lower].toDouble();
            const std::optional<double> most = schema[upper].toDouble();
            if (least && most && *least > *most)
                m_problems.push_back(
                    {"parameters_invalid",
                     place + '/' + lower,
                     std::nullopt,
                     {CORE_TEXT("Core", "\"{lower}\" is greater than \"{upper}\". Correct one of them."),
                      {{"lower", lower}, {"upper", upper}}}});
        }
    }

    ToolProblems &m_problems;
};

// Looks for schemas that no value fits, where what has to fit is said in several parts as well.
class EmptinessChecker {
public:
    EmptinessChecker(const json::Value &root, std::string place, ToolProblems &problems)
        : m_schemas(root)
        , m_place(std::move(place))
        , m_problems(problems)
    {}

    void check(const json::Value &root, SchemaOf of)
    {
        const EmptySchemas::Parts parts = m_schemas.partsOf(root, {});
        // That they are an object is reported by itself.
        const bool isEmpty = of == SchemaOf::Arguments ? m_schemas.haveNoValueOfKind(parts, kObjects)
                                                       : m_schemas.haveNoValue(parts);
        if (isEmpty)
            report({});
        else
            checkInside(parts, of, 0);
    }

private:
    void checkInside(const EmptySchemas::Parts &parts, SchemaOf of, int level)
    {
        std::set<std::string_view> required;
        std::map<std::string_view, EmptySchemas::Parts> members;
        EmptySchemas::Parts items;
        for (const auto &[schema, place] : parts) {
            // A schema that several places refer to is looked into once.
            if (!m_known.insert(schema).second)
                continue;
            for (const json::Value &name : (*schema)["required"].elements())
                required.insert(name.toString());
            for (const json::Member &member : (*schema)["properties"].members()) {
                const std::string_view name = member.name.view();
                members[name].push_back(
                    {&member.value, place + (json::Pointer() / "properties" / name).toString()});
            }
            if (const json::Value *item = schema->find("items"); item != nullptr && !item->isArray())
                items.push_back({item, place + "/items"});
        }
        const auto forbids = [](const EmptySchemas::Part &part) {
            return EmptySchemas::forbids(*part.schema);
        };
        for (const auto &[name, spoken] : members) {
            // Whoever forbids a name that others declare, or one of an object that may have any, means it.
            const bool isMeant = of == SchemaOf::Arguments ? !std::ranges::all_of(spoken, forbids) : true;
            if (required.contains(name) || !isMeant || std::ranges::none_of(spoken, forbids))
                check(spoken, level);
        }
        if (std::ranges::none_of(items, forbids)) // no elements
            check(items, level);
    }

    void check(const EmptySchemas::Parts &spoken, int level)
    {
        if (spoken.empty() || level > kMaxSchemaLevels || m_problems.size() >= kMaxProblems)
            return;
        EmptySchemas::Parts parts;
        for (const auto &[schema, place] : spoken)
            std::ranges::move(m_schemas.partsOf(*schema, place), std::back_inserter(parts));
        if (m_schemas.haveNoValue(parts))
            report(spoken.front().place);
        else
            checkInside(parts, SchemaOf::Values, level + 1);
    }

    // What is wrong with it may be known more closely.
    void report(const std::string &at)
    {
        const std::string place = m_place + at;
        const bool isKnown = std::ranges::any_of(m_problems, [&](const ToolProblem &problem) {
            return problem.place == place || problem.place.starts_with(place + '/');
        });
        if (!isKnown)
            m_problems.push_back({"parameters_invalid", place, std::nullopt,
                                  CORE_TEXT("Core", "No value fits this schema. Correct it, or remove it.")});
    }

    EmptySchemas m_schemas;
    std::string m_place;
    ToolProblems &m_problems;
    std::set<const json::Value *> m_known;
};

} // namespace

void checkSchema(const json::Value &schema, SchemaOf of, const std::string &place, ToolProblems &problems)
{
    SchemaChecker(problems).check(schema, place);
    EmptinessChecker(schema, place, problems).check(schema, of);
}

ToolProblem requiredButNotDeclared(const json::Value &name, std::string place)
{
    return {"parameters_invalid",
            std::move(place),
            std::nullopt,
            {CORE_TEXT("Core", "\"{name}\" is required but not declared. Declare it in \"properties\", or "
                               "remove it from \"required\"."),
             {{"name", name.toString()}}}};
}

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
                 {CORE_TEXT("Core", "The tool returns a value of the type {returned} here, but the output "
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
