// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/failure.h"
#include "upstream/exchange/response.h"

#include <utility>
#include <variant>

namespace tooltray::upstream {

// How an exchange ended. A response of any status is one.
using Outcome = std::variant<Response, Failure>;

inline const Report &reportOf(const Outcome &outcome)
{
    if (const auto *failure = std::get_if<Failure>(&outcome))
        return failure->report;
    return std::get<Response>(outcome).report;
}

inline Report &reportOf(Outcome &outcome)
{
    return const_cast<Report &>(reportOf(std::as_const(outcome)));
}

} // namespace tooltray::upstream
