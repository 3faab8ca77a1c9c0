// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

namespace tooltray::ui {

class Theme;

// A cell to write in, or with a box of its choices (ChoicesRole), which an arrow announces and which opens where it is
// clicked. What is wrong with its text (MisfitRole) gets a squiggle.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CellDelegate)

public:
    explicit CellDelegate(const Theme &theme, QObject *parent = nullptr);

    // A row that stands in others (LevelRole) is drawn so.
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    const Theme &theme() const { return m_theme; }

private:
    void drawSquiggle(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;

    const Theme &m_theme;
    QPersistentModelIndex m_clicked; // the last one
};

// A cell of an AssertionModel: what is written as code, and what is wrong with a sign.
class AssertionDelegate final : public CellDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AssertionDelegate)

public:
    explicit AssertionDelegate(const Theme &theme, QObject *parent = nullptr);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace tooltray::ui
