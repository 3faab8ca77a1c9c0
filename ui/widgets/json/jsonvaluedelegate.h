// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tooltray::ui {

class Theme;

// Values of JSON in the colour of their type, which the model gives under the role.
class JsonValueDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonValueDelegate)

public:
    // From the column on; what stands before are names.
    JsonValueDelegate(const Theme &theme, int typeRole, int firstValueColumn, QObject *parent = nullptr);
    ~JsonValueDelegate() override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
    int m_typeRole;
    int m_firstValueColumn;
};

} // namespace tooltray::ui
