// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "ui/actions/actionregistry.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QString>

namespace tooltray::test {

// One run of the program over a folder, as far as a page needs one; the next may come when it is gone.
class Sitting final : private ui::Navigator {
public:
    explicit Sitting(const QString &folder, ui::ThemeChoice choice = ui::ThemeChoice::Light);
    ~Sitting() override;

    bool open();
    bool put(const workspace::Object &object);
    const workspace::Workspace &workspace() const { return *engine.workspaceClient().state().workspace; }
    ui::PageContext context() { return {engine, theme, actions, state, *this}; }

    mutable engine::Engine engine;
    ui::Theme theme;
    ui::ActionRegistry actions;
    ui::UiState state;

private:
    void open(const ui::Place &) override {}
};

// Whether a file anywhere below the folder has the text in it.
bool isInFiles(const QString &folder, const QByteArray &text);

} // namespace tooltray::test
