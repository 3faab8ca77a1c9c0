// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tooledits.h"

#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace tooltray::ui {

class TextLabel;
class Theme;

// Names the tools that would not work at the endpoint they are to be moved to, and asks which of them go there
// anyway. Those that fit go with them. Deletes itself when it is closed.
class MoveToolsDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MoveToolsDialog)

public:
    MoveToolsDialog(const Theme &theme, ToolMove::Rows rows, const QString &endpoint,
                    QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const tooltray::ui::ToolNames &tools);

private:
    void fill(const Theme &theme);
    ToolNames tools() const; // in the order in which they were given
    void retranslate();
    void showCount();

    ToolMove::Rows m_rows;
    QString m_endpoint;
    TextLabel *m_title;
    TextLabel *m_text;
    QTreeWidget *m_list; // of the rows that do not simply fit
    QPushButton *m_move;
    QPushButton *m_cancel;
};

} // namespace tooltray::ui
