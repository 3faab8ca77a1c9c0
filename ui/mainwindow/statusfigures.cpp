// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/statusfigures.h"

#include "engine/clients/logdesk.h"
#include "ui/language/language.h"
#include "ui/models/figuretext.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/log/sparkline.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyleOption>

namespace tooltray::ui {

StatusFigures::StatusFigures(const Theme &theme, const engine::LogDesk &log, QWidget *parent)
    : QAbstractButton(parent)
    , m_theme(theme)
    , m_log(log)
    , m_line(new Sparkline(theme, this))
    , m_text(new TextLabel(TextLook::Muted, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::kSpacingSmall, 0, metrics::kSpacingSmall, 0);
    layout->addWidget(m_line);
    layout->addWidget(m_text);
    for (QWidget *part : std::initializer_list<QWidget *>{m_line, m_text})
        part->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&log, &engine::LogDesk::figuresChanged, this, &StatusFigures::refresh);
    keepTranslated(*this, [this] { refresh(); });
}

StatusFigures::~StatusFigures() = default;

QSize StatusFigures::sizeHint() const
{
    return layout()->sizeHint();
}

void StatusFigures::paintEvent(QPaintEvent *)
{
    QStyleOption option;
    option.initFrom(this);
    QPainter painter(this);
    if (option.state & QStyle::State_MouseOver)
        paint::roundedRect(painter, rect(), metrics::kRadius - 2, m_theme.tokens().hover, QColor());
    if (hasFocus() && (option.state & QStyle::State_KeyboardFocusChange))
        paint::focusRing(painter, option, m_theme.tokens());
}

void StatusFigures::refresh()
{
    const engine::LogFigures &figures = m_log.figures();
    const QString summary = FigureText::summary(figures);
    setVisible(!summary.isEmpty());
    m_line->setValues(FigureText::callsByMinute(figures));
    m_text->setText(summary);
    //: Of what leads to the log; %1 are figures such as "7/min"
    setAccessibleName(tr("Calls of the last hour: %1. Open the log").arg(summary));
    setToolTip(tr("Open the log"));
    updateGeometry();
}

} // namespace tooltray::ui
