// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/jsondiff.h"

#include <QDialog>
#include <QStyledItemDelegate>

#include <memory>
#include <string>

class QCheckBox;
class QPushButton;
class QTableView;
class QToolButton;

namespace tooltray::ui {

class JsonDiffModel;
class TextLabel;
class Theme;

// A line of a comparison. A sign beside the number says what the colour says.
class CompareDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompareDelegate)

public:
    explicit CompareDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

// One of the two things that are compared.
struct CompareSide {
    QString title;
    std::shared_ptr<const std::string> body; // JSON, or any text
};

// Two answers side by side, printed alike. Deletes itself when it is closed.
class CompareDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompareDialog)

public:
    CompareDialog(const Theme &theme, CompareSide left, CompareSide right, QWidget *parent = nullptr);

    bool isComplete() const { return m_isComplete; }

Q_SIGNALS:
    void completed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build(const Theme &theme);
    void setTexts();
    void compare();
    void showDiff();
    void step(int direction);
    void copyPatch();
    void fitColumns();

    CompareSide m_left;
    CompareSide m_right;
    JsonDiffModel *m_model;
    int m_revision = 0;
    bool m_isComplete = false;

    TextLabel *m_leftTitle;
    TextLabel *m_rightTitle;
    TextLabel *m_count;
    QCheckBox *m_ignoreOrder;
    QCheckBox *m_onlyDifferences;
    QToolButton *m_previous;
    QToolButton *m_next;
    QTableView *m_view;
    QPushButton *m_copyPatch;
    QPushButton *m_close;
};

} // namespace tooltray::ui
