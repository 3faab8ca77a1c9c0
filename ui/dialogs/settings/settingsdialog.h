// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/settings/settingspage.h"
#include "ui/models/palettemodel.h"

#include <QCoreApplication>
#include <QDialog>
#include <QList>
#include <QString>

#include <cstdint>
#include <functional>

class QListWidget;
class QPushButton;
class QStackedWidget;

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

// Finds settings by their names and leads to them.
class SettingsSource final : public PaletteSource {
    Q_DECLARE_TR_FUNCTIONS(SettingsSource)

public:
    explicit SettingsSource(std::function<void(const SettingName &setting)> open) : m_open(std::move(open)) {}

    QString kind() const override;
    QChar prefix() const override { return {}; }
    QList<PaletteEntry> entries() const override;
    void run(const QString &id) override;

private:
    std::function<void(const SettingName &setting)> m_open;
};

// All settings, by category; what is changed holds at once. Deletes itself when it is closed.
class SettingsDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SettingsDialog)

public:
    explicit SettingsDialog(const SettingsContext &context, QWidget *parent = nullptr);

    // The page it is on, with the keyboard in its field.
    void showSetting(const SettingName &setting);

private:
    void showPage(int index);

    QListWidget *m_categories;
    QStackedWidget *m_pages;
    QPushButton *m_defaults;
};

} // namespace tooltray::ui
