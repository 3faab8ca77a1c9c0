// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace tooltray::ui {

class ActionRegistry;
class ChosenKeys;
struct SettingName;
struct WindowContext;

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
