// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "execution/bind/scope.h"
#include "execution/bind/transform.h"
#include "workspace/definitions/binding.h"
#include "workspace/definitions/condition.h"

#include <vector>

namespace tooltray::execution {

// The value of a binding, or nothing where its source has none. Members and elements without a value are
// left out of the objects and lists they were meant for.
Result<MaybeValue> evaluate(const workspace::Binding &binding, const Scope &scope);

// An object of all that have a value; an error names the binding it comes from.
Result<json::Value> evaluate(const std::vector<workspace::NamedBinding> &bindings, const Scope &scope);

// A missing value is equal to null.
Result<bool> holds(const workspace::Condition &condition, const Scope &scope);

} // namespace tooltray::execution
