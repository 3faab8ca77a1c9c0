// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/palettesources.h"

#include "base/task/ask.h"
#include "engine/clients/logclient.h"
#include "engine/clients/workspaceclient.h"
#include "engine/engine.h"
#include "ui/mainwindow/pagehost.h"
#include "ui/models/logtext.h"
#include "ui/navigation/place.h"
#include "ui/widgets/palettepopup.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace tooltray::ui {
namespace {

using journal::EntryPointer;
using journal::LogEntry;

// What is said of a call; its bodies may be large and the log may have let go of them.
LogEntry outlineOf(const LogEntry &entry)
{
    LogEntry outline;
    outline.id = entry.id;
    outline.method = entry.method;
    outline.tool = entry.tool;
    outline.outcome = entry.outcome;
    outline.level = entry.level;
    outline.duration = entry.duration;
    return outline;
}

} // namespace

using workspace::ObjectKind;

WorkspaceSource::WorkspaceSource(const Setting &setting) : m_setting(setting) {}

QString WorkspaceSource::kind() const
{
    switch (m_setting.kind) {
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Tool: return tr("Tool");
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Endpoint: return tr("Endpoint");
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Credential: return tr("Credential");
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Type: return tr("Type");
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Mapping: return tr("Mapping");
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Context: return tr("Variable");
    default: return {};
    }
}

QList<PaletteEntry> WorkspaceSource::entries() const
{
    QList<PaletteEntry> entries;
    for (const auto &[name, entry] : m_setting.workspaceClient.state().workspace->entries(m_setting.kind)) {
        const QString text = QString::fromStdString(name);
        entries.append(
            {.id = paletteId(m_setting.kind, text), .text = text, .keys = {}, .icon = m_setting.icon});
    }
    const QMap<QString, QString> unsaved =
        m_setting.newItems ? m_setting.newItems() : QMap<QString, QString>();
    for (auto item = unsaved.cbegin(); item != unsaved.cend(); ++item)
        entries.append({.id = paletteId(m_setting.kind, item.key()),
                        .text = item.value(),
                        .keys = {},
                        .icon = m_setting.icon});
    return entries;
}

void WorkspaceSource::run(const QString &id)
{
    m_setting.navigator.open({.page = m_setting.page, .item = id.section(u'/', 1)});
}

void WorkspaceSource::runBeside(const QString &id)
{
    m_setting.navigator.open({.page = m_setting.page,
                              .item = id.section(u'/', 1),
                              .where = opensBeside() ? Place::Where::InOwnWindow : Place::Where::OnThePage});
}

LogEntrySource::LogEntrySource(engine::LogClient &log, const engine::WorkspaceClient &workspaceClient,
                               Navigator &navigator)
    : m_log(log)
    , m_navigator(navigator)
{
    connect(&log, &engine::LogClient::entriesChanged, this, &LogEntrySource::take);
    connect(&log, &engine::LogClient::entriesRemoved, this, &LogEntrySource::remove);
    connect(&workspaceClient, &engine::WorkspaceClient::workspaceChanged, this, &LogEntrySource::load);
}

QString LogEntrySource::kind() const
{
    //: Beside an entry of the palette: what kind of thing it is
    return tr("Call");
}

QList<PaletteEntry> LogEntrySource::entries() const
{
    QList<PaletteEntry> entries;
    for (auto call = m_calls.rbegin(); call != m_calls.rend(); ++call) {
        const QString number = QString::number(call->id.value());
        entries.append({.id = number,
                        //: A call of the log: its number and what came of it
                        .text = tr("#%1 %2").arg(number, LogText::sentence(*call)),
                        .keys = {},
                        .icon = Icon::Log});
    }
    return entries;
}

QList<PaletteEntry> LogEntrySource::answers(const QString &typed) const
{
    bool isNumber = false;
    const qulonglong number = typed.trimmed().toULongLong(&isNumber);
    if (!isNumber || number == 0)
        return {};
    const auto known = std::ranges::find(m_calls, journal::EntryId(number), &LogEntry::id);
    const QString text = known == m_calls.end() ? tr("Call #%1").arg(number)
                                                : tr("#%1 %2").arg(number).arg(LogText::sentence(*known));
    return {{.id = QString::number(number), .text = text, .keys = {}, .icon = Icon::Log}};
}

void LogEntrySource::run(const QString &id)
{
    m_navigator.open({.page = pageid::kLog, .item = id});
}

void LogEntrySource::load()
{
    if (m_isLoaded)
        return;
    m_isLoaded = true;
    whenDone(m_log.entries(), this, [this](const Result<std::vector<EntryPointer>> &entries) {
        if (entries)
            take(*entries);
        m_isLoaded = entries.hasValue();
    });
}

void LogEntrySource::take(const std::vector<EntryPointer> &entries)
{
    const std::size_t skipped = entries.size() - std::min(entries.size(), kNewest);
    for (const EntryPointer &entry : std::span(entries).subspan(skipped)) {
        const auto place = std::ranges::lower_bound(m_calls, entry->id, {}, &LogEntry::id);
        if (place != m_calls.end() && place->id == entry->id)
            *place = outlineOf(*entry);
        else
            m_calls.insert(place, outlineOf(*entry));
    }
    while (m_calls.size() > kNewest)
        m_calls.pop_front();
}

void LogEntrySource::remove(const std::vector<journal::EntryId> &ids)
{
    std::erase_if(m_calls,
                  [&ids](const LogEntry &call) { return std::ranges::find(ids, call.id) != ids.end(); });
}

PaletteSources::PaletteSources(engine::Engine &engine, const ActionRegistry &actions, const UiState &state,
                               PageHost &pages, std::function<void(const SettingName &)> openSetting)
    : m_pages(actions, ActionKind::Page)
    , m_commands(actions, ActionKind::Command)
    , m_tools({engine.workspaceClient(), pages, ObjectKind::Tool, pageid::kTools, Icon::Tool, u'@',
               [&pages] { return pages.newItems(pageid::kTools); }})
    , m_endpoints({engine.workspaceClient(), pages, ObjectKind::Endpoint, pageid::kEndpoints, Icon::Endpoint})
    , m_credentials(
          {engine.workspaceClient(), pages, ObjectKind::Credential, pageid::kCredentials, Icon::Key})
    , m_types({engine.workspaceClient(), pages, ObjectKind::Type, pageid::kTypes, Icon::Types})
    , m_mappings({engine.workspaceClient(), pages, ObjectKind::Mapping, pageid::kTypes, Icon::Link})
    , m_variables({engine.workspaceClient(), pages, ObjectKind::Context, pageid::kContext, Icon::Context})
    , m_prompts({engine.workspaceClient(), pages, ObjectKind::Prompt, pageid::kPrompts, Icon::Edit})
    , m_clients({engine.workspaceClient(), pages, ObjectKind::Client, pageid::kClients, Icon::Monitor})
    , m_calls(engine.log(), engine.workspaceClient(), pages)
    , m_filters(state, pages)
    , m_settings(std::move(openSetting))
{}

QList<PaletteSource *> PaletteSources::all()
{
    return {&m_pages,     &m_commands, &m_tools,   &m_endpoints, &m_credentials, &m_types,   &m_mappings,
            &m_variables, &m_prompts,  &m_clients, &m_calls,     &m_filters,     &m_settings};
}

void PaletteSources::addTo(PalettePopup &palette)
{
    for (PaletteSource *source : all())
        palette.addSource(*source);
}

} // namespace tooltray::ui
