// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/decodesentence.h"

#include "ui/language/sentence.h"

namespace tooltray::ui {

QString decodeSentence(const json::DecodeError &error)
{
    QString text = worded("json_decode", error.message);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text.endsWith(u'.') ? text : text + u'.';
}

} // namespace tooltray::ui
