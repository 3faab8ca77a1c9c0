// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/secretpane.h"

#include "base/ask.h"
#include "engine/desks/secretdesk.h"
#include "ui/models/credentialtexts.h"
#include "ui/models/errortext.h"
#include "ui/state/retranslation.h"
#include "ui/theme/fonts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/secretfield.h"
#include "ui/widgets/textlabel.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {

SecretPane::SecretPane(engine::SecretDesk &secrets, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_secrets(secrets)
    , m_title(new TextLabel(TextLook::Strong, this))
    , m_help(new TextLabel(TextLook::Muted, this))
    , m_field(new SecretField(theme, this))
    , m_replace(new QPushButton(this))
    , m_revealed(new QLineEdit(this))
    , m_reveal(new QPushButton(this))
    , m_check(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_message(new InlineMessage(theme, this))
    , m_hide(new QTimer(this))
{
    m_reveal->setIcon(theme.icon(Icon::Eye));
    m_check->setIcon(theme.icon(Icon::Check));
    m_remove->setIcon(theme.icon(Icon::Trash));
    build();
    m_hide->setSingleShot(true);
    m_hide->setInterval(kRevealFor);
    connect(m_hide, &QTimer::timeout, this, &SecretPane::hideRevealed);
    connect(m_field, &SecretField::edited, this, [this] {
        showState();
        if (hasTyped() && std::exchange(m_isAskedAgain, false))
            m_message->hide();
        Q_EMIT typed();
    });
    connect(m_replace, &QPushButton::clicked, this, &SecretPane::keep);
    connect(m_check, &QPushButton::clicked, this, &SecretPane::check);
    connect(m_reveal, &QPushButton::clicked, this, &SecretPane::reveal);
    connect(m_remove, &QPushButton::clicked, this, &SecretPane::remove);
    keepTranslated(*this, [this] { retranslate(); });
}

SecretPane::~SecretPane() = default;

void SecretPane::build()
{
    m_help->setWordWrap(true);
    m_revealed->setReadOnly(true);
    m_revealed->setFont(codeFont());
    m_revealed->hide();
    m_message->hide();
    auto *row = new QHBoxLayout;
    row->addWidget(m_field, 1);
    row->addWidget(m_replace);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_check);
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
    //: Whether there is a secret
    m_check->setText(tr("C&heck"));
    m_reveal->setText(tr("Sho&w for 10 s"));
    m_remove->setText(tr("Forge&t"));
    m_remove->setToolTip(tr("Removes the secret and keeps the credential"));
    m_revealed->setAccessibleName(tr("The secret"));
    showState();
}

void SecretPane::setCredential(const workspace::Credential &credential, bool isSaved)
{
    const bool isOther = isSaved != m_isSaved || (isSaved && credential.name != m_credential.name);
    if (isOther) {
        ++m_revision;
        forget();
        m_message->hide();
        m_isAskedAgain = false;
    }
    m_credential = credential;
    m_isSaved = isSaved;
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
    m_help->setText(CredentialTexts::sourceHelp(m_credential.source));
    m_field->setTexts(secret, m_isSaved ? tr("Type or paste a new one") : tr("Type or paste it"));
    m_field->setVisible(isKept);
    m_replace->setVisible(isKept && m_isSaved);
    m_replace->setEnabled(hasTyped());
    m_check->setVisible(m_isSaved);
    m_reveal->setVisible(m_isSaved && isKept);
    m_remove->setVisible(m_isSaved && isKept);
}

void SecretPane::tell(const Result<void> &done, const QString &text)
{
    m_isAskedAgain = false;
    m_message->setMessage(done ? MessageKind::Ok : MessageKind::Error, done ? text : errorText(done.error()));
    m_message->show();
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
    if (!hasTyped())
        return;
    hideRevealed(); // it is the one before
    const std::uint64_t revision = m_revision;
    whenDone(m_secrets.keep(m_credential.name, m_field->take()), this,
             [this, revision](const Result<void> &done) {
                 if (revision == m_revision)
                     tell(done, tr("The secret is kept."));
             });
}

void SecretPane::check()
{
    const std::uint64_t revision = m_revision;
    m_message->setMessage(MessageKind::Info, tr("Looking for the secret..."));
    m_message->show();
    whenDone(m_secrets.check(m_credential.name), this, [this, revision](const Result<void> &done) {
        if (revision == m_revision)
            tell(done, tr("There is a secret, and it can be used."));
    });
}

void SecretPane::reveal()
{
    const std::uint64_t revision = m_revision;
    whenDone(m_secrets.reveal(m_credential.name), this, [this, revision](const Result<std::string> &secret) {
        if (revision != m_revision || !isVisible())
            return;
        if (!secret) {
            tell(secret.error(), {});
            return;
        }
        m_message->hide();
        m_revealed->setText(QString::fromStdString(*secret));
        m_revealed->show();
        m_revealed->setFocus();
        m_hide->start();
    });
}

void SecretPane::remove()
{
    const std::uint64_t revision = m_revision;
    whenDone(m_secrets.remove(m_credential.name), this, [this, revision](const Result<void> &done) {
        if (revision == m_revision)
            tell(done, tr("The secret is forgotten."));
    });
}

void SecretPane::askAgain()
{
    m_message->setMessage(MessageKind::Info,
                          tr("The secret you typed was not kept, for your safety. Type it again."));
    m_message->show();
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
