// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tooltray::journal {

// Why a text is no filter, and where: what to underline. The suggestions could stand there instead.
struct FilterError {
    std::string message;    // Unknown field "toll". Did you mean "tool"?
    std::size_t offset = 0; // in bytes
    std::size_t length = 0; // 0: something is missing there
    std::vector<std::string> suggestions = {};
    bool isOfField = false; // there is none of that name

    bool operator==(const FilterError &) const = default;
};

// For those who called over the wire.
Error toError(const FilterError &error);

} // namespace tooltray::journal
