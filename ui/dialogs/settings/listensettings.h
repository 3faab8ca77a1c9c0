// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/serversettings.h"
#include "ui/dialogs/settings/settingspage.h"

#include <functional>

class QAction;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace tooltray::ui {

class InlineMessage;
class TextLabel;

// Where the server listens, for whom, and how much of it. What the configuration file or the command line says is
// shown and cannot be changed here.
class ListenSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListenSettings)

public:
    explicit ListenSettings(const SettingsContext &context, QWidget *parent = nullptr);
    ~ListenSettings() override;

    void restoreDefaults() override;

private:
    struct Row {
        QLabel *label = nullptr;
        TextLabel *source = nullptr; // who decides it, where that is not the person
    };

    void build();
    Row addRow(QFormLayout &form, QWidget &field);
    void retranslate();
    void show();
    void showSource(const Row &row, QWidget &field, engine::Decider decider);

    void chooseReach();
    void change(const std::function<void(engine::ServerPreferences &)> &how);
    void apply(const engine::Preferences &preferences);
    void tellClients(const std::string &before);

    SettingsContext m_context;
    InlineMessage *m_message;
    QAction *m_connect;
    InlineMessage *m_warning;
    QAction *m_expose;
    QAction *m_stay;
    QSpinBox *m_port;
    QComboBox *m_reach;
    QLineEdit *m_hosts;
    QLineEdit *m_origins;
    QSpinBox *m_connections;
    QSpinBox *m_request;
    Row m_portRow;
    Row m_reachRow;
    Row m_hostsRow;
    Row m_originsRow;
    Row m_connectionsRow;
    Row m_requestRow;
    TextLabel *m_why;
    bool m_isShowing = false;
};

} // namespace tooltray::ui
