// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/logtable.h"

#include "ui/delegates/logdelegate.h"
#include "ui/language/language.h"
#include "ui/models/logmodel.h"
#include "ui/models/logtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <chrono>

namespace tooltray::ui {
namespace {

constexpr int kLogRowHeight = 28;
// The last one is the least of the timeline, which takes the rest.
constexpr std::array<int, LogColumnCount> kColumnWidths{124, 112, 88, 170, 210, 124, 80, 76, 60};
constexpr std::size_t kMaxKept = 1000; // selected rows over a change of the filter

// What a column that is not to be cut has, at its longest: units and states are whole words in some languages.
QStringList longestTexts(int column)
{
    using journal::EntryLevel;
    using journal::Outcome;
    switch (column) {
    case LogDurationColumn: return {LogText::duration(std::chrono::microseconds(999'900))};
    case LogSizeColumn: return {LogText::longestSize()};
    case LogStatusColumn: {
        journal::LogEntry entry;
        entry.cacheAge.emplace();
        entry.outcome = Outcome::Ok;
        QStringList texts{LogText::status(entry)};
        entry.level = EntryLevel::Graphql;
        texts.append(LogText::status(entry));
        entry.outcome = Outcome::Error;
        for (const EntryLevel level : {EntryLevel::Protocol, EntryLevel::Access, EntryLevel::Tool,
                                       EntryLevel::Payload, EntryLevel::Network, EntryLevel::Internal}) {
            entry.level = level;
            texts.append(LogText::status(entry));
        }
        entry.outcome = Outcome::Cancelled;
        entry.level = EntryLevel::Access;
        texts.append(LogText::status(entry));
        return texts;
    }
    default: return {};
    }
}

} // namespace

LogTable::LogTable(const Theme &theme, LogModel &model, QWidget *parent)
    : QTableView(parent)
    , m_theme(theme)
    , m_model(model)
    , m_chip(new QToolButton(this))
{
    setModel(&model);
    setItemDelegate(new LogDelegate(theme, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab leaves the list
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setUpColumns();

    m_chip->setIcon(theme.icon(Icon::ChevronDown, Tint::Accent));
    m_chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_chip->setObjectName(QStringLiteral("newCalls"));
    m_chip->setFocusPolicy(Qt::TabFocus);
    m_chip->hide();
    connect(m_chip, &QToolButton::clicked, this, [this] {
        setFocus();
        goToEnd();
    });

    // Only what a person does to it: the range also changes with the height of the view and with the rows.
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this,
            [this] { scrolled(verticalScrollBar()->sliderPosition()); });
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        if (isFollowing())
            verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    });
    connect(&theme, &Theme::themeChanged, this, [this] {
        fitRows();
        fitColumns();
    });
    connect(&model, &LogModel::rowsInserted, this, &LogTable::rowsCame);
    connect(&model, &LogModel::modelAboutToBeReset, this, &LogTable::keepSelection);
    connect(&model, &LogModel::modelReset, this, &LogTable::restoreSelection);
    keepTranslated(*this, [this] {
        setAccessibleName(tr("Calls"));
        setNewCalls(m_newCalls);
        fitColumns();
    });
}

void LogTable::setLive(bool live)
{
    m_isLive = live;
    if (live)
        goToEnd();
}

bool LogTable::isFollowing() const
{
    return m_isLive && m_isEndWanted && !selectionModel()->hasSelection();
}

void LogTable::goToEnd()
{
    clearSelection();
    setCurrentIndex({});
    setNewCalls(0);
    m_isEndWanted = true;
    scrollToBottom();
}

std::vector<journal::EntryPointer> LogTable::selectedEntries() const
{
    std::vector<int> rows;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    }
    std::ranges::sort(rows);
    std::vector<journal::EntryPointer> entries;
    for (const int row : rows) {
        const journal::EntryPointer entry = m_model.entryAt(row);
        if (entry && (entries.empty() || entries.back()->id != entry->id))
            entries.push_back(entry);
    }
    return entries;
}

void LogTable::select(journal::EntryId id)
{
    const int row = m_model.rowOf(id);
    if (row < 0)
        return;
    selectRow(row);
    scrollTo(m_model.index(row, 0));
}

void LogTable::keyboardSearch(const QString &search)
{
    Q_EMIT typed(search);
}

void LogTable::keyPressEvent(QKeyEvent *event)
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Left:
        if (fold(currentIndex(), (event->key() == Qt::Key_Right) != isMirrored))
            return;
        break;
    case Qt::Key_Space:
        if (fold(currentIndex(), currentIndex().data(LogFoldRole).toInt() == int(LogModel::Fold::Folded)))
            return;
        break;
    case Qt::Key_Escape:
        if (selectionModel()->hasSelection()) {
            clearSelection();
            setCurrentIndex({});
            return;
        }
        break;
    default: break;
    }
    QTableView::keyPressEvent(event);
    scrolled(verticalScrollBar()->value()); // the row that the keys lead to is brought into view
}

void LogTable::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    const auto folded = static_cast<LogModel::Fold>(index.data(LogFoldRole).toInt());
    if (index.column() == LogTimeColumn && event->button() == Qt::LeftButton
        && (folded == LogModel::Fold::Folded || folded == LogModel::Fold::Unfolded)
        && LogDelegate::foldRect(visualRect(index), layoutDirection()).contains(event->pos())) {
        fold(index, folded == LogModel::Fold::Folded);
        return;
    }
    QTableView::mousePressEvent(event);
}

void LogTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    fold(index, index.data(LogFoldRole).toInt() == int(LogModel::Fold::Folded));
}

void LogTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    placeChip();
}

void LogTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (isFollowing() && !deselected.isEmpty()) { // what was looked at is let go of
        setNewCalls(0);
        scrollToBottom();
    } else if (m_newCalls > 0 && selectionModel()->isRowSelected(m_model.rowCount() - 1)) {
        setNewCalls(0); // it would cover the newest, which is looked at
    }
    Q_EMIT selectionMoved();
}

void LogTable::setUpColumns()
{
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(metrics::kLeastTarget); // else it follows the font by itself
    m_fittedWidths.assign(kColumnWidths.begin(), kColumnWidths.end());
    for (int column = 0; column < LogColumnCount; ++column)
        setColumnWidth(column, kColumnWidths[static_cast<std::size_t>(column)]);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRows();
}

// Those that somebody made as wide as they are stay so.
void LogTable::fitColumns()
{
    for (int column = 0; column < LogColumnCount; ++column) {
        int &fitted = m_fittedWidths[static_cast<std::size_t>(column)];
        int wanted = kColumnWidths[static_cast<std::size_t>(column)];
        for (const QString &text : longestTexts(column))
            wanted = std::max(wanted, fontMetrics().horizontalAdvance(text) + 2 * metrics::kMargin);
        if (columnWidth(column) == fitted && wanted != fitted)
            setColumnWidth(column, wanted);
        fitted = wanted;
    }
}

void LogTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    fitRows();
    fitColumns();
}

void LogTable::fitRows()
{
    const int least = metrics::dense(kLogRowHeight, m_theme.isCompact());
    verticalHeader()->setMinimumSectionSize(least);
    verticalHeader()->setDefaultSectionSize(std::max(least, fontMetrics().height() + metrics::kSpacingSmall));
}

void LogTable::scrolled(int value)
{
    m_isEndWanted = value >= verticalScrollBar()->maximum();
    if (m_isEndWanted)
        setNewCalls(0);
}

void LogTable::rowsCame(const QModelIndex &, int first, int last)
{
    if (last != m_model.rowCount() - 1 || m_model.exchangeAt(first))
        return; // somewhere in between, or unfolded
    const bool isInView = rowViewportPosition(last) + rowHeight(last) <= viewport()->height();
    if (!isFollowing() && !isInView)
        setNewCalls(m_newCalls + last - first + 1);
}

void LogTable::keepSelection()
{
    m_kept.clear();
    for (const journal::EntryPointer &entry : selectedEntries()) {
        if (m_kept.size() < kMaxKept)
            m_kept.push_back(entry->id);
    }
}

void LogTable::restoreSelection()
{
    setNewCalls(0);
    QItemSelection selection;
    for (const journal::EntryId id : m_kept) {
        if (const int row = m_model.rowOf(id); row >= 0)
            selection.select(m_model.index(row, 0), m_model.index(row, LogColumnCount - 1));
    }
    if (selection.isEmpty()) {
        if (m_isEndWanted || m_kept.empty())
            scrollToBottom();
        return;
    }
    const QModelIndex first =
        m_model.index(m_model.rowOf(m_model.entryAt(selection.constFirst().top())->id), 0);
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    scrollTo(first);
}

void LogTable::setNewCalls(int count)
{
    m_newCalls = count;
    m_chip->setVisible(count > 0);
    //: On a button that leads to the newest calls
    m_chip->setText(tr("%n new", nullptr, count));
    m_chip->setToolTip(tr("Go to the newest calls"));
    m_chip->setAccessibleDescription(m_chip->toolTip());
    placeChip();
}

void LogTable::placeChip()
{
    if (!m_chip->isVisible())
        return;
    m_chip->adjustSize();
    const QRect area = viewport()->geometry();
    m_chip->move(area.center().x() - m_chip->width() / 2,
                 area.bottom() - m_chip->height() - metrics::kMargin);
    m_chip->raise();
}

bool LogTable::fold(const QModelIndex &index, bool unfolded)
{
    const auto now = static_cast<LogModel::Fold>(index.data(LogFoldRole).toInt());
    const journal::EntryPointer entry = m_model.entryAt(index.row());
    if (!entry || now == LogModel::Fold::None)
        return false;
    if (now == LogModel::Fold::Within) {
        // To the call that it belongs to.
        if (unfolded)
            return false;
        setCurrentIndex(m_model.index(m_model.rowOf(entry->id), index.column()));
        return true;
    }
    if ((now == LogModel::Fold::Unfolded) == unfolded)
        return false;
    m_model.setUnfolded(entry->id, unfolded);
    if (hasFocus() && index.row() == currentIndex().row())
        Announcement::say(*this,
                          m_model.index(index.row(), LogTimeColumn).data(Qt::AccessibleTextRole).toString());
    return true;
}

} // namespace tooltray::ui
