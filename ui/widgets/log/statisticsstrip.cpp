// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/statisticsstrip.h"

#include "ui/language/language.h"
#include "ui/models/logtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr QSize kSparklineSize(112, 18);
constexpr double kLineWidth = 1.5;

} // namespace

Sparkline::Sparkline(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Sparkline::setValues(const QList<double> &values)
{
    if (values == m_values)
        return;
    m_values = values;
    update();
}

QSize Sparkline::sizeHint() const
{
    return kSparklineSize;
}

void Sparkline::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(kLineWidth, kLineWidth, -kLineWidth, -kLineWidth);
    const double highest = m_values.isEmpty() ? 0 : *std::ranges::max_element(m_values);
    if (m_values.size() < 2 || highest <= 0) {
        painter.setPen(QPen(tokens.line, kLineWidth));
        painter.drawLine(area.bottomLeft(), area.bottomRight());
        return;
    }
    const double step = area.width() / static_cast<double>(m_values.size() - 1);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    QPainterPath line;
    for (qsizetype i = 0; i < m_values.size(); ++i) {
        const double along = step * static_cast<double>(i);
        const QPointF point(isMirrored ? area.right() - along : area.left() + along,
                            area.bottom() - area.height() * m_values[i] / highest);
        if (i == 0)
            line.moveTo(point);
        else
            line.lineTo(point);
    }
    QPainterPath below = line;
    below.lineTo(isMirrored ? area.bottomLeft() : area.bottomRight());
    below.lineTo(isMirrored ? area.bottomRight() : area.bottomLeft());
    QColor fill = tokens.accent;
    fill.setAlphaF(0.14F);
    painter.fillPath(below, fill);
    painter.setPen(QPen(tokens.accent, kLineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line);
}

StatisticsStrip::StatisticsStrip(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
    , m_line(new Sparkline(theme, this))
    , m_calls(new TextLabel(TextStyle::Plain, this))
    , m_durations(new TextLabel(TextStyle::Muted, this))
    , m_errors(new QToolButton(this))
    , m_tools(new QWidget(this))
    , m_toolLayout(new QHBoxLayout(m_tools))
{
    m_errors->setAutoRaise(true);
    m_errors->setFocusPolicy(Qt::StrongFocus);
    m_errors->setIcon(theme.icon(Icon::Error, Tint::Error));
    m_errors->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(metrics::kMargin);
    m_layout->addWidget(m_line);
    m_layout->addWidget(m_calls);
    m_layout->addWidget(m_durations);
    m_layout->addWidget(m_errors);
    m_layout->addWidget(m_tools, 1);
    m_toolLayout->setContentsMargins({});
    m_toolLayout->setSpacing(metrics::kSpacingSmall);
    m_tools->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // what has no room is left out
    m_tools->installEventFilter(this);
    connect(m_errors, &QToolButton::clicked, this, &StatisticsStrip::errorsChosen);
    keepTranslated(*this, [this] { refresh(); });
}

void StatisticsStrip::setFigures(const engine::LogFigures &figures)
{
    if (figures == m_figures)
        return;
    m_figures = figures;
    refresh();
}

bool StatisticsStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tools && event->type() == QEvent::Resize)
        fitTools();
    return QWidget::eventFilter(watched, event);
}

void StatisticsStrip::refresh()
{
    const engine::LogFigures &figures = m_figures;
    m_line->setValues(FigureText::callsByMinute(figures));
    const QString perMinute = FigureText::callsPerMinute(figures);
    m_line->setAccessibleName(tr("Calls in the last hour, by minute: %1").arg(perMinute));
    m_line->setToolTip(tr("%n call(s) in the last hour", nullptr, static_cast<int>(figures.calls)));
    m_calls->setText(perMinute);
    m_calls->setToolTip(tr("Calls per minute, averaged over the last 5 minutes"));
    //: How long half and how long nearly all of the calls took at most
    m_durations->setText(
        figures.calls == 0
            ? QString()
            : tr("p50 %1, p95 %2").arg(LogText::duration(figures.p50), LogText::duration(figures.p95)));
    m_errors->setVisible(figures.errors > 0);
    m_errors->setText(FigureText::errorShare(figures));
    m_errors->setToolTip(tr("Show failed calls"));

    // The keyboard may be on one of them, so they are changed rather than made anew.
    const auto count = static_cast<qsizetype>(figures.busiest.size());
    QList<QToolButton *> buttons = m_tools->findChildren<QToolButton *>();
    while (buttons.size() < count) {
        auto *button = new QToolButton(m_tools);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        m_toolLayout->insertWidget(static_cast<int>(buttons.size()), button);
        setTabOrder(buttons.isEmpty() ? m_errors : buttons.constLast(), button);
        connect(button, &QToolButton::clicked, this,
                [this, button] { Q_EMIT toolChosen(button->property("tool").toString()); });
        buttons.append(button);
    }
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        if (i >= count)
            break;
        const auto &tool = figures.busiest[static_cast<std::size_t>(i)];
        const QString name = QString::fromStdString(tool.tool);
        buttons[i]->setProperty("tool", name);
        buttons[i]->setText(FigureText::toolCalls(tool).replace(u'&', QStringLiteral("&&")));
        buttons[i]->setToolTip(FigureText::toolFigures(tool));
    }
    if (m_toolLayout->count() == buttons.size())
        m_toolLayout->addStretch(1);
    fitTools();
}

// The busiest tools that there is room for.
void StatisticsStrip::fitTools()
{
    const QList<QToolButton *> buttons = m_tools->findChildren<QToolButton *>();
    int used = 0;
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        used += buttons[i]->sizeHint().width() + metrics::kSpacingSmall;
        buttons[i]->setVisible(i < static_cast<qsizetype>(m_figures.busiest.size())
                               && used <= m_tools->width());
    }
}

} // namespace tooltray::ui
