// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/signinpane.h"

#include "engine/clients/signinclient.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/logtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QClipboard>
#include <QDateTime>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace tooltray::ui {
namespace {

using SignInCondition = engine::SignInStatus::Condition;

QString shortMoment(WallTime time)
{
    const auto local = QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
    return local.date() == QDate::currentDate() ? QLocale().toString(local.time(), QLocale::ShortFormat)
                                                : QLocale().toString(local, QLocale::ShortFormat);
}

QString saveFirst()
{
    return SignInPane::tr("Save the credential first.");
}

} // namespace

SignInPane::SignInPane(engine::SignInClient &signIns, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_signIns(signIns)
    , m_title(new TextLabel(TextStyle::Strong, this))
    , m_help(new TextLabel(TextStyle::Muted, this))
    , m_signIn(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_signOut(new QPushButton(this))
    , m_message(new InlineMessage(theme, this))
    , m_end(new QTimer(this))
{
    m_signIn->setIcon(theme.icon(Icon::Key));
    m_copy->setIcon(theme.icon(Icon::Copy));
    build();
    m_end->setSingleShot(true);
    connect(m_end, &QTimer::timeout, this, &SignInPane::showState);
    connect(&signIns, &engine::SignInClient::changed, this, &SignInPane::follow);
    connect(m_signIn, &QPushButton::clicked, this, &SignInPane::begin);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_signIns.cancel(m_credential); });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(QString::fromStdString(m_signIns.look(m_credential).address));
    });
    connect(m_signOut, &QPushButton::clicked, this, [this] { m_signIns.signOut(m_credential); });
    keepTranslated(*this, [this] { retranslate(); });
}

void SignInPane::build()
{
    m_help->setWordWrap(true);
    m_message->hide();
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_signIn, m_cancel, m_copy, m_signOut})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, metrics::kMarginLarge);
    layout->addWidget(m_title);
    layout->addWidget(m_help);
    layout->addLayout(buttons);
    layout->addWidget(m_message);
}

void SignInPane::retranslate()
{
    //: Getting tokens from an authorization server by the browser
    m_title->setText(tr("Sign-in"));
    m_help->setText(tr("You sign in in the browser. The authorization server must allow %1 as a redirect URL "
                       "of the client, on any port.")
                        .arg(QStringLiteral("http://127.0.0.1/callback")));
    m_cancel->setText(tr("Cance&l"));
    m_copy->setText(tr("Cop&y address"));
    m_copy->setToolTip(tr("To sign in with another browser on this computer"));
    m_signOut->setText(tr("Sign &out"));
    m_signOut->setToolTip(tr("Removes the tokens and keeps the credential"));
    showState();
}

void SignInPane::setCredential(const std::string &name, Standing standing)
{
    if (name != m_credential)
        m_hasBrowser = true;
    m_credential = name;
    m_standing = standing;
    showState();
}

void SignInPane::signIn()
{
    if (m_signIn->isVisible())
        m_signIn->click();
}

void SignInPane::begin()
{
    m_begun = m_credential;
    m_hasBrowser = true;
    m_signIns.start(m_credential);
    m_cancel->setFocus(); // in place of the button that is gone
}

void SignInPane::follow(const std::string &credential)
{
    const engine::SignInStatus look = m_signIns.look(credential);
    if (credential == m_begun && look.condition != SignInCondition::Starting) {
        m_begun.clear();
        if (look.condition == SignInCondition::Waiting)
            openBrowser(look.address);
    }
    if (credential == m_credential)
        showState();
}

void SignInPane::openBrowser(const std::string &address)
{
    const QUrl url(QString::fromStdString(address), QUrl::StrictMode);
    // A workspace comes from anywhere, and other schemes start programs.
    const bool isPage = url.scheme() == QStringLiteral("https") || url.scheme() == QStringLiteral("http");
    m_hasBrowser = isPage && QDesktopServices::openUrl(url);
}

void SignInPane::showState()
{
    const engine::SignInStatus look = lookNow();
    const bool hasSignedIn =
        look.condition == SignInCondition::SignedIn || look.condition == SignInCondition::Ended;
    const bool isUnderWay =
        look.condition == SignInCondition::Starting || look.condition == SignInCondition::Waiting;
    const bool hadFocus = m_cancel->hasFocus() || m_copy->hasFocus() || m_signOut->hasFocus();
    //: Another person, or once more
    m_signIn->setText(hasSignedIn ? tr("Si&gn in again") : tr("Si&gn in"));
    m_signIn->setVisible(!isUnderWay);
    m_signIn->setEnabled(m_standing == Standing::Saved);
    m_signIn->setToolTip(m_standing == Standing::Saved ? QString() : saveFirst());
    m_cancel->setVisible(isUnderWay);
    m_copy->setVisible(look.condition == SignInCondition::Waiting);
    m_signOut->setVisible(!isUnderWay && look.condition != SignInCondition::SignedOut
                          && m_standing == Standing::Saved);
    if (hadFocus && !isUnderWay && m_signIn->isEnabled())
        m_signIn->setFocus();
    showMessage(look);
}

engine::SignInStatus SignInPane::lookNow() const
{
    using namespace std::chrono_literals;
    engine::SignInStatus look = m_signIns.look(m_credential);
    m_end->stop();
    if (look.condition != SignInCondition::SignedIn || !look.tokenEnd)
        return look;
    const auto left = *look.tokenEnd - wallTimeNow();
    if (left > 0ms)
        m_end->start(std::min<std::chrono::milliseconds>(left, 24h));
    else if (!look.isRenewed)
        look.condition = SignInCondition::Ended;
    else
        look.tokenEnd.reset(); // the next call gets another token
    return look;
}

void SignInPane::showMessage(const engine::SignInStatus &look)
{
    const auto show = [this](MessageKind kind, const QString &text) {
        m_message->setMessage(kind, text);
        m_message->show();
    };
    switch (look.condition) {
    case SignInCondition::Starting:
    case SignInCondition::Waiting:
        return m_hasBrowser
                   ? show(MessageKind::Info, tr("Waiting for the browser..."))
                   : show(MessageKind::Warning,
                          tr("The browser could not be opened. Copy the address and open it in one on "
                             "this computer."));
    case SignInCondition::SignedIn: {
        QString text = look.person.empty() ? tr("Signed in.")
                                           : tr("Signed in as %1.").arg(QString::fromStdString(look.person));
        if (look.tokenEnd) {
            const QString end = shortMoment(*look.tokenEnd);
            //: %1 is a moment
            text +=
                u' '
                + (look.isRenewed ? tr("The token is valid until %1 and is renewed automatically.").arg(end)
                                  : tr("The token is valid until %1. Sign in again then.").arg(end));
        }
        return show(MessageKind::Ok, text);
    }
    case SignInCondition::Ended: {
        const QString person = QString::fromStdString(look.person);
        const QString end = look.tokenEnd ? shortMoment(*look.tokenEnd) : QString();
        QString text = tr("The sign-in has ended.");
        if (!person.isEmpty() && !end.isEmpty())
            //: %1 is a person, %2 a moment
            text = tr("The sign-in of %1 ended at %2.").arg(person, end);
        else if (!person.isEmpty())
            text = tr("The sign-in of %1 has ended.").arg(person);
        else if (!end.isEmpty())
            text = tr("The sign-in ended at %1.").arg(end);
        return show(MessageKind::Warning, text + u' ' + tr("Sign in again."));
    }
    case SignInCondition::SignedOut: return show(MessageKind::Ok, tr("Signed out."));
    case SignInCondition::Unknown: break;
    }
    if (look.problem)
        return show(MessageKind::Error, errorText(*look.problem));
    if (m_standing == Standing::Unsaved)
        return show(MessageKind::Info, saveFirst());
    m_message->hide();
}

} // namespace tooltray::ui
