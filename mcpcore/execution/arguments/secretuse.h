// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/arguments/scope.h"
#include "workspace/definitions/binding.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Everything here is decided by where values come from, never by what they are: an answer that depends on a secret
// reveals it, question by question.
namespace tooltray::execution {

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
