// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::workspace {

namespace {

struct KeywordOfType {
    std::string_view keyword;
    std::string_view type;
};

// Each of them says something of values of one type, and nothing of others.
constexpr std::array<KeywordOfType, 21> kOfTypes{
    {{"minLength", "string"},         {"maxLength", "string"},     {"pattern", "string"},
     {"minimum", "number"},           {"maximum", "number"},       {"exclusiveMinimum", "number"},
     {"exclusiveMaximum", "number"},  {"multipleOf", "number"},    {"items", "array"},
     {"prefixItems", "array"},        {"minItems", "array"},       {"maxItems", "array"},
     {"uniqueItems", "array"},        {"contains", "array"},       {"properties", "object"},
     {"required", "object"},          {"minProperties", "object"}, {"maxProperties", "object"},
     {"patternProperties", "object"}, {"propertyNames", "object"}, {"dependentRequired", "object"}}};

struct KeywordBeside {
    std::string_view keyword;
    std::string_view needed;
};

constexpr std::array<KeywordBeside, 4> kBeside{
    {{"then", "if"}, {"else", "if"}, {"minContains", "contains"}, {"maxContains", "contains"}}};

bool hasType(const json::Value &schema, std::string_view type)
{
    const auto isIt = [type](const json::Value &one) {
        const std::string_view name = one.toString();
        return name == type || (type == "number" && name == "integer");
    };
    const json::Value &types = schema["type"];
    return types.isArray() ? std::ranges::any_of(types.elements(), isIt) : isIt(types);
}

std::string typeNames(const json::Value &types)
{
    std::string names(types.toString());
    for (const json::Value &type : types.elements())
        names.append(names.empty() ? "" : ", ").append(type.toString());
    return names;
}

void reportIdle(LintSubject &subject, const std::string &place, std::string_view keyword, Message why)
{
    subject.report("keyword_idle", LintSeverity::Warning, place + '/' + std::string(keyword), std::move(why),
                   CORE_TEXT("Core", "Correct the schema, or remove the keyword."));
}

// Conditions on a member that the object cannot have.
void checkDependencies(LintSubject &subject, const json::Value &schema, const std::string &place,
                       bool areParameters)
{
    const json::Value *others = schema.find("additionalProperties");
    const bool isClosed = others != nullptr && others->isBoolean() && !others->toBool();
    const bool isComplete = isClosed || (areParameters && others == nullptr && schema.contains("properties"));
    if (!isComplete || schema.contains("patternProperties"))
        return;
    for (const char *keyword : {"dependentRequired", "dependentSchemas", "dependencies"}) {
        for (const json::Member &member : schema[keyword].members()) {
            const std::string_view name = member.name.view();
            if (!schema["properties"].contains(name))
                reportIdle(subject, place, keyword,
                           {CORE_TEXT("Core", "\"{keyword}\" has no effect for \"{name}\", which the schema "
                                              "does not have."),
                            {{"keyword", keyword}, {"name", name}}});
        }
    }
}

} // namespace

// An author who wrote it believes that it is enforced.
void lintIdleKeywords(LintSubject &subject)
{
    if (!subject.hasOwnParameters())
        return;
    subject.walkParameters([&](const json::Value &schema, const std::string &place) {
        if (!schema.isObject())
            return;
        for (const auto &[keyword, needed] : kBeside) {
            if (schema.contains(keyword) && !schema.contains(needed))
                reportIdle(subject, place, keyword,
                           {CORE_TEXT("Core", "\"{keyword}\" has no effect without \"{other}\"."),
                            {{"keyword", keyword}, {"other", needed}}});
        }
        for (const auto &[keyword, type] : kOfTypes) {
            if (schema.contains(keyword) && schema.contains("type") && !hasType(schema, type))
                reportIdle(subject, place, keyword,
                           {CORE_TEXT("Core", "\"{keyword}\" has no effect on a value of the type {type}."),
                            {{"keyword", keyword}, {"type", typeNames(schema["type"])}}});
        }
        checkDependencies(subject, schema, place, place == "/parameters");
    });
}

} // namespace tooltray::workspace
