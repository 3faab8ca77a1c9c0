// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class ActionRegistry;
class Navigator;
class Theme;
class UiState;

// What every page is given. All of it outlives the pages.
struct PageContext {
    engine::Engine &engine;
    const Theme &theme;
    ActionRegistry &actions;
    UiState &state;
    Navigator &navigator;
};

} // namespace tooltray::ui
