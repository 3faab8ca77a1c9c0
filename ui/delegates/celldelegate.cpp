// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/celldelegate.h"

#include "ui/models/assertionmodel.h"
#include "ui/models/roles.h"
#include "ui/theme/fonts.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QPainter>
#include <QPolygon>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kLevelInset = 16;
constexpr int kWave = 2; // px up and down

int insetOf(const QModelIndex &index)
{
    return index.column() == 0 ? index.data(LevelRole).toInt() * kLevelInset : 0;
}

} // namespace

CellDelegate::CellDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme)
{}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem inset = option;
    const bool isMirrored = option.direction == Qt::RightToLeft;
    inset.rect.adjust(isMirrored ? 0 : insetOf(index), 0, isMirrored ? -insetOf(index) : 0, 0);
    QStyledItemDelegate::paint(painter, inset, index);
    if (!index.data(MisfitRole).toString().isEmpty())
        drawSquiggle(*painter, inset, index);
}

// As editors draw it, below the text.
void CellDelegate::drawSquiggle(QPainter &painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    QStyleOptionViewItem own(option);
    initStyleOption(&own, index);
    const QStyle *style = own.widget ? own.widget->style() : QApplication::style();
    QRect text = style->subElementRect(QStyle::SE_ItemViewItemText, &own, own.widget);
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &own, own.widget) + 1;
    text.adjust(margin, 0, -margin, 0);
    const int width = std::min(own.fontMetrics.horizontalAdvance(own.text), text.width());
    if (own.direction == Qt::RightToLeft)
        text.setLeft(text.right() - width);
    const int top = text.center().y() + own.fontMetrics.ascent() / 2 + 2;
    QPolygon wave;
    for (int x = 0; x <= width; x += kWave)
        wave.append({text.left() + x, top + x % (2 * kWave)});
    painter.save();
    painter.setPen(m_theme.tokens().error);
    painter.drawPolyline(wave);
    painter.restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(insetOf(index), 0);
}

QWidget *CellDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const QStringList choices = index.data(ChoicesRole).toStringList();
    QWidget *editor = nullptr;
    if (choices.isEmpty()) {
        editor = QStyledItemDelegate::createEditor(parent, option, index);
        const QStringList suggestions = index.data(SuggestionsRole).toStringList();
        if (auto *line = qobject_cast<QLineEdit *>(editor); line && !suggestions.isEmpty()) {
            auto *completer = new QCompleter(suggestions, line);
            completer->setCaseSensitivity(Qt::CaseInsensitive);
            completer->setFilterMode(Qt::MatchContains);
            line->setCompleter(completer);
        }
    } else {
        auto *box = new QComboBox(parent);
        // A choice is made when it is made, not once the box is left. There can be fewer choices then.
        connect(box, &QComboBox::activated, this, [this, box, cell = QPersistentModelIndex(index)] {
            Q_EMIT const_cast<CellDelegate *>(this)->commitData(box);
            if (cell.isValid())
                setEditorData(box, cell);
        });
        // Whoever clicks asks for the list; Tab only passes through the box. It opens once the view has placed it.
        if (m_clicked == index)
            QMetaObject::invokeMethod(box, &QComboBox::showPopup, Qt::QueuedConnection);
        editor = box;
    }
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    return editor;
}

void CellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *box = qobject_cast<QComboBox *>(editor);
    if (box == nullptr)
        return QStyledItemDelegate::setEditorData(editor, index);
    const QStringList choices = index.data(ChoicesRole).toStringList();
    bool isSame = box->count() == choices.size();
    for (int i = 0; isSame && i < box->count(); ++i)
        isSame = box->itemText(i) == choices[i];
    if (!isSame) {
        box->clear();
        box->addItems(choices);
    }
    box->setCurrentIndex(index.data(Qt::EditRole).toInt());
}

void CellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (const auto *box = qobject_cast<QComboBox *>(editor))
        model->setData(index, box->currentIndex());
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

// The box has an arrow of its own, in the place of the one of the cell.
void CellDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const
{
    if (qobject_cast<QComboBox *>(editor))
        editor->setGeometry(option.rect);
    else
        QStyledItemDelegate::updateEditorGeometry(editor, option, index);
}

bool CellDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    // The press of a double click makes the box, and its release would close a list that is open by then.
    if (event->type() == QEvent::MouseButtonDblClick)
        m_clicked = QModelIndex();
    if (event->type() == QEvent::MouseButtonRelease) {
        m_clicked = index;
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        if (auto *box = view ? qobject_cast<QComboBox *>(view->indexWidget(index)) : nullptr)
            box->showPopup();
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

void CellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (!(index.flags() & Qt::ItemIsEditable) || index.data(ChoicesRole).toStringList().isEmpty())
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationPosition = QStyleOptionViewItem::Right; // of the text; left of it in Arabic
    option->icon = m_theme.icon(Icon::ChevronDown, Tint::Muted);
}

AssertionDelegate::AssertionDelegate(const Theme &theme, QObject *parent) : CellDelegate(theme, parent) {}

void AssertionDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    if (index.column() == AssertionModel::Place || index.column() == AssertionModel::Value) {
        const double size = option->font.pointSizeF();
        option->font = codeFont();
        option->font.setPointSizeF(size);
    }
    const auto icon = static_cast<Icon>(index.data(IconRole).toInt());
    if (icon == Icon::None)
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationPosition = QStyleOptionViewItem::Left;
    option->icon = theme().icon(icon, icon == Icon::Error ? Tint::Error : Tint::Ok);
}

} // namespace tooltray::ui
