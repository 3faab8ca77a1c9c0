// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "ui/language/sentence.h"

#include <QString>

namespace tooltray::ui {

// What went wrong, and what to do next.
inline QString errorText(const Error &error)
{
    const QString message = sentenceOf(error);
    return error.hint.empty() ? message : message + u' ' + hintOf(error);
}

} // namespace tooltray::ui
