// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/references.h"
#include "workspace/checks/rules.h"
#include "json/pointer.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace tooltray::workspace {

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
                {CORE_TEXT(
                     "Core",
                     "\"{reference}\" contains itself; clients see any object from its second level on."),
                 {{"reference", reference}}},
                CORE_TEXT("Core",
                          "Say in the description how deep it may go, or write out the levels there are."));
        else if (!isCycle && !reference.empty() && !reference.starts_with('#')
                 && !reference.starts_with("tooltray:"))
            subject.report(
                "reference_elsewhere", LintSeverity::Error, place + "/$ref",
                {CORE_TEXT("Core", "Nothing is fetched for \"{reference}\"."), {{"reference", reference}}},
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

} // namespace tooltray::workspace
