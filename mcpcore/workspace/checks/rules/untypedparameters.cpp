// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>

namespace tooltray::workspace {

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
                CORE_TEXT("Core", "Say what it is: \"string\", \"integer\", \"number\", \"boolean\", "
                                  "\"array\" or \"object\"."));
        }
        if (schema["type"].toString() == "array" && !schema.contains("items")
            && !schema.contains("prefixItems"))
            subject.report("array_untyped", LintSeverity::Error, place,
                           CORE_TEXT("Core", "Nothing says what the elements of this array are."),
                           CORE_TEXT("Core", "Give it \"items\" with a type."));
    });
}

} // namespace tooltray::workspace
