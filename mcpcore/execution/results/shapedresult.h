// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/callresult.h"
#include "execution/delivery/operationrun.h"
#include "execution/results/fit.h"
#include "execution/results/resultcache.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::execution {

// The form in which an answer is returned.
struct ShapeOrder {
    enum class Of : std::uint8_t {
        Data,     // of a saved tool: the data, beside its errors if there are any
        Response, // of an operation that nobody saved: {data, errors, extensions}
    };

    Of of = Of::Data;
    workspace::ResultShape shape = {};
    std::uint64_t budget = 40'000; // in bytes
    bool isMutation = false;
    Message remark = {}; // a sentence to begin with
};

struct ShapedResult {
    CallResult result;
    json::Value whole = {};  // what was cut, before it was; null when nothing was
    std::uint64_t bytes = 0; // that it takes, roughly
    std::vector<Cut> cuts = {};
    // The cursor beside the rest of a cut: none, one after what is shown, or one after what was fetched.
    enum class Rest : std::uint8_t { Alone, InsteadOfCursor, BeforeCursor };
    Rest rest = Rest::Alone;
    ListEnd end = {};
};

// Shapes an answer and says what was left out and how to get it. For a pool when the answer is large.
std::variant<ShapedResult, CallFailure> shapeResult(OperationAnswer answer, const ShapeOrder &order);

// Once the whole is kept: the handle it is read by.
void addHandle(ShapedResult &shapedResult, const std::string &handle);

// The arguments of read_result for the rest of what was cut first.
std::string argumentsForRest(const std::string &handle, const std::vector<Cut> &cuts);

} // namespace tooltray::execution
