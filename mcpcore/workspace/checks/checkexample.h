// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tooltray::workspace {

// An expectation that an example did not meet.
struct ExampleMiss {
    enum class Reason : std::uint8_t {
        CallFailed,
        CallSucceeded,
        NothingThere,
        SomethingThere,
        Differs,
        OtherType,
        NotText, // and patterns are for texts
        NoMatch,
        Undecided, // the pattern takes too long
        Unusable,  // the assertion itself: no pointer or no pattern
    };

    Reason reason = Reason::CallFailed;
    std::optional<std::size_t> assertion = {}; // nothing: it is about the call
    json::Value found = {};                    // of Differs, OtherType, NotText and NoMatch

    bool operator==(const ExampleMiss &) const = default;
};

enum class ExampleEnd : std::uint8_t { Answered, Failed };

// Holds what a call answered, be it data or what is told of a failure, against the example. Where the call ended in
// the other way nothing else is looked at. Empty when all is as expected.
std::vector<ExampleMiss> checkExample(const Example &example, ExampleEnd end, const json::Value &answer);

} // namespace tooltray::workspace
