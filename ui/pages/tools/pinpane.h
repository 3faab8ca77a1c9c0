// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"

#include <QWidget>

class QPushButton;

namespace tooltray::ui {

class DiffView;
class TextLabel;
class Theme;

// Shows whether a tool is served as approved and what has changed since, with the actions for that.
class PinPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PinPane)

public:
    explicit PinPane(const Theme &theme, QWidget *parent = nullptr);

    void setTool(const workspace::WorkspacePtr &workspace, const workspace::Tool &tool);

Q_SIGNALS:
    void pinWanted(); // as it is now, also in place of what was approved before
    void restoreWanted();
    void unpinWanted();

private:
    void retranslate();

    workspace::Tool m_tool;
    bool m_hasChanged = false;
    TextLabel *m_state;
    QPushButton *m_pin;
    QPushButton *m_restore;
    QPushButton *m_unpin;
    DiffView *m_difference;
};

} // namespace tooltray::ui
