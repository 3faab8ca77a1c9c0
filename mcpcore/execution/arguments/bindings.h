// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/arguments/scope.h"
#include "execution/arguments/transform.h"
#include "workspace/definitions/binding.h"
#include "workspace/definitions/composite.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// The handling of a value that no earlier step returned, or that is null there.
enum class Missing : std::uint8_t {
    Refused, // an error, unless the binding is optional: what is sent would be something else
    LeftOut,
};
inline constexpr std::string_view kValueMissing = "bound_value_missing"; // the error's code

// The value of a binding, or nothing where its source has none. Members and elements without a value are
// left out of the objects and lists they were meant for.
Result<MaybeValue> evaluate(const workspace::Binding &binding, const Scope &scope,
                            Missing missing = Missing::Refused);

// An object of all that have a value; an error names the binding it comes from.
Result<json::Value> evaluate(const std::vector<workspace::NamedBinding> &bindings, const Scope &scope);

// The key of a context variable that the binding takes its value from, if callers have no part in it; empty: none.
std::string soleContextKey(const workspace::Binding &binding);

// A missing value is equal to null.
Result<bool> holds(const workspace::Condition &condition, const Scope &scope);

} // namespace tooltray::execution
