// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

class QAction;

namespace tooltray::ui {

class ResultTreeModel;

// The members of a response, to tick those that a tool returns, one by one or all at once by the context menu. However
// narrow it is, half of it is for their names.
class ResultTree final : public QTreeView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultTree)

public:
    ResultTree(ResultTreeModel &model, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOutColumns();
    void retranslate();

    QAction *m_all;
    QAction *m_none;
};

} // namespace tooltray::ui
