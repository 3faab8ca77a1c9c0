// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/diffview.h"

#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kSign = 14;
constexpr int kWrapped =
    static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWrapAnywhere | Qt::TextForceLeftToRight;

struct Side {
    bool isRight;
    bool isNumber;
    bool hasLine;
};

Side sideOf(const DiffRow &row, int column)
{
    const bool isRight = column == DiffModel::RightNumber || column == DiffModel::Right;
    const bool isNumber = column == DiffModel::LeftNumber || column == DiffModel::RightNumber;
    return {isRight, isNumber, (isRight ? row.rightNumber : row.leftNumber) > 0};
}

int widthFor(int side)
{
    return std::max(1, side - 2 * metrics::kSpacingSmall - kSign);
}

} // namespace

DiffDelegate::DiffDelegate(const Theme &theme, const DiffModel &model, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
    , m_model(model)
{}

void DiffDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    const DiffRow &row = m_model.row(index.row());
    const Side side = sideOf(row, index.column());
    const bool isChanged = row.kind == DiffRow::Kind::Changed;
    QColor background = tokens.base;
    if (row.kind == DiffRow::Kind::Skipped || (isChanged && !side.hasLine))
        background = tokens.window;
    else if (isChanged)
        background = side.isRight ? tokens.okSoft : tokens.errorSoft;
    painter->save();
    painter->fillRect(option.rect, background);
    if (option.state & QStyle::State_Selected) {
        painter->setPen(tokens.accent);
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    painter->setFont(option.font);
    QRect rect = option.rect.adjusted(metrics::kSpacingSmall, 0, -metrics::kSpacingSmall, 0);
    const QRect firstLine(rect.topLeft(),
                          QSize(rect.width(), option.fontMetrics.height() + metrics::kSpacingSmall));
    if (side.isNumber) {
        painter->setPen(tokens.muted);
        painter->drawText(firstLine, lineFlags(Qt::LeftToRight, Qt::AlignRight), index.data().toString());
    } else {
        // Code runs from left to right in every language.
        if (isChanged && side.hasLine) {
            painter->setPen(side.isRight ? tokens.ok : tokens.error);
            painter->drawText(firstLine, lineFlags(Qt::LeftToRight, Qt::AlignLeft),
                              side.isRight ? QStringLiteral("+") : QStringLiteral("−"));
        }
        rect.setLeft(rect.left() + kSign);
        painter->setPen(row.kind == DiffRow::Kind::Skipped ? tokens.muted : tokens.text);
        rect.setTop(rect.top() + metrics::kSpacingSmall / 2);
        painter->drawText(rect, kWrapped, visibleText(index.data().toString()));
    }
    painter->restore();
}

QSize DiffDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString text = visibleText(index.data().toString());
    return {option.fontMetrics.horizontalAdvance(text) + 2 * metrics::kSpacingSmall
                + (sideOf(m_model.row(index.row()), index.column()).isNumber ? metrics::kSpacing : kSign),
            option.fontMetrics.height() + metrics::kSpacingSmall};
}

int DiffDelegate::heightOf(int row, int left, int right, const QFontMetrics &font) const
{
    int height = font.height();
    const auto add = [&](int column, int side) {
        const int width = widthFor(side);
        const QString text = visibleText(m_model.index(row, column).data().toString());
        if (font.horizontalAdvance(text) > width)
            height = std::max(height, font.boundingRect(QRect(0, 0, width, 0), kWrapped, text).height());
    };
    const bool isSkipped = m_model.row(row).kind == DiffRow::Kind::Skipped;
    add(DiffModel::Left, isSkipped ? left + right : left);
    if (!isSkipped)
        add(DiffModel::Right, right);
    return height + metrics::kSpacingSmall;
}

DiffView::DiffView(const Theme &theme, QWidget *parent)
    : QTableView(parent)
    , m_delegate(new DiffDelegate(theme, m_model, this))
{
    setFont(codeFont());
    setModel(&m_model);
    setItemDelegate(m_delegate);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setLayoutDirection(Qt::LeftToRight); // code
    horizontalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(0);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(0);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 4);
    viewport()->setBackgroundRole(QPalette::Base);
    connect(&theme, &Theme::themeChanged, viewport(), qOverload<>(&QWidget::update));
}

void DiffView::setRows(std::vector<DiffRow> rows)
{
    m_model.setRows(std::move(rows));
    clearSpans();
    for (int i = 0; i < m_model.rowCount(); ++i) {
        if (m_model.row(i).kind == DiffRow::Kind::Skipped)
            setSpan(i, DiffModel::Left, 1, DiffModel::ColumnCount - DiffModel::Left);
    }
    layOut();
    if (const int first = m_model.firstChange(); first >= 0) {
        scrollTo(m_model.index(first, DiffModel::Left), QAbstractItemView::PositionAtCenter);
        setCurrentIndex(m_model.index(first, DiffModel::Left));
        clearSelection();
    }
}

void DiffView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    layOut();
}

void DiffView::layOut()
{
    const int numbers =
        std::max(sizeHintForColumn(DiffModel::LeftNumber), sizeHintForColumn(DiffModel::RightNumber));
    const int half = viewport()->width() / 2;
    horizontalHeader()->resizeSection(DiffModel::LeftNumber, numbers);
    horizontalHeader()->resizeSection(DiffModel::Left, half - numbers);
    horizontalHeader()->resizeSection(DiffModel::RightNumber, numbers);
    horizontalHeader()->resizeSection(DiffModel::Right, viewport()->width() - half - numbers);
    const int right = columnWidth(DiffModel::Right);
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const int height = m_delegate->heightOf(row, half - numbers, right, fontMetrics());
        if (height != rowHeight(row))
            setRowHeight(row, height);
    }
}

} // namespace tooltray::ui
