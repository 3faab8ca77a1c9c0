// SPDX-License-Identifier: GPL-3.0-or-later
// What the Credentials page does to credentials; see credentialspage.cpp for how it shows them.
#include "base/ask.h"
#include "engine/clients/curationdesk.h"
#include "engine/engine.h"
#include "ui/actions/ownsteps.h"
#include "ui/language/sentence.h"
#include "ui/pages/credentials/credentialeditor.h"
#include "ui/pages/credentials/credentialspage.h"
#include "ui/pages/credentials/secretpane.h"
#include "ui/state/drafts.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/undonotice.h"

namespace tooltray::ui {
namespace {

using workspace::ObjectKind;

workspace::ObjectKey credentialKey(const QString &name)
{
    return {ObjectKind::Credential, name.toStdString()};
}

workspace::Edit editNamed(const QString &label)
{
    return {.label = label.toStdString(), .origin = workspace::Origin::Person, .steps = {}};
}

} // namespace

CredentialsPage::Draft *CredentialsPage::shownDraft()
{
    if (m_isNewShown)
        return &*m_new;
    const auto found = m_drafts.find(m_current);
    return found == m_drafts.end() ? nullptr : &found->second;
}

void CredentialsPage::takeEdit()
{
    const workspace::Credential edited = m_editor->credential();
    if (m_isNewShown) {
        m_new->credential = edited;
        m_editor->secret().setCredential(edited, false);
        keep({}, *m_new);
        return;
    }
    const workspace::Entry *entry = entryOf(m_current);
    if (entry == nullptr)
        return;
    if (edited == std::get<workspace::Credential>(entry->object())) {
        forget(m_current);
    } else {
        const auto [draft, isNew] =
            m_drafts.try_emplace(m_current, Draft{edited, entry->revision(), fingerprintOf(entry->object())});
        draft->second.credential = edited;
        keep(m_current, draft->second);
    }
    m_editor->setUnsaved(m_drafts.contains(m_current));
    refreshList();
}

void CredentialsPage::takeSecret()
{
    Draft *draft = shownDraft();
    if (!draft)
        return;
    if (m_editor->secret().hasTyped())
        draft->lacksSecret = false;
    keep(m_isNewShown ? QString() : m_current, *draft);
}

void CredentialsPage::keep(const QString &name, const Draft &draft)
{
    m_kept->put({.original = credentialKey(name),
                 .object = draft.credential,
                 .base = draft.from,
                 .lacksSecret = draft.lacksSecret || m_editor->secret().hasTyped()});
}

void CredentialsPage::forget(const QString &name)
{
    if (name.isEmpty()) {
        m_new.reset();
        m_isNewShown = false;
    }
    m_drafts.erase(name);
    m_kept->drop(credentialKey(name));
}

void CredentialsPage::takeOver(const std::vector<ObjectDraft> &left)
{
    QString first;
    for (const ObjectDraft &one : left) {
        const QString name = QString::fromStdString(one.original.name);
        Draft draft{std::get<workspace::Credential>(one.object), 0, one.base, one.lacksSecret};
        if (name.isEmpty()) {
            m_new = std::move(draft);
        } else if (const workspace::Entry *entry = entryOf(name)) {
            draft.base = one.basedOn(*entry);
            m_drafts.insert_or_assign(name, std::move(draft));
            if (first.isEmpty())
                first = name;
        }
    }
    refreshList();
    if (!first.isEmpty())
        m_list->setCurrent(first);
    m_isNewShown = m_new.has_value(); // which no row of the list leads to
    showCurrent();
}

void CredentialsPage::putBack(const QString &name, const Draft &draft)
{
    if (name.isEmpty())
        m_new = draft;
    else
        m_drafts.insert_or_assign(name, draft);
    refreshList();
    if (!name.isEmpty())
        m_list->setCurrent(name);
    m_isNewShown = name.isEmpty();
    showCurrent();
    keep(name, draft);
}

void CredentialsPage::save(Conflict conflict)
{
    const Draft *draft = shownDraft();
    if (!draft)
        return;
    const bool isNew = m_isNewShown;
    const workspace::Credential credential = draft->credential;
    const QString name = QString::fromStdString(credential.name);
    const QString before = isNew ? QString() : m_current;
    workspace::Edit edit =
        editNamed(isNew ? tr("Add the credential %1").arg(name) : tr("Change the credential %1").arg(name));
    std::optional<workspace::Revision> base;
    if (conflict == Conflict::Tell)
        base = draft->base;
    if (!isNew && name != before) {
        edit.steps.emplace_back(
            workspace::RenameObject{.key = credentialKey(before), .name = credential.name, .basedOn = base});
        base.reset(); // it has a revision of this very edit then
    }
    edit.steps.emplace_back(workspace::PutObject{.object = credential, .basedOn = base});
    m_isSaving = true;
    whenDone(m_context.engine.curation().apply(std::move(edit)), this,
             [this, credential, before](const Result<void> &done) {
                 m_isSaving = false;
                 if (done)
                     return saved(credential, before);
                 const bool isSomebodyElse = done.error().kind == ErrorKind::Conflict && !before.isEmpty()
                                             && entryOf(before) != nullptr
                                             && before.toStdString() == credential.name;
                 if (isSomebodyElse)
                     m_editor->showConflict(errorText(done.error()));
                 else
                     m_editor->showProblem(errorText(done.error()));
             });
}

void CredentialsPage::saved(const workspace::Credential &credential, const QString &before)
{
    forget(before);
    m_editor->clearProblem();
    if (before.isEmpty())
        m_editor->secret().keepTyped(credential);
    refreshList();
    m_list->setCurrent(QString::fromStdString(credential.name));
    showCurrent();
}

void CredentialsPage::discard()
{
    const Draft *draft = shownDraft();
    if (!draft)
        return;
    const QString name = m_isNewShown ? QString() : m_current;
    Draft given = *draft;
    given.lacksSecret = given.lacksSecret || m_editor->secret().hasTyped();
    const bool isUntouched = m_isNewShown && given.credential == freshCredential() && !given.lacksSecret;
    const auto takeAway = [this, name] {
        if (m_isNewShown ? name.isEmpty() : name == m_current)
            m_editor->secret().forget();
        forget(name);
        m_editor->clearProblem();
        refreshList();
        showCurrent();
    };
    takeAway();
    if (isUntouched)
        return;
    //: What Undo takes back; %1 is a credential
    const QString label =
        name.isEmpty() ? tr("Discard the new credential") : tr("Discard the changes to %1").arg(name);
    const OwnSteps::Id step =
        OwnSteps::of(m_context.actions)
            .add({label, this, [this, name, given] { putBack(name, given); }, takeAway});
    m_undo->offer(name.isEmpty() ? tr("The new credential is discarded.")
                                 : tr("The changes to %1 are discarded.").arg(name),
                  [this, step] { OwnSteps::of(m_context.actions).undo(step); });
}

void CredentialsPage::remove(const QStringList &names)
{
    if (names.isEmpty())
        return;
    const QString &name = names.constFirst();
    workspace::Edit edit = editNamed(tr("Delete the credential %1").arg(name));
    edit.steps.emplace_back(workspace::RemoveObject{.key = credentialKey(name)});
    std::optional<Draft> draft;
    if (const auto found = m_drafts.find(name); found != m_drafts.end()) {
        draft = found->second;
        draft->lacksSecret = draft->lacksSecret || (name == m_current && m_editor->secret().hasTyped());
    }
    whenDone(m_context.engine.curation().apply(std::move(edit)), this,
             [this, name, draft](const Result<void> &done) {
                 if (done)
                     removed(name, draft);
                 else
                     m_editor->showProblem(errorText(done.error()));
             });
}

void CredentialsPage::removed(const QString &name, const std::optional<Draft> &draft)
{
    const auto takeAway = [this, name] {
        forget(name);
        refreshList();
    };
    takeAway();
    const auto step = m_context.engine.curation().state().history.nextUndo();
    if (step && draft)
        OwnSteps::of(m_context.actions)
            .accompany(*step, {{}, this, [this, name, draft] { bringBack(name, *draft); }, takeAway});
    // The secret stays where it is kept, so that undoing brings back one that works.
    m_undo->offer(tr("The credential %1 is deleted.").arg(name), [this, step] {
        whenDone(m_context.engine.curation().undo(step), this, [this](const Result<void> &undone) {
            if (!undone)
                m_editor->showProblem(errorText(undone.error()));
        });
    });
}

// With the credential that was deleted, which has another revision now.
void CredentialsPage::bringBack(const QString &name, Draft draft)
{
    const workspace::Entry *entry = entryOf(name);
    if (entry == nullptr)
        return;
    draft.base = fingerprintOf(entry->object()) == draft.from ? entry->revision() : 0;
    putBack(name, draft);
}

} // namespace tooltray::ui
