// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inlinemessage.h"

#include "ui/language/language.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/iconlabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {
namespace {

struct MessageStyle {
    Icon icon;
    Tint tint;
    QColor background;
};

MessageStyle styleOf(MessageKind kind, const Tokens &tokens)
{
    switch (kind) {
    case MessageKind::Info: return {Icon::Info, Tint::Info, tokens.infoSoft};
    case MessageKind::Ok: return {Icon::Success, Tint::Ok, tokens.okSoft};
    case MessageKind::Warning: return {Icon::Warning, Tint::Warn, tokens.warnSoft};
    case MessageKind::Error: return {Icon::Error, Tint::Error, tokens.errorSoft};
    }
    return {};
}

} // namespace

InlineMessage::InlineMessage(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_icon(new IconLabel(theme.icon(Icon::Info, Tint::Info), metrics::kIcon, this))
    , m_text(new TextLabel(this))
    , m_layout(new QHBoxLayout)
{
    m_text->setWordWrap(true);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kSpacing, metrics::kSpacing);
    rows->addLayout(m_layout);
    m_layout->addWidget(m_icon);
    m_layout->addWidget(m_text, 1);
}

void InlineMessage::setMessage(MessageKind kind, const QString &text)
{
    m_isNews = m_isNews || isHidden() || m_text->text() != visibleText(text);
    m_kind = kind;
    const MessageStyle style = styleOf(kind, m_theme.tokens());
    m_icon->setIcon(m_theme.icon(style.icon, style.tint));
    m_text->setText(text);
    m_text->setAccessibleName(text);
    // The keyboard stops there only while there is something to be read.
    m_text->setTextInteractionFlags(
        text.isEmpty() ? Qt::NoTextInteraction : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAccessibleName(text);
    update();
    if (isVisible())
        announce();
}

void InlineMessage::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    announce();
}

// Once: a page that is opened again has nothing new to say.
void InlineMessage::announce()
{
    if (std::exchange(m_isNews, false))
        Announcement::say(*this, text());
}

QString InlineMessage::text() const
{
    return m_text->text();
}

QWidget &InlineMessage::addButton(QAction &action)
{
    auto *button = new ActionButton(action, this);
    if (m_below)
        m_below->addWidget(button);
    else
        m_layout->insertWidget(m_buttons++ + 2, button); // behind the icon and the text
    orderTabs(controlsOf(*layout()));
    return *button;
}

void InlineMessage::putButtonsBelow()
{
    m_below = new QHBoxLayout;
    m_below->addStretch();
    static_cast<QVBoxLayout *>(layout())->addLayout(m_below);
}

void InlineMessage::letClose()
{
    auto *close = new QToolButton(this);
    close->setIcon(m_theme.icon(Icon::Close, Tint::Muted));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::StrongFocus);
    m_layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
    keepTranslated(*this, [close] {
        close->setAccessibleName(tr("Close"));
        close->setToolTip(tr("Close"));
    });
}

void InlineMessage::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    const MessageStyle style = styleOf(m_kind, tokens);
    QPainter painter(this);
    paint::roundedRect(painter, rect(), metrics::kRadius, style.background, tintColour(tokens, style.tint));
}

} // namespace tooltray::ui
