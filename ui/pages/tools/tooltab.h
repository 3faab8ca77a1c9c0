// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tooldraft.h"

#include <QWidget>

namespace tooltray::ui {

// One side of a tool in the editor. It shows the draft when it is told to, and writes into it what was changed.
class ToolTab : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolTab)

public:
    explicit ToolTab(QWidget *parent = nullptr) : QWidget(parent) {}
    ~ToolTab() override = default;

    // Tells nothing of it as edited().
    virtual void showDraft(const ToolDraft &draft) = 0;
    virtual void store(ToolDraft &draft) const = 0;

Q_SIGNALS:
    void edited();
};

} // namespace tooltray::ui
