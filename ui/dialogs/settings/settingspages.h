// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/workspacestate.h"
#include "engine/settings/preferences.h"
#include "engine/settings/serversettings.h"
#include "ui/dialogs/settings/settingspage.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/policy.h"

#include <functional>
#include <memory>
#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFontComboBox;
class QFormLayout;
class QKeySequence;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace tooltray::ui {

class Autostart;
class CodeEditor;
class TextLabel;
struct CodeStyle;

// Where the server listens, for whom, and how much of it. What the configuration file or the command line says is
// shown and cannot be changed here.
class ListenSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListenSettings)

public:
    explicit ListenSettings(const SettingsContext &context, QWidget *parent = nullptr);

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
    void makeCompact(bool isWanted);

    SettingsContext m_context;
    QComboBox *m_theme;
    QComboBox *m_language;
    QComboBox *m_close;
    QCheckBox *m_login;
    QCheckBox *m_hidden;
    QCheckBox *m_notices;
    QCheckBox *m_compact;
    QCheckBox *m_still;
    InlineMessage *m_message;
    std::unique_ptr<Autostart> m_autostart; // where the desktop can start programs
};

// How code looks where it is written, and what becomes of it.
class EditorSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EditorSettings)

public:
    explicit EditorSettings(const SettingsContext &context, QWidget *parent = nullptr);

    void restoreDefaults() override;

private:
    void build();
    void show();
    void use(const CodeStyle &look);

    SettingsContext m_context;
    QFontComboBox *m_family;
    QCheckBox *m_usual;
    QSpinBox *m_size;
    QSpinBox *m_indent;
    QCheckBox *m_format;
    QCheckBox *m_leaving;
    CodeEditor *m_sample;
    bool m_isShowing = false;
};

// The keys of every command. Keys that another command has are taken from it only when somebody says so.
class ShortcutSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShortcutSettings)

public:
    explicit ShortcutSettings(const SettingsContext &context, QWidget *parent = nullptr);

    void restoreDefaults() override;

private:
    void build();
    void fill();
    void filter();
    QTreeWidgetItem *itemOf(const QString &id) const;
    void update(const QString &id);
    QString current() const;
    void showCurrent();
    void check();

    void assign();
    void setKeys(const QString &id, const QList<QKeySequence> &keys);
    void reset(const QString &id);
    QString nameOf(const QString &id) const;

    SettingsContext m_context;
    QLineEdit *m_filter;
    QTreeWidget *m_list;
    TextLabel *m_name;
    QKeySequenceEdit *m_keys;
    QPushButton *m_assign;
    QPushButton *m_clear;
    QPushButton *m_reset;
    InlineMessage *m_message;
};

// The values that an endpoint that is added begins with.
class NewEndpointSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NewEndpointSettings)

public:
    explicit NewEndpointSettings(const SettingsContext &context, QWidget *parent = nullptr);

    void restoreDefaults() override;

private:
    void build();
    void show();
    void save();

    SettingsContext m_context;
    QComboBox *m_mutations;
    QDoubleSpinBox *m_connect;
    QDoubleSpinBox *m_total;
    QSpinBox *m_retries;
    QSpinBox *m_response;
    QSpinBox *m_concurrent;
    bool m_isShowing = false;
};

// How the tools of the workspace are offered to clients. Each change is one step that can be undone.
class OfferSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OfferSettings)

public:
    explicit OfferSettings(const SettingsContext &context, QWidget *parent = nullptr);

    void restoreDefaults() override;

private:
    void build();
    void retranslate();
    // From the workspace to the controls, and back.
    void show();
    void save();
    void apply(const workspace::Settings &settings);

    struct Group {
        workspace::BuiltInGroup group;
        QCheckBox *box;
    };

    SettingsContext m_context;
    InlineMessage *m_message;
    QComboBox *m_surface;
    QSpinBox *m_maxTools;
    QSpinBox *m_resultSize;
    QComboBox *m_scope;
    QComboBox *m_override;
    std::vector<Group> m_groups;
    bool m_isShowing = false;
};

// How much of what happened is kept, and what of it is masked.
class LogSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogSettings)

public:
    explicit LogSettings(const SettingsContext &context, QWidget *parent = nullptr);

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

// Where everything is kept, copies of it, and the way back to how it was.
class DataSettings final : public SettingsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DataSettings)

public:
    explicit DataSettings(const SettingsContext &context, QWidget *parent = nullptr);

    bool hasDefaults() const override { return false; }

private:
    void load();
    void fill();
    void follow();
    void goBack();
    void backUp();
    void exportAll();
    void tell(MessageKind kind, const QString &text);

    SettingsContext m_context;
    QLineEdit *m_folder;
    QPushButton *m_backUp;
    QPushButton *m_export;
    QTreeWidget *m_moments;
    QPushButton *m_back;
    InlineMessage *m_message;
    std::vector<engine::SavedMoment> m_known;
    quint64 m_revision = 0;
    bool m_isBusy = false;
};

} // namespace tooltray::ui
