// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/jsonvaluedelegate.h"

#include "ui/theme/theme.h"
#include "json/value.h"

namespace tooltray::ui {
namespace {

QColor colourOf(json::Type type, const Tokens &tokens)
{
    switch (type) {
    case json::Type::String: return tokens.syntax.string;
    case json::Type::Number: return tokens.syntax.number;
    case json::Type::Boolean:
    case json::Type::Null: return tokens.syntax.keyword;
    case json::Type::Array:
    case json::Type::Object: return tokens.muted;
    }
    return tokens.text;
}

} // namespace

JsonValueDelegate::JsonValueDelegate(const Theme &theme, int typeRole, int firstValueColumn, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
    , m_typeRole(typeRole)
    , m_firstValueColumn(firstValueColumn)
{}

JsonValueDelegate::~JsonValueDelegate() = default;

void JsonValueDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant type = index.data(m_typeRole);
    const Tokens &tokens = m_theme.tokens();
    QColor colour = type.isValid() ? tokens.syntax.type : tokens.muted;
    if (index.column() >= m_firstValueColumn && type.isValid())
        colour = colourOf(static_cast<json::Type>(type.toInt()), tokens);
    option->palette.setColor(QPalette::Text, colour);
    option->palette.setColor(QPalette::HighlightedText, colour);
}

} // namespace tooltray::ui
