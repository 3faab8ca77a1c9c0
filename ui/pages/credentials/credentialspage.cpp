// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/credentialspage.h"

#include "base/task/ask.h"
#include "engine/clients/secretsclient.h"
#include "engine/clients/workspaceclient.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/ownsteps.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/credentials.h"
#include "ui/models/secretwatch.h"
#include "ui/pages/credentials/credentialactions.h"
#include "ui/pages/credentials/credentialeditor.h"
#include "ui/pages/credentials/keychainbanner.h"
#include "ui/pages/credentials/secretpane.h"
#include "ui/state/drafts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/rowtable.h"
#include "ui/widgets/undonotice.h"

#include <QAction>
#include <QStackedWidget>

namespace tooltray::ui {
namespace {

using workspace::ObjectKind;
using KeychainCondition = engine::KeychainStatus::Condition;

workspace::ObjectKey credentialKey(const QString &name)
{
    return {ObjectKind::Credential, name.toStdString()};
}

} // namespace

CredentialsPage::CredentialsPage(const PageContext &context, QWidget *parent)
    : CuratedPage(context, parent)
    , m_missing(new MissingSecrets(context.engine.workspaceClient(), context.engine.secrets(), this))
    , m_keychain(new KeychainBanner(context.theme, this))
    , m_list(new ListPane(context.theme, m_model, ListPane::Selection::Single, this))
    , m_rowCommands(new RowCommands(context.theme, *m_list, {EditCommand::Rename, EditCommand::Delete}))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(context.theme, Icon::Key, this))
    , m_editor(new CredentialEditor(
          {context.engine.secrets(), context.engine.signIns(), context.engine.workspaceClient()},
          context.theme, this))
    , m_kept(new ObjectDrafts(context.engine.workspaceClient(), {ObjectKind::Credential}, this))
    , m_undo(new UndoNotice(context.theme, this))
{
    build();
    connectParts();
    refreshList();
    m_current = m_list->current(); // which it chose before anybody listened
    showCurrent();
    m_keychain->setLook(context.engine.secrets().keychain());
    context.engine.secrets().lookAgain();
}

CredentialsPage::~CredentialsPage() = default;

void CredentialsPage::build()
{
    if (QAction *action = pageContext().actions.action(actionid::kNewCredential)) {
        m_empty->addButton(*action);
        m_list->addMaker(*action);
    }
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_editor);

    compose({.list = m_list, .notices = {m_keychain}, .undo = m_undo, .stack = m_stack, .kept = m_kept},
            QStringLiteral("credentials.parts"));
    keepTranslated(*this, [this] {
        m_list->setTexts({.list = tr("Credentials"),
                          .filter = tr("Filter credentials"),
                          .add = tr("New credential"),
                          .noMatch = tr("No credential matches %1.")});
        m_empty->setTexts(tr("No credentials yet"), tr("Credentials authenticate to endpoints. Secrets stay "
                                                       "in your keychain, never in files or logs."));
        refreshList();
    });
}

void CredentialsPage::connectParts()
{
    connect(&pageContext().engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this,
            [this] {
                refreshList();
                if (!shownDraft() && !m_isSaving)
                    showCurrent();
            });
    connect(m_missing, &MissingSecrets::changed, this, &CredentialsPage::refreshList);
    engine::SecretsClient &secrets = pageContext().engine.secrets();
    connect(&secrets, &engine::SecretsClient::keychainChanged, this, [this] {
        m_keychain->setLook(pageContext().engine.secrets().keychain());
        refreshList();
    });
    connect(m_keychain, &KeychainBanner::retryWanted, &secrets, &engine::SecretsClient::lookAgain);
    connect(m_list, &ListPane::currentChanged, this, [this](const QString &id) {
        m_current = id;
        if (m_isSaving) // the list has got what is being saved before its secret is kept
            return;
        m_isNewShown = false;
        m_editor->clearProblem();
        showCurrent();
    });
    connect(m_list, &ListPane::edited, this, [this](EditCommand command, const QStringList &ids) {
        if (command == EditCommand::Rename)
            m_editor->editName();
        else if (command == EditCommand::Delete)
            remove(ids);
    });
    connect(m_editor, &CredentialEditor::edited, this, &CredentialsPage::takeEdit);
    connect(&m_editor->secret(), &SecretPane::typed, this, &CredentialsPage::takeSecret);
    connect(m_editor, &CredentialEditor::saveWanted, this, [this] { save(Conflict::Tell); });
    connect(m_editor, &CredentialEditor::overwriteWanted, this, [this] { save(Conflict::Overwrite); });
    connect(m_editor, &CredentialEditor::discardWanted, this, &CredentialsPage::discard);
    connect(m_editor, &CredentialEditor::endpointWanted, this, [this](const QString &name) {
        pageContext().navigator.open({.page = pageid::kEndpoints, .item = name});
    });
}

void CredentialsPage::showPlace(const Place &place)
{
    if (showUsual(place))
        return;
    if (place.item == itemid::kNew)
        startNew();
    else if (place.item == itemid::kSignIn)
        signIn();
    else
        m_list->setCurrent(place.item);
}

void CredentialsPage::signIn()
{
    const workspace::Workspace &now = *workspace();
    if (!isBrowsedFor(now, m_current.toStdString()))
        m_list->setCurrent(QString::fromStdString(firstBrowsedFor(now)));
    if (isBrowsedFor(now, m_current.toStdString()))
        m_editor->signIn();
}

bool CredentialsPage::takes(EditCommand command) const
{
    const bool isOneOpen = m_stack->currentWidget() == m_editor;
    switch (command) {
    case EditCommand::Find: return true; // the list's
    case EditCommand::Save: return isOneOpen && m_editor->takes(command);
    case EditCommand::Rename: return isOneOpen;
    default: return false; // Delete is only for the list, where that has the keyboard
    }
}

void CredentialsPage::edit(EditCommand command)
{
    switch (command) {
    case EditCommand::Find: m_list->edit(command); break;
    case EditCommand::Save: m_editor->edit(command); break;
    case EditCommand::Rename: m_editor->editName(); break;
    default: break;
    }
}

void CredentialsPage::refreshList()
{
    QSet<QString> unsaved;
    for (const auto &[name, draft] : m_drafts)
        unsaved.insert(name);
    m_model.update(*workspace(), unsaved, m_missing->credentials(),
                   systemKeychain(pageContext().engine.secrets().keychain()));
}

void CredentialsPage::showCurrent()
{
    using Standing = CredentialEditor::Standing;
    const workspace::Entry *entry = entryOf(credentialKey(m_current));
    m_rowCommands->setChangeable(entry != nullptr && entry->layer() == workspace::Layer::Stored);
    if (m_isNewShown) {
        m_stack->setCurrentWidget(m_editor);
        m_editor->setCredential(m_new->credential, Standing::New);
        m_editor->setUnsaved(true);
        if (m_new->lacksSecret)
            m_editor->secret().askAgain();
        return;
    }
    m_stack->setCurrentWidget(entry == nullptr ? static_cast<QWidget *>(m_empty) : m_editor);
    m_empty->setVisible(m_model.rowCount() == 0);
    if (entry == nullptr)
        return;
    const auto draft = m_drafts.find(m_current);
    const bool isUnsaved = draft != m_drafts.end();
    m_editor->setCredential(
        isUnsaved ? draft->second.credential : std::get<workspace::Credential>(entry->object()),
        entry->layer() == workspace::Layer::Stored ? Standing::Saved : Standing::ReadOnly);
    m_editor->setUnsaved(isUnsaved);
    if (isUnsaved && draft->second.lacksSecret)
        m_editor->secret().askAgain();
    QStringList endpoints;
    int others = 0;
    for (const auto &[kind, name] : workspace()->usersOf({ObjectKind::Credential, m_current.toStdString()})) {
        if (kind == ObjectKind::Endpoint)
            endpoints.append(QString::fromStdString(name));
        else
            ++others;
    }
    m_editor->setUsers(endpoints, others);
}

void CredentialsPage::startNew()
{
    if (!m_isNewShown)
        m_editor->secret().forget();
    if (!m_new) // else it goes on with the one that was left for another
        m_new = Draft{.credential = freshCredential()};
    m_isNewShown = true;
    m_editor->clearProblem();
    showCurrent();
    m_editor->editName();
}

workspace::Credential CredentialsPage::freshCredential() const
{
    workspace::Credential credential;
    if (pageContext().engine.secrets().keychain().condition == KeychainCondition::Missing)
        credential.source = workspace::Credential::Source::Memory;
    return credential;
}

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
    const workspace::Entry *entry = entryOf(credentialKey(m_current));
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

void CredentialsPage::recover(const std::vector<ObjectDraft> &left)
{
    QString first;
    for (const ObjectDraft &one : left) {
        const QString name = QString::fromStdString(one.original.name);
        Draft draft{std::get<workspace::Credential>(one.object), 0, one.base, one.lacksSecret};
        if (name.isEmpty()) {
            m_new = std::move(draft);
        } else if (const workspace::Entry *entry = entryOf(credentialKey(name))) {
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
        return saveSecret();
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
    whenDone(pageContext().engine.workspaceClient().apply(std::move(edit)), this,
             [this, credential, before](const Result<void> &done) {
                 m_isSaving = false;
                 if (done)
                     return saved(credential, before);
                 const bool isSomebodyElse = done.error().kind == ErrorKind::Conflict && !before.isEmpty()
                                             && entryOf(credentialKey(before)) != nullptr
                                             && before.toStdString() == credential.name;
                 if (isSomebodyElse)
                     m_editor->showConflict(errorText(done.error()));
                 else
                     m_editor->showProblem(errorText(done.error()));
             });
}

// Of a credential that is saved itself.
void CredentialsPage::saveSecret()
{
    if (const workspace::Entry *entry = entryOf(credentialKey(m_current)))
        m_editor->secret().keepTyped(std::get<workspace::Credential>(entry->object()));
}

void CredentialsPage::saved(const workspace::Credential &credential, const QString &before)
{
    forget(before);
    m_editor->clearProblem();
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
        OwnSteps::of(pageContext().actions)
            .add({label, this, [this, name, given] { putBack(name, given); }, takeAway});
    m_undo->offer(name.isEmpty() ? tr("Discarded the new credential.")
                                 : tr("Discarded the changes to %1.").arg(name),
                  [this, step] { OwnSteps::of(pageContext().actions).undo(step); });
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
    apply(std::move(edit), [this, name, draft] { removed(name, draft); });
}

void CredentialsPage::removed(const QString &name, const std::optional<Draft> &draft)
{
    const auto takeAway = [this, name] {
        forget(name);
        refreshList();
    };
    takeAway();
    if (draft)
        accompanyEdit([this, name, draft] { bringBack(name, *draft); }, takeAway);
    // The secret stays where it is kept, so that undoing brings back one that works.
    offerUndo(tr("Deleted the credential %1.").arg(name));
}

void CredentialsPage::showProblem(const QString &text)
{
    m_editor->showProblem(text);
}

// With the credential that was deleted, which has another revision now.
void CredentialsPage::bringBack(const QString &name, Draft draft)
{
    const workspace::Entry *entry = entryOf(credentialKey(name));
    if (entry == nullptr)
        return;
    draft.base = fingerprintOf(entry->object()) == draft.from ? entry->revision() : 0;
    putBack(name, draft);
}

} // namespace tooltray::ui
