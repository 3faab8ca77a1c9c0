// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/settings/settingspage.h"

#include <QDialog>

class QListWidget;
class QPushButton;
class QStackedWidget;

namespace tooltray::ui {

struct SettingName;

// All settings, by category; what is changed holds at once. Deletes itself when it is closed.
class SettingsDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SettingsDialog)

public:
    explicit SettingsDialog(const SettingsContext &context, QWidget *parent = nullptr);
    ~SettingsDialog() override;

    // The page it is on, with the keyboard in its field.
    void showSetting(const SettingName &setting);

private:
    void showPage(int index);

    QListWidget *m_categories;
    QStackedWidget *m_pages;
    QPushButton *m_defaults;
};

} // namespace tooltray::ui
