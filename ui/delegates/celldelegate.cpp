// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/celldelegate.h"

#include "ui/models/assertionmodel.h"
#include "ui/models/roles.h"
#include "ui/theme/fonts.h"
#include "ui/theme/theme.h"

#include <QComboBox>

namespace tooltray::ui {
namespace {

constexpr int kLevelInset = 16;

int insetOf(const QModelIndex &index)
{
    return index.column() == 0 ? index.data(LevelRole).toInt() * kLevelInset : 0;
}

} // namespace

CellDelegate::CellDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

CellDelegate::~CellDelegate() = default;

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem inset = option;
    const bool isMirrored = option.direction == Qt::RightToLeft;
    inset.rect.adjust(isMirrored ? 0 : insetOf(index), 0, isMirrored ? -insetOf(index) : 0, 0);
    QStyledItemDelegate::paint(painter, inset, index);
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
    } else {
        auto *box = new QComboBox(parent);
        box->addItems(choices);
        // A choice is made when it is made, not once the box is left.
        connect(box, &QComboBox::activated, this,
                [this, box] { Q_EMIT const_cast<CellDelegate *>(this)->commitData(box); });
        editor = box;
    }
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    return editor;
}

void CellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setCurrentIndex(index.data(Qt::EditRole).toInt());
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void CellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (const auto *box = qobject_cast<QComboBox *>(editor))
        model->setData(index, box->currentIndex());
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

AssertionDelegate::AssertionDelegate(const Theme &theme, QObject *parent)
    : CellDelegate(parent)
    , m_theme(theme)
{}

AssertionDelegate::~AssertionDelegate() = default;

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
    option->icon = m_theme.icon(icon, icon == Icon::Error ? Tint::Error : Tint::Ok);
}

} // namespace tooltray::ui
