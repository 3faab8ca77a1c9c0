// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverbar.h"

#include "engine/settings/serversettings.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/serverpopover.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyleOption>
#include <QToolButton>

namespace tooltray::ui {
namespace {

constexpr int kSearchPadding = 10;
constexpr int kSearchWidth = 300;

constexpr int kPillPadding = 14;
constexpr int kShape = 16;
constexpr int kPillDot = 10;
constexpr int kPartGap = metrics::kMargin;

} // namespace

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

SearchButton::~SearchButton() = default;

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

ServerPill::~ServerPill() = default;

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
    QToolButton *toggle = button(actions.action(actionid::kToggleServer), Qt::ToolButtonTextBesideIcon);
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
    layout->addWidget(toggle);
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

ServerBar::~ServerBar() = default;

void ServerBar::setStatus(const engine::ServerStatus &status, const engine::KeychainStatus &keychain)
{
    m_pill->setLook(ServerIndicator::of(status, keychain.condition));
    m_popover->setStatus(status, keychain);
}

} // namespace tooltray::ui
