// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverpopover.h"

#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/navigation/place.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/clientaccesspane.h"
#include "ui/widgets/serverindicator.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScreen>
#include <QToolButton>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kPopoverWidth = 440;

} // namespace

ServerPopover::ServerPopover(const Theme &theme, const ActionRegistry &actions, engine::Engine &engine,
                             QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_theme(theme)
    , m_state(new TextLabel(TextStyle::Strong, this))
    , m_problem(new TextLabel(this))
    , m_addressRow(new QWidget(this))
    , m_address(new QLineEdit(m_addressRow))
    , m_clients(new TextLabel(TextStyle::Muted, this))
    , m_access(new ClientAccessPane(engine, theme, this))
{
    setFixedWidth(kPopoverWidth);
    m_problem->setWordWrap(true);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_address->setReadOnly(true);
    auto *copy = new QToolButton(m_addressRow);
    copy->setDefaultAction(actions.action(actionid::kCopyAddress));
    copy->setAutoRaise(true);
    copy->setFocusPolicy(Qt::StrongFocus);
    auto *addressLayout = new QHBoxLayout(m_addressRow);
    addressLayout->setContentsMargins({});
    addressLayout->addWidget(m_address);
    addressLayout->addWidget(copy);

    auto *buttons = new QHBoxLayout;
    const auto makeButton = [&](const QString &id) {
        auto *button = new ActionButton(*actions.action(id), this);
        connect(button, &QPushButton::clicked, this, &QWidget::close);
        return button;
    };
    m_pause = makeButton(actionid::kPauseCalls);
    m_credentials = makeButton(actionid::page(pageid::kCredentials));
    buttons->addWidget(makeButton(actionid::kUseFreePort));
    buttons->addWidget(makeButton(actionid::kToggleServer));
    buttons->addWidget(m_pause);
    buttons->addStretch();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMargin, metrics::kMarginLarge,
                               metrics::kMargin);
    layout->addWidget(m_state);
    layout->addWidget(m_problem);
    layout->addWidget(m_credentials, 0, Qt::AlignLeft);
    layout->addWidget(m_addressRow);
    layout->addWidget(m_clients);
    layout->addWidget(m_access);
    // Where clients get their first tokens.
    layout->addWidget(makeButton(actionid::kConnectClient), 0, Qt::AlignLeft);
    layout->addLayout(buttons);
    keepTranslated(*this, [this, copy] {
        setAccessibleName(tr("Server"));
        m_address->setAccessibleName(tr("Address of the server"));
        copy->setAccessibleName(tr("Copy address"));
    });
}

ServerPopover::~ServerPopover() = default;

void ServerPopover::setStatus(const engine::ServerStatus &status, const engine::KeychainStatus &keychain)
{
    const ServerIndicator look = ServerIndicator::of(status, keychain.condition);
    QString problem = worded({}, status.problem);
    const bool isLocked = keychain.condition == engine::KeychainStatus::Condition::Locked
                          && status.state == engine::ServerStatus::State::Running;
    if (isLocked)
        problem = keychain.problem ? errorText(*keychain.problem)
                                   : tr("The keychain is locked. Calls that need its secrets wait or fail.");
    m_credentials->setVisible(isLocked);
    m_pause->setVisible(!look.address.isEmpty());
    m_state->setText(look.state);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_address->setText(look.address);
    m_addressRow->setVisible(!look.address.isEmpty());
    // Beside a list of those who called before, or may call, "0 clients" would be hard to believe.
    m_clients->setText(status.clients > 0 ? tr("%n client(s) connected now", nullptr, status.clients)
                                          : tr("No client is connected now"));
    m_clients->setVisible(!look.clients.isEmpty());
    adjustSize();
}

void ServerPopover::openAt(const QWidget &anchor)
{
    m_access->dismissOffer();
    m_access->refresh();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    QPoint corner = anchor.mapToGlobal(mirrored ? anchor.rect().bottomRight() : anchor.rect().bottomLeft());
    corner += QPoint(mirrored ? -width() : 0, metrics::kSpacingSmall);
    const QRect room = anchor.screen()->availableGeometry();
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width())));
    move(corner);
    show();
    (m_addressRow->isVisible() ? static_cast<QWidget *>(m_address)
     : focusWidget()           ? focusWidget()
                               : this)
        ->setFocus(Qt::PopupFocusReason);
    m_address->selectAll();
}

bool ServerPopover::event(QEvent *event)
{
    const bool isHandled = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest)
        adjustSize(); // clients come and go, and so does what is asked about them
    return isHandled;
}

void ServerPopover::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

void ServerPopover::paintEvent(QPaintEvent *)
{
    // A popup has square corners everywhere, so its edge has too.
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.tokens().panel);
    painter.setPen(m_theme.tokens().outline);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace tooltray::ui
