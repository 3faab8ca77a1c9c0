// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace tooltray::credentials {
class Redactor;
}

namespace tooltray::execution {

// What bindings take their values from during one call.
struct Scope {
    workspace::WorkspacePtr workspace; // its mappings, and which key a context variable is found under
    json::Value arguments = json::Value::object();
    json::Value context = json::Value::object(); // by key, of the variables that have a value
    json::Value answers = json::Value::object(); // by step, of the steps that ran
    std::string endpoint = {};                   // that the values are for; empty: none in particular
    // The keys of the context variables whose values nobody may see.
    std::set<std::string, std::less<>> secretKeys = {};

    // Where the arguments come from, for the person who approves what is made of them. All of it outlives the scope.
    const json::Value *given =
        nullptr; // the arguments with the labels of mappings still in them; null: the same
    // Of a tool that a step calls: the scope of that step and the bindings that make the arguments.
    const Scope *caller = nullptr;
    const std::vector<workspace::NamedBinding> *passed = nullptr;
    const credentials::Redactor *redactor = nullptr; // told what transforms make of secrets; null: nobody is
};

} // namespace tooltray::execution
