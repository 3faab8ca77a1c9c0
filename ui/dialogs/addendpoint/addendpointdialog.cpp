// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/addendpoint/addendpointdialog.h"

#include "base/task/ask.h"
#include "engine/clients/secretsclient.h"
#include "engine/clients/workspaceclient.h"
#include "ui/dialogs/addendpoint/endpointpages.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/credentials.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/separator.h"

#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {
namespace {

using workspace::ObjectKind;

workspace::Revision revisionIn(const engine::WorkspaceClient &client, const std::string &credential)
{
    const workspace::Entry *entry = client.state().workspace->find({ObjectKind::Credential, credential});
    return entry == nullptr ? 0 : entry->revision();
}

} // namespace

AddEndpointDialog::AddEndpointDialog(const EngineClients &engineClients, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_engineClients(engineClients)
    , m_pages(new QStackedWidget(this))
    , m_url(new EndpointUrlPage(theme, engineClients.workspaceClient.state().workspace, m_pages))
    , m_auth(new EndpointAuthPage(theme, engineClients.workspaceClient.state().workspace, m_pages))
    , m_schema(new EndpointSchemaPage(theme, engineClients.workspaceClient.state().workspace, m_pages))
    , m_progress(new TextLabel(TextStyle::Muted, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    build(theme);
    resize(600, 520);
    connect(m_url, &EndpointUrlPage::changed, this, &AddEndpointDialog::showButtons);
    connect(m_auth, &EndpointAuthPage::changed, this, &AddEndpointDialog::showButtons);
    connect(m_schema, &EndpointSchemaPage::changed, this, &AddEndpointDialog::showButtons);
    connect(m_auth, &EndpointAuthPage::edited, this, [this] { m_isRejectionTold = false; });
    connect(&engineClients.secrets, &engine::SecretsClient::keychainChanged, this,
            [this] { m_auth->setKeychain(m_engineClients.secrets.keychain()); });
    m_auth->setKeychain(engineClients.secrets.keychain());
    engineClients.secrets.lookAgain(); // so that it is known before a secret is entered
    m_schema->setMutations(engineClients.defaults.mutations);
    keepTranslated(*this, [this] {
        setWindowTitle(tr("New endpoint"));
        m_back->setText(tr("&Back"));
        m_cancel->setText(tr("Cancel"));
        showButtons();
    });
    showStep(UrlStep);
}

void AddEndpointDialog::build(const Theme &theme)
{
    for (QWidget *page : QWidgetList{m_url, m_auth, m_schema})
        m_pages->addWidget(page);
    // Not in a button box: that one hands Tab to its first button, and Tab gets stuck where it is hidden.
    for (QPushButton **button : {&m_back, &m_next, &m_cancel})
        *button = new QPushButton(this);
    m_back->setAutoDefault(false);
    m_cancel->setAutoDefault(false);
    m_next->setDefault(true);
    connect(m_back, &QPushButton::clicked, this, &AddEndpointDialog::goBack);
    connect(m_next, &QPushButton::clicked, this, &AddEndpointDialog::goOn);
    connect(m_cancel, &QPushButton::clicked, this, &AddEndpointDialog::reject);

    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_progress, 1);
    for (QPushButton *button : {m_back, m_next, m_cancel})
        bottom->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(QMargins() + metrics::kMarginLarge);
    layout->setSpacing(metrics::kMargin);
    layout->addWidget(m_pages, 1);
    layout->addWidget(new Separator(theme, Qt::Horizontal, this));
    layout->addLayout(bottom);
}

void AddEndpointDialog::showStep(Step step)
{
    m_pages->setCurrentIndex(step);
    m_pages->currentWidget()->setFocus();
    showButtons();
}

void AddEndpointDialog::showButtons()
{
    const int step = m_pages->currentIndex();
    //: Steps of a dialog: %1 is the number of the one that is shown
    m_progress->setText(tr("Step %1 of %2").arg(step + 1).arg(m_pages->count()));
    m_back->setVisible(step != UrlStep);
    m_back->setEnabled(!m_isBusy);
    m_next->setText(step == SchemaStep ? tr("&Add endpoint") : tr("&Continue"));
    const bool isComplete = step == UrlStep    ? m_url->isComplete()
                            : step == AuthStep ? m_auth->isComplete()
                                               : m_schema->isComplete();
    // Also while it works: disabled it would lose the keyboard to the next button, which cancels.
    m_next->setEnabled(isComplete);
}

void AddEndpointDialog::setBusy(bool busy)
{
    m_isBusy = busy;
    showButtons();
}

void AddEndpointDialog::goOn()
{
    if (m_isBusy)
        return;
    switch (m_pages->currentIndex()) {
    case UrlStep:
        if (!m_url->findFile())
            return;
        showStep(AuthStep);
        if (m_askedUrl == m_url->url())
            return;
        m_askedUrl = m_url->url();
        m_isAuthDone = false;
        m_found = {};
        if (m_auth->resetFor(m_askedUrl))
            dropCredential();
        m_schema->suggestName(m_url->suggestedName());
        m_auth->setSuggestedName(m_schema->name());
        if (m_url->command())
            m_auth->setPasted(partsOf(*m_url->command()));
        probe();
        break;
    case AuthStep: commitCredential(); break;
    default: finish(); break;
    }
}

void AddEndpointDialog::goBack()
{
    ++m_revision; // what is asked for is no longer waited for
    showStep(m_pages->currentIndex() == SchemaStep ? AuthStep : UrlStep);
}

workspace::Endpoint AddEndpointDialog::endpoint() const
{
    workspace::Endpoint endpoint;
    m_engineClients.defaults.applyTo(endpoint);
    endpoint.name = m_schema->name().toStdString();
    if (m_url->isFile()) {
        endpoint.api.location = m_url->url().toStdString();
        endpoint.schema.kind = workspace::SchemaSource::Kind::None;
    } else {
        endpoint.url = m_url->url().toStdString();
    }
    if (m_url->command()) {
        endpoint.headers = partsOf(*m_url->command()).headers;
        endpoint.proxy = m_url->command()->proxy.toStdString();
        endpoint.tls.verify = !m_url->command()->isInsecure;
    }
    if (m_pages->currentIndex() != SchemaStep)
        return endpoint;
    m_found.applyTo(endpoint);
    if (m_auth->choice() == EndpointAuthPage::Choice::New)
        endpoint.credential = m_made ? m_made->credential.name : std::string();
    else
        endpoint.credential = m_auth->existing().toStdString();
    if (!m_found.description && !m_url->isFile())
        endpoint.schema = m_schema->source();
    endpoint.mutations = m_schema->mutations();
    return endpoint;
}

void AddEndpointDialog::probe()
{
    const std::uint64_t revision = ++m_revision;
    const bool isLast = m_pages->currentIndex() == SchemaStep;
    isLast ? m_schema->showWaiting() : m_auth->showWaiting();
    workspace::Endpoint asked = endpoint();
    if (!m_url->isFile())
        asked.schema = {}; // a file would hide what the endpoint itself says
    const auto kind =
        asked.credential.empty() ? ProbeVerdict::Asked::Anonymously : ProbeVerdict::Asked::WithCredential;
    whenDone(m_engineClients.workspaceClient.probe(asked, engine::Looking::ForDescription), this,
             [this, revision, isLast, kind](const Result<engine::EndpointProbe> &answer) {
                 if (revision != m_revision)
                     return;
                 const ProbeVerdict verdict = ProbeVerdict::of(answer, kind);
                 if (verdict.description) {
                     m_found = verdict;
                     m_schema->suggestTitle(fromUtf8(verdict.description->title));
                     if (!isLast) // there is no credential yet
                         m_auth->setSuggestedName(m_schema->name());
                 }
                 if (!isLast && verdict.kind == ProbeVerdict::Kind::Unreachable)
                     return tellSilence(verdict);
                 if (!isLast)
                     return m_auth->setVerdict(verdict);
                 m_schema->setVerdict(verdict);
                 if (kind == ProbeVerdict::Asked::WithCredential
                     && verdict.kind == ProbeVerdict::Kind::WantsCredential)
                     tellRejection();
             });
}

// Beside the URL, which may be wrong. Once: people may add what does not answer yet.
void AddEndpointDialog::tellSilence(const ProbeVerdict &verdict)
{
    m_auth->forgetVerdict();
    if (m_isAuthDone || m_silentUrl == m_askedUrl)
        return;
    m_silentUrl = std::exchange(m_askedUrl, {}); // asked again by whoever continues
    m_url->showSilence(verdict.text);
    showStep(UrlStep);
}

// Once: people may add the endpoint with a credential that the API does not know yet.
void AddEndpointDialog::tellRejection()
{
    if (std::exchange(m_isRejectionTold, true))
        return;
    showStep(AuthStep);
    m_auth->showRejected();
}

// The endpoint can only be asked with a credential that there is.
void AddEndpointDialog::commitCredential()
{
    m_isAuthDone = true;
    if (m_auth->choice() != EndpointAuthPage::Choice::New) {
        dropCredential();
        showStep(SchemaStep);
        probe();
        return;
    }
    const workspace::Credential wanted = m_auth->credential();
    if (m_made && revisionIn(m_engineClients.workspaceClient, m_made->credential.name) == 0)
        m_made.reset(); // it was removed elsewhere
    if (m_made && m_made->credential == wanted)
        return keepSecret();
    setBusy(true);
    // The reply is handled even if this dialog is gone by then: nothing is left of what was cancelled.
    whenDone(m_engineClients.workspaceClient.apply(editFor(wanted)), &m_engineClients.workspaceClient,
             [self = QPointer<AddEndpointDialog>(this), engineClients = m_engineClients,
              wanted](const Result<void> &done) {
                 if (self && !self->m_isOver) {
                     self->setBusy(false);
                     if (done)
                         self->credentialMade(wanted);
                     else
                         self->credentialRefused(wanted, done.error());
                 } else if (done) {
                     drop(engineClients, {wanted, revisionIn(engineClients.workspaceClient, wanted.name)});
                 }
             });
}

workspace::Edit AddEndpointDialog::editFor(const workspace::Credential &wanted) const
{
    workspace::Edit edit{
        .label = tr("Add the credential %1").arg(QString::fromStdString(wanted.name)).toStdString(),
        .origin = workspace::Origin::Person,
        .steps = {}};
    workspace::Revision base = 0; // an existing credential of that name is not overwritten
    if (m_made && m_made->credential.name == wanted.name)
        base = m_made->revision;
    else if (m_made)
        edit.steps.emplace_back(workspace::RemoveObject{
            .key = {ObjectKind::Credential, m_made->credential.name}, .basedOn = m_made->revision});
    edit.steps.emplace_back(workspace::PutObject{.object = wanted, .basedOn = base});
    return edit;
}

void AddEndpointDialog::credentialMade(const workspace::Credential &credential)
{
    const auto before =
        std::exchange(m_made, Made{credential, revisionIn(m_engineClients.workspaceClient, credential.name)});
    if (before && keepsSecret(before->credential)
        && (before->credential.name != credential.name || before->credential.source != credential.source))
        m_engineClients.secrets.removeLeft(before->credential);
    keepSecret();
}

void AddEndpointDialog::credentialRefused(const workspace::Credential &wanted, const Error &error)
{
    const bool isNew = !m_made || m_made->credential.name != wanted.name;
    const bool isTaken = error.kind == ErrorKind::Conflict && isNew; // the name was taken while this was open
    m_auth->showProblem(isTaken ? tr("A credential named %1 already exists. Choose another name.")
                                      .arg(QString::fromStdString(wanted.name))
                                : errorText(error));
}

void AddEndpointDialog::keepSecret()
{
    const auto go = [this] {
        m_auth->showSecretKept(m_made->credential);
        showStep(SchemaStep);
        probe();
    };
    const workspace::Credential &made = m_made->credential;
    if (made.source == workspace::Credential::Source::Environment || !m_auth->hasSecret())
        return go();
    m_isRejectionTold = false;
    setBusy(true);
    m_auth->setKeeping(true);
    whenDone(m_engineClients.secrets.keep(made.name, m_auth->secret()), this,
             [this, go](const Result<void> &done) {
                 setBusy(false);
                 m_auth->setKeeping(false);
                 if (m_isOver)
                     return;
                 if (done)
                     return go();
                 // Without a keychain the secret is kept in memory, which is no failure.
                 const auto keychain = m_engineClients.secrets.keychain().condition;
                 const bool isMissing = keychain == engine::KeychainStatus::Condition::Missing;
                 m_auth->showProblem(errorText(done.error()),
                                     isMissing ? MessageKind::Info : MessageKind::Error);
             });
}

// Removes the credential created here when the setup with it is not completed.
void AddEndpointDialog::dropCredential()
{
    if (!m_made)
        return;
    drop(m_engineClients, *std::exchange(m_made, std::nullopt));
    m_auth->forgetKept();
}

// Removes only what was made here: a credential used or changed since stays, and so does its secret.
void AddEndpointDialog::drop(const EngineClients &engineClients, const Made &made)
{
    const QString name = QString::fromStdString(made.credential.name);
    workspace::Edit edit{
        .label = tr("Remove the credential %1").arg(name).toStdString(),
        .origin = workspace::Origin::Person,
        .steps = {workspace::RemoveObject{.key = {ObjectKind::Credential, made.credential.name},
                                          .basedOn = made.revision}}};
    whenDone(engineClients.workspaceClient.apply(std::move(edit)), &engineClients.secrets,
             [secrets = &engineClients.secrets, credential = made.credential](const Result<void> &done) {
                 if (done && keepsSecret(credential))
                     secrets->removeLeft(credential);
             });
}

void AddEndpointDialog::finish()
{
    const workspace::Endpoint added = endpoint();
    const QString name = QString::fromStdString(added.name);
    setBusy(true);
    workspace::Edit edit{.label = tr("Add the endpoint %1").arg(name).toStdString(),
                         .origin = workspace::Origin::Person,
                         .steps = {workspace::PutObject{.object = added, .basedOn = 0}}};
    whenDone(m_engineClients.workspaceClient.apply(std::move(edit)), this,
             [this, name](const Result<void> &done) {
                 setBusy(false);
                 if (!done)
                     return m_schema->showProblem(errorText(done.error()));
                 m_made.reset(); // it is in use now
                 const bool wantsTools = m_schema->wantsTools();
                 accept();
                 Q_EMIT this->added(name);
                 if (wantsTools)
                     Q_EMIT toolsWanted(name);
             });
}

void AddEndpointDialog::resume(const EndpointInput &input)
{
    m_url->resume(input);
    m_auth->resume(input);
    m_schema->resume(input);
}

void AddEndpointDialog::reject()
{
    m_isOver = true;
    EndpointInput input;
    m_url->keepIn(input);
    m_auth->keepIn(input);
    m_schema->keepIn(input);
    Q_EMIT givenUp(input);
    dropCredential();
    QDialog::reject();
}

} // namespace tooltray::ui
