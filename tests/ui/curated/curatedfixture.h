// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "ui/actions/actionregistry.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QList>
#include <QTemporaryDir>

#include <optional>
#include <string>

namespace tooltray::test {

// What a page needs, over a workspace of its own.
class CuratedFixture final : private ui::Navigator {
public:
    explicit CuratedFixture(ui::ThemeChoice choice = ui::ThemeChoice::Light);
    ~CuratedFixture() override;

    bool open(); // false when the workspace does not
    bool put(workspace::Object object, workspace::Layer layer = workspace::Layer::Stored);
    bool apply(workspace::Edit edit);
    const workspace::Workspace &workspace() const { return *engine.workspaceClient().state().workspace; }
    ui::PageContext context() { return {engine, theme, actions, state, *this}; }

    QTemporaryDir folder;
    mutable engine::Engine engine;
    ui::Theme theme;
    ui::ActionRegistry actions;
    ui::UiState state;
    QList<ui::Place> opened; // places that somebody wanted to go to

private:
    void open(const ui::Place &place) override { opened.append(place); }
};

// A tool that runs a query with these variables.
workspace::Tool curatedTool(const std::string &name, const std::string &document);

} // namespace tooltray::test
