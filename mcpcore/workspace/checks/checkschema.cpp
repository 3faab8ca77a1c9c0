// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkschema.h"

#include "jsonschema/schema.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/checks/emptyschema.h"
#include "json/pointer.h"

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

} // namespace tooltray::workspace
