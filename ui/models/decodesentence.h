// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/decodeerror.h"

#include <QString>

namespace tooltray::ui {

// What is wrong with JSON that was to be decoded, as a sentence in the language of the window.
QString decodeSentence(const json::DecodeError &error);

} // namespace tooltray::ui
