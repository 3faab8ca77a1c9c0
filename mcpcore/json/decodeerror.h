// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/locate.h"
#include "json/pointer.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::json {

// One reason why a value is not what its reader wants.
struct DecodeError {
    enum class Kind : std::uint8_t { Unexpected, Missing, Unknown };

    Kind kind = Kind::Unexpected;
    Pointer path;        // of the value; where a member is missing, of its object
    std::string message; // expected number at /endpoints/github/limits/depth, found string "12"
    std::vector<std::string> accepted =
        {}; // the member or enum names that would do, where that is the question

    // What to point at: an unknown member by its name, all else by the value.
    Part part() const noexcept { return kind == Kind::Unknown ? Part::Name : Part::Value; }

    bool operator==(const DecodeError &) const = default;
};

} // namespace tooltray::json
