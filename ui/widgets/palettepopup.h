// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/palettemodel.h"

#include <QFrame>
#include <QPointer>
#include <QStyledItemDelegate>

class QLineEdit;
class QListView;

namespace tooltray::ui {

class TextLabel;
class Theme;
class UiState;

// A row of the palette: icon, text with the letters that matched in the accent, kind, keys.
class PaletteDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaletteDelegate)

public:
    explicit PaletteDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

// Finds anything by a few letters. Lies over the window it is a child of, so that it works alike on every
// platform; leaving it in any way puts the keyboard back where it was.
class PalettePopup final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PalettePopup)

public:
    PalettePopup(const Theme &theme, UiState &state, QWidget *window);

    void addSource(PaletteSource &source) { m_model.addSource(source); }
    void open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void search(const QString &query);
    void moveBy(int rows);
    void runCurrent(PaletteModel::OpenMode mode = PaletteModel::OpenMode::InPlace);
    void leave();
    void place();

    const Theme &m_theme;
    UiState &m_state;
    PaletteModel m_model;
    QLineEdit *m_query;
    QListView *m_list;
    TextLabel *m_nothing; // in place of an empty list
    TextLabel *m_foot;    // the other way to open what is listed
    QPointer<QWidget> m_focusBefore;
};

} // namespace tooltray::ui
