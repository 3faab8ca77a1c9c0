// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/preferences.h"
#include "ui/dialogs/settings/settingspage.h"

#include <functional>

class QLineEdit;
class QSpinBox;

namespace tooltray::ui {

class InlineMessage;

// How much of what happened is kept, and what of it is masked.
class LogSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogSettings)

public:
    explicit LogSettings(const SettingsContext &context, QWidget *parent = nullptr);
    ~LogSettings() override;

    void restoreDefaults() override;

private:
    void build();
    void show();
    void change(const std::function<void(engine::LogPreferences &)> &how);

    SettingsContext m_context;
    InlineMessage *m_message;
    QSpinBox *m_entries;
    QSpinBox *m_days;
    QSpinBox *m_archive;
    QSpinBox *m_body;
    QLineEdit *m_names;
    bool m_isShowing = false;
};

} // namespace tooltray::ui
