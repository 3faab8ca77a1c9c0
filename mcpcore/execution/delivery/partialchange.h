// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <span>

namespace tooltray::execution {

// True for data of which nothing came.
bool isAllNull(const json::Value &data);

// True for the data of several changes, of which some may have been made where one failed.
bool hasSeveralPayloads(const json::Value &data);

// True if the data of a mutation has something beside the errors that were found in it, which the mutation may have made
// all the same: an object, a list or an id. The errors are in the order of the data; one of them may be the payload.
bool mayBeMade(const json::Value &data, std::span<const json::Value> errors);

} // namespace tooltray::execution
