// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/settings/settingspage.h"

#include <memory>

class QCheckBox;
class QComboBox;

namespace tooltray::ui {

class Autostart;
class InlineMessage;

// How the window looks and what closing it does.
class GeneralSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GeneralSettings)

public:
    explicit GeneralSettings(const SettingsContext &context, QWidget *parent = nullptr);
    ~GeneralSettings() override;

    void restoreDefaults() override;

private:
    // A choice of the menus as a box: both always say the same.
    void follow(QComboBox &box, const QString &prefix);
    void fill(QComboBox &box, const QString &prefix);
    void retranslate();
    void showChoices();
    void startAtLogin(bool isWanted);

    SettingsContext m_context;
    QComboBox *m_theme;
    QComboBox *m_language;
    QComboBox *m_close;
    QCheckBox *m_login;
    QCheckBox *m_hidden;
    QCheckBox *m_notices;
    QCheckBox *m_still;
    InlineMessage *m_message;
    std::unique_ptr<Autostart> m_autostart; // where the desktop can start programs
};

} // namespace tooltray::ui
