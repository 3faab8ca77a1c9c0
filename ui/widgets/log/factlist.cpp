// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/factlist.h"

#include "ui/delegates/factdelegate.h"
#include "ui/models/logcells.h"
#include "ui/theme/fonts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kFactWidth = 170;
constexpr int kFactValueWidth = 110; // beside a bar

} // namespace

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
}

FactList::~FactList() = default;

void FactList::setFacts(const QList<Fact> &facts)
{
    const int row = indexOfTopLevelItem(currentItem());
    clear();
    const bool hasBars =
        std::ranges::any_of(facts, [](const Fact &fact) { return fact.timeline.has_value(); });
    setColumnCount(hasBars ? 3 : 2);
    for (const Fact &fact : facts) {
        auto *item = new QTreeWidgetItem(this, {fact.name, fact.value});
        item->setToolTip(1, fact.value);
        item->setData(0, Qt::AccessibleTextRole, QString(fact.name + u' ' + fact.value));
        if (fact.timeline)
            item->setData(2, LogTimelineRole, QVariant::fromValue(*fact.timeline));
        if (fact.isHeading)
            item->setFont(0, strongFont(font()));
    }
    setColumnWidth(0, kFactWidth);
    if (hasBars)
        setColumnWidth(1, kFactValueWidth);
    if (row >= 0)
        setCurrentItem(topLevelItem(std::min(row, topLevelItemCount() - 1)));
}

void FactList::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QTreeWidget::keyPressEvent(event);
}

void FactList::copy()
{
    QStringList lines;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = topLevelItem(row);
        if (item->isSelected())
            lines.append(item->text(0) + QStringLiteral(": ") + item->text(1));
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace tooltray::ui
