// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"

namespace tooltray::workspace {

// Models are shown the name behind that of the server, and a client whose limit that exceeds cuts the name or
// leaves the tool out without a word.
void lintName(LintSubject &subject)
{
    std::vector<std::string> clients;
    std::size_t surplus = 0;
    for (const ClientLimits *client : subject.clients()) {
        const std::string name = shownName(*client, subject.options().serverName, subject.tool().name);
        if (client->longestName == 0 || name.size() <= client->longestName)
            continue;
        clients.emplace_back(client->profile);
        surplus = std::max(surplus, name.size() - client->longestName);
    }
    if (!clients.empty())
        subject.report(
            "name_too_long", LintSeverity::Error, {},
            {CORE_TEXT(
                 "Core",
                 "With what clients put before it, the name \"{name}\" is {count} characters too long."),
             {{"name", subject.tool().name}, {"count", surplus}}},
            CORE_TEXT("Core", "Choose a name that is shorter by as much, or a shorter name for the server."),
            std::move(clients));
}

} // namespace tooltray::workspace
