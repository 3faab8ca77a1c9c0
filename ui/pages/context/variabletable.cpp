// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/context/variabletable.h"

#include "ui/models/contextmodel.h"
#include "ui/state/uistate.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSortFilterProxyModel>

namespace tooltray::ui {
namespace {

constexpr int kKeyWidth = 210;
constexpr int kValueTypeWidth = 100;
constexpr int kValueWidth = 250;
constexpr int kScopeWidth = 110;
constexpr int kDescriptionWidth = 240;

} // namespace

ContextDelegate::ContextDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

void ContextDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Tokens &tokens = m_theme.tokens();
    QColor colour = tokens.muted;
    if (index.column() == ContextModel::KeyColumn) {
        colour = tokens.text;
        option->font = strongFont(option->font);
    } else if (index.column() == ContextModel::ValueColumn) {
        const bool isMissing = index.data(ContextModel::IsMissingRole).toBool();
        const bool isSecret = index.data(ContextModel::IsSecretRole).toBool();
        colour = isMissing ? tokens.warn : isSecret ? tokens.muted : tokens.text;
        if (isMissing || isSecret) {
            option->features |= QStyleOptionViewItem::HasDecoration;
            option->icon =
                isMissing ? m_theme.icon(Icon::Warning, Tint::Warn) : m_theme.icon(Icon::Lock, Tint::Muted);
        } else {
            const double size = option->font.pointSizeF();
            option->font = codeFont();
            option->font.setPointSizeF(size);
        }
    }
    option->palette.setColor(QPalette::Text, colour);
    option->palette.setColor(QPalette::HighlightedText, colour);
}

VariableTable::VariableTable(const Theme &theme, UiState &state, QLineEdit &filter, QWidget *parent)
    : QTableView(parent)
    , m_model(new ContextModel(this))
    , m_rows(new QSortFilterProxyModel(this))
    , m_filter(filter)
{
    build(theme);
    keepOrder(state);
    connect(&m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_rows->setFilterFixedString(text);
        Q_EMIT filtered();
    });
}

bool VariableTable::hasRows() const
{
    return m_rows->rowCount() > 0;
}

void VariableTable::build(const Theme &theme)
{
    m_rows->setSourceModel(m_model);
    m_rows->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_rows->setFilterKeyColumn(-1);
    m_rows->setSortCaseSensitivity(Qt::CaseInsensitive);
    setModel(m_rows);
    setItemDelegate(new ContextDelegate(theme, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setContextMenuPolicy(Qt::CustomContextMenu);
    installEventFilter(this);
    m_filter.installEventFilter(this);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(metrics::kRowHeight + 2);
    QHeaderView &header = *horizontalHeader();
    header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header.setHighlightSections(false);
    header.setStretchLastSection(true);
    const int widths[] = {kKeyWidth, kValueTypeWidth, kValueWidth, kScopeWidth, kDescriptionWidth};
    for (int column = 0; column < ContextModel::UsersColumn; ++column)
        header.resizeSection(column, widths[column]);
}

void VariableTable::keepOrder(UiState &state)
{
    const QString table = QStringLiteral("context");
    const ColumnOrder kept = state.columnOrder(table, ContextModel::ColumnCount);
    QHeaderView &header = *horizontalHeader();
    header.setSortIndicator(kept.column, kept.order);
    m_rows->setSortLocaleAware(true);
    setSortingEnabled(true);
    connect(&header, &QHeaderView::sortIndicatorChanged, this,
            [&state, table](int column, Qt::SortOrder order) {
                state.setColumnOrder(table, {column, order});
            });
}

QString VariableTable::currentKey() const
{
    return m_model->key(m_rows->mapToSource(currentIndex()).row());
}

bool VariableTable::setCurrentKey(const QString &key, int column)
{
    const int row = m_model->rowOf(key);
    if (row >= 0)
        setCurrentIndex(m_rows->mapFromSource(m_model->index(row, column)));
    return row >= 0;
}

bool VariableTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        auto &press = *static_cast<QKeyEvent *>(event);
        if ((watched == &m_filter && filterKey(press.key())) || (watched == this && tableKey(press)))
            return true;
    }
    return QTableView::eventFilter(watched, event);
}

bool VariableTable::filterKey(int key)
{
    switch (key) {
    case Qt::Key_Escape:
        if (m_filter.text().isEmpty())
            setFocus(Qt::OtherFocusReason);
        else
            m_filter.clear();
        return true;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_rows->rowCount() == 0)
            return true;
        if (!currentIndex().isValid())
            setCurrentIndex(m_rows->index(0, 0));
        setFocus(Qt::OtherFocusReason);
        return true;
    default: return false;
    }
}

bool VariableTable::tableKey(QKeyEvent &press)
{
    if (press.key() == Qt::Key_Delete) {
        Q_EMIT deleteWanted();
        return true;
    }
    // A cell that is edited hands on what it does not take.
    if (!hasFocus())
        return false;
    const QModelIndex cell = currentIndex();
    const bool isReturn = press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter;
    if (isReturn && (cell.flags() & Qt::ItemIsEditable)) {
        edit(cell);
        return true;
    }
    if (press.key() == Qt::Key_Escape && !m_filter.text().isEmpty()) {
        m_filter.clear();
        return true;
    }
    const bool isCommand = press.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const QString text = press.text();
    if (isCommand || text.isEmpty() || !text.front().isPrint() || text.front().isSpace())
        return false;
    m_filter.setFocus(Qt::OtherFocusReason);
    QCoreApplication::sendEvent(&m_filter, &press);
    return true;
}

} // namespace tooltray::ui
