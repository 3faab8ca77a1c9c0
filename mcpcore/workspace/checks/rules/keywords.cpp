// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"
#include "workspace/snapshot/references.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

// The programming interfaces of the model vendors refuse schemas that combine others at the top.
void lintCombinators(LintSubject &subject)
{
    for (const char *keyword : {"anyOf", "oneOf", "allOf", "not", "if"}) {
        if (subject.shownParameters().contains(keyword))
            subject.report("top_level_combinator", LintSeverity::Error, std::string("/parameters/") + keyword,
                           {CORE_TEXT("Core", "The parameters are combined by \"{keyword}\" at the top "
                                              "level, which several models reject."),
                            {{"keyword", keyword}}},
                           CORE_TEXT("Core", "List all properties in one object, and state in their "
                                             "descriptions which belong together."));
    }
}

namespace {

bool saysType(const json::Value &schema)
{
    static constexpr std::array kTelling{"type", "enum", "const", "$ref", "anyOf", "oneOf", "allOf"};
    return std::ranges::any_of(kTelling, [&](const char *keyword) { return schema.contains(keyword); });
}

} // namespace

// Claude Code since 2.0.21, the strict mode of OpenAI and Copilot refuse a tool with a property that has no type.
void lintUntypedParameters(LintSubject &subject)
{
    subject.walkParameters([&](const json::Value &schema, const std::string &place) {
        for (const json::Member &property : schema["properties"].members()) {
            const std::string there =
                place + (json::Pointer() / "properties" / property.name.view()).toString();
            if (!property.value.isObject() || saysType(property.value))
                continue;
            subject.report(
                "property_untyped", LintSeverity::Error, there,
                {CORE_TEXT("Core", "The property \"{name}\" has no type."), {{"name", property.name.view()}}},
                CORE_TEXT("Core", "Give it one: \"string\", \"integer\", \"number\", \"boolean\", \"array\" "
                                  "or \"object\"."));
        }
        if (schema["type"].toString() == "array" && !schema.contains("items")
            && !schema.contains("prefixItems"))
            subject.report("array_untyped", LintSeverity::Error, place,
                           CORE_TEXT("Core", "The elements of this array have no type."),
                           CORE_TEXT("Core", "Give it \"items\" with a type."));
    });
}

namespace {

// The target of a reference within the document; null for any other.
const json::Value *target(const json::Value &document, std::string_view reference)
{
    if (!reference.starts_with('#'))
        return nullptr;
    const auto pointer = json::Pointer::parse(reference.substr(1));
    return pointer ? resolve(document, *pointer) : nullptr;
}

// Tells whether following references from a value leads to one of them again.
class Cycle {
public:
    explicit Cycle(const json::Value &document) : m_document(document) {}

    bool isAhead(const json::Value &value)
    {
        const auto isThere = [this](const json::Value &inner) { return isAhead(inner); };
        if (std::ranges::any_of(value.elements(), isThere)
            || std::ranges::any_of(value.members(), isThere, &json::Member::value))
            return true;
        const json::Value *next = target(m_document, value["$ref"].toString());
        if (next == nullptr || m_harmless.contains(next))
            return false;
        if (std::ranges::find(m_way, next) != m_way.end())
            return true;
        m_way.push_back(next);
        const bool isCycle = isAhead(*next);
        m_way.pop_back();
        if (!isCycle)
            m_harmless.insert(next);
        return isCycle;
    }

private:
    const json::Value &m_document;
    std::vector<const json::Value *> m_way;
    std::set<const json::Value *> m_harmless;
};

} // namespace

// Clients get parameters in which everything stands where it is used. These are the references of which that
// cannot be had.
void lintReferences(LintSubject &subject)
{
    std::set<std::string, std::less<>> told; // each once, wherever it is used
    subject.walkParameters([&](const json::Value &schema, const std::string &place) {
        const std::string_view reference = schema["$ref"].toString();
        const bool isCycle =
            reference.starts_with(kTypeReference)
            || (reference.starts_with('#') && Cycle(subject.shownParameters()).isAhead(schema));
        if (isCycle && told.emplace(reference).second)
            subject.report(
                "reference_to_itself", LintSeverity::Warning, place + "/$ref",
                {CORE_TEXT("Core", "\"{reference}\" contains itself. Clients see its first level; below it, "
                                   "any object is accepted."),
                 {{"reference", reference}}},
                CORE_TEXT("Core", "State in the description how deep it can nest, or define each level."));
        else if (!isCycle && !reference.empty() && !reference.starts_with('#')
                 && !reference.starts_with("tooltray:"))
            subject.report(
                "reference_elsewhere", LintSeverity::Error, place + "/$ref",
                {CORE_TEXT("Core", "\"{reference}\" is not fetched."), {{"reference", reference}}},
                CORE_TEXT("Core", "Write the schema where it is used, or make it a type of the workspace."));
        for (const char *keyword : {"$dynamicRef", "$recursiveRef"}) {
            if (schema.contains(keyword))
                subject.report(
                    "reference_dynamic", LintSeverity::Error, place + '/' + keyword,
                    {CORE_TEXT("Core", "Clients drop tools that use \"{keyword}\"."), {{"keyword", keyword}}},
                    CORE_TEXT("Core", "Write the schema where it is used."));
        }
    });
}

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
