// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/definitions/binding.h"
#include "json/value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::execution {

// Nothing: there is no value, and what was to be filled is left out.
using MaybeValue = std::optional<json::Value>;

// The limit for the values that a request, its variables or a result are made of: small ones that are used and changed
// often would grow without bound.
constexpr std::size_t kMaxMadeBytes = std::size_t{32} << 20U;
Error tooMuchMade();

// What changes a text or number changes each element of a list. A missing value and null stay what they
// are, but for `default` and, in lists and objects, `compact`. Addresses have to be on the host of the endpoint;
// empty: on any.
Result<MaybeValue> transformed(MaybeValue value, const workspace::Transform &transform,
                               std::string_view endpointUrl = {});

// The text of a string, number or boolean, without quotes.
std::optional<std::string> scalarText(const json::Value &value);

} // namespace tooltray::execution
