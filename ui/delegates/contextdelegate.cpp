// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/contextdelegate.h"

#include "ui/models/contextmodel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/theme.h"

namespace tooltray::ui {

ContextDelegate::ContextDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

ContextDelegate::~ContextDelegate() = default;

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

} // namespace tooltray::ui
