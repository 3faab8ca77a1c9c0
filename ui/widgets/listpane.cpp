// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/listpane.h"

#include "ui/delegates/twolinedelegate.h"
#include "ui/language/language.h"
#include "ui/models/listfiltermodel.h"
#include "ui/models/roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tooltray::ui {

namespace {

QModelIndexList rowsOf(const QAbstractItemModel &model, const QString &id)
{
    return model.match(model.index(0, 0), IdRole, id, 1, Qt::MatchExactly | Qt::MatchCaseSensitive);
}

} // namespace

ListPane::ListPane(const Theme &theme, QAbstractItemModel &model, Selection selection, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_rows(new ListFilterModel(this))
    , m_filter(new QLineEdit(this))
    , m_add(new QToolButton(this))
    , m_makers(new QMenu(this))
    , m_tools(new QHBoxLayout)
    , m_parts(new QStackedWidget(this))
    , m_view(new QListView(m_parts))
    , m_nothing(new QWidget(m_parts))
    , m_noMatch(new TextLabel(TextStyle::Strong, m_nothing))
    , m_clear(new QPushButton(m_nothing))
{
    m_filter->addAction(theme.icon(Icon::Filter, Tint::Muted), QLineEdit::LeadingPosition);
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_add->setIcon(theme.icon(Icon::Plus));
    m_add->setAutoRaise(true);
    m_add->setFocusPolicy(Qt::StrongFocus);
    m_add->hide(); // until there is something to make
    m_rows->setSourceModel(&model);
    m_view->setSelectionMode(selection == Selection::Multiple ? QListView::ExtendedSelection
                                                              : QListView::SingleSelection);
    buildList(theme);
    buildPlaceholder();
    m_parts->addWidget(m_view);
    m_parts->addWidget(m_nothing);

    m_tools->setSpacing(metrics::kSpacingSmall);
    m_tools->addWidget(m_filter, 1);
    m_tools->addWidget(m_add);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kSpacing, metrics::kMargin, metrics::kSpacing, metrics::kSpacing);
    layout->addLayout(m_tools);
    layout->addWidget(m_parts, 1);

    connect(m_filter, &QLineEdit::textChanged, this, &ListPane::filterChanged);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_filter->clear();
        focusList();
    });
    connect(m_add, &QToolButton::clicked, this, [this] {
        if (const QList<QAction *> makers = m_makers->actions(); makers.size() == 1)
            makers.constFirst()->trigger();
    });
    keepTranslated(*this, [this] {
        m_clear->setText(tr("Clear filter"));
        setTexts(m_texts);
    });
    keepPlace();
}

void ListPane::buildList(const Theme &theme)
{
    // The view handles a change of the model between hold() and keepPlace().
    const auto hold = [this] {
        m_isRestoring = true;
        m_view->setAutoScroll(false);
        if (const QModelIndex now = m_view->currentIndex(); now.isValid())
            m_currentRow = now.row();
    };
    connect(m_rows, &QAbstractItemModel::rowsAboutToBeRemoved, this, hold);
    connect(m_rows, &QAbstractItemModel::modelAboutToBeReset, this, hold);
    m_view->setModel(m_rows);
    connect(m_rows, &QAbstractItemModel::rowsInserted, this, &ListPane::keepPlace);
    connect(m_rows, &QAbstractItemModel::rowsRemoved, this, &ListPane::keepPlace);
    connect(m_rows, &QAbstractItemModel::modelReset, this, &ListPane::keepPlace);
    // The proxy drops rows before its source does: only now it can be told what is gone from what is hidden.
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &ListPane::keepPlace);

    m_view->setItemDelegate(new TwoLineDelegate(theme, m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setEditTriggers(QListView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setMouseTracking(true);
    m_view->setTabKeyNavigation(false);
    m_view->installEventFilter(this);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ListPane::tellCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ListPane::tellSelection);
    connect(m_view, &QListView::activated, this,
            [this](const QModelIndex &row) { Q_EMIT activated(row.data(IdRole).toString()); });
}

void ListPane::buildPlaceholder()
{
    m_noMatch->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_noMatch->setWordWrap(true);
    auto *layout = new QVBoxLayout(m_nothing);
    layout->setContentsMargins(metrics::kMargin, 2 * metrics::kMarginLarge, metrics::kMargin, 0);
    layout->addWidget(m_noMatch);
    layout->addWidget(m_clear, 0, Qt::AlignHCenter);
    layout->addStretch(1);
}

void ListPane::setTexts(const ListPaneTexts &texts)
{
    m_texts = texts;
    showHint();
    m_filter->setAccessibleName(texts.filter);
    m_view->setAccessibleName(texts.list);
    m_add->setToolTip(texts.add);
    m_add->setAccessibleName(texts.add);
    showPart();
}

// The keys only where they can be read as well.
void ListPane::showHint()
{
    constexpr int kAroundText = 60; // edges, icons
    const QString keys = QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText);
    //: In an empty field: what it does, and the keys that lead there
    const QString all = tr("%1 (%2)").arg(m_texts.filter, keys);
    const bool hasRoom = m_filter->fontMetrics().horizontalAdvance(all) + kAroundText <= m_filter->width();
    m_filter->setPlaceholderText(hasRoom ? all : m_texts.filter);
}

void ListPane::addMaker(QAction &action)
{
    m_makers->addAction(&action);
    const bool isMenu = m_makers->actions().size() > 1;
    m_add->setMenu(isMenu ? m_makers : nullptr);
    m_add->setPopupMode(isMenu ? QToolButton::InstantPopup : QToolButton::DelayedPopup);
    m_add->show();
}

void ListPane::addTool(QWidget &widget)
{
    const int place = m_tools->count() - 1;
    setTabOrder(m_tools->itemAt(place - 1)->widget(), &widget); // Tab goes from one to the next
    m_tools->insertWidget(place, &widget);
}

void ListPane::letRowsMove()
{
    m_canRowsMove = true;
    m_view->setDragDropMode(QListView::InternalMove);
    m_view->setDragDropOverwriteMode(true); // onto rows, as there is no order to put them in between
    m_view->setDragEnabled(m_filter->text().isEmpty());
}

QPoint ListPane::menuPlace() const
{
    const QRect row = m_view->visualRect(m_view->currentIndex());
    const QRect seen = m_view->viewport()->rect();
    const QPoint below = row.intersects(seen) ? row.intersected(seen).bottomLeft() : seen.topLeft();
    return m_view->viewport()->mapToGlobal(below);
}

void ListPane::setRowActions(const QList<QAction *> &actions)
{
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->addActions(actions);
}

void ListPane::setCurrent(const QString &id)
{
    QModelIndex row = m_rows->indexOf(id);
    if (!row.isValid() && !rowsOf(m_model, id).isEmpty()) {
        m_filter->clear();
        row = m_rows->indexOf(id);
    }
    if (!row.isValid())
        return;
    // The view itself would add to the selection while Ctrl is down, as it is during Ctrl+N.
    m_view->selectionModel()->setCurrentIndex(row, QItemSelectionModel::ClearAndSelect);
    m_view->scrollTo(row);
}

void ListPane::adoptCurrent(const QString &id)
{
    std::ranges::replace(m_selected, m_current, id);
    m_current = id;
}

QString ListPane::titleOf(const QString &id) const
{
    const QModelIndexList found = rowsOf(m_model, id);
    return found.isEmpty() ? id : found.constFirst().data().toString();
}

QString ListPane::filter() const
{
    return m_filter->text();
}

void ListPane::setFilter(const QString &text)
{
    m_filter->setText(text);
}

void ListPane::focusList()
{
    if (m_parts->currentWidget() == m_view)
        m_view->setFocus(Qt::OtherFocusReason);
    else
        m_filter->setFocus(Qt::OtherFocusReason);
}

bool ListPane::takes(EditCommand command) const
{
    if (command == EditCommand::Find)
        return true;
    // While the filter has the focus, the keys act on its text.
    return m_commands.contains(command) && m_view->selectionModel()->hasSelection() && !m_filter->hasFocus();
}

void ListPane::edit(EditCommand command)
{
    if (command == EditCommand::Find) {
        m_filter->setFocus(Qt::ShortcutFocusReason);
        m_filter->selectAll();
    } else {
        Q_EMIT edited(command, m_selected);
    }
}

bool ListPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        if (watched == m_filter && filterKey(static_cast<QKeyEvent *>(event)->key()))
            return true;
        if (watched == m_view && listKey(*event))
            return true;
    }
    if (watched == m_filter && event->type() == QEvent::Resize)
        showHint();
    return QWidget::eventFilter(watched, event);
}

bool ListPane::filterKey(int key)
{
    switch (key) {
    case Qt::Key_Escape:
        if (m_filter->text().isEmpty())
            focusList();
        else
            m_filter->clear();
        return true;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        if (m_rows->rowCount() == 0)
            return true;
        if (!m_view->currentIndex().isValid())
            m_view->setCurrentIndex(m_rows->index(0, 0));
        focusList();
        if (key != Qt::Key_Down)
            Q_EMIT activated(m_current);
        return true;
    }
    default: return false;
    }
}

bool ListPane::listKey(QEvent &event)
{
    const auto &press = static_cast<const QKeyEvent &>(event);
    if (press.key() == Qt::Key_Escape && !m_filter->text().isEmpty()) {
        m_filter->clear();
        return true;
    }
    if (press.key() == Qt::Key_Space && press.modifiers() == Qt::NoModifier && m_spaceAction) {
        m_spaceAction->trigger();
        return true;
    }
    const bool isCommand = press.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const QString text = press.text();
    if (isCommand || text.isEmpty() || !text.front().isPrint() || text.front().isSpace())
        return false;
    m_filter->setFocus(Qt::OtherFocusReason);
    QCoreApplication::sendEvent(m_filter, &event);
    return true;
}

void ListPane::filterChanged()
{
    // The open item stays open while the filter hides it.
    m_isRestoring = true;
    m_rows->setFilter(m_filter->text());
    m_view->setDragEnabled(m_canRowsMove && m_filter->text().isEmpty());
    m_view->doItemsLayout(); // headings make rows higher
    keepPlace();
}

void ListPane::tellCurrent()
{
    if (m_isRestoring)
        return;
    const QString id = m_view->currentIndex().data(IdRole).toString();
    if (id.isEmpty() || id == m_current)
        return;
    m_current = id;
    Q_EMIT currentChanged(m_current);
}

void ListPane::tellSelection()
{
    if (m_isRestoring)
        return;
    QModelIndexList rows = m_view->selectionModel()->selectedIndexes();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList ids;
    for (const QModelIndex &row : std::as_const(rows))
        ids.append(row.data(IdRole).toString());
    if (std::exchange(m_selected, ids) != ids)
        Q_EMIT selectionChanged(m_selected);
}

void ListPane::keepPlace()
{
    const bool isHeld = std::exchange(m_isRestoring, true);
    QString wanted = m_current;
    QModelIndex row = m_rows->indexOf(wanted);
    const bool isHidden = !row.isValid() && !wanted.isEmpty() && !rowsOf(m_model, wanted).isEmpty();
    if (!row.isValid() && !isHidden && m_rows->rowCount() > 0) {
        row = m_rows->index(std::clamp(m_currentRow, 0, m_rows->rowCount() - 1), 0);
        wanted = row.data(IdRole).toString();
    } else if (!row.isValid() && !isHidden) {
        wanted.clear();
    }
    QItemSelectionModel *selection = m_view->selectionModel();
    QItemSelection kept;
    for (const QString &id : std::as_const(m_selected)) {
        if (const QModelIndex one = m_rows->indexOf(id); one.isValid())
            kept.select(one, one);
    }
    if (kept.isEmpty() && row.isValid())
        kept.select(row, row);
    m_view->setAutoScroll(!isHeld && wanted == m_current); // only to a row that was filtered away
    selection->setCurrentIndex(row, QItemSelectionModel::NoUpdate);
    selection->select(kept, QItemSelectionModel::ClearAndSelect);
    m_view->setAutoScroll(true);
    m_isRestoring = false;
    showPart();
    tellSelection();
    if (wanted != m_current) {
        m_current = wanted;
        Q_EMIT currentChanged(m_current);
    }
}

void ListPane::showPart()
{
    const bool isEmpty = m_model.rowCount() == 0;
    const bool hasRows = m_rows->rowCount() > 0;
    if (!hasRows && m_view->hasFocus())
        m_filter->setFocus();
    m_filter->setEnabled(!isEmpty || !m_filter->text().isEmpty());
    QString noMatch = m_texts.noMatch;
    noMatch.replace(QStringLiteral("%1"), m_filter->text().trimmed());
    m_noMatch->setText(isEmpty ? QString() : noMatch);
    m_clear->setVisible(!isEmpty);
    m_parts->setCurrentWidget(hasRows ? static_cast<QWidget *>(m_view) : m_nothing);
}

} // namespace tooltray::ui
