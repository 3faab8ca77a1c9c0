// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <QString>

namespace tooltray::ui {

// A value in one short line, as JSON that ends in an ellipsis where it is longer.
QString jsonPreview(const json::Value &value, qsizetype longest = 120);

// What a person copies or reads: a text without its quotes, all else as JSON.
QString plainJsonText(const json::Value &value);

} // namespace tooltray::ui
