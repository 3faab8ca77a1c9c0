// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/approvals/approvalstack.h"

#include "base/task/ask.h"
#include "engine/clients/callclient.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/iconengine.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"
#include "ui/widgets/approvals/approvalview.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QEvent>
#include <QScreen>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr QSize kUsualApprovalSize(860, 440);

bool isForApprovals(const QWidget *widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (qobject_cast<const ApprovalStack *>(widget) || qobject_cast<const ApprovalWindow *>(widget))
            return true;
    }
    return false;
}

} // namespace

ApprovalStack::ApprovalStack(const Theme &theme, engine::ApprovalClient &engineClient, QWidget *parent)
    : QWidget(parent)
    , m_engineClient(engineClient)
    , m_panel(new ApprovalPanel(theme, this))
    , m_problem(new InlineMessage(theme, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kMargin, metrics::kMargin, 0);
    layout->addWidget(m_problem);
    layout->addWidget(m_panel, 1);
    m_problem->hide();
    connect(m_panel, &ApprovalPanel::decided, this, &ApprovalStack::decide);
    connect(m_panel, &ApprovalPanel::keyboardLeft, this, &ApprovalStack::giveKeyboardBack);
    connect(&engineClient, &engine::ApprovalClient::cardsChanged, this, &ApprovalStack::refresh);
    connect(qApp, &QApplication::focusChanged, this, &ApprovalStack::followFocus);
    engineClient.open();
    refresh();
}

ApprovalStack::~ApprovalStack()
{
    // ~QWidget moves the focus out of the panel, when followFocus() would use destroyed members.
    disconnect(qApp, nullptr, this, nullptr);
    // Nobody is there to say yes any more: clients are asked instead.
    m_engineClient.close();
}

bool ApprovalStack::isPending() const
{
    return !m_engineClient.cards().empty();
}

void ApprovalStack::setKeys(const QKeySequence &keys)
{
    m_panel->setKeys(keys);
}

void ApprovalStack::takeKeyboard()
{
    m_panel->takeKeyboard();
}

void ApprovalStack::followFocus(QWidget *before, QWidget *focused)
{
    if (isForApprovals(focused ? focused : before))
        return;
    // A window that is left keeps its focus.
    const bool isCleared = !focused && before && before->window() == QApplication::activeWindow();
    if (focused || isCleared)
        m_outside = focused;
}

void ApprovalStack::giveKeyboardBack()
{
    if (m_outside && m_outside->isVisible() && m_outside->isEnabled()) {
        if (isActiveWindow())
            m_outside->window()->activateWindow();
        m_outside->setFocus(Qt::OtherFocusReason);
    } else if (QWidget *focused = window()->focusWidget(); isAncestorOf(focused)) {
        focused->clearFocus(); // Qt would give it to whatever comes next
    }
}

void ApprovalStack::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange && isEnabled())
        m_panel->settle(); // a dialog that was over it has just gone
}

void ApprovalStack::refresh()
{
    const std::vector<engine::ApprovalCard> &cards = m_engineClient.cards();
    if (cards.empty() && isAncestorOf(window()->focusWidget()))
        giveKeyboardBack();
    if (cards.empty()) {
        m_outcome.clear();
        hide();
        Q_EMIT pendingChanged();
        return;
    }
    const engine::ApprovalCard &oldest = cards.front();
    const bool isOther = m_panel->card().id != oldest.id;
    if (isOther)
        m_problem->hide();
    m_panel->setCard(oldest, static_cast<qsizetype>(cards.size()) - 1);
    show(); // only now, so that screen readers are not told of each of its texts
    Q_EMIT pendingChanged();
    QString waits; // behind the one that is shown
    for (const engine::ApprovalCard &card : cards) {
        if (!m_told.insert(card.id).second)
            continue;
        waits = questionOf(card);
        Q_EMIT asked(tr("Approval needed"), waits);
    }
    if (!isEnabled()) // a window of its own asks
        return;
    if (isOther)
        announceQuestion(std::exchange(m_outcome, {}));
    else if (!waits.isEmpty())
        Announcement::say(*this, tr("Approval needed") + QStringLiteral(". ") + waits);
}

// After the outcome of the one before, if that is news: of what a widget says in one turn only the last is heard.
void ApprovalStack::announceQuestion(const QString &outcome) const
{
    const QString question = tr("Approval needed") + QStringLiteral(". ") + questionOf(m_panel->card());
    Announcement::say(*this, outcome.isEmpty() ? question : outcome + u' ' + question);
}

QString ApprovalStack::questionOf(const engine::ApprovalCard &card)
{
    const QString headline = visibleLine(exactText(fromUtf8(card.headline)));
    const QString endpoint = visibleLine(exactText(fromUtf8(card.endpoint)));
    if (card.isOwn)
        //: %1 is what the person who reads this wants to run, %2 an endpoint
        return tr("You want to run %1 on %2.").arg(headline, endpoint);
    //: %1 is a client, %2 what it wants to run, %3 an endpoint
    return tr("%1 wants to run %2 on %3.").arg(ApprovalView::clientText(card), headline, endpoint);
}

QString ApprovalStack::outcomeOf(const engine::ApprovalCard &card, engine::ApprovalDecision decision)
{
    const QString headline = visibleLine(exactText(fromUtf8(card.headline)));
    const QString endpoint = visibleLine(exactText(fromUtf8(card.endpoint)));
    if (decision == engine::ApprovalDecision::Deny)
        //: Said by a screen reader: %1 is what the user did not let run, %2 an endpoint
        return tr("Denied %1 on %2.").arg(headline, endpoint);
    //: Said by a screen reader: %1 is what the user let run, %2 an endpoint
    return tr("Allowed %1 on %2.").arg(headline, endpoint);
}

void ApprovalStack::announceOutcome(engine::ApprovalId id, const QString &outcome)
{
    const bool isNextShown = isPending() && m_panel->card().id != id;
    if (isNextShown)
        return announceQuestion(outcome);
    m_outcome = isPending() ? outcome : QString();
    // A window that only asks is gone with its last question.
    const QWidget *active = QApplication::activeWindow();
    Announcement::say(window()->isVisible() || !active ? *this : *active, outcome);
}

void ApprovalStack::decide(engine::ApprovalId id, engine::ApprovalDecision decision)
{
    m_panel->setBusy(true);
    const QString outcome = outcomeOf(m_panel->card(), decision);
    whenDone(m_engineClient.decide(id, decision), this, [this, id, outcome](Result<bool> done) {
        if (m_panel->card().id == id)
            m_panel->setBusy(false);
        if (done && *done) {
            m_problem->hide();
            return announceOutcome(id, outcome);
        }
        m_problem->setMessage(MessageKind::Warning,
                              done ? tr("That call is no longer pending.") : sentenceOf(done.error()));
        m_problem->show();
    });
}

ApprovalWindow::ApprovalWindow(const Theme &theme, engine::ApprovalClient &engineClient, QAction &goTo,
                               QWidget &blocked, ApprovalStack &usual)
    : QWidget(nullptr, Qt::Window | Qt::CustomizeWindowHint | Qt::WindowTitleHint
                           | Qt::WindowMinimizeButtonHint | Qt::WindowStaysOnTopHint)
    , m_goTo(goTo)
    , m_blocked(blocked)
    , m_usual(usual)
    , m_stack(new ApprovalStack(theme, engineClient, this))
    , m_keys(new QShortcut(this))
{
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_QuitOnClose, false);
    setWindowIcon(appIcon());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, metrics::kMargin);
    layout->addWidget(m_stack);
    m_keys->setContext(Qt::ApplicationShortcut);
    connect(m_keys, &QShortcut::activated, this, &ApprovalWindow::takeKeyboard);
    connect(&goTo, &QAction::changed, this, &ApprovalWindow::readKeys);
    connect(m_stack, &ApprovalStack::pendingChanged, this, &ApprovalWindow::refresh);
    connect(m_stack, &ApprovalStack::asked, this, &ApprovalWindow::restore);
    readKeys();
    keepTranslated(*this, [this] { setWindowTitle(tr("Approval needed")); });
    blocked.installEventFilter(this);
}

void ApprovalWindow::takeKeyboard()
{
    restore();
    raise();
    activateWindow();
    m_stack->takeKeyboard();
}

bool ApprovalWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_blocked
        && (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked)) {
        m_isNeeded = event->type() == QEvent::WindowBlocked;
        m_usual.setEnabled(!m_isNeeded);
        refresh();
    }
    return QWidget::eventFilter(watched, event);
}

void ApprovalWindow::closeEvent(QCloseEvent *event)
{
    // Some window managers show a button for it. The question stays within reach.
    event->ignore();
    if (isVisible())
        showMinimized();
}

// Not by its state alone: a window manager may give the keyboard to what it restores.
void ApprovalWindow::restore()
{
    if (!isMinimized())
        return;
    hide();
    setWindowState(windowState() & ~Qt::WindowMinimized);
    refresh();
}

void ApprovalWindow::refresh()
{
    const bool isShown = m_isNeeded && m_stack->isPending();
    if (isShown && !m_isPlaced) {
        // At the top of the other window, where the question would be.
        QRect place(QPoint(), kUsualApprovalSize.expandedTo(minimumSizeHint()));
        place.moveCenter(m_blocked.frameGeometry().center());
        place.moveTop(m_blocked.geometry().top() + metrics::kMarginLarge);
        if (const QScreen *screen = m_blocked.screen()) {
            const QRect room = screen->availableGeometry();
            place.moveLeft(std::clamp(place.left(), room.left(),
                                      std::max(room.left(), room.right() + 1 - place.width())));
            place.moveTop(std::clamp(place.top(), room.top(),
                                     std::max(room.top(), room.bottom() + 1 - place.height())));
        }
        setGeometry(place);
    }
    m_isPlaced = isShown;
    setVisible(isShown);
    if (!isShown)
        setWindowState(windowState() & ~Qt::WindowMinimized);
    else if (!isMinimized())
        raise();
}

void ApprovalWindow::readKeys()
{
    m_keys->setKey(m_goTo.shortcut());
    m_stack->setKeys(m_goTo.shortcut());
    m_usual.setKeys(m_goTo.shortcut());
}

} // namespace tooltray::ui
