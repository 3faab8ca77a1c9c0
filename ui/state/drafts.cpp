// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/drafts.h"

#include "base/task/ask.h"
#include "engine/clients/workspaceclient.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kDelay = 1000;

QString draftFileOf(const workspace::ObjectKey &key)
{
    return QString::fromStdString(std::string(workspace::kindName(key.kind)) + '-' + key.name);
}

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

ObjectDrafts::ObjectDrafts(engine::WorkspaceClient &engineClient, Kinds kinds, QObject *parent)
    : QObject(parent)
    , m_engineClient(engineClient)
    , m_kinds(std::move(kinds))
    , m_files(draftStore(engineClient))
{
    connect(&m_files, &Drafts::failed, this,
            [this](const QString &, const Error &error) { Q_EMIT failed(error); });
}

ObjectDrafts::~ObjectDrafts()
{
    m_files.flush(); // it asks for the drafts
}

void ObjectDrafts::put(const workspace::Entry &entry, const workspace::Object &object,
                       const std::string &text)
{
    const workspace::ObjectKey key = workspace::keyOf(entry.object());
    const auto known = m_drafts.find(key);
    put({.original = key,
         .object = object,
         .text = text,
         .base = known == m_drafts.end() ? fingerprintOf(entry.object()) : known->second.base});
}

void ObjectDrafts::put(const ObjectDraft &draft)
{
    const workspace::ObjectKey key = draft.original;
    m_drafts.insert_or_assign(key, draft);
    m_files.note(draftFileOf(key), [this, key] {
        const auto found = m_drafts.find(key);
        return found == m_drafts.end() ? std::string() : encodeDraft(found->second);
    });
}

void ObjectDrafts::drop(const workspace::ObjectKey &original)
{
    m_files.drop(draftFileOf(original));
    m_drafts.erase(original);
}

DraftStore::Left ObjectDrafts::among(const DraftStore::Left &left, const Kinds &kinds)
{
    DraftStore::Left found;
    std::ranges::copy_if(left, std::back_inserter(found), [&kinds](const engine::RecoveredDraft &one) {
        const auto draft = decodeObjectDraft(one.content);
        return draft && std::ranges::find(kinds, draft->original.kind) != kinds.end();
    });
    return found;
}

void ObjectDrafts::restoreLeft()
{
    m_files.readLeft([this](const DraftStore::Left &left) { take(among(left, m_kinds)); });
}

void ObjectDrafts::take(const DraftStore::Left &left)
{
    std::vector<ObjectDraft> taken;
    DraftStore::Left done;
    for (const engine::RecoveredDraft &one : left) {
        const auto draft = decodeObjectDraft(one.content);
        if (!draft)
            continue;
        const bool isNew = draft->original.name.empty();
        const bool isTyped = m_drafts.contains(draft->original);
        if (isNew ? isTyped : !m_engineClient.state().workspace->find(draft->original))
            continue;   // it waits for its turn, or for whoever brings back what it is of
        if (!isTyped) { // what is being typed now is newer
            put(*draft);
            taken.push_back(*draft);
        }
        done.push_back(one);
    }
    m_files.finishLeft(done);
    Q_EMIT restored(taken);
}

} // namespace tooltray::ui
