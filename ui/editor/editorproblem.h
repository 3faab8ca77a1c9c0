// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace tooltray::ui {

// Puts a text in the place of another; in UTF-16 units.
struct EditorFix {
    QString title;
    int start = 0;
    int length = 0;
    QString replacement;

    bool operator==(const EditorFix &) const = default;
};

// Something about a stretch of a text in an editor.
struct EditorProblem {
    enum class Severity : std::uint8_t { Error, Warning };

    Severity severity = Severity::Error;
    QString message;
    int start = 0; // in UTF-16 units
    int length = 0;
    int line = 1; // both from 1
    int column = 1;
    std::optional<EditorFix> fix = {};

    int end() const { return start + length; }
    bool operator==(const EditorProblem &) const = default;
};

} // namespace tooltray::ui
