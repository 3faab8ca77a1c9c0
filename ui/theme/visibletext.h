// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tooltray::ui {

// Text from outside (an API, an agent, a file) may hold characters that reorder or hide what stands around them.
// Here they are written as their code, as in JSON: \u202E. Line breaks and tabs stay. The marks and joiners that
// Arabic, Hebrew and Indic scripts are written with stay where the language of the window needs them.
QString visibleText(const QString &text);

// The same in one line: a line break is drawn as a mark, so that one row cannot pass for two.
QString visibleLine(const QString &text);

// For what a person approves: every character that draws nothing is written as its code, whatever it is for.
QString exactText(const QString &text);

// The text of a menu, a tab or a button that is not ours: its ampersands underline nothing.
QString withoutMnemonics(const QString &text);

// For places whose renderer is not ours and may read markup, such as the notices of a desktop.
QString withoutMarkup(const QString &text);

} // namespace tooltray::ui
