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
#include "ui/theme/theme.h"
#include "ui/widgets/diffview.h"
#include "ui/widgets/inlinemessage.h"

#include <QDesktopServices>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QThreadPool>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

using FileState = engine::ClientFileStatus::State;

} // namespace

ClientPane::ClientPane(engine::Engine &engine, const Theme &theme, SecretClipboard &clipboard,
                       QWidget *parent)
    : QWidget(parent)
    , m_engine(engine)
    , m_clipboard(clipboard)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_path(new QLineEdit(this))
    , m_open(new QToolButton(this))
    , m_message(new InlineMessage(theme, this))
    , m_parts(new QStackedWidget(this))
    , m_before(new TextLabel(TextStyle::Muted, this))
    , m_after(new TextLabel(TextStyle::Muted, this))
    , m_diff(new DiffView(theme, this))
    , m_snippet(new QPlainTextEdit(this))
    , m_undo(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_write(new QPushButton(this))
{
    build(theme);
    connect(m_open, &QToolButton::clicked, this, &ClientPane::openFile);
    connect(m_write, &QPushButton::clicked, this, &ClientPane::write);
    connect(m_copy, &QPushButton::clicked, this, &ClientPane::copySnippet);
    connect(m_remove, &QPushButton::clicked, this,
            [this] { withdraw(m_engine.clientFiles().remove(m_file.client)); });
    connect(m_undo, &QPushButton::clicked, this,
            [this] { withdraw(m_engine.clientFiles().goBack(m_file.client)); });
    connect(&engine, &engine::Engine::serverStatusChanged, this, &ClientPane::follow);
    keepTranslated(*this, [this] { retranslate(); });
}

void ClientPane::setClient(const engine::ClientFileStatus &file, Presence presence)
{
    if (m_isBusy && file.client == m_file.client)
        return; // its own work is under way and looks again when it is done
    if (file.client != m_file.client) {
        m_failure.clear();
        m_news.clear();
        m_change.reset();
        m_isBusy = false;
    }
    if (presence != m_presence)
        m_news.clear();
    m_file = file;
    m_presence = presence;
    look();
    follow();
}

void ClientPane::build(const Theme &theme)
{
    m_path->setReadOnly(true);
    m_open->setIcon(theme.icon(Icon::Folder));
    m_open->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_open->setAutoRaise(true);
    m_open->setFocusPolicy(Qt::StrongFocus);
    makeReadOnly(*m_snippet);
    m_snippet->setFont(codeFont());
    m_snippet->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_snippet->setTabChangesFocus(true);
    m_write->setDefault(true);
    for (QPushButton *button : {m_undo, m_remove, m_copy})
        button->setAutoDefault(false);
    m_parts->addWidget(buildChange());
    m_parts->addWidget(m_snippet);

    auto *place = new QHBoxLayout;
    place->addWidget(m_path, 1);
    place->addWidget(m_open);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_undo);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_write);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_title);
    layout->addLayout(place);
    layout->addWidget(m_message);
    layout->addWidget(m_parts, 1);
    layout->addLayout(buttons);
}

QWidget *ClientPane::buildChange()
{
    auto *part = new QWidget(this);
    part->setLayoutDirection(Qt::LeftToRight); // as the columns below the titles
    auto *titles = new QHBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(m_before, 1);
    titles->addWidget(m_after, 1);
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addLayout(titles);
    layout->addWidget(m_diff, 1);
    return part;
}

void ClientPane::retranslate()
{
    m_path->setAccessibleName(tr("File"));
    m_open->setText(tr("Open file"));
    m_open->setToolTip(tr("Open the file in its default app"));
    m_before->setText(tr("Before"));
    m_after->setText(tr("After"));
    m_diff->setAccessibleName(tr("Proposed change"));
    m_undo->setText(tr("&Undo last write"));
    m_remove->setText(tr("&Remove entry"));
    m_copy->setText(tr("&Copy snippet"));
    m_copy->setToolTip(tr("Contains a token; cleared from the clipboard after 30 seconds"));
    m_write->setText(tr("&Write change"));
    if (!m_file.client.empty())
        follow();
}

void ClientPane::look()
{
    const quint64 revision = ++m_revision;
    const auto preview = m_engine.clientFiles().preview(m_file.client, clientAddress(m_engine));
    whenDone(preview, this, [this, revision](const Result<engine::ClientFileChange> &change) {
        if (revision != m_revision)
            return;
        if (change)
            return takeChange(*change);
        m_change.reset();
        follow(); // the list has the reason
    });
}

void ClientPane::takeChange(const engine::ClientFileChange &change)
{
    m_change = change;
    const quint64 revision = m_revision;
    auto rows = ask(QThreadPool::globalInstance(), [before = change.shownBefore, after = change.shownAfter] {
        return Result<std::vector<DiffRow>>(diffRows(before, after));
    });
    whenDone(rows, this, [this, revision](const Result<std::vector<DiffRow>> &done) {
        if (revision == m_revision && done)
            m_diff->setRows(*done);
    });
    follow();
}

void ClientPane::write()
{
    if (!m_change || m_isBusy)
        return;
    if (m_change->token)
        return writeWith(*m_change, *m_change->token);
    withToken([this, change = *m_change](const std::string &token) { writeWith(change, token); });
}

void ClientPane::writeWith(const engine::ClientFileChange &change, const std::string &token)
{
    run(m_engine.clientFiles().write(change, token));
}

void ClientPane::copySnippet()
{
    if (m_change && m_change->token)
        return putOnClipboard(*m_change->token);
    withToken([this](const std::string &token) {
        putOnClipboard(token);
        finish({});
    });
}

void ClientPane::putOnClipboard(const std::string &token)
{
    QString text = QString::fromStdString(m_file.snippet);
    text.replace(QString::fromStdString(m_file.tokenMark), QString::fromStdString(token));
    m_clipboard.copy(text);
    m_news = tr("Snippet copied. It contains a token. The clipboard is cleared after 30 seconds.");
    follow();
}

void ClientPane::openFile()
{
    if (QDesktopServices::openUrl(QUrl::fromLocalFile(m_path->text())))
        return;
    m_failure = tr("No app can open the file.");
    follow();
}

template <typename T>
void ClientPane::run(const QFuture<Result<T>> &work)
{
    m_isBusy = true;
    m_news.clear();
    m_failure.clear();
    follow();
    whenDone(work, this, [this, client = m_file.client](const Result<T> &done) {
        if (client == m_file.client)
            finish(done ? std::nullopt : std::optional(done.error()));
        Q_EMIT fileChanged();
    });
}

void ClientPane::withdraw(const QFuture<Result<std::string>> &unusedToken)
{
    run(m_engine.clients().withdrawToken(m_file.client, unusedToken));
}

void ClientPane::withToken(std::function<void(const std::string &)> next)
{
    m_isBusy = true;
    follow();
    const auto issued = m_engine.clients().issueToken(m_file.client, m_file.title, m_file.client);
    whenDone(issued, this,
             [this, client = m_file.client,
              next = std::move(next)](const Result<engine::ServerConnection> &connection) {
                 if (client != m_file.client)
                     return;
                 if (!connection)
                     return finish(connection.error());
                 next(connection->token);
             });
}

void ClientPane::finish(const std::optional<Error> &error)
{
    m_isBusy = false;
    m_failure = error ? errorText(*error) : QString();
    if (error && error->code == "client_file_changed")
        look();
    follow();
}

void ClientPane::follow()
{
    const bool isReadable = m_file.state != FileState::Unreadable;
    m_title->setText(QString::fromStdString(m_file.title));
    m_path->setText(QString::fromStdString(m_file.path));
    m_path->setCursorPosition(0);
    m_open->setEnabled(m_file.hasFile || !isReadable);
    // An entry that is in place has nothing before and after it.
    const bool isWritten = isReadable && m_change && !m_change->isNeeded();
    const QString text = QString::fromStdString(isWritten ? m_change->shownAfter : m_file.snippet);
    if (text != m_snippet->toPlainText())
        m_snippet->setPlainText(text);
    m_snippet->setAccessibleName(isWritten ? tr("The file now") : tr("Snippet to paste"));
    m_parts->setCurrentIndex(isReadable && !isWritten ? 0 : 1);
    const bool hasEntry = m_file.state == FileState::Current || m_file.state == FileState::OutOfDate
                          || m_file.state == FileState::ChangedByHand;
    const bool canHaveToken = isServing(m_engine) || (m_change && m_change->token);
    m_remove->setEnabled(hasEntry && !m_isBusy);
    m_undo->setEnabled(m_file.canGoBack && !m_isBusy);
    m_copy->setEnabled(canHaveToken && !m_isBusy);
    m_write->setVisible(isReadable);
    m_write->setEnabled(m_change && m_change->isNeeded() && canHaveToken && !m_isBusy);
    tellState();
}

void ClientPane::tellState()
{
    const QString title = QString::fromStdString(m_file.title);
    if (!m_failure.isEmpty())
        return m_message->setMessage(MessageKind::Error, m_failure);
    if (m_file.problem)
        return m_message->setMessage(MessageKind::Error, errorText(*m_file.problem));
    if (!m_news.isEmpty())
        return m_message->setMessage(MessageKind::Ok, m_news);
    if (m_presence == Presence::Connected && m_file.state == FileState::Current)
        return m_message->setMessage(MessageKind::Ok, tr("%1 is connected.").arg(title));
    if (!isServing(m_engine) && m_file.state != FileState::Current) {
        return m_message->setMessage(MessageKind::Warning,
                                     tr("Start the server first. The entry needs a token from it."));
    }
    switch (m_file.state) {
    case FileState::Current: {
        const QString next = tr("The entry is in place. Restart %1 if it does not connect.").arg(title);
        if (!m_file.isReadByOthers)
            return m_message->setMessage(MessageKind::Info, next);
        return m_message->setMessage(
            MessageKind::Warning,
            next + u'\n' + tr("Other users of this computer can read the file and the token in it."));
    }
    case FileState::OutOfDate:
        return m_message->setMessage(MessageKind::Warning, tr("The entry has an outdated address or token."));
    case FileState::ChangedByHand:
        return m_message->setMessage(
            MessageKind::Warning,
            tr("The tooltray entry was edited by hand. Writing replaces it and keeps a backup."));
    case FileState::NotConfigured:
        return m_message->setMessage(MessageKind::Info, tr("Only the highlighted lines change."));
    case FileState::NotInstalled:
        return m_message->setMessage(
            MessageKind::Info,
            tr("%1 isn't installed here. Tooltray can create its settings file anyway.").arg(title));
    case FileState::Unreadable: return;
    }
}

} // namespace tooltray::ui
