// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace tooltray::ui {

enum class CompareKind : std::uint8_t { Same, Changed, Removed, Added };
enum class MemberOrder : std::uint8_t { Counts, Ignored };

// A row of two texts side by side; a side that has nothing there has the line -1.
struct CompareRow {
    CompareKind kind = CompareKind::Same;
    qsizetype left = -1;
    qsizetype right = -1;

    bool operator==(const CompareRow &) const = default;
};

struct JsonDiff {
    QStringList left; // lines
    QStringList right;
    std::vector<CompareRow> rows;

    bool isSame() const;
};

// Compares two lists of lines; commas at their ends do not count, as in JSON they only say that more follows.
std::vector<CompareRow> compareLines(const QStringList &left, const QStringList &right);

// Both printed alike, so that only what they say is compared; what is no JSON is compared as text. For a pool.
JsonDiff diffJson(const std::string &left, const std::string &right, MemberOrder order);

// The JSON Patch (RFC 6902) that makes the second value of the first.
json::Value jsonPatch(const json::Value &from, const json::Value &to);

} // namespace tooltray::ui
