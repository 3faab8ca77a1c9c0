// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/subsequence.h"

#include <algorithm>
#include <limits>
#include <ranges>
#include <vector>

namespace tooltray::ui {
namespace {

constexpr int kLetter = 1;
constexpr int kNeighbour = 8;
constexpr int kWordStart = 6;
constexpr int kTextStart = 4;
constexpr int kSameCase = 1;
constexpr int kNone = std::numeric_limits<int>::min() / 2;

bool isWordStart(QStringView text, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = text[at - 1];
    return !before.isLetterOrNumber() || (before.isLower() && text[at].isUpper());
}

int letterScore(QStringView text, qsizetype at, QChar typed)
{
    return kLetter + (isWordStart(text, at) ? kWordStart : 0) + (at == 0 ? kTextStart : 0)
           + (text[at] == typed ? kSameCase : 0);
}

} // namespace

std::optional<SubsequenceMatch> matchSubsequence(QStringView typed, QStringView text)
{
    QString letters = typed.toString();
    letters.removeIf([](QChar letter) { return letter.isSpace(); });
    const qsizetype rows = letters.size();
    const qsizetype columns = text.size();
    if (rows == 0)
        return SubsequenceMatch{};
    if (rows > columns)
        return std::nullopt;

    // best[r][c]: the best score with letter r matched exactly at column c; from[r][c]: where r-1 was then.
    const auto cell = [columns](qsizetype row, qsizetype column) {
        return static_cast<std::size_t>(row * columns + column);
    };
    std::vector<int> best(static_cast<std::size_t>(rows * columns), kNone);
    std::vector<qsizetype> from(best.size(), -1);
    for (qsizetype row = 0; row < rows; ++row) {
        const QChar letter = letters[row].toCaseFolded();
        int before = kNone; // the best of the row above, left of this column and not its neighbour
        qsizetype beforeAt = -1;
        for (qsizetype column = row; column < columns; ++column) {
            if (row > 0 && column > 1 && best[cell(row - 1, column - 2)] > before) {
                before = best[cell(row - 1, column - 2)];
                beforeAt = column - 2;
            }
            if (text[column].toCaseFolded() != letter)
                continue;
            int score = row == 0 ? 0 : before;
            qsizetype origin = beforeAt;
            if (row > 0 && column > 0 && best[cell(row - 1, column - 1)] + kNeighbour > score) {
                score = best[cell(row - 1, column - 1)] + kNeighbour;
                origin = column - 1;
            }
            if (score < 0)
                continue;
            best[cell(row, column)] = score + letterScore(text, column, letters[row]);
            from[cell(row, column)] = origin;
        }
    }

    qsizetype column = -1;
    for (qsizetype c = 0; c < columns; ++c) {
        if (best[cell(rows - 1, c)] > (column < 0 ? 0 : best[cell(rows - 1, column)]))
            column = c;
    }
    if (column < 0)
        return std::nullopt;
    SubsequenceMatch match{best[cell(rows - 1, column)], {}};
    for (qsizetype row = rows - 1; row >= 0; --row) {
        match.positions.prepend(column);
        column = from[cell(row, column)];
    }
    return match;
}

} // namespace tooltray::ui
