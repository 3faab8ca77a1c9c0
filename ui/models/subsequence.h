// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringView>

#include <optional>

namespace tooltray::ui {

struct SubsequenceMatch {
    int score = 0;
    QList<qsizetype> positions; // of the letters that matched, for showing why
};

// How well what was typed matches a text that has its letters in that order, ignoring case and the spaces
// typed: best where words begin and where letters are neighbours. Nothing when a letter is missing.
std::optional<SubsequenceMatch> matchSubsequence(QStringView typed, QStringView text);

} // namespace tooltray::ui
