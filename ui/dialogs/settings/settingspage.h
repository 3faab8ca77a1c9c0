// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QFormLayout;
class QLabel;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class ActionRegistry;
class ChosenKeys;
class Theme;
class UiState;

// What settings are about. All of it outlives the dialog.
struct SettingsContext {
    engine::Engine &engine;
    Theme &theme;
    ActionRegistry &actions;
    UiState &state;
    ChosenKeys &keys;
    QStringList startCommand = {}; // the program with its arguments; empty: the desktop cannot start it
    QString autostartFolder = {};  // empty: the usual one
};

// Settings of one kind. What is changed holds at once.
class SettingsPage : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SettingsPage)

public:
    explicit SettingsPage(QWidget *parent = nullptr);
    ~SettingsPage() override;

    virtual bool hasDefaults() const { return true; }
    virtual void restoreDefaults() {}

protected:
    // The fields one below the other, none wider than it needs.
    static QFormLayout *newForm();
    // The label is the field's name; the text comes with the language.
    QLabel *addField(QFormLayout &form, QWidget *field);
};

} // namespace tooltray::ui
