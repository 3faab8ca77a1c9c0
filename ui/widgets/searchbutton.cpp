// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/searchbutton.h"

#include "ui/language/language.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/lineflags.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QPainter>
#include <QStyleOption>

namespace tooltray::ui {
namespace {

constexpr int kSearchPadding = 10;
constexpr int kSearchWidth = 300;

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

} // namespace tooltray::ui
