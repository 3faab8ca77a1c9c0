// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tooltray::ui {

class Theme;

// Something to be typed, in the font of code, and beside it what it means (DetailRole).
class ChoiceDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoiceDelegate)

public:
    explicit ChoiceDelegate(const Theme &theme, QObject *parent = nullptr);
    ~ChoiceDelegate() override;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace tooltray::ui
