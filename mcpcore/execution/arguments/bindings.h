// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/arguments/transform.h"
#include "workspace/definitions/binding.h"
#include "workspace/definitions/composite.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::credentials {
class Redactor;
}

namespace tooltray::execution {

// The values that bindings draw on during one call.
struct Scope {
    workspace::WorkspacePtr workspace; // its mappings, and which key a context variable is found under
    json::Value arguments = json::Value::object();
    json::Value context = json::Value::object(); // by key, of the variables that have a value
    json::Value answers = json::Value::object(); // by step, of the steps that ran
    std::string endpoint = {};                   // that the values are for; empty: none in particular
    // The keys of the context variables whose values must stay secret.
    std::set<std::string, std::less<>> secretKeys = {};

    // The source of the arguments, for the person who approves the result. All of it outlives the scope.
    const json::Value *given =
        nullptr; // the arguments with the labels of mappings still in them; null: the same
    // For a tool that a step calls: the scope of that step and the bindings that make the arguments.
    const Scope *caller = nullptr;
    const std::vector<workspace::NamedBinding> *passed = nullptr;
    const credentials::Redactor *redactor = nullptr; // told what transforms make of secrets; null: nobody is
};

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

// A missing value is equal to null.
Result<bool> holds(const workspace::Condition &condition, const Scope &scope);

} // namespace tooltray::execution
