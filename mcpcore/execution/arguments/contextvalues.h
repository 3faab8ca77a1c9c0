// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/answers/run.h"
#include "execution/arguments/bindings.h"
#include "execution/arguments/credentialsource.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <map>
#include <string>
#include <vector>

namespace tooltray::execution {

// The value of a context variable during one call.
struct ContextValue {
    std::string key; // as the variable is called
    json::Value value;
    bool isSecret = false;
    workspace::Origin origin = workspace::Origin::Person;
};

// By the names that were asked for; those of no variable are not there.
using ContextValues = std::map<std::string, ContextValue, std::less<>>;

// The values of the variables of these names on their way to the endpoints, the secret ones from where they are kept.
// Refused where one of them may not be sent to one of the endpoints. The source outlives the ticket.
[[nodiscard]] AtOnceOrLater<Result<ContextValues>>
readContext(CredentialSource &source, workspace::WorkspacePtr workspace, std::vector<std::string> endpoints,
            std::vector<std::string> names, Done<Result<ContextValues>> done);

// Why a call fails whose secret variable has no value.
Error unreadVariable(const workspace::ContextVariable &variable, Error why);

// Makes the values known to bindings.
void addContext(ContextValues values, Scope &scope);

} // namespace tooltray::execution
