// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/approvals/approvalstack.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/approvals/approvalview.h"
#include "ui/widgets/iconlabel.h"

#include <QApplication>
#include <QDateTime>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace tooltray::ui {
namespace {

using namespace std::chrono_literals;
using engine::ApprovalDecision;

constexpr auto kSettlingTime = 500ms;
constexpr QMargins kFocusMargins(3, 3, 3, 3); // around the text
constexpr qsizetype kLongestHeadline = 240;   // the rest is in the text below, which scrolls

QString headlineText(const engine::ApprovalCard &card)
{
    const QString text = visibleLine(exactText(fromUtf8(card.headline)));
    return text.size() <= kLongestHeadline ? text : text.left(kLongestHeadline) + u'…';
}

QString callerNames(const engine::ApprovalCard &card)
{
    QStringList names;
    for (const engine::CallingTool &caller : card.callers)
        names.append(visibleLine(exactText(fromUtf8(caller.name))));
    return names.join(listSeparator());
}

} // namespace

ApprovalPanel::ApprovalPanel(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_icon(new IconLabel(theme.icon(Icon::Mutation, Tint::Warn), metrics::kIcon, this))
    , m_client(new TextLabel(TextStyle::Plain, this))
    , m_headline(new TextLabel(TextStyle::Heading, this))
    , m_danger(new TextLabel(TextStyle::Strong, this))
    , m_detail(new TextLabel(TextStyle::Muted, this))
    , m_pending(new TextLabel(TextStyle::Strong, this))
    , m_time(new TextLabel(TextStyle::Plain, this))
    , m_view(new ApprovalView(theme, this))
    , m_approve(addButton(ApprovalDecision::Once))
    , m_same(addButton(ApprovalDecision::SameForAnHour))
    , m_tool(addButton(ApprovalDecision::ToolForAnHour))
    , m_deny(addButton(ApprovalDecision::Deny))
    , m_hint(new TextLabel(TextStyle::Muted, this))
    , m_clock(new QTimer(this))
    , m_settling(new QTimer(this))
{
    m_client->shorten();
    m_hint->shorten();
    m_hint->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_headline->setWordWrap(true);
    m_detail->setWordWrap(true);
    m_approve->setIcon(theme.icon(Icon::Check, Tint::Ok));
    m_deny->setIcon(theme.icon(Icon::Close, Tint::Error));

    auto *header = new QHBoxLayout;
    header->addWidget(m_icon);
    header->addWidget(m_client, 1);
    header->addWidget(m_pending);
    header->addSpacing(metrics::kSpacing);
    header->addWidget(m_time);
    auto *headline = new QHBoxLayout;
    headline->addWidget(m_headline, 1);
    headline->addWidget(m_danger, 0, Qt::AlignTop);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_approve, m_same, m_tool, m_deny})
        buttons->addWidget(button);
    buttons->addWidget(m_hint, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kMargin, metrics::kMargin, metrics::kMargin);
    layout->setSpacing(metrics::kSpacing);
    layout->addLayout(header);
    layout->addLayout(headline);
    layout->addWidget(m_detail);
    layout->addWidget(m_view, 1);
    layout->addLayout(buttons);

    m_clock->setInterval(1s);
    m_settling->setSingleShot(true);
    m_settling->setInterval(kSettlingTime);
    connect(m_settling, &QTimer::timeout, this, [this] { setBusy(false); });
    connect(m_clock, &QTimer::timeout, this, &ApprovalPanel::showTime);
    connect(&theme, &Theme::themeChanged, this, &ApprovalPanel::colour);
    connect(qApp, &QApplication::focusChanged, this, qOverload<>(&ApprovalPanel::update));
    keepTranslated(*this, [this] { retranslate(); });
}

void ApprovalPanel::setCard(const engine::ApprovalCard &card, qsizetype waiting)
{
    const bool isOther = card != m_card;
    m_card = card;
    m_waiting = waiting;
    if (isOther) {
        settle();
        m_view->setCard(card);
        m_icon->setIcon(m_theme.icon(Icon::Mutation, card.isDestructive ? Tint::Error : Tint::Warn));
        colour();
    }
    retranslate();
}

void ApprovalPanel::settle()
{
    setBusy(true);
    m_settling->start();
}

void ApprovalPanel::setBusy(bool busy)
{
    m_settling->stop();
    for (QPushButton *button : {m_approve, m_same, m_tool, m_deny}) {
        if (busy && button->hasFocus())
            m_view->setFocus(); // it would go to the page behind, and so would the next keys
        button->setEnabled(!busy);
    }
}

void ApprovalPanel::setKeys(const QKeySequence &keys)
{
    m_keys = keys;
    retranslate();
}

void ApprovalPanel::takeKeyboard()
{
    // Qt sets this for the Tab key only; without it the focus would not be drawn.
    window()->setAttribute(Qt::WA_KeyboardFocusChange);
    m_view->setAccessibleDescription(accessibleDescription() + QStringLiteral(". ") + m_time->text());
    m_view->setFocus(Qt::ShortcutFocusReason);
}

// Keys of the buttons come before what the window does with them, while the keyboard is in here.
bool ApprovalPanel::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (buttonFor(*key) != nullptr || key->matches(QKeySequence::Cancel)) {
            key->accept();
            return true;
        }
    }
    return QFrame::event(event);
}

void ApprovalPanel::keyPressEvent(QKeyEvent *event)
{
    if (QPushButton *button = buttonFor(*event))
        button->click();
    else if (event->matches(QKeySequence::Cancel))
        Q_EMIT keyboardLeft();
    else
        QFrame::keyPressEvent(event);
}

void ApprovalPanel::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    QPainter painter(this);
    paint::roundedRect(painter, rect(), metrics::kRadius,
                       m_card.isDestructive ? tokens.errorSoft : tokens.warnSoft,
                       m_card.isDestructive ? tokens.error : tokens.warn);
    if (m_view->hasFocus())
        paint::roundedRect(painter, m_view->geometry().marginsAdded(kFocusMargins), metrics::kRadius,
                           QColor(), tokens.accent, metrics::kFocusRing);
}

void ApprovalPanel::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    settle();
    showTime();
    m_clock->start();
}

void ApprovalPanel::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    m_clock->stop();
}

QPushButton *ApprovalPanel::addButton(ApprovalDecision decision)
{
    auto *button = new QPushButton(this);
    button->setAutoDefault(false);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard where somebody types
    connect(button, &QPushButton::clicked, this, [this, decision] { Q_EMIT decided(m_card.id, decision); });
    return button;
}

QPushButton *ApprovalPanel::buttonFor(const QKeyEvent &event) const
{
    for (QPushButton *button : {m_approve, m_same, m_tool, m_deny}) {
        const QKeySequence keys = QKeySequence::mnemonic(button->text());
        if (button->isVisible() && !keys.isEmpty() && keys == QKeySequence(event.keyCombination()))
            return button;
    }
    return nullptr;
}

QString ApprovalPanel::detailText() const
{
    const QString endpoint = visibleLine(exactText(fromUtf8(m_card.endpoint)));
    const QString origin = visibleLine(exactText(fromUtf8(m_card.origin)));
    //: %1 is an endpoint, %2 its address
    QString detail = m_card.method.empty() ? tr("Mutation on %1 at %2").arg(endpoint, origin)
                                           //: %1 is an endpoint, %2 its address
                                           : tr("Request to %1 at %2").arg(endpoint, origin);
    if (origin.isEmpty())
        //: %1 is an endpoint
        detail =
            m_card.method.empty() ? tr("Mutation on %1").arg(endpoint) : tr("Request to %1").arg(endpoint);
    const QString tool = visibleLine(exactText(fromUtf8(m_card.tool)));
    if (ApprovalView::isSavedTool(m_card))
        //: %1 is a tool that is saved, %2 its version
        detail += QStringLiteral(" · ")
                  + tr("tool %1, version %2").arg(tool, visibleLine(exactText(fromUtf8(m_card.version))));
    else
        //: The agent wrote what would be sent itself
        detail += QStringLiteral(" · ") + tr("not a saved tool");
    const QString callers = callerNames(m_card);
    if (!callers.isEmpty())
        //: %1 is a composite tool; the sentence before names the tool that it calls
        detail += QStringLiteral(" · ") + tr("called by %1").arg(callers);
    return detail;
}

void ApprovalPanel::retranslate()
{
    const QString client = ApprovalView::clientText(m_card);
    const QString headline = headlineText(m_card);
    //: What the person who looks at this wants to run stands below
    m_client->setText(m_card.isOwn ? tr("You want to run")
                                   //: %1 is a client; what it wants to run stands below
                                   : tr("%1 wants to run").arg(client));
    m_headline->setText(headline);
    //: Mark of a call that deletes or overwrites data
    m_danger->setText(tr("Destructive"));
    m_danger->setVisible(m_card.isDestructive);
    const QString tool = visibleLine(exactText(fromUtf8(m_card.tool)));
    const QString callers = callerNames(m_card);
    const QString detail = detailText();
    m_detail->setText(detail);
    m_pending->setText(m_waiting > 0 ? tr("%n more pending", nullptr, static_cast<int>(m_waiting))
                                     : QString());
    const auto name = [](QPushButton &button, const QString &text) {
        button.setText(text);
        button.setShortcut(QKeySequence()); // its key is ours: it is of use only in here
    };
    //: Lets a call run, once
    name(*m_approve, tr("&Allow"));
    //: Lets this very call run for an hour
    name(*m_same, tr("Allow &identical calls for 1 h"));
    //: Lets the tool run for an hour, whatever its arguments
    name(*m_tool, tr("Allow this &tool for 1 h"));
    //: Refuses a call
    name(*m_deny, tr("&Deny"));
    m_tool->setVisible(ApprovalView::isSavedTool(m_card));
    //: %1 is a tool, %2 the composite tool that calls it, %3 a client
    const QString ofCallers = tr("Any call to %1 from %2 by %3, with any arguments");
    m_tool->setToolTip(callers.isEmpty() ? tr("Any call to %1 by %2, with any arguments").arg(tool, client)
                                         : ofCallers.arg(tool, callers, client));
    //: %1 are keys that bring the keyboard to a question
    m_hint->setText(m_keys.isEmpty()
                        ? QString()
                        : tr("%1 to answer by keyboard").arg(m_keys.toString(QKeySequence::NativeText)));
    // Qt tells screen readers of a name that is set, whether it changed or not.
    if (const QString text = tr("Everything that would be sent"); text != m_view->accessibleName())
        m_view->setAccessibleName(text);
    if (const QString text = tr("Approval needed: %1").arg(headline); text != accessibleName())
        setAccessibleName(text);
    const QString description = m_client->text() + u' ' + headline + QStringLiteral(". ") + detail;
    if (description != accessibleDescription())
        setAccessibleDescription(description);
    showTime();
}

void ApprovalPanel::colour()
{
    const Tokens &tokens = m_theme.tokens();
    const auto paintIn = [](TextLabel &label, const QColor &colour) {
        QPalette palette = label.palette();
        palette.setColor(QPalette::WindowText, colour);
        label.setPalette(palette);
    };
    paintIn(*m_headline, m_card.isDestructive ? tokens.error : tokens.text);
    paintIn(*m_danger, tokens.error);
    update();
}

void ApprovalPanel::showTime()
{
    const qint64 left = m_card.until.time_since_epoch().count() - QDateTime::currentMSecsSinceEpoch();
    const auto seconds = static_cast<int>(std::max<qint64>(0, (left + 999) / 1000));
    //: Time left to decide, minutes and seconds
    m_time->setText(tr("%1:%2 left").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

} // namespace tooltray::ui
