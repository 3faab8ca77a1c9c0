// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/pointer.h"
#include "json/value.h"

#include <optional>

// Where the lists of a response are.
namespace tooltray::execution {

// The list at the place or, where an object is, the only one directly inside of it.
std::optional<json::Pointer> listAt(const json::Value &data, const json::Pointer &place);

bool isNullOnTheWay(const json::Value &data, const json::Pointer &place);

Error missingList(const json::Pointer &place);

} // namespace tooltray::execution
