// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverbar.h"

#include "engine/engine.h"
#include "engine/settings/serversettings.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/navigation/place.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/clientaccesspane.h"
#include "ui/widgets/serverindicator.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScreen>
#include <QStyleOption>
#include <QToolButton>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kPopoverWidth = 440;

constexpr int kSearchPadding = 10;
constexpr int kSearchWidth = 300;

constexpr int kPillPadding = 14;
constexpr int kShape = 16;
constexpr int kPillDot = 10;
constexpr int kPartGap = metrics::kMargin;

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

void ServerPopover::setStatus(const engine::ServerStatus &status, const engine::KeychainStatus &keychain)
{
    const ServerIndicator look = ServerIndicator::of(status, keychain.condition);
    QString problem = said(status.problem);
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

SearchButton::SearchButton(const Theme &theme, QAction &palette, QWidget *parent)
    : QAbstractButton(parent)
    , m_theme(theme)
    , m_palette(palette)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, &palette, &QAction::trigger);
    keepTranslated(*this, [this] {
        //: On the button that looks like a search field and opens the palette
        setText(tr("Search tools, calls and commands"));
        setToolTip(m_palette.toolTip());
    });
}

QSize SearchButton::sizeHint() const
{
    const int keys = fontMetrics().horizontalAdvance(m_palette.shortcut().toString(QKeySequence::NativeText));
    const int textWidth = fontMetrics().horizontalAdvance(text());
    return {std::max(kSearchWidth, 2 * kSearchPadding + metrics::kIcon + metrics::kSpacing + textWidth
                                       + metrics::kMarginLarge + keys),
            minimumSizeHint().height()};
}

QSize SearchButton::minimumSizeHint() const
{
    return {2 * kSearchPadding + metrics::kIcon,
            std::max(metrics::kControlHeight, fontMetrics().height() + metrics::kMargin)};
}

void SearchButton::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    QStyleOption option;
    option.initFrom(this);
    const bool isHovered = option.state & QStyle::State_MouseOver;
    const bool showsFocus = hasFocus() && (option.state & QStyle::State_KeyboardFocusChange);
    QPainter painter(this);
    paint::roundedRect(painter, rect(), metrics::kRadius, isHovered ? tokens.hover : tokens.base,
                       showsFocus ? tokens.accent : tokens.outline, showsFocus ? metrics::kFocusRing : 1);

    const QRect inner = rect().adjusted(kSearchPadding, 0, -kSearchPadding, 0);
    const auto visual = [&](int left, int width) {
        return QStyle::visualRect(layoutDirection(), inner,
                                  QRect(inner.left() + left, inner.top(), width, inner.height()));
    };
    QRect iconRect(0, 0, metrics::kIcon, metrics::kIcon);
    iconRect.moveCenter(visual(0, metrics::kIcon).center());
    m_theme.icon(Icon::Search, Tint::Muted).paint(&painter, iconRect);

    const QString keys = m_palette.shortcut().toString(QKeySequence::NativeText);
    const int keysWidth = fontMetrics().horizontalAdvance(keys);
    const int left = metrics::kIcon + metrics::kSpacing;
    const int textWidth = fontMetrics().horizontalAdvance(text());
    int room = inner.width() - left;
    const int side = lineFlags(layoutDirection(), Qt::AlignLeft);
    painter.setPen(tokens.muted);
    if (room >= textWidth + metrics::kMarginLarge + keysWidth) {
        painter.drawText(visual(inner.width() - keysWidth, keysWidth), side, keys);
        room -= keysWidth + metrics::kMarginLarge;
    }
    if (room > 0)
        painter.drawText(visual(left, room), side, fontMetrics().elidedText(text(), Qt::ElideRight, room));
}

ServerPill::ServerPill(const Theme &theme, QWidget *parent) : QAbstractButton(parent), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void ServerPill::setLook(const ServerIndicator &look)
{
    m_look = look;
    setText(look.state);
    //: Read out by screen readers: the button that shows the state of the server
    setAccessibleName(tr("Server: %1").arg(look.sentence()));
    setToolTip(look.sentence());
    updateGeometry();
    update();
}

QSize ServerPill::sizeHint() const
{
    int width = minimumSizeHint().width();
    for (const QString &part : {m_look.address, m_look.clients}) {
        if (!part.isEmpty())
            width += kPartGap + fontMetrics().horizontalAdvance(part);
    }
    return {width, minimumSizeHint().height()};
}

QSize ServerPill::minimumSizeHint() const
{
    return {2 * kPillPadding + kShape + metrics::kSpacing + fontMetrics().horizontalAdvance(m_look.state),
            std::max(metrics::kControlHeight, fontMetrics().height() + metrics::kMargin)};
}

void ServerPill::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    QStyleOption option;
    option.initFrom(this);
    const bool isHovered = option.state & QStyle::State_MouseOver;
    const bool showsFocus = hasFocus() && (option.state & QStyle::State_KeyboardFocusChange);

    QPainter painter(this);
    const double radius = height() / 2.0;
    const QColor fill = isDown() ? tokens.pressed : isHovered ? tokens.hover : tokens.panel;
    paint::roundedRect(painter, rect(), radius, fill, showsFocus ? tokens.accent : tokens.outline,
                       showsFocus ? metrics::kFocusRing : 1);

    const QRect inner = rect().adjusted(kPillPadding, 0, -kPillPadding, 0);
    const auto visual = [&](int left, int width) {
        return QStyle::visualRect(layoutDirection(), inner,
                                  QRect(inner.left() + left, inner.top(), width, inner.height()));
    };
    drawShape(painter, visual(0, kShape));

    int left = kShape + metrics::kSpacing;
    int room = inner.width() - left;
    const auto draw = [&](const QString &text, const QColor &colour, int leastRoom) {
        if (text.isEmpty() || room < leastRoom)
            return;
        const int width = std::min(fontMetrics().horizontalAdvance(text), room);
        const bool fits = fontMetrics().horizontalAdvance(text) <= room;
        painter.setPen(colour);
        painter.drawText(visual(left, width), lineFlags(layoutDirection(), Qt::AlignLeft),
                         fits ? text : fontMetrics().elidedText(text, Qt::ElideMiddle, width));
        left += width + kPartGap;
        room -= width + kPartGap;
    };
    draw(m_look.state, tintColour(tokens, m_look.tint), 0);
    draw(m_look.address, tokens.text, 1);
    draw(m_look.clients, tokens.muted, fontMetrics().horizontalAdvance(m_look.clients));
}

void ServerPill::drawShape(QPainter &painter, const QRect &place) const
{
    const QColor colour = tintColour(m_theme.tokens(), m_look.tint);
    QRectF dot(0, 0, kPillDot, kPillDot);
    dot.moveCenter(QRectF(place).center());
    switch (m_look.shape) {
    case ServerIndicator::Shape::HollowDot:
        paint::roundedRect(painter, dot, kPillDot / 2.0, QColor(), colour, 2);
        break;
    case ServerIndicator::Shape::FilledDot:
        paint::roundedRect(painter, dot, kPillDot / 2.0, colour, QColor());
        break;
    case ServerIndicator::Shape::Drawing: {
        QRect iconRect(0, 0, kShape, kShape);
        iconRect.moveCenter(place.center());
        m_theme.icon(m_look.icon, m_look.tint).paint(&painter, iconRect);
        break;
    }
    }
}

ServerBar::ServerBar(const Theme &theme, const ActionRegistry &actions, engine::Engine &engine,
                     QMenu &settings, QWidget *parent)
    : QWidget(parent)
    , m_pill(new ServerPill(theme, this))
    , m_popover(new ServerPopover(theme, actions, engine, this))
{
    const auto button = [this](QAction *action, Qt::ToolButtonStyle look) {
        auto *made = new QToolButton(this);
        if (action)
            made->setDefaultAction(action);
        made->setToolButtonStyle(look);
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::StrongFocus);
        return made;
    };
    QToolButton *copy = button(actions.action(actionid::kCopyAddress), Qt::ToolButtonIconOnly);
    m_toggle = button(actions.action(actionid::kToggleServer), Qt::ToolButtonTextBesideIcon);
    QToolButton *connection = button(actions.action(actionid::kConnectClient), Qt::ToolButtonTextBesideIcon);
    auto *search = new SearchButton(theme, *actions.action(actionid::kPalette), this);
    QToolButton *gear = button(nullptr, Qt::ToolButtonIconOnly);
    gear->setIcon(theme.icon(Icon::Gear));
    gear->setMenu(&settings);
    gear->setPopupMode(QToolButton::InstantPopup);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kMargin, metrics::kSpacing);
    layout->addWidget(m_pill);
    layout->addWidget(copy);
    layout->addWidget(m_toggle);
    layout->addWidget(connection);
    layout->addStretch(1);
    layout->addWidget(search);
    layout->addWidget(gear);

    connect(m_pill, &QAbstractButton::clicked, this, [this] { m_popover->openAt(*m_pill); });
    keepTranslated(*this, [this, gear, copy] {
        setAccessibleName(tr("Server and search"));
        gear->setAccessibleName(tr("Settings"));
        gear->setToolTip(tr("Settings"));
        copy->setAccessibleName(tr("Copy address"));
    });
}

void ServerBar::setStatus(const engine::ServerStatus &status, const engine::KeychainStatus &keychain)
{
    m_pill->setLook(ServerIndicator::of(status, keychain.condition));
    // Stopping is not what people come here for.
    const bool isRunning = status.state == engine::ServerStatus::State::Running;
    m_toggle->setToolButtonStyle(isRunning ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    m_popover->setStatus(status, keychain);
}

} // namespace tooltray::ui
