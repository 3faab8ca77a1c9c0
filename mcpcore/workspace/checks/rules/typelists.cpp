// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"

namespace tooltray::workspace {

// Gemini's interface knows one type for each value and fails the whole request otherwise.
void lintTypeLists(LintSubject &subject)
{
    std::vector<std::string> unable;
    for (const ClientLimits *client : subject.clients()) {
        if (!client->takesTypeLists)
            unable.emplace_back(client->profile);
    }
    if (unable.empty())
        return;
    std::vector<std::string> places;
    subject.walkParameters([&](const json::Value &schema, const std::string &place) {
        if (schema["type"].isArray())
            places.push_back(place + "/type");
    });
    if (places.empty())
        return;
    Message message = CORE_TEXT("Core", "Some clients accept one type only, and not a list of types.");
    if (places.size() == 2)
        message = CORE_TEXT(
            "Core", "Some clients accept one type only, and not a list of types, here and in 1 more place.");
    else if (places.size() > 2)
        message = {CORE_TEXT("Core", "Some clients accept one type only, and not a list of types, here and "
                                     "in {count} more places."),
                   {{"count", places.size() - 1}}};
    subject.report("type_list", LintSeverity::Warning, places.front(), std::move(message),
                   CORE_TEXT("Core", "Name one type; an optional value need not be null as well."), unable);
}

} // namespace tooltray::workspace
