// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

// Short lists in a line of text, with commas or blanks between.
namespace tooltray::ui {

inline std::vector<std::string> wordsOf(const QString &text)
{
    static const QRegularExpression kBetween(QStringLiteral("[\\s,;]+"));
    std::vector<std::string> words;
    for (const QString &word : text.split(kBetween, Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    return words;
}

inline QString textOf(const std::vector<std::string> &words)
{
    QStringList texts;
    for (const std::string &word : words)
        texts.append(QString::fromStdString(word));
    return texts.join(QStringLiteral(", "));
}

} // namespace tooltray::ui
