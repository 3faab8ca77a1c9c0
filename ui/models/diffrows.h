// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// One line of two texts side by side.
struct DiffRow {
    enum class Kind : std::uint8_t {
        Same,
        Changed, // a line on either side, or on both
        Skipped, // stands for as many lines that are the same
    };

    Kind kind = Kind::Same;
    int leftNumber = 0; // from 1; 0: no line on that side
    int rightNumber = 0;
    QString left = {};
    QString right = {};
    int skipped = 0;

    bool operator==(const DiffRow &) const = default;
};

// What differs, with a few lines around it; all lines where nothing does. Of very long lines only a part:
// that around the first difference.
std::vector<DiffRow> diffRows(std::string_view before, std::string_view after);

} // namespace tooltray::ui
