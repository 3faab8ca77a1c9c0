// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <functional>

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class ActionRegistry;
class Navigator;
class PaletteSource;
class Theme;
class UiState;

// What every page is given. All of it outlives the pages.
struct PageContext {
    engine::Engine &engine;
    const Theme &theme;
    ActionRegistry &actions;
    UiState &state;
    Navigator &navigator;
    // By the palette of the main window; for that of another one.
    std::function<QList<PaletteSource *>()> found = {};
};

} // namespace tooltray::ui
