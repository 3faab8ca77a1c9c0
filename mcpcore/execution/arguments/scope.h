// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/definitions/binding.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::credentials {
class Redactor;
}
// Everything here is decided by where values come from, never by what they are: an answer that depends on a secret
// reveals it, question by question.

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

// The secrets in what a binding makes; the item is that of the list around it.
SecretUse secretUseOf(const workspace::Binding &binding, const Scope &scope, const SecretUse &item = {});

// The arguments that a step passes, as far as there are secrets in them.
SecretArguments secretArgumentsOf(const std::vector<workspace::NamedBinding> &passed, const Scope &caller);

// Why the mapping and the transforms of the binding must not see the secret; nothing if they may.
std::optional<Error> refusalOf(const workspace::Binding &binding, const SecretUse &use);

// Why the called tool must not be given the secrets: its schema would look into them.
std::optional<Error> refusalOf(const json::Value &parameters, const SecretArguments &arguments);

// True if all of a text stays in what the transform makes of it.
bool keepsTextsWhole(const workspace::Transform &transform);
bool escapes(const workspace::Transform &transform);

Error secretInCondition();
Error secretTakenApart();

// True if the placeholder fills a segment or the value of a parameter wherever the path has it.
bool standsAlone(std::string_view path, const std::string &placeholder);

} // namespace tooltray::execution
