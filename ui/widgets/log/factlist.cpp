// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/entryparts.h"

#include "ui/delegates/logdelegate.h"
#include "ui/language/language.h"
#include "ui/models/logcells.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/viewpainter.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kFactHeight = 24;

constexpr int kFactWidth = 170;
constexpr int kFactValueWidth = 110; // beside a bar

} // namespace

FactDelegate::FactDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme)
{}

void FactDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    own.text = visibleLine(own.text);
    paint::row(*painter, own, tokens);
    const QRect inner = own.rect.adjusted(metrics::kSpacing, 0, -metrics::kSpacing, 0);
    painter->save();
    if (index.column() == 2) {
        const auto timeline = index.data(LogTimelineRole).value<LogTimeline>();
        paint::timeline(*painter, inner, timeline, 1, own.direction, tokens);
    } else {
        const bool isName = index.column() == 0 && own.font.weight() < QFont::DemiBold;
        painter->setFont(own.font);
        painter->setPen(isName ? tokens.muted : tokens.text);
        painter->drawText(inner, lineFlags(own.direction, Qt::AlignLeft, own.text),
                          own.fontMetrics.elidedText(own.text, Qt::ElideRight, inner.width()));
    }
    painter->restore();
}

QSize FactDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, std::max(kFactHeight, option.fontMetrics.height() + metrics::kSpacingSmall)};
}

FactList::FactList(const Theme &theme, QWidget *parent) : QTreeWidget(parent)
{
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setTabKeyNavigation(false);
    setItemDelegate(new FactDelegate(theme, this));
    header()->setStretchLastSection(true);
    header()->setMinimumSectionSize(40);
    auto *facts = new QAction(theme.icon(Icon::Copy), QString(), this);
    auto *values = new QAction(this);
    connect(facts, &QAction::triggered, this, [this] { copy(Copied::Facts); });
    connect(values, &QAction::triggered, this, [this] { copy(Copied::Values); });
    addActions({facts, values});
    setContextMenuPolicy(Qt::ActionsContextMenu);
    keepTranslated(*this, [facts, values] {
        facts->setText(tr("Copy"));
        values->setText(tr("Copy value"));
    });
}

void FactList::setFacts(const QList<Fact> &facts)
{
    const int row = indexOfTopLevelItem(currentItem());
    clear();
    const bool hasBars =
        std::ranges::any_of(facts, [](const Fact &fact) { return fact.timeline.has_value(); });
    setColumnCount(hasBars ? 3 : 2);
    for (const Fact &fact : facts) {
        auto *item = new QTreeWidgetItem(this, {fact.name, fact.value});
        item->setToolTip(0, fact.name);
        item->setToolTip(1, fact.value);
        if (fact.timeline)
            item->setData(2, LogTimelineRole, QVariant::fromValue(*fact.timeline));
        if (fact.isHeading)
            item->setFont(0, strongFont(font()));
    }
    fitNames();
    if (hasBars)
        setColumnWidth(1, kFactValueWidth);
    if (row >= 0)
        setCurrentItem(topLevelItem(std::min(row, topLevelItemCount() - 1)));
}

// Names that are longer than most get more room where there is some.
void FactList::fitNames()
{
    int wanted = kFactWidth;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = topLevelItem(row);
        const QFont itemFont = item->data(0, Qt::FontRole).isValid() ? item->font(0) : font();
        const int text = QFontMetrics(itemFont).horizontalAdvance(item->text(0));
        wanted = std::max(wanted, text + 3 * metrics::kSpacing);
    }
    setColumnWidth(0, std::clamp(wanted, kFactWidth, std::max(kFactWidth, viewport()->width() * 2 / 5)));
}

void FactList::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    fitNames();
}

void FactList::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy(Copied::Facts);
    else
        QTreeWidget::keyPressEvent(event);
}

void FactList::copy(Copied what)
{
    QStringList lines;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = topLevelItem(row);
        if (item->isSelected())
            lines.append(what == Copied::Values ? item->text(1)
                                                : item->text(0) + QStringLiteral(": ") + item->text(1));
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace tooltray::ui
