// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkschema.h"

#include "jsonschema/schema.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

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
        if (values.empty() || hasReference(schema))
            return;
        const auto compiled = jsonschema::Schema::compile(schema).schema;
        const auto fits = [&](const json::Value &value) { return compiled->isValid(value); };
        if (compiled && std::ranges::none_of(values, fits))
            m_problems.push_back({"parameters_invalid", place + "/enum", std::nullopt,
                                  CORE_TEXT("Core", "No value of the \"enum\" fits the other keywords beside "
                                                    "it. Correct the values or the keywords.")});
    }

    static bool hasReference(const json::Value &schema)
    {
        const auto inside = [](const json::Member &member) { return hasReference(member.value); };
        return schema.contains("$ref") || schema.contains("$dynamicRef")
               || std::ranges::any_of(schema.members(), inside)
               || std::ranges::any_of(schema.elements(), hasReference);
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

} // namespace

void checkSchema(const json::Value &schema, const std::string &place, ToolProblems &problems)
{
    SchemaChecker(problems).check(schema, place);
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
