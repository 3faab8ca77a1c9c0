// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/logclient.h"
#include "engine/clients/workspacestate.h"
#include "engine/settings/serversettings.h"

#include <string>
#include <utility>
#include <vector>

namespace tooltray::ui {

// What a report is made of. Of a workspace only counts are told: names, addresses and operations are whose they are.
struct ReportFacts {
    std::vector<std::pair<std::string, std::string>> program = {}; // "Qt", "6.4.2" ...
    std::vector<std::pair<std::string, std::string>> window = {};
    engine::ServerStatus server = {};
    engine::PreferencesState preferences = {};
    const engine::WorkspaceState *workspaceClient = nullptr; // null: there is none
    engine::LogFigures figures = {};
    std::vector<std::string> warnings = {};
};

// As plain text for a person to read, change and send; in English, for those who get it. What secrets it still has
// is for a redactor to mask.
std::string problemReport(const ReportFacts &facts);

} // namespace tooltray::ui
