// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::ui {

class ActionRegistry;
class Language;
class Theme;
class UiState;

// Theme and language: a choice each, applied at once and remembered. All of them outlive the registry.
void addThemeActions(ActionRegistry &registry, Theme &theme, UiState &state);
void addLanguageActions(ActionRegistry &registry, Language &language, UiState &state);

// How large code and answers are, of which the settings know as well.
void addZoomActions(ActionRegistry &registry, Theme &theme, UiState &state);

} // namespace tooltray::ui
