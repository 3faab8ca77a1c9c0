// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/logfacts.h"

#include <QStyledItemDelegate>
#include <QTreeWidget>

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

// Facts one below the other, to be read, walked through and copied.
class FactList final : public QTreeWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FactList)

public:
    explicit FactList(const Theme &theme, QWidget *parent = nullptr);
    ~FactList() override;

    void setFacts(const QList<Fact> &facts);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void copy();
};

} // namespace tooltray::ui
