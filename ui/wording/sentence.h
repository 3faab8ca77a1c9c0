// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>

#include <string_view>

namespace tooltray::ui {

// What the core says in English, in the language of the window: a message, or a hint, by its code. What changes from
// one time to the next is read where it stands in the text, so that this works for what the log has kept as well.
// What is not known, such as what an API says, stays as it is.
QString worded(std::string_view code, std::string_view text);

QString sentenceOf(const Error &error);
QString hintOf(const Error &error);

} // namespace tooltray::ui
