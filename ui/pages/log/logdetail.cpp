// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/log/logdetail.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/logfacts.h"
#include "ui/models/logtext.h"
#include "ui/state/keptlayout.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/log/entryparts.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace tooltray::ui {
namespace {

QString firstLine(const journal::Exchange &exchange, ExchangePane::Side side)
{
    if (side == ExchangePane::Side::Request)
        return QString::fromStdString(exchange.method + ' ' + exchange.url);
    QString line = LogText::status(exchange);
    if (!exchange.httpVersion.empty())
        line = QString::fromStdString(exchange.httpVersion) + u' ' + line;
    if (!exchange.error.empty())
        line += QStringLiteral(" - ") + said(exchange.error);
    return line;
}

using namespace std::chrono_literals;

constexpr auto kNoteDelay = 1s; // after the last key

struct DetailMark {
    Icon icon;
    Tint tint;
};

DetailMark markOf(const journal::LogEntry &entry)
{
    switch (LogText::tone(entry)) {
    case Tone::Ok: return {Icon::Success, Tint::Ok};
    case Tone::Error: return {Icon::Error, Tint::Error};
    case Tone::Warn: return {Icon::Warning, Tint::Warn};
    default: return {Icon::Clock, Tint::Muted};
    }
}

} // namespace

ExchangePane::ExchangePane(const Theme &theme, Side side, BodyView::Fetch fetch, QWidget *parent)
    : QWidget(parent)
    , m_side(side)
    , m_line(new QLineEdit(this))
    , m_parts(new QSplitter(Qt::Horizontal, this))
    , m_headers(new FactList(theme, this))
    , m_body(new BodyView(theme, std::move(fetch), this))
{
    m_line->setReadOnly(true);
    m_line->setFont(codeFont());
    m_parts->addWidget(m_headers);
    m_parts->addWidget(m_body);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 2);
    m_parts->setStretchFactor(1, 5);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, metrics::kSpacing, 0, 0);
    layout->addWidget(m_line);
    layout->addWidget(m_parts, 1);
    keepTranslated(*this, [this] {
        m_line->setAccessibleName(m_side == Side::Request ? tr("Request URL") : tr("Response status"));
        m_headers->setAccessibleName(tr("Headers"));
        m_body->setEmptyText(m_side == Side::Request ? tr("The request had no body.")
                                                     : tr("The response had no body."));
    });
}

void ExchangePane::setExchange(const journal::Exchange *exchange)
{
    m_line->setText(exchange ? firstLine(*exchange, m_side) : QString());
    m_line->setCursorPosition(0);
    if (!exchange) {
        m_headers->setFacts({});
        m_body->setBody({});
        return;
    }
    const bool isRequest = m_side == Side::Request;
    m_headers->setFacts(LogFacts::headers(isRequest ? exchange->requestHeaders : exchange->responseHeaders));
    m_body->setBody(isRequest ? exchange->request : exchange->response);
}

LogDetail::LogDetail(const Theme &theme, BodyView::Fetch fetch, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_mark(new IconLabel(theme.icon(Icon::Clock, Tint::Muted), metrics::kIcon, this))
    , m_title(new TextLabel(TextStyle::Strong, this))
    , m_header(new QHBoxLayout)
    , m_picker(new QComboBox(this))
    , m_close(new QToolButton(this))
    , m_tabs(new QTabWidget(this))
    , m_noteDelay(new QTimer(this))
{
    m_title->shorten();
    m_picker->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_close->setAutoRaise(true);
    m_close->setIcon(theme.icon(Icon::Close, Tint::Muted));
    m_close->setFocusPolicy(Qt::TabFocus);
    keepMargins(*this, *m_header, {metrics::kMargin, metrics::kSpacing, metrics::kSpacing, 0});
    m_header->setSpacing(metrics::kSpacing);
    m_header->addWidget(m_mark);
    m_header->addWidget(m_title, 1);
    m_header->addWidget(m_picker);
    m_header->addWidget(m_close);
    buildTabs(fetch);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(m_header);
    layout->addWidget(m_tabs, 1);

    m_noteDelay->setSingleShot(true);
    m_noteDelay->setInterval(kNoteDelay);
    connect(m_noteDelay, &QTimer::timeout, this, &LogDetail::writeNote);
    connect(m_note, &QPlainTextEdit::textChanged, this, [this] { m_noteDelay->start(); });
    connect(m_close, &QToolButton::clicked, this, &LogDetail::closed);
    connect(m_picker, &QComboBox::activated, this,
            [this](int number) { setExchange(static_cast<std::size_t>(number)); });
    keepTranslated(*this, [this] { retranslate(); });
}

// No focus proxy: Tab would go there at once and pass over the heading.
void LogDetail::takeKeyboard()
{
    m_tabs->tabBar()->setFocus();
}

void LogDetail::addButton(QAction &action, Presence presence)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(&action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    m_header->insertWidget(m_header->count() - 1, button);
    setTabOrder(m_buttons.isEmpty() ? static_cast<QWidget *>(m_picker) : m_buttons.constLast(), button);
    m_buttons.append(button);
    if (presence == Presence::WhileEnabled) {
        const auto follow = [this, button, &action] {
            button->setVisible(action.isEnabled());
            giveButtonsRoom();
        };
        connect(&action, &QAction::changed, button, follow);
        follow();
    }
    giveButtonsRoom();
}

// Their words give way to the title; what they say is in their tips as well.
void LogDetail::giveButtonsRoom()
{
    const auto wear = [this](Qt::ToolButtonStyle style) {
        for (QToolButton *button : std::as_const(m_buttons))
            button->setToolButtonStyle(style);
    };
    wear(Qt::ToolButtonTextBesideIcon);
    int room = width() - m_mark->sizeHint().width() - m_close->sizeHint().width() - 5 * metrics::kSpacing;
    if (!m_picker->isHidden())
        room -= m_picker->sizeHint().width();
    for (const QToolButton *button : std::as_const(m_buttons))
        room -= button->isHidden() ? 0 : button->sizeHint().width() + metrics::kSpacing;
    if (room < m_title->sizeHint().width())
        wear(Qt::ToolButtonIconOnly);
}

void LogDetail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    giveButtonsRoom();
}

void LogDetail::setEntry(journal::EntryPointer entry)
{
    if (entry == m_entry)
        return;
    const bool isOther = !entry || !m_entry || entry->id != m_entry->id;
    if (isOther && m_noteDelay->isActive())
        writeNote();
    m_entry = std::move(entry);
    if (isOther) {
        m_exchange = 0;
        // The request that failed, else the last: it gave the answer.
        if (m_entry && !m_entry->exchanges.empty())
            m_exchange = m_entry->exchanges.size() - 1;
        const QSignalBlocker quiet(m_note);
        m_note->setPlainText(m_entry ? QString::fromStdString(m_entry->note) : QString());
    }
    refresh();
}

const journal::Exchange *LogDetail::exchange() const
{
    return m_entry && m_exchange < m_entry->exchanges.size() ? &m_entry->exchanges[m_exchange] : nullptr;
}

void LogDetail::setExchange(std::size_t number)
{
    m_exchange = number;
    m_picker->setCurrentIndex(static_cast<int>(number));
    showExchange();
}

void LogDetail::keepSizes(UiState &state)
{
    keepShares(m_request->parts(), state, QStringLiteral("log.request"), {29, 71});
    keepShares(m_response->parts(), state, QStringLiteral("log.response"), {29, 71});
}

// Widgets that wrap their lines report a smaller minimum size than they take.
QSize LogDetail::minimumSizeHint() const
{
    return QWidget::minimumSizeHint() + QSize(0, metrics::kSpacingSmall);
}

void LogDetail::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

void LogDetail::buildTabs(const BodyView::Fetch &fetch)
{
    m_overview = new FactList(m_theme, this);
    m_arguments = new BodyView(m_theme, fetch, this);
    m_result = new BodyView(m_theme, fetch, this);
    m_request = new ExchangePane(m_theme, ExchangePane::Side::Request, fetch, this);
    m_response = new ExchangePane(m_theme, ExchangePane::Side::Response, fetch, this);
    m_timing = new FactList(m_theme, this);
    m_note = new QPlainTextEdit(this);
    m_note->setTabChangesFocus(true);
    m_tabs->setDocumentMode(true);
    const auto add = [this](QWidget *content) {
        auto *page = new QWidget(m_tabs);
        auto *layout = new QVBoxLayout(page);
        layout->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kMargin, metrics::kSpacing);
        layout->addWidget(content);
        m_tabs->addTab(page, QString());
    };
    for (QWidget *content : std::initializer_list<QWidget *>{m_overview, m_arguments, m_result, m_request,
                                                             m_response, m_timing, m_note})
        add(content);
}

void LogDetail::retranslate()
{
    m_tabs->setAccessibleName(tr("Call"));
    m_overview->setAccessibleName(tr("Call details"));
    m_timing->setAccessibleName(tr("Call timing"));
    m_note->setAccessibleName(tr("Note about the call"));
    m_note->setPlaceholderText(tr("Notes about this call"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(m_close->toolTip());
    m_picker->setAccessibleName(tr("Shown request"));
    m_arguments->setEmptyText(tr("The call had no arguments."));
    refresh();
}

void LogDetail::refresh()
{
    const bool isMcp = !m_entry || m_entry->origin == journal::EntryOrigin::Mcp;
    // The tabs are in the order of the enum Tab.
    const QString titles[] = {tr("Overview"), isMcp ? tr("MCP request") : tr("Arguments"),
                              isMcp ? tr("MCP result") : tr("Result"),
                              //: Of what went to the endpoint
                              tr("Upstream request"),
                              //: Of what came from the endpoint
                              tr("Upstream response"), tr("Timing"), tr("Notes")};
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_tabs->setTabText(tab, titles[tab]);
    if (!m_entry)
        return;
    const journal::LogEntry &entry = *m_entry;
    const DetailMark mark = markOf(entry);
    m_mark->setIcon(m_theme.icon(mark.icon, mark.tint));
    m_title->setText(LogText::sentence(entry));
    m_title->setToolTip(said(entry.message));
    m_overview->setFacts(LogFacts::overview(entry));
    m_timing->setFacts(LogFacts::timing(entry));
    m_arguments->setBody(entry.arguments);
    m_result->setBody(entry.result);
    m_result->setEmptyText(entry.outcome == journal::Outcome::Running ? tr("The call is still running.")
                                                                      : tr("The call had no result."));
    const QSignalBlocker quiet(m_picker);
    m_picker->clear();
    for (std::size_t i = 0; i < entry.exchanges.size(); ++i)
        m_picker->addItem(LogText::exchange(entry.exchanges[i], i + 1, entry.exchanges.size()));
    m_picker->setCurrentIndex(static_cast<int>(m_exchange));
    m_picker->setVisible(entry.exchanges.size() > 1);
    for (const Tab tab : {Tab::Request, Tab::Response})
        m_tabs->setTabEnabled(static_cast<int>(tab), !entry.exchanges.empty());
    showExchange();
    giveButtonsRoom();
}

void LogDetail::showExchange()
{
    m_request->setExchange(exchange());
    m_response->setExchange(exchange());
}

void LogDetail::writeNote()
{
    m_noteDelay->stop();
    const QString note = m_note->toPlainText().trimmed();
    if (m_entry && note != QString::fromStdString(m_entry->note))
        Q_EMIT noteWritten(m_entry->id, note);
}

} // namespace tooltray::ui
