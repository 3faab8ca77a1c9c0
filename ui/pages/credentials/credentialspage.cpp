// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/credentialspage.h"

#include "engine/clients/curationdesk.h"
#include "engine/clients/secretdesk.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/credentials.h"
#include "ui/models/secretwatch.h"
#include "ui/navigation/place.h"
#include "ui/pages/credentials/credentialeditor.h"
#include "ui/pages/credentials/keychainbanner.h"
#include "ui/pages/credentials/secretpane.h"
#include "ui/state/drafts.h"
#include "ui/state/keptlayout.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/rowtable.h"
#include "ui/widgets/undonotice.h"

#include <QAction>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

using workspace::ObjectKind;
using KeychainCondition = engine::KeychainLook::Condition;

bool isBrowsedFor(const workspace::Workspace &workspace, const std::string &name)
{
    const auto *credential = workspace.find<workspace::Credential>(name);
    return credential && credential->scheme == workspace::Credential::Scheme::OAuth2Code;
}

// By which somebody signs in at the browser; empty when there is none.
std::string firstBrowsedFor(const workspace::Workspace &workspace)
{
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Credential)) {
        if (isBrowsedFor(workspace, name))
            return name;
    }
    return {};
}

} // namespace

void addCredentialActions(const PageContext &context)
{
    context.actions.add({.id = actionid::kNewCredential,
                         .section = ActionSection::File,
                         .text = QT_TRANSLATE_NOOP("Actions", "New c&redential..."),
                         .icon = Icon::Key},
                        [context] {
                            const QString item = QString::fromUtf16(CredentialsPage::kNewItem);
                            context.navigator.open({.page = pageid::kCredentials, .item = item});
                        });
    QAction *signIn =
        context.actions.add({.id = actionid::kSignIn,
                             .section = ActionSection::Server,
                             //: By the browser, for a credential
                             .text = QT_TRANSLATE_NOOP("Actions", "Si&gn in by the browser"),
                             .icon = Icon::Key,
                             .group = 1},
                            [context] {
                                const QString item = QString::fromUtf16(CredentialsPage::kSignInItem);
                                context.navigator.open({.page = pageid::kCredentials, .item = item});
                            });
    const auto follow = [&curation = context.engine.curation(), signIn] {
        signIn->setEnabled(!firstBrowsedFor(*curation.state().workspace).empty());
    };
    QObject::connect(&context.engine.curation(), &engine::CurationDesk::workspaceChanged, signIn, follow);
    follow();
}

CredentialsPage::CredentialsPage(const PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_missing(new MissingSecrets(context.engine.curation(), context.engine.secrets(), this))
    , m_keychain(new KeychainBanner(context.theme, this))
    , m_list(new ListPane(context.theme, m_model, ListPane::Selection::Single, this))
    , m_rowCommands(new RowCommands(context.theme, *m_list, {EditCommand::Rename, EditCommand::Delete}))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(context.theme, Icon::Key, this))
    , m_editor(new CredentialEditor(
          {context.engine.secrets(), context.engine.signIns(), context.engine.curation()}, context.theme,
          this))
    , m_kept(new ObjectDrafts(context.engine.curation(), {ObjectKind::Credential}, this))
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
    if (QAction *action = m_context.actions.action(actionid::kNewCredential)) {
        m_empty->addButton(*action);
        m_list->addMaker(*action);
    }
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_editor);

    auto *side = new QWidget(this);
    auto *sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins({});
    sideLayout->setSpacing(0);
    sideLayout->addWidget(m_keychain);
    sideLayout->addWidget(m_undo);
    sideLayout->addWidget(m_stack, 1);
    auto *parts = new QSplitter(this);
    parts->addWidget(m_list);
    parts->addWidget(side);
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    keepShares(*parts, m_context.state, QStringLiteral("credentials.parts"), {24, 76});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(parts);

    keepTranslated(*this, [this] {
        m_list->setTexts({.list = tr("Credentials"),
                          .filter = tr("Filter credentials"),
                          .add = tr("New credential"),
                          .noMatch = tr("No credential matches %1.")});
        m_empty->setTexts(
            tr("No credential yet"),
            tr("A credential says how to sign in to an endpoint. Its secret is kept in the keychain "
               "of this computer, never in a file or a log."));
        refreshList();
    });
}

void CredentialsPage::connectParts()
{
    connect(&m_context.engine.curation(), &engine::CurationDesk::workspaceChanged, this, [this] {
        refreshList();
        if (!shownDraft() && !m_isSaving)
            showCurrent();
    });
    connect(m_missing, &MissingSecrets::changed, this, &CredentialsPage::refreshList);
    engine::SecretDesk &secrets = m_context.engine.secrets();
    connect(&secrets, &engine::SecretDesk::keychainChanged, this,
            [this] { m_keychain->setLook(m_context.engine.secrets().keychain()); });
    connect(m_keychain, &KeychainBanner::lookAgainWanted, &secrets, &engine::SecretDesk::lookAgain);
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
    connect(m_kept, &ObjectDrafts::restored, this, &CredentialsPage::takeOver);
    connect(m_kept, &ObjectDrafts::failed, this,
            [this](const Error &error) { m_editor->showProblem(errorText(error)); });
    connect(m_editor, &CredentialEditor::saveWanted, this, [this] { save(Conflict::Tell); });
    connect(m_editor, &CredentialEditor::overwriteWanted, this, [this] { save(Conflict::Overwrite); });
    connect(m_editor, &CredentialEditor::discardWanted, this, &CredentialsPage::discard);
    connect(m_editor, &CredentialEditor::endpointWanted, this, [this](const QString &name) {
        m_context.navigator.open({.page = pageid::kEndpoints, .item = name});
    });
}

void CredentialsPage::showPlace(const Place &place)
{
    if (!place.filter.isEmpty())
        m_list->setFilter(place.filter);
    if (place.item == ObjectDrafts::kLeftItem)
        m_kept->restoreLeft();
    else if (place.item == QStringView(kNewItem))
        startNew();
    else if (place.item == QStringView(kSignInItem))
        signIn();
    else if (!place.item.isEmpty())
        m_list->setCurrent(place.item);
}

QList<QWidget *> CredentialsPage::panes() const
{
    return {m_list, m_keychain, m_undo, m_stack};
}

void CredentialsPage::signIn()
{
    const workspace::Workspace &workspace = *m_context.engine.curation().state().workspace;
    if (!isBrowsedFor(workspace, m_current.toStdString()))
        m_list->setCurrent(QString::fromStdString(firstBrowsedFor(workspace)));
    if (isBrowsedFor(workspace, m_current.toStdString()))
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

const workspace::Entry *CredentialsPage::entryOf(const QString &name) const
{
    return m_context.engine.curation().state().workspace->find({ObjectKind::Credential, name.toStdString()});
}

void CredentialsPage::refreshList()
{
    QSet<QString> unsaved;
    for (const auto &[name, draft] : m_drafts)
        unsaved.insert(name);
    m_model.update(*m_context.engine.curation().state().workspace, unsaved, m_missing->credentials());
}

void CredentialsPage::showCurrent()
{
    using Standing = CredentialEditor::Standing;
    const workspace::Entry *entry = entryOf(m_current);
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
    for (const auto &[kind, name] : m_context.engine.curation().state().workspace->usersOf(
             {ObjectKind::Credential, m_current.toStdString()})) {
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
    if (m_context.engine.secrets().keychain().condition == KeychainCondition::Missing)
        credential.source = workspace::Credential::Source::Memory;
    return credential;
}

} // namespace tooltray::ui
