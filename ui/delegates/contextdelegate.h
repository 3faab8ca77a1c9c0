// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tooltray::ui {

class Theme;

// Cells of context variables: values as code, what is missing with a sign, the rest muted.
class ContextDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextDelegate)

public:
    explicit ContextDelegate(const Theme &theme, QObject *parent = nullptr);
    ~ContextDelegate() override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace tooltray::ui
