// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/reader.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace tooltray::ui {

// What the core says in English, in the language of the window: a message, or a hint, by its code. What changes from
// one time to the next is read where it stands in the text, so that this works for what the log has kept as well.
// What is not known, such as what an API says, stays as it is.
QString worded(std::string_view code, std::string_view text);
inline QString worded(std::string_view code, const std::string &text)
{
    return worded(code, std::string_view(text));
}
QString worded(std::string_view code, const Message &message);

// What the core says, in the language of the window; what others say as it is.
QString said(const Message &message);

QString sentenceOf(const Error &error);
QString hintOf(const Error &error);

// Says what is wrong with JSON that was to be decoded, in a sentence in the language of the window.
QString decodeSentence(const json::DecodeError &error);

// One to a line: as many as that, and the number of the others.
QString listed(const QStringList &sentences, qsizetype most);

// Says what went wrong, and what to do next.
inline QString errorText(const Error &error)
{
    const QString message = sentenceOf(error);
    return error.hint.empty() ? message : message + u' ' + hintOf(error);
}

} // namespace tooltray::ui
