// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "ui/actions/actionsources.h"
#include "ui/dialogs/settings/settingsdialog.h"
#include "ui/models/palettemodel.h"
#include "workspace/definitions/names.h"

#include <QCoreApplication>
#include <QMap>
#include <QObject>

#include <deque>
#include <functional>
#include <vector>

namespace tooltray::engine {
class Engine;
class LogClient;
class WorkspaceClient;
} // namespace tooltray::engine

namespace tooltray::ui {

class Navigator;
class PageHost;
class PalettePopup;

// The things of one kind in the workspace, as the palette finds them: tools, endpoints, variables ...
class WorkspaceSource final : public PaletteSource {
    Q_DECLARE_TR_FUNCTIONS(WorkspaceSource)

public:
    // An entry that is chosen is shown on the page.
    struct Setting {
        const engine::WorkspaceClient &workspaceClient;
        Navigator &navigator;
        workspace::ObjectKind kind;
        QString page;
        Icon icon;
        QChar prefix = {};
        std::function<QMap<QString, QString>()> newItems = {}; // that are not saved: names by their items
    };

    explicit WorkspaceSource(const Setting &setting);

    QString kind() const override;
    QChar prefix() const override { return m_setting.prefix; }
    QList<PaletteEntry> entries() const override;
    void run(const QString &id) override;
    bool opensBeside() const override { return m_setting.kind == workspace::ObjectKind::Tool; }
    void runBeside(const QString &id) override;

private:
    Setting m_setting;
};

// Calls of the log, as the palette finds them behind "#": the newest by what they called, all by their number.
class LogEntrySource final : public QObject, public PaletteSource {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogEntrySource)

public:
    static constexpr std::size_t kNewest = 100;

    LogEntrySource(engine::LogClient &log, const engine::WorkspaceClient &workspaceClient,
                   Navigator &navigator);

    QString kind() const override;
    QChar prefix() const override { return u'#'; }
    Reach reach() const override { return Reach::ByPrefix; }
    QList<PaletteEntry> entries() const override;
    QList<PaletteEntry> answers(const QString &typed) const override;
    void run(const QString &id) override;

private:
    void load();
    void take(const std::vector<journal::EntryPointer> &entries);
    void remove(const std::vector<journal::EntryId> &ids);

    engine::LogClient &m_log;
    Navigator &m_navigator;
    std::deque<journal::LogEntry> m_calls; // the oldest first, without their bodies
    bool m_isLoaded = false;
};

// All that the palette of the window finds.
class PaletteSources final {
public:
    PaletteSources(engine::Engine &engine, const ActionRegistry &actions, const UiState &state,
                   PageHost &pages, std::function<void(const SettingName &)> openSetting);

    QList<PaletteSource *> all();
    void addTo(PalettePopup &palette);

private:
    ActionSource m_pages;
    ActionSource m_commands;
    WorkspaceSource m_tools;
    WorkspaceSource m_endpoints;
    WorkspaceSource m_credentials;
    WorkspaceSource m_types;
    WorkspaceSource m_mappings;
    WorkspaceSource m_variables;
    WorkspaceSource m_prompts;
    WorkspaceSource m_clients;
    LogEntrySource m_calls;
    LogFilterSource m_filters;
    SettingsSource m_settings;
};

} // namespace tooltray::ui
