// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/secretpane.h"

#include "base/task/ask.h"
#include "engine/clients/secretsclient.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/credentials.h"
#include "ui/pages/credentials/credentialtrial.h"
#include "ui/theme/fonts.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/secretfield.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {

SecretPane::SecretPane(engine::SecretsClient &secrets, engine::WorkspaceClient &workspaceClient,
                       const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_secrets(secrets)
    , m_theme(theme)
    , m_title(new TextLabel(TextStyle::Strong, this))
    , m_help(new TextLabel(TextStyle::Muted, this))
    , m_field(new SecretField(theme, this))
    , m_replace(new QPushButton(this))
    , m_revealed(new QLineEdit(this))
    , m_test(new QPushButton(this))
    , m_reveal(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_message(new InlineMessage(theme, this))
    , m_removeNow(new QAction(theme.icon(Icon::Trash), QString(), this))
    , m_keepIt(new QAction(this))
    , m_retry(new QAction(theme.icon(Icon::Refresh), QString(), this))
    , m_hide(new QTimer(this))
    , m_trial(new CredentialTrial(secrets, workspaceClient, this))
{
    m_reveal->setIcon(theme.icon(Icon::Eye));
    m_test->setIcon(theme.icon(Icon::Check));
    m_remove->setIcon(theme.icon(Icon::Trash));
    build();
    m_hide->setSingleShot(true);
    m_hide->setInterval(kRevealFor);
    connect(m_hide, &QTimer::timeout, this, &SecretPane::hideRevealed);
    connect(m_field, &SecretField::edited, this, [this] {
        showState();
        if (hasTyped() && m_isAskedAgain)
            hideMessage();
        Q_EMIT typed();
    });
    connect(m_replace, &QPushButton::clicked, this, &SecretPane::keep);
    connect(&m_secrets, &engine::SecretsClient::keychainChanged, this, &SecretPane::showState);
    connect(m_test, &QPushButton::clicked, this, &SecretPane::test);
    connect(m_trial, &CredentialTrial::told, this,
            [this](MessageKind kind, const QString &text) { tell(kind, text); });
    connect(m_reveal, &QPushButton::clicked, this, &SecretPane::reveal);
    connect(m_remove, &QPushButton::clicked, this, &SecretPane::askToRemove);
    connect(m_removeNow, &QAction::triggered, this, &SecretPane::remove);
    connect(m_retry, &QAction::triggered, this, [this] {
        if (const auto again = std::exchange(m_again, nullptr)) {
            hideMessage();
            again();
        }
    });
    connect(m_keepIt, &QAction::triggered, this, [this] {
        hideMessage();
        m_remove->setFocus();
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void SecretPane::build()
{
    m_help->setWordWrap(true);
    m_revealed->setReadOnly(true);
    m_revealed->setFont(codeFont());
    m_revealed->hide();
    m_message->addButton(*m_removeNow);
    m_message->addButton(*m_keepIt);
    m_message->addButton(*m_retry);
    hideMessage();
    auto *row = new QHBoxLayout;
    row->addWidget(m_field, 1);
    row->addWidget(m_replace);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_test);
    buttons->addWidget(m_reveal);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_title);
    layout->addWidget(m_help);
    layout->addLayout(row);
    layout->addWidget(m_revealed);
    layout->addLayout(buttons);
    layout->addWidget(m_message);
}

void SecretPane::retranslate()
{
    //: Takes what is typed in place of the secret there is
    m_replace->setText(tr("&Replace"));
    //: Whether there is a secret, and what endpoints answer to it
    m_test->setText(tr("T&est"));
    m_test->setToolTip(tr("Reads the secret and tests the endpoints that use it"));
    m_reveal->setText(tr("Sho&w for 10 s"));
    m_remove->setText(tr("Re&move"));
    m_remove->setToolTip(tr("Removes the secret and keeps the credential"));
    //: Of a secret, when it was asked whether to
    m_removeNow->setText(tr("Remove it"));
    //: Of a secret: it is not forgotten after all
    m_keepIt->setText(tr("Keep"));
    m_retry->setText(tr("Retry"));
    m_revealed->setAccessibleName(tr("The secret"));
    showState();
}

void SecretPane::setCredential(const workspace::Credential &credential, bool isSaved)
{
    const bool isOther = isSaved != m_isSaved || (isSaved && credential.name != m_credential.name);
    if (isOther) {
        ++m_revision;
        m_trial->stop();
        setAside();
        forget();
        hideMessage();
    }
    m_credential = credential;
    m_isSaved = isSaved;
    if (isOther)
        bringBack();
    showState();
}

void SecretPane::setScheme(workspace::Credential::Scheme scheme)
{
    m_credential.scheme = scheme;
    showState();
}

bool SecretPane::hasTyped() const
{
    return !m_field->isEmpty();
}

void SecretPane::showState()
{
    const bool isKept = keepsSecret(m_credential);
    const QString secret = CredentialTexts::secretTitle(m_credential.scheme);
    m_title->setText(secret);
    m_help->setText(CredentialTexts::sourceHelp(m_credential.source, systemKeychain(m_secrets.keychain())));
    m_field->setTexts(secret, m_isSaved ? tr("Type or paste a new one") : tr("Type or paste it"));
    m_field->setVisible(isKept);
    m_replace->setVisible(isKept && m_isSaved);
    m_field->setReadOnly(isKeeping());
    m_replace->setEnabled(hasTyped() && !isKeeping());
    m_test->setVisible(m_isSaved);
    m_reveal->setVisible(m_isSaved && isKept);
    m_remove->setVisible(m_isSaved && isKept);
}

void SecretPane::tell(MessageKind kind, const QString &text)
{
    hideMessage();
    m_message->setMessage(kind, text);
    m_message->show();
}

void SecretPane::tell(const Result<void> &done, const QString &text)
{
    tell(done ? MessageKind::Ok : MessageKind::Error, done ? text : errorText(done.error()));
}

void SecretPane::hideMessage()
{
    m_isAskedAgain = false;
    m_removeNow->setVisible(false);
    m_keepIt->setVisible(false);
    m_retry->setVisible(false);
    m_message->hide();
}

void SecretPane::offerAgain(std::function<void()> again)
{
    m_again = std::move(again);
    m_retry->setVisible(true);
}

void SecretPane::keepTyped(const workspace::Credential &saved)
{
    m_credential = saved;
    m_isSaved = true;
    ++m_revision;
    keep();
    showState();
}

void SecretPane::keep()
{
    if (!hasTyped() || isKeeping())
        return;
    m_trial->stop(); // of the one before
    hideRevealed();  // and so is that
    const std::string credential = m_credential.name;
    m_keeping.insert(credential);
    showState();
    tell(MessageKind::Info, tr("Saving the secret..."));
    whenDone(m_secrets.keep(credential, m_field->secret()), this,
             [this, credential](const Result<void> &done) { kept(credential, done); });
}

void SecretPane::kept(const std::string &credential, const Result<void> &done)
{
    m_keeping.erase(credential);
    const bool isShown = m_isSaved && m_credential.name == credential;
    if (isShown) {
        if (done)
            m_field->clear();
        if (!done && reasonOf(done.error()).isEmpty())
            tell(MessageKind::Error, tr("The secret was not saved."));
        else
            tell(done, tr("Secret saved."));
        if (!done)
            offerAgain([this] { keep(); });
    } else if (!done) {
        //: %1 is a credential, %2 a sentence that says why
        tell(MessageKind::Error, tr("The secret of %1 was not saved. %2")
                                     .arg(QString::fromStdString(credential), reasonOf(done.error()))
                                     .trimmed());
    } else if (const auto unkept = m_unkept.find(credential); unkept != m_unkept.end()) {
        delete unkept->second;
        m_unkept.erase(unkept);
    }
    showState();
}

QString SecretPane::reasonOf(const Error &error) const
{
    const std::optional<Error> &known = m_secrets.keychain().problem;
    return known && known->code == error.code ? QString() : errorText(error);
}

bool SecretPane::isKeeping() const
{
    return m_isSaved && m_keeping.contains(m_credential.name);
}

// A secret that is being saved may still be refused; it is kept so that it need not be typed again.
void SecretPane::setAside()
{
    if (!isKeeping() || !hasTyped())
        return;
    auto *field = new SecretField(m_theme, this);
    field->hide();
    field->setSecretOf(*m_field);
    m_unkept.insert_or_assign(m_credential.name, field);
}

void SecretPane::bringBack()
{
    const auto unkept = m_unkept.find(m_credential.name);
    if (!m_isSaved || unkept == m_unkept.end())
        return;
    m_field->setSecretOf(*unkept->second);
    delete unkept->second;
    m_unkept.erase(unkept);
}

void SecretPane::test()
{
    m_trial->start(m_credential.name);
}

void SecretPane::reveal()
{
    m_trial->stop();
    const std::uint64_t revision = m_revision;
    whenDone(m_secrets.reveal(m_credential.name), this, [this, revision](const Result<std::string> &secret) {
        if (revision != m_revision || !isVisible())
            return;
        if (!secret) {
            tell(secret.error(), {});
            return offerAgain([this] { reveal(); });
        }
        hideMessage();
        m_revealed->setText(QString::fromStdString(*secret));
        m_revealed->show();
        m_revealed->setFocus();
        m_hide->start();
    });
}

// It is nowhere else, so there is no way back.
void SecretPane::askToRemove()
{
    m_trial->stop(); // what it tells would take the question's place
    //: %1 is a credential
    tell(MessageKind::Warning, tr("The secret of %1 is stored nowhere else. Removing it cannot be undone.")
                                   .arg(QString::fromStdString(m_credential.name)));
    m_removeNow->setVisible(true);
    m_keepIt->setVisible(true);
}

void SecretPane::remove()
{
    hideMessage();
    const std::uint64_t revision = m_revision;
    whenDone(m_secrets.remove(m_credential.name), this, [this, revision](const Result<void> &done) {
        if (revision == m_revision)
            tell(done, tr("Secret removed."));
    });
}

void SecretPane::askAgain()
{
    tell(MessageKind::Info, tr("For your safety, the typed secret was not stored. Type it again."));
    m_isAskedAgain = true;
}

void SecretPane::forget()
{
    hideRevealed();
    m_field->clear();
}

void SecretPane::hideRevealed()
{
    m_hide->stop();
    m_revealed->clear();
    m_revealed->hide();
}

void SecretPane::hideEvent(QHideEvent *event)
{
    hideRevealed();
    QWidget::hideEvent(event);
}

} // namespace tooltray::ui
