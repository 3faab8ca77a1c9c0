// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/approvals/approvalwindow.h"

#include "ui/language/language.h"
#include "ui/theme/appicon.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/approvals/approvalstack.h"

#include <QAction>
#include <QCloseEvent>
#include <QScreen>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr QSize kUsualApprovalSize(860, 440);

} // namespace

ApprovalWindow::ApprovalWindow(const Theme &theme, engine::ApprovalDesk &desk, QAction &goTo,
                               QWidget &blocked, ApprovalStack &usual)
    : QWidget(nullptr, Qt::Window | Qt::CustomizeWindowHint | Qt::WindowTitleHint | Qt::WindowStaysOnTopHint)
    , m_goTo(goTo)
    , m_blocked(blocked)
    , m_usual(usual)
    , m_stack(new ApprovalStack(theme, desk, this))
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
    readKeys();
    keepTranslated(*this, [this] { setWindowTitle(tr("Approval needed")); });
    blocked.installEventFilter(this);
}

ApprovalWindow::~ApprovalWindow() = default;

void ApprovalWindow::takeKeyboard()
{
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
    event->ignore(); // the question would be out of reach
}

void ApprovalWindow::refresh()
{
    const bool isShown = m_isNeeded && m_stack->isPending();
    if (isShown && !isVisible()) {
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
    setVisible(isShown);
    if (isShown)
        raise();
}

void ApprovalWindow::readKeys()
{
    m_keys->setKey(m_goTo.shortcut());
    m_stack->setKeys(m_goTo.shortcut());
    m_usual.setKeys(m_goTo.shortcut());
}

} // namespace tooltray::ui
