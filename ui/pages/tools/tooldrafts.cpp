// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/tooldrafts.h"

#include "ui/language/utf8text.h"

#include <algorithm>
#include <iterator>

namespace tooltray::ui {
namespace {

constexpr QLatin1StringView kPrefix("tool-"); // other pages keep drafts in the same place

QString fileOf(const QString &id)
{
    return kPrefix + id;
}

} // namespace

ToolDrafts::ToolDrafts(engine::WorkspaceClient &engineClient, QObject *parent)
    : QObject(parent)
    , m_files(draftStore(engineClient))
{
    connect(&m_files, &Drafts::failed, this,
            [this](const QString &, const Error &error) { Q_EMIT failed(error); });
}

ToolDrafts::~ToolDrafts()
{
    m_files.flush(); // it asks for the drafts
}

const ToolDraft *ToolDrafts::find(const QString &id) const
{
    const auto found = m_drafts.find(id);
    return found == m_drafts.end() ? nullptr : &found->second;
}

void ToolDrafts::put(const QString &id, const ToolDraft &draft)
{
    m_drafts.insert_or_assign(id, draft);
    m_files.note(fileOf(id), [this, id] {
        const ToolDraft *found = find(id);
        return found ? encodeDraft(*found) : std::string();
    });
    Q_EMIT changed(id);
}

QString ToolDrafts::add(const ToolDraft &draft)
{
    QString id = freeId();
    put(id, draft);
    return id;
}

void ToolDrafts::drop(const QString &id)
{
    m_files.drop(fileOf(id));
    if (m_drafts.erase(id) > 0)
        Q_EMIT changed(id);
}

void ToolDrafts::dropAll(const ToolListModel::Drafts &drafts)
{
    for (const auto &[id, draft] : drafts)
        drop(id);
    tellRows();
}

void ToolDrafts::bringBack(const ToolListModel::Drafts &drafts)
{
    if (drafts.empty())
        return;
    QStringList ids;
    for (const auto &[id, draft] : drafts) {
        put(id, draft);
        ids.append(id);
    }
    Q_EMIT broughtBack(ids);
}

void ToolDrafts::giveUp(const QString &id)
{
    drop(id);
    Q_EMIT givenUp(id);
}

std::optional<ToolDraft> ToolDrafts::settle(const QString &id, const ToolDraft &saved,
                                            const workspace::Workspace &workspace)
{
    const ToolDraft *kept = find(id);
    const auto now = draftOf(workspace, saved.tool.name);
    std::optional<ToolDraft> typed;
    if (kept && *kept != saved && now) {
        typed = *kept;
        rebase(*typed, now);
    }
    drop(id);
    if (typed)
        put(fromUtf8(saved.tool.name), *typed);
    return typed;
}

DraftStore::Left ToolDrafts::toolsAmong(const DraftStore::Left &left)
{
    DraftStore::Left tools;
    std::ranges::copy_if(left, std::back_inserter(tools), [](const engine::RecoveredDraft &draft) {
        return fromUtf8(draft.id).startsWith(kPrefix) && decodeDraft(draft.content).has_value();
    });
    return tools;
}

void ToolDrafts::restoreLeft()
{
    m_files.readLeft([this](const DraftStore::Left &left) { Q_EMIT restored(take(toolsAmong(left))); });
}

QStringList ToolDrafts::take(const DraftStore::Left &left)
{
    QStringList ids;
    for (const engine::RecoveredDraft &one : left) {
        const auto draft = decodeDraft(one.content);
        if (!draft)
            continue;
        const QString id = draft->original.empty() ? freeId() : fromUtf8(draft->original);
        if (!m_drafts.contains(id)) { // what is being typed now is newer
            put(id, *draft);
            ids.append(id);
        }
    }
    m_files.finishLeft(left);
    return ids;
}

QString ToolDrafts::freeId()
{
    return QStringLiteral("new-%1").arg(++m_lastNew);
}

} // namespace tooltray::ui
