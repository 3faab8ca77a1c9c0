// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/parser.h"
#include "json/pointer.h"
#include "json/value.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::ui {

enum class JsonLayout : std::uint8_t { Pretty, AsReceived };

// An array of objects within a document, which can be shown as a table.
struct JsonTable {
    json::Pointer pointer;
    std::size_t rows = 0;
    std::vector<std::string> columns = {}; // the names of the members, as they are first met

    bool operator==(const JsonTable &) const = default;
};

// What a viewer shows of a text that may be JSON: made off the window's thread, then only read.
struct JsonDocument {
    // Limits of the shown text, in UTF-16 units. Colours cost about 0.1 s a MiB and lines about a third of that.
    static constexpr qsizetype kMaxHighlighted = 2 * 1024 * 1024;
    static constexpr qsizetype kMaxShown = 8 * 1024 * 1024;
    static constexpr qsizetype kShownOfMore = 640 * 1024;
    // Laying out one line takes time that grows faster than the line.
    static constexpr qsizetype kLongestLine = 4096;

    std::shared_ptr<const std::string> body;  // as it came
    std::shared_ptr<const json::Value> value; // null when it is no JSON
    std::optional<json::ParseError> problem;  // why it is none, though it begins like some
    QString text;                             // the beginning of it where it is too long
    bool isCut = false;
    bool hasBrokenLines = false;
    std::vector<JsonTable> tables; // the longest first

    bool isHighlighted() const { return value && text.size() <= kMaxHighlighted; }
};

JsonDocument readJsonDocument(std::shared_ptr<const std::string> body, JsonLayout layout);

// Breaks what is longer; positions in the text are as the editor counts them.
QString withBrokenLines(const QString &text, qsizetype longest);

// Tables can be searched for within this many levels.
std::vector<JsonTable> findJsonTables(const json::Value &value);

} // namespace tooltray::ui
