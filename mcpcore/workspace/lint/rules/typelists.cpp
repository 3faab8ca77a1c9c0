// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/lint/rules.h"

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
    subject.walkParameters([&](const json::Value &schema, const std::string &place) {
        if (schema["type"].isArray())
            subject.report("type_list", LintSeverity::Warning, place + "/type",
                           "A list of types is more than some clients can pass on.",
                           "Name one type; a value that may be left out need not be null as well.", unable);
    });
}

} // namespace tooltray::workspace
