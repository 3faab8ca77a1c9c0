// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/credential.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/policy.h"
#include "workspace/definitions/sharedobjects.h"
#include "workspace/definitions/tool.h"

#include <memory>
#include <string_view>
#include <variant>

namespace tooltray::workspace {

// Everything a workspace is made of. The alternatives are in the order of ObjectKind.
using Object =
    std::variant<Settings, Endpoint, Credential, Client, Tool, CustomType, Mapping, Prompt, ContextVariable>;

ObjectKind kindOf(const Object &object);
std::string_view nameOf(const Object &object); // empty for the settings
ObjectKey keyOf(const Object &object);
void rename(Object &object, std::string name);

} // namespace tooltray::workspace
