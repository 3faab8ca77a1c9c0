// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/assertiondelegate.h"

#include "ui/models/assertionmodel.h"
#include "ui/models/roles.h"
#include "ui/theme/fonts.h"
#include "ui/theme/theme.h"

namespace tooltray::ui {

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
