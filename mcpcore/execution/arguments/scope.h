// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tooltray::credentials {
class Redactor;
}

namespace tooltray::execution {

// The fate of the secrets in a value.
struct SecretUse {
    bool isSecret = false;
    int escapes = 0;      // each of which hides a secret from one level of masking
    bool isShort = false; // masked only as a word of its own

    bool operator==(const SecretUse &) const = default;
};

using SecretArguments = std::map<std::string, SecretUse, std::less<>>;

// The values that bindings draw on during one call.
struct Scope {
    workspace::WorkspacePtr workspace; // its mappings, and which key a context variable is found under
    json::Value arguments = json::Value::object();
    json::Value context = json::Value::object(); // by key, of the variables that have a value
    json::Value answers = json::Value::object(); // by step, of the steps that ran
    std::string endpoint = {};                   // that the values are for; empty: none in particular
    // The keys of the context variables whose values must stay secret.
    std::set<std::string, std::less<>> secretKeys = {};
    SecretArguments secretArguments = {};

    // The source of the arguments, for the person who approves the result. All of it outlives the scope.
    const json::Value *given =
        nullptr; // the arguments with the labels of mappings still in them; null: the same
    // For a tool that a step calls: the scope of that step and the bindings that make the arguments.
    const Scope *caller = nullptr;
    const std::vector<workspace::NamedBinding> *passed = nullptr;
    // The tool whose bindings draw on it; null: of no tool. It outlives the scope.
    const workspace::Tool *tool = nullptr;
    workspace::Version version = {};
    const credentials::Redactor *redactor = nullptr; // knows the secrets; null: there are none
};

} // namespace tooltray::execution
