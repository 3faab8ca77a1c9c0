// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/serversettings.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class ActionRegistry;
class ChosenKeys;
class Language;
struct SettingName;
class Theme;
class UiState;

// What the window works with. All of it outlives the window.
struct WindowContext {
    engine::Engine &engine;
    engine::ServerSettings server; // used by Start
    Theme &theme;
    Language &language;
    UiState &state;
    QStringList startCommand = {}; // what starts the program again; empty: nobody can
    std::function<std::vector<std::string>()> warnings = {}; // the last ones of the program's own log
};

// The commands that open a dialog about the whole program. The context outlives the registry; the keys are asked for
// when they are needed, as there are none before all commands are registered.
void addDialogActions(const WindowContext &context, ActionRegistry &registry,
                      const std::function<ChosenKeys &()> &keys, QWidget &window);

// With a file, or where there is none to choose one.
void openImport(const WindowContext &context, QWidget &window, const QString &file = {});

// At a setting, or where there is none as usual.
void openSettings(const WindowContext &context, ActionRegistry &registry, ChosenKeys &keys, QWidget &window,
                  const SettingName *setting = nullptr);

} // namespace tooltray::ui
