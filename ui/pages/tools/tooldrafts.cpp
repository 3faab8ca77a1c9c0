// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/tooldrafts.h"

#include "base/ask.h"
#include "engine/desks/curationdesk.h"
#include "ui/models/utf8text.h"

#include <utility>

namespace tooltray::ui {
namespace {

constexpr QLatin1StringView kPrefix("tool-"); // other pages keep drafts in the same place

QString fileOf(const QString &id)
{
    return kPrefix + id;
}

} // namespace

ToolDrafts::ToolDrafts(engine::CurationDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_files({[&desk](std::string id, std::string content) {
                   return desk.writeDraft(std::move(id), std::move(content));
               },
               [&desk](std::string id) { return desk.removeDraft(std::move(id)); }})
{
    connect(&m_files, &Drafts::failed, this,
            [this](const QString &, const Error &error) { Q_EMIT failed(error); });
    whenDone(desk.leftDrafts(), this, [this](const Result<std::vector<engine::LeftDraft>> &left) {
        if (!left)
            return;
        for (const engine::LeftDraft &draft : *left) {
            if (fromUtf8(draft.id).startsWith(kPrefix) && decodeDraft(draft.content))
                m_left.push_back(draft);
        }
        if (!m_left.empty())
            Q_EMIT leftFound();
    });
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
}

QString ToolDrafts::add(const ToolDraft &draft)
{
    const QString id = freeId();
    put(id, draft);
    return id;
}

void ToolDrafts::drop(const QString &id)
{
    m_files.drop(fileOf(id));
    m_drafts.erase(id);
}

QStringList ToolDrafts::restoreLeft()
{
    QStringList ids;
    for (const engine::LeftDraft &left : m_left) {
        const auto draft = decodeDraft(left.content);
        if (!draft)
            continue;
        const QString id = draft->original.empty() ? freeId() : fromUtf8(draft->original);
        if (!m_drafts.contains(id)) { // what is being typed now is newer
            put(id, *draft);
            ids.append(id);
        }
    }
    m_files.flush(); // before what they come from goes
    forgetLeft();
    return ids;
}

void ToolDrafts::discardLeft()
{
    forgetLeft();
}

QString ToolDrafts::freeId()
{
    return QStringLiteral("new-%1").arg(++m_lastNew);
}

void ToolDrafts::forgetLeft()
{
    for (engine::LeftDraft &left : std::exchange(m_left, {})) {
        whenDone(m_desk.removeLeft(std::move(left)), this, [this](const Result<void> &result) {
            if (!result)
                Q_EMIT failed(result.error());
        });
    }
}

} // namespace tooltray::ui
