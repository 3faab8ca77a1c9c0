// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/results/fit.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace tooltray::execution {

// A result as it is handed out.
struct Shaped {
    using Format = workspace::ResultShape::Format;

    json::Value value; // what the text says
    std::string text;
    Format format = Format::Json; // never Auto
    bool isWholeTable = false;    // of Csv: see writeWholeTable()
    std::vector<Cut> cuts;
    std::set<std::string> notRenamed; // as there was a member of the new name already
    json::Value whole;                // what was cut, before it was; null when nothing was
};

// How many bytes are said about a result beside its text.
using NoticeSize = std::function<std::uint64_t(const Shaped &)>;

// The shape's own limit or the budget, whichever is less, bounds the text together with what is said about it, which
// never takes more than half of it away. Csv falls back to JSON where the value
// is no table; Auto takes what saves tokens by measurement: JSON, TOON or a table that says all.
Result<Shaped> shaped(json::Value data, const workspace::ResultShape &shape, std::uint64_t budget,
                      const NoticeSize &notice = {});

} // namespace tooltray::execution
