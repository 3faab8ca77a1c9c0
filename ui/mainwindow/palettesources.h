// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionsources.h"
#include "ui/dialogs/settings/settingsdialog.h"
#include "ui/models/enginesources.h"

#include <functional>

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class PalettePopup;

// All that the palette of the window finds.
class PaletteSources final {
public:
    PaletteSources(engine::Engine &engine, const ActionRegistry &actions, const UiState &state,
                   Navigator &navigator, std::function<void(const SettingName &)> openSetting);

    QList<PaletteSource *> all();
    void addTo(PalettePopup &palette);

private:
    ActionSource m_pages;
    ActionSource m_commands;
    WorkspaceSource m_tools;
    WorkspaceSource m_endpoints;
    WorkspaceSource m_credentials;
    WorkspaceSource m_types;
    WorkspaceSource m_mappings;
    WorkspaceSource m_variables;
    LogEntrySource m_calls;
    LogFilterSource m_filters;
    SettingsSource m_settings;
};

} // namespace tooltray::ui
