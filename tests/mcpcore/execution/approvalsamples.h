// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"

#include <vector>

// Definitions that decide about what a mutation sends.
namespace tooltray::execution {

workspace::Endpoint endpointThatAsks();
workspace::ContextVariable plainContext(const char *key, const char *text);
workspace::ContextVariable secretContextOf(const char *key);
workspace::Credential credentialOf(const char *name);
workspace::Mapping peopleMapping(const char *bob = "u2");
workspace::Tool boundTool(std::vector<workspace::NamedBinding> bindings);
workspace::Binding objectOf(std::vector<workspace::NamedBinding> members);
workspace::RestRequest postTo(const char *path);

} // namespace tooltray::execution
