// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/credentialspage.h"

#include "engine/clients/secretsclient.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/secretwatch.h"
#include "ui/pages/credentials/credentialactions.h"
#include "ui/pages/credentials/credentialeditor.h"
#include "ui/pages/credentials/keychainbanner.h"
#include "ui/pages/credentials/secretpane.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/listpane.h"

#include <QAction>
#include <QSignalBlocker>

namespace tooltray::ui {

using KeychainCondition = engine::KeychainStatus::Condition;

CredentialsPage::CredentialsPage(const PageContext &context, QWidget *parent)
    : CuratedPage(context, {.kinds = {workspace::ObjectKind::Credential}}, parent)
    , m_missing(new MissingSecrets(context.engine.workspaceClient(), context.engine.secrets(), this))
    , m_keychain(new KeychainBanner(context.theme, this))
{
    addList({.model = m_model,
             .shares = QStringLiteral("credentials.parts"),
             .rowCommands = {EditCommand::Rename, EditCommand::Delete},
             .notices = {m_keychain}});
    m_empty = new EmptyState(context.theme, Icon::Key, this);
    m_editor = new CredentialEditor(
        {context.engine.secrets(), context.engine.signIns(), context.engine.workspaceClient()}, context.theme,
        this);
    addPlaceholder(*m_empty);
    addEditor(*m_editor);
    build();
    connectParts();
    begin();
    m_keychain->setLook(context.engine.secrets().keychain());
    context.engine.secrets().lookAgain();
}

void CredentialsPage::build()
{
    if (QAction *action = pageContext().actions.action(actionid::kNewCredential)) {
        m_empty->addButton(*action);
        list().addMaker(*action);
    }
    keepTranslated(*this, [this] {
        list().setTexts({.list = tr("Credentials"),
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
    connect(m_missing, &MissingSecrets::changed, this, &CredentialsPage::refreshList);
    engine::SecretsClient &secrets = pageContext().engine.secrets();
    connect(&secrets, &engine::SecretsClient::keychainChanged, this, [this] {
        m_keychain->setLook(pageContext().engine.secrets().keychain());
        refreshList();
    });
    connect(m_keychain, &KeychainBanner::retryWanted, &secrets, &engine::SecretsClient::lookAgain);
    connect(m_editor, &CredentialEditor::endpointWanted, this, [this](const QString &name) {
        pageContext().navigator.open({.page = pageid::kEndpoints, .item = name});
    });
}

DraftSession::Words CredentialsPage::wordsOf(Action action, const QString &before, const QString &now) const
{
    const bool isNew = before.isEmpty();
    switch (action) {
    case Action::Save:
        return {isNew ? tr("Add the credential %1").arg(now) : tr("Change the credential %1").arg(now)};
    case Action::Discard:
        if (isNew && isUntouched(*drafts().find(*shown())))
            break; // there is nothing to bring back
        //: What Undo takes back; %1 is a credential
        return {isNew ? tr("Discard the new credential") : tr("Discard the changes to %1").arg(before),
                isNew ? tr("Discarded the new credential.") : tr("Discarded the changes to %1.").arg(before)};
    case Action::Remove:
        // The secret stays where it is kept, so that undoing brings back one that works.
        return {tr("Delete the credential %1").arg(before), tr("Deleted the credential %1.").arg(before)};
    case Action::Duplicate: break;
    }
    return {};
}

void CredentialsPage::openItem(const QString &item)
{
    if (item == itemid::kNew)
        startNew();
    else if (item == itemid::kSignIn)
        signIn();
    else
        CuratedPage::openItem(item);
}

void CredentialsPage::signIn()
{
    const workspace::Workspace &now = *workspace();
    if (!isBrowsedFor(now, toUtf8(list().current())))
        list().setCurrent(fromUtf8(firstBrowsedFor(now)));
    if (isBrowsedFor(now, toUtf8(list().current())))
        m_editor->signIn();
}

void CredentialsPage::refreshList()
{
    m_model.update(*workspace(), unsaved(), m_missing->credentials(),
                   systemKeychain(pageContext().engine.secrets().keychain()));
}

void CredentialsPage::currentShown()
{
    if (!editor())
        m_empty->setVisible(m_model.rowCount() == 0);
}

void CredentialsPage::startNew()
{
    if (shown() && shown()->name.empty())
        return showNew(freshCredential());
    {
        const QSignalBlocker blocker(m_editor->secret()); // it is no edit of the one that is shown
        m_editor->secret().forget();
    }
    showNew(freshCredential());
}

workspace::Credential CredentialsPage::freshCredential() const
{
    workspace::Credential credential;
    if (pageContext().engine.secrets().keychain().condition == KeychainCondition::Missing)
        credential.source = workspace::Credential::Source::Memory;
    return credential;
}

bool CredentialsPage::isUntouched(const ObjectDraft &draft) const
{
    return draft.object == workspace::Object(freshCredential()) && !draft.lacksSecret;
}

void CredentialsPage::save(DraftSession::OnConflict conflict)
{
    if (!shown())
        return;
    if (drafts().find(*shown()))
        CuratedPage::save(conflict);
    else
        keepSecret(*shown()); // of a credential that is saved itself
}

void CredentialsPage::showSaved(const Key &before, const Key &now)
{
    if (shown() == before)
        keepSecret(now); // before another credential is shown, which forgets it
    CuratedPage::showSaved(before, now);
}

void CredentialsPage::keepSecret(const Key &key)
{
    if (const workspace::Entry *entry = entryOf(key))
        m_editor->secret().keepTyped(std::get<workspace::Credential>(entry->object()));
}

} // namespace tooltray::ui
