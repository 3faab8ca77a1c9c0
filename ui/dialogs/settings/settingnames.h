// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <cstdint>

namespace tooltray::ui {

// The pages of the settings, in their order.
enum class SettingsCategory : std::uint8_t {
    General,
    Server,
    Tools,
    Log,
    Editor,
    NewEndpoints,
    Shortcuts,
    Data
};

QString categoryName(SettingsCategory category);

// A setting by the name that its field has in the dialog.
struct SettingName {
    SettingsCategory category = SettingsCategory::General;
    const char *context = ""; // of the text, for the translation
    const char *text = "";

    QString name() const; // as it is read, without the menu key
    QString id() const;   // stays the same in all languages
};

// All of them: there without the dialog, so that the palette can find them.
QList<SettingName> settingNames();

} // namespace tooltray::ui
