// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/connect/otherclientpane.h"

#include "base/ask.h"
#include "engine/engine.h"
#include "ui/dialogs/connect/clientaddress.h"
#include "ui/dialogs/connect/snippetview.h"
#include "ui/models/errortext.h"
#include "ui/state/retranslation.h"
#include "ui/state/secretclipboard.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/textlabel.h"
#include "ui/wording/sentence.h"
#include "workspace/definitions/names.h"
#include "json/write.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kNameWidth = 260;

QString hiddenToken()
{
    return QString(4, u'•');
}

json::Value objectOf(std::initializer_list<std::pair<std::string_view, json::Value>> members)
{
    return json::Value::object(members);
}

} // namespace

OtherClientPane::OtherClientPane(engine::Engine &engine, const Theme &theme, SecretClipboard &clipboard,
                                 QWidget *parent)
    : QWidget(parent)
    , m_engine(engine)
    , m_clipboard(clipboard)
    , m_title(new TextLabel(TextLook::Heading, this))
    , m_why(new TextLabel(TextLook::Muted, this))
    , m_nameLabel(new TextLabel(TextLook::Plain, this))
    , m_name(new QLineEdit(QStringLiteral("other-client"), this))
    , m_message(new InlineMessage(theme, this))
    , m_http(new SnippetView(this))
    , m_stdio(new SnippetView(this))
{
    m_why->setWordWrap(true);
    m_name->setMaximumWidth(kNameWidth);
    m_nameLabel->setBuddy(m_name);
    auto *name = new QHBoxLayout;
    name->addWidget(m_nameLabel);
    name->addWidget(m_name, 1);
    name->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_title);
    layout->addWidget(m_why);
    layout->addLayout(name);
    layout->addWidget(m_message);
    layout->addWidget(m_http, 4);
    layout->addWidget(m_stdio, 3);
    m_message->hide();
    m_stdio->hide();
    connect(m_http, &SnippetView::copyWanted, this, &OtherClientPane::copyWithToken);
    connect(m_stdio, &SnippetView::copyWanted, this, &OtherClientPane::copyCommand);
    connect(m_name, &QLineEdit::textChanged, this, &OtherClientPane::refresh);
    connect(&engine, &engine::Engine::serverStatusChanged, this, &OtherClientPane::refresh);
    keepTranslated(*this, [this] { retranslate(); });
}

OtherClientPane::~OtherClientPane() = default;

void OtherClientPane::refresh()
{
    m_http->setSnippet(snippet(hiddenToken()));
    const auto problem = workspace::nameProblem(workspace::ObjectKind::Client, m_name->text().toStdString());
    m_http->setCanCopy(isServing(m_engine) && !problem);
    if (problem)
        m_message->setMessage(MessageKind::Error, worded("name_invalid", *problem));
    else if (!isServing(m_engine))
        m_message->setMessage(MessageKind::Warning,
                              tr("The server does not run. Start it first: the entry gets a token from it."));
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
    m_why->setText(
        tr("Most programs that speak MCP read an entry like one of these; the names differ a little."));
    m_nameLabel->setText(tr("&Name of the client"));
    m_http->setTexts({.title = tr("Over HTTP"),
                      .why = tr("The client needs the address and a token of its own."),
                      .name = tr("Snippet to paste"),
                      .copy = tr("&Copy with a new token"),
                      .copyTip = tr("A token that the client had before is no longer good")});
    m_stdio->setTexts(
        {.title = tr("By a command"),
         .why = tr("The client starts Tooltray and speaks to it on standard input and output. It "
                   "needs no token, as it runs as you on this computer."),
         .name = tr("Snippet with a command, to paste"),
         .copy = tr("Copy c&ommand")});
    refresh();
}

void OtherClientPane::copyWithToken()
{
    const std::string name = m_name->text().toStdString();
    m_http->setCanCopy(false);
    whenDone(m_engine.clients().issueToken(name, name, {}), this,
             [this](const Result<engine::Connection> &connection) {
                 refresh();
                 if (connection) {
                     m_clipboard.copy(snippet(QString::fromStdString(connection->token)));
                     m_message->setMessage(
                         MessageKind::Ok,
                         tr("The snippet is on the clipboard for 30 seconds: it has a token in it."));
                 } else {
                     m_message->setMessage(MessageKind::Error, errorText(connection.error()));
                 }
                 m_message->show();
             });
}

void OtherClientPane::copyCommand()
{
    QGuiApplication::clipboard()->setText(m_stdio->snippet());
    m_message->setMessage(MessageKind::Ok, tr("The snippet with the command is on the clipboard."));
    m_message->show();
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
