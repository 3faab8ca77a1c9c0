// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/connect/clientpanes.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/clients.h"
#include "ui/state/secretclipboard.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/clientaccesspane.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/inlineoffer.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/policy.h"
#include "json/write.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kNameWidth = 260;

// In the order of the choice.
enum class TokenPlace : std::uint8_t { File, Environment };

constexpr QLatin1StringView kTokenVariable("TOOLTRAY_TOKEN");

QString hiddenToken()
{
    return QString(4, u'•');
}

QString variableLine(const QString &token)
{
    return QStringLiteral("export %1=%2").arg(kTokenVariable, token);
}

json::Value objectOf(std::initializer_list<std::pair<std::string_view, json::Value>> members)
{
    return json::Value::object(members);
}

} // namespace

SnippetView::SnippetView(QWidget *parent)
    : QWidget(parent)
    , m_title(new TextLabel(TextStyle::Strong, this))
    , m_why(new TextLabel(TextStyle::Muted, this))
    , m_copy(new QPushButton(this))
    , m_text(new QPlainTextEdit(this))
{
    m_why->setWordWrap(true);
    makeReadOnly(*m_text);
    m_text->setFont(codeFont());
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setLayoutDirection(Qt::LeftToRight); // code, in every language
    m_copy->setAutoDefault(false);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addLayout(top);
    layout->addWidget(m_why);
    layout->addWidget(m_text, 1);
    connect(m_copy, &QPushButton::clicked, this, &SnippetView::copyWanted);
}

void SnippetView::setTexts(const Texts &texts)
{
    m_title->setText(texts.title);
    m_why->setText(texts.why);
    m_text->setAccessibleName(texts.name);
    m_copy->setText(texts.copy);
    m_copy->setToolTip(texts.copyTip);
}

void SnippetView::setSnippet(const QString &snippet)
{
    m_text->setPlainText(snippet);
}

QString SnippetView::snippet() const
{
    return m_text->toPlainText();
}

void SnippetView::setCanCopy(bool canCopy)
{
    m_copy->setEnabled(canCopy);
}

OtherClientPane::OtherClientPane(engine::Engine &engine, const Theme &theme, SecretClipboard &clipboard,
                                 QWidget *parent)
    : QWidget(parent)
    , m_engine(engine)
    , m_clipboard(clipboard)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_why(new TextLabel(TextStyle::Muted, this))
    , m_nameLabel(new TextLabel(TextStyle::Plain, this))
    , m_name(new QLineEdit(QStringLiteral("other-client"), this))
    , m_tokenLabel(new TextLabel(TextStyle::Plain, this))
    , m_token(new QComboBox(this))
    , m_message(new InlineMessage(theme, this))
    , m_http(new SnippetView(this))
    , m_variable(new SnippetView(this))
    , m_stdio(new SnippetView(this))
    , m_offer(new InlineOffer(theme, this))
{
    m_why->setWordWrap(true);
    m_name->setMaximumWidth(kNameWidth);
    m_nameLabel->setBuddy(m_name);
    m_tokenLabel->setBuddy(m_token);
    auto *name = new QHBoxLayout;
    name->addWidget(m_nameLabel);
    name->addWidget(m_name, 1);
    name->addStretch(1);
    auto *token = new QHBoxLayout;
    token->addWidget(m_tokenLabel);
    token->addWidget(m_token);
    token->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_title);
    layout->addWidget(m_why);
    layout->addLayout(name);
    layout->addLayout(token);
    layout->addWidget(m_message);
    layout->addWidget(m_http, 4);
    layout->addWidget(m_variable, 2);
    layout->addWidget(m_stdio, 3);
    layout->addWidget(m_offer); // below: above, it would take the place of the button under the mouse
    m_message->hide();
    m_stdio->hide();
    m_variable->hide();
    connect(m_http, &SnippetView::copyWanted, this, &OtherClientPane::copySnippet);
    connect(m_variable, &SnippetView::copyWanted, this, &OtherClientPane::copyVariable);
    connect(m_token, &QComboBox::activated, this, &OtherClientPane::showChoice);
    connect(m_stdio, &SnippetView::copyWanted, this, &OtherClientPane::copyCommand);
    connect(m_name, &QLineEdit::textChanged, this, [this] {
        m_offer->dismiss(); // it was about another name
        refresh();
    });
    connect(m_offer, &InlineOffer::left, m_name, [this] { m_name->setFocus(Qt::OtherFocusReason); });
    connect(&engine, &engine::Engine::serverStatusChanged, this, &OtherClientPane::refresh);
    keepTranslated(*this, [this] { retranslate(); });
}

void OtherClientPane::refresh()
{
    const bool isAside = isTokenAside();
    m_http->setSnippet(snippet(isAside ? QStringLiteral("${%1}").arg(kTokenVariable) : hiddenToken()));
    m_variable->setSnippet(variableLine(hiddenToken()));
    const auto problem = workspace::nameProblem(workspace::ObjectKind::Client, m_name->text().toStdString());
    const bool canIssue = isServing(m_engine) && !problem;
    m_http->setCanCopy(isAside || canIssue);
    m_variable->setCanCopy(canIssue);
    if (problem)
        m_message->setMessage(MessageKind::Error, said(*problem));
    else if (!isServing(m_engine))
        m_message->setMessage(MessageKind::Warning,
                              tr("Start the server first. The entry needs a token from it."));
    m_message->setVisible(problem || !isServing(m_engine));
}

void OtherClientPane::setCommandSnippet(const QString &snippet)
{
    m_stdio->setSnippet(snippet);
    m_stdio->setVisible(!snippet.isEmpty());
}

void OtherClientPane::retranslate()
{
    m_title->setText(tr("Another client"));
    m_why->setText(tr("Most MCP clients accept an entry like one of these; names may differ slightly."));
    m_nameLabel->setText(tr("&Name of the client"));
    //: Where a client has its token from: the file with the snippet, or the environment
    m_tokenLabel->setText(tr("&Token location"));
    const int place = std::max(m_token->currentIndex(), 0);
    m_token->clear();
    m_token->addItems({tr("Token in the file"), tr("Token from an environment variable")});
    m_token->setCurrentIndex(place);
    m_variable->setTexts({.title = tr("Variable"),
                          .why = tr("Set it where the client starts, such as in your shell profile."),
                          .name = tr("Line that sets the variable"),
                          .copy = tr("Copy &line with a new token"),
                          .copyTip = tr("The client's previous token stops working")});
    m_stdio->setTexts({.title = tr("Over stdio"),
                       .why = tr("The client starts Tooltray and talks to it over standard input and output. "
                                 "It runs as you on this computer and needs no token."),
                       .name = tr("Snippet with a command, to paste"),
                       .copy = tr("Copy c&ommand")});
    showChoice();
}

void OtherClientPane::showChoice()
{
    if (isTokenAside())
        m_http->setTexts(
            {.title = tr("Over HTTP"),
             .why = tr("It contains no secret. Some clients use ${env:%1} instead.").arg(kTokenVariable),
             .name = tr("Snippet to paste"),
             .copy = tr("&Copy")});
    else
        m_http->setTexts({.title = tr("Over HTTP"),
                          .why = tr("The client needs the address and its own token."),
                          .name = tr("Snippet to paste"),
                          .copy = tr("&Copy with a new token"),
                          .copyTip = tr("The client's previous token stops working")});
    m_variable->setVisible(isTokenAside());
    m_offer->dismiss();
    refresh();
}

bool OtherClientPane::isTokenAside() const
{
    return m_token->currentIndex() == static_cast<int>(TokenPlace::Environment);
}

void OtherClientPane::copySnippet()
{
    if (!isTokenAside())
        return copyWithToken(
            [this](const QString &token) { return snippet(token); },
            tr("Snippet copied. It contains a token. The clipboard is cleared after 30 seconds."));
    QGuiApplication::clipboard()->setText(m_http->snippet());
    m_offer->tell(MessageKind::Ok, tr("Snippet copied."));
}

void OtherClientPane::copyVariable()
{
    copyWithToken(variableLine,
                  tr("Line copied. It contains a token. The clipboard is cleared after 30 seconds."));
}

void OtherClientPane::copyWithToken(const TextOf &text, const QString &said)
{
    const std::string name = m_name->text().toStdString();
    const auto *client = m_engine.workspaceClient().state().workspace->find<workspace::Client>(name);
    if (!client || client->tokenHash.empty())
        return issueToken(name, text, said);
    m_offer->ask(
        ClientAccessPane::newTokenQuestion(name),
        {ClientAccessPane::newTokenText(), [this, name, text, said] { issueToken(name, text, said); }});
}

void OtherClientPane::issueToken(const std::string &name, const TextOf &text, const QString &said)
{
    m_http->setCanCopy(false);
    m_variable->setCanCopy(false);
    whenDone(m_engine.clients().issueToken(name, name, {}), this,
             [this, text, said](const Result<engine::ServerConnection> &connection) {
                 refresh();
                 if (!connection)
                     return m_offer->tell(MessageKind::Error, errorText(connection.error()));
                 m_clipboard.copy(text(QString::fromStdString(connection->token)));
                 m_offer->tell(MessageKind::Ok, said);
             });
}

void OtherClientPane::copyCommand()
{
    QGuiApplication::clipboard()->setText(m_stdio->snippet());
    m_offer->tell(MessageKind::Ok, tr("Command snippet copied."));
}

QString OtherClientPane::snippet(const QString &token) const
{
    const json::Value entry =
        objectOf({{"type", "http"},
                  {"url", clientAddress(m_engine).url},
                  {"headers", objectOf({{"Authorization", "Bearer " + token.toStdString()}})}});
    const json::Value servers = objectOf({{"tooltray", entry}});
    return QString::fromStdString(json::writePretty(objectOf({{"mcpServers", servers}})));
}

} // namespace tooltray::ui
