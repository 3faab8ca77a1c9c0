// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tooltray::ui {

class Theme;

// A fact: its name steps back, its value does not, a time may have a bar.
class FactDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FactDelegate)

public:
    explicit FactDelegate(const Theme &theme, QObject *parent = nullptr);
    ~FactDelegate() override;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace tooltray::ui
