// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/reader.h"

#include <QString>
#include <QStringList>

namespace tooltray::ui {

// What the core says, in the language of the window. What others say, such as an API, stays as it is.
QString said(const Message &message);

inline QString sentenceOf(const Error &error)
{
    return said(error.message);
}
inline QString hintOf(const Error &error)
{
    return said(error.hint);
}

// Says what is wrong with JSON that was to be decoded, in a sentence in the language of the window.
QString decodeSentence(const json::DecodeError &error);

// One to a line: as many as that, and the number of the others.
QString listed(const QStringList &sentences, qsizetype most);

// Says what went wrong, and what to do next.
QString errorText(const Error &error);

// What stands between the parts of a list in one line. Lists that people edit are shown with ", " everywhere.
QString listSeparator();

// The parts of a list that somebody typed, between commas of any keyboard; trimmed, none empty.
QStringList typedParts(const QString &text);

} // namespace tooltray::ui
