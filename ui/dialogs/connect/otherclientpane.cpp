// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/connect/otherclientpane.h"

#include "base/ask.h"
#include "engine/engine.h"
#include "ui/dialogs/connect/clientaddress.h"
#include "ui/state/retranslation.h"
#include "ui/state/secretclipboard.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/textlabel.h"
#include "workspace/definitions/names.h"
#include "json/write.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kNameWidth = 260;

QString hiddenToken()
{
    return QString(4, u'•');
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
    , m_snippetLabel(new TextLabel(TextLook::Muted, this))
    , m_snippet(new QPlainTextEdit(this))
    , m_copy(new QPushButton(this))
{
    m_why->setWordWrap(true);
    m_name->setMaximumWidth(kNameWidth);
    m_nameLabel->setBuddy(m_name);
    m_snippet->setReadOnly(true);
    m_snippet->setFont(codeFont());
    m_snippet->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_snippet->setTabChangesFocus(true);
    auto *name = new QHBoxLayout;
    name->addWidget(m_nameLabel);
    name->addWidget(m_name, 1);
    name->addStretch(1);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_title);
    layout->addWidget(m_why);
    layout->addLayout(name);
    layout->addWidget(m_message);
    layout->addWidget(m_snippetLabel);
    layout->addWidget(m_snippet, 1);
    layout->addLayout(buttons);
    m_message->hide();
    connect(m_copy, &QPushButton::clicked, this, &OtherClientPane::copy);
    connect(m_name, &QLineEdit::textChanged, this, &OtherClientPane::refresh);
    connect(&engine, &engine::Engine::serverStatusChanged, this, &OtherClientPane::refresh);
    keepTranslated(*this, [this] { retranslate(); });
}

OtherClientPane::~OtherClientPane() = default;

void OtherClientPane::refresh()
{
    m_snippet->setPlainText(snippet(hiddenToken()));
    const auto problem = workspace::nameProblem(workspace::ObjectKind::Client, m_name->text().toStdString());
    m_copy->setEnabled(isServing(m_engine) && !problem);
    if (problem)
        m_message->setMessage(MessageKind::Error, QString::fromStdString(*problem));
    else if (!isServing(m_engine))
        m_message->setMessage(MessageKind::Warning,
                              tr("The server does not run. Start it first: the entry gets a token from it."));
    m_message->setVisible(problem || !isServing(m_engine));
}

void OtherClientPane::retranslate()
{
    m_title->setText(tr("Another client"));
    m_why->setText(
        tr("Any program that speaks MCP over HTTP needs the address and a token of its own. Most read "
           "an entry like this one; the names differ a little."));
    m_nameLabel->setText(tr("&Name of the client"));
    m_snippetLabel->setText(tr("Snippet"));
    m_snippet->setAccessibleName(tr("Snippet to paste"));
    m_copy->setText(tr("&Copy with a new token"));
    m_copy->setToolTip(tr("A token that the client had before is no longer good"));
    refresh();
}

void OtherClientPane::copy()
{
    const std::string name = m_name->text().toStdString();
    m_copy->setEnabled(false);
    whenDone(m_engine.clients().issueToken(name, name, {}), this,
             [this](const Result<engine::Connection> &connection) {
                 refresh();
                 if (connection) {
                     m_clipboard.copy(snippet(QString::fromStdString(connection->token)));
                     m_message->setMessage(
                         MessageKind::Ok,
                         tr("The snippet is on the clipboard for 30 seconds: it has a token in it."));
                 } else {
                     m_message->setMessage(
                         MessageKind::Error,
                         QString::fromStdString(connection.error().message + " " + connection.error().hint));
                 }
                 m_message->show();
             });
}

QString OtherClientPane::snippet(const QString &token) const
{
    const auto object = [](std::initializer_list<std::pair<std::string_view, json::Value>> members) {
        return json::Value::object(members);
    };
    const json::Value entry =
        object({{"type", "http"},
                {"url", clientAddress(m_engine).url},
                {"headers", object({{"Authorization", "Bearer " + token.toStdString()}})}});
    return QString::fromStdString(json::writePretty(object({{"mcpServers", object({{"tooltray", entry}})}})));
}

} // namespace tooltray::ui
