// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tooltray::ui {

class Theme;

// A line of a comparison. A sign beside the number says what the colour says.
class CompareDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompareDelegate)

public:
    explicit CompareDelegate(const Theme &theme, QObject *parent = nullptr);
    ~CompareDelegate() override;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace tooltray::ui
