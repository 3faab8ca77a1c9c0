// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/drafts.h"

#include "base/task/ask.h"
#include "engine/clients/workspaceclient.h"

#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kDelay = 1000;

} // namespace

DraftStore draftStore(engine::WorkspaceClient &client)
{
    return {[&client](std::string id, std::string content) {
                return client.writeDraft(std::move(id), std::move(content));
            },
            [&client](std::string id) { return client.removeDraft(std::move(id)); },
            [&client] { return client.recoveredDrafts(); },
            [&client](engine::RecoveredDraft draft) { return client.removeLeft(std::move(draft)); }};
}

Drafts::Drafts(DraftStore store, QObject *parent) : QObject(parent), m_store(std::move(store))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelay);
    connect(&m_timer, &QTimer::timeout, this, &Drafts::flush);
}

Drafts::~Drafts()
{
    flush();
}

void Drafts::note(const QString &id, std::function<std::string()> content)
{
    m_waiting.insert_or_assign(id, std::move(content));
    // The timer is not started again, so that drafts are also written while somebody types on.
    if (!m_timer.isActive())
        m_timer.start();
}

void Drafts::drop(const QString &id)
{
    m_waiting.erase(id);
    if (m_kept.erase(id) == 0)
        return;
    whenDone(m_store.remove(id.toStdString()), this, [this, id](const Result<void> &result) {
        if (!result)
            Q_EMIT failed(id, result.error());
    });
}

void Drafts::flush()
{
    m_timer.stop();
    for (const auto &[id, content] : std::exchange(m_waiting, {})) {
        m_kept.insert(id);
        whenDone(m_store.write(id.toStdString(), content()), this,
                 [this, id = id](const Result<void> &result) {
                     if (result)
                         Q_EMIT written(id);
                     else
                         Q_EMIT failed(id, result.error());
                 });
    }
}

void Drafts::readLeft(const std::function<void(const DraftStore::Left &left)> &take)
{
    whenDone(m_store.left(), this, [this, take](const Result<DraftStore::Left> &left) {
        if (left)
            take(*left);
        else
            Q_EMIT failed({}, left.error());
    });
}

void Drafts::finishLeft(const DraftStore::Left &left)
{
    flush();
    for (const engine::RecoveredDraft &one : left) {
        whenDone(m_store.removeLeft(one), this,
                 [this, id = QString::fromStdString(one.id)](const Result<void> &result) {
                     if (!result)
                         Q_EMIT failed(id, result.error());
                 });
    }
}

} // namespace tooltray::ui
