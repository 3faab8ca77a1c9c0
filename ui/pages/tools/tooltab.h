// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "ui/models/tooldraft.h"

#include <QWidget>

namespace tooltray::engine {
struct ClientPreview;
struct WorkspaceState;
} // namespace tooltray::engine

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

    // What the tool is among, and how it looks from outside: news that change nothing of the draft. The schema is the
    // one of its endpoint, or null.
    virtual void showState(const engine::WorkspaceState &, const graphql::SchemaPointer &) {}
    virtual void showPreview(const engine::ClientPreview &) {}
    // Leads to what is at a place of the version that is worked on, a JSON Pointer; false when that is not here.
    virtual bool goTo(const QString &) { return false; }

Q_SIGNALS:
    void edited();
};

} // namespace tooltray::ui
