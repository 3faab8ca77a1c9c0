// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/curated/draftsession.h"

#include "base/task/ask.h"
#include "ui/actions/ownsteps.h"
#include "ui/language/utf8text.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/workspace.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace tooltray::ui {
namespace {

QString fileOf(const workspace::ObjectKey &key)
{
    return fromUtf8(std::string(workspace::kindName(key.kind)) + '-' + key.name);
}

workspace::Edit saveEdit(const workspace::ObjectKey &before, workspace::Object object,
                         std::optional<workspace::Revision> basedOn)
{
    workspace::Edit edit;
    const std::string name(workspace::nameOf(object));
    if (!before.name.empty() && name != before.name) {
        edit.steps.emplace_back(workspace::RenameObject{before, name, basedOn});
        workspace::replaceReferences(object, before, name); // those to itself
        basedOn.reset(); // the object has a revision of this very edit then
    }
    edit.steps.emplace_back(workspace::PutObject{std::move(object), basedOn});
    return edit;
}

} // namespace

DraftSession::DraftSession(engine::WorkspaceClient &client, OwnSteps &steps, Subject subject, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_steps(steps)
    , m_subject(std::move(subject))
    , m_files(draftStore(client))
{
    connect(&m_files, &Drafts::failed, this,
            [this](const QString &, const Error &error) { Q_EMIT failed(error); });
}

DraftSession::~DraftSession()
{
    m_files.flush(); // it asks for the drafts
}

const ObjectDraft *DraftSession::find(const Key &key) const
{
    const auto found = m_drafts.find(key);
    return found == m_drafts.end() ? nullptr : &found->second.draft;
}

DraftSession::Keys DraftSession::keys() const
{
    Keys keys;
    for (const auto &[key, held] : m_drafts)
        keys.push_back(key);
    return keys;
}

const workspace::Entry *DraftSession::entryOf(const Key &key) const
{
    return m_client.state().workspace->find(key);
}

void DraftSession::hold(const ObjectDraft &draft, workspace::Revision basedOn)
{
    if (m_drafts.insert_or_assign(draft.original, Held{draft, basedOn}).second)
        Q_EMIT changed();
}

void DraftSession::write(const Key &key)
{
    m_files.note(fileOf(key), [this, key] {
        const ObjectDraft *draft = find(key);
        return draft ? encodeDraft(*draft) : std::string();
    });
}

void DraftSession::begin(const ObjectDraft &draft)
{
    hold(draft, 0);
}

void DraftSession::put(ObjectDraft draft)
{
    const Key key = draft.original;
    const auto known = m_drafts.find(key);
    const workspace::Entry *entry = entryOf(key);
    workspace::Revision basedOn = 0;
    std::string base;
    if (known != m_drafts.end()) {
        basedOn = known->second.basedOn;
        base = known->second.draft.base;
    } else if (entry) {
        basedOn = entry->revision();
        base = fingerprintOf(entry->object());
    }
    if (draft.base.empty())
        draft.base = std::move(base);
    hold(draft, basedOn);
    write(key);
}

void DraftSession::drop(const Key &key)
{
    m_files.drop(fileOf(key));
    if (m_drafts.erase(key) > 0)
        Q_EMIT changed();
}

void DraftSession::save(const Key &key, const Words &words, OnConflict conflict)
{
    const auto found = m_drafts.find(key);
    if (found == m_drafts.end() || isSaving(key))
        return;
    const auto &[draft, revision] = found->second;
    workspace::Edit edit =
        saveEdit(key, draft.object, conflict == OnConflict::Refuse ? std::optional(revision) : std::nullopt);
    edit.label = toUtf8(words.label);
    const Key now{key.kind, std::string(workspace::nameOf(draft.object))};
    m_saving.insert(key);
    make(edit, [this, key, now, words, draft = draft](const Result<void> &result) {
        if (!result) {
            m_saving.erase(key);
            Q_EMIT refused(key, result.error());
            return;
        }
        settle(key, now, draft);
        offer(words);
    });
}

void DraftSession::settle(const Key &before, const Key &now, const ObjectDraft &saved)
{
    const ObjectDraft *known = find(before);
    std::optional<ObjectDraft> typed;
    if (known && (known->object != saved.object || known->text != saved.text))
        typed = *known;
    drop(before);
    if (typed) {
        typed->original = now;
        typed->base.clear();
        put(*typed);
    }
    m_saving.erase(before);
    Q_EMIT this->saved(before, now);
}

void DraftSession::discard(const Key &key, const Words &words)
{
    const ObjectDraft *draft = find(key);
    if (!draft)
        return;
    const auto offered = std::make_shared<UndoNotice::Id>();
    const auto putBack = [this, given = *draft, offered] {
        bringBack({given});
        dismiss(*offered);
    };
    const auto takeAway = [this, key] { giveUp({key}); };
    takeAway();
    if (words.label.isEmpty())
        return;
    const OwnSteps::Id step = m_steps.add({words.label, this, putBack, takeAway});
    *offered = tell(words.done, [this, step] { m_steps.undo(step); });
}

void DraftSession::add(workspace::Object object, const Words &words, const std::function<void()> &then)
{
    apply({workspace::PutObject{std::move(object), 0}}, words, then);
}

void DraftSession::remove(const std::vector<workspace::RemoveObject> &objects, const Words &words)
{
    std::vector<workspace::EditStep> steps;
    Keys keys;
    std::vector<ObjectDraft> drafts;
    for (const workspace::RemoveObject &object : objects) {
        steps.emplace_back(object);
        keys.push_back(object.key);
        if (const ObjectDraft *draft = find(object.key))
            drafts.push_back(*draft);
    }
    apply(std::move(steps), words, [this, keys, drafts] {
        const auto takeAway = [this, keys] { giveUp(keys); };
        takeAway();
        const auto step = m_client.state().history.nextUndo();
        if (step && !drafts.empty())
            m_steps.accompany(*step, {{}, this, [this, drafts] { bringBack(drafts); }, takeAway});
    });
}

void DraftSession::apply(std::vector<workspace::EditStep> steps, const Words &words,
                         const std::function<void()> &then)
{
    const workspace::Edit edit{.label = toUtf8(words.label), .steps = std::move(steps)};
    make(edit, [this, words, then](const Result<void> &result) {
        if (!result) {
            Q_EMIT failed(result.error());
            return;
        }
        if (then)
            then();
        offer(words);
    });
}

void DraftSession::make(const workspace::Edit &edit, const Then &then, Breaking breaking)
{
    auto made =
        m_subject.validation == Validation::Full ? m_client.save(edit, breaking) : m_client.apply(edit);
    whenDone(std::move(made), this, [this, edit, then](const Result<void> &result) {
        if (!result)
            m_refused = [this, edit, then] { make(edit, then, Breaking::Allow); };
        then(result);
    });
}

void DraftSession::repeatAnyway()
{
    if (const auto again = std::exchange(m_refused, {}))
        again();
}

void DraftSession::offer(const Words &words)
{
    if (words.done.isEmpty())
        return;
    const auto step = m_client.state().history.nextUndo();
    const UndoNotice::Id offered = tell(words.done, [this, step] {
        whenDone(m_client.undo(step), this, [this](const Result<void> &result) {
            if (!result)
                Q_EMIT failed(result.error());
        });
    });
    if (step)
        m_steps.accompany(*step, {{}, this, [this, offered] { dismiss(offered); }, [] {}});
}

UndoNotice::Id DraftSession::tell(const QString &text, const std::function<void()> &undo)
{
    Q_EMIT done(text, undo);
    return m_notice ? m_notice->offer(text, undo) : 0;
}

void DraftSession::dismiss(UndoNotice::Id offered)
{
    if (m_notice)
        m_notice->dismiss(offered);
}

void DraftSession::giveUp(const Keys &keys)
{
    for (const Key &key : keys)
        drop(key);
    Q_EMIT gone(keys);
}

// What was deleted and came back has another revision, so that the base of the draft counts.
void DraftSession::bringBack(const std::vector<ObjectDraft> &drafts)
{
    Keys keys;
    for (const ObjectDraft &draft : drafts) {
        const workspace::Entry *entry = entryOf(draft.original);
        if (!entry && !draft.original.name.empty())
            continue;
        hold(draft, entry ? draft.basedOn(*entry) : 0);
        write(draft.original);
        keys.push_back(draft.original);
    }
    Q_EMIT recovered(keys);
}

DraftStore::Left DraftSession::among(const DraftStore::Left &left,
                                     const std::vector<workspace::ObjectKind> &kinds)
{
    DraftStore::Left found;
    std::ranges::copy_if(left, std::back_inserter(found), [&kinds](const engine::RecoveredDraft &one) {
        const auto draft = decodeObjectDraft(one.content);
        return draft && std::ranges::find(kinds, draft->original.kind) != kinds.end();
    });
    return found;
}

void DraftSession::recover()
{
    m_files.readLeft([this](const DraftStore::Left &left) { take(among(left, m_subject.kinds)); });
}

void DraftSession::take(const DraftStore::Left &left)
{
    std::vector<ObjectDraft> taken;
    DraftStore::Left finished;
    for (const engine::RecoveredDraft &one : left) {
        const auto draft = decodeObjectDraft(one.content);
        const Key &key = draft->original;
        const bool isTyped =
            find(key) || std::ranges::find(taken, key, &ObjectDraft::original) != taken.end();
        if (key.name.empty() ? isTyped : !entryOf(key))
            continue; // it waits for its turn, or for whoever brings back what it is of
        if (!isTyped) // what is being typed now is newer
            taken.push_back(*draft);
        finished.push_back(one);
    }
    bringBack(taken);
    m_files.finishLeft(finished);
}

} // namespace tooltray::ui
