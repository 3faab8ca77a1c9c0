// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"

#include <string_view>
#include <vector>

namespace tooltray::workspace {

// The prefixes that a "$ref" of a parameter schema may have.
inline constexpr std::string_view kTypeReference = "tooltray:types/";
inline constexpr std::string_view kMappingReference = "tooltray:mappings/";

// The objects of its workspace that an object names: ordered, each once. Context variables that an operation
// takes by the name of a variable are not among them, as no name is written down for those.
std::vector<ObjectKey> referencesOf(const Object &object);

// Makes an object that named one thing name another of the same kind.
void replaceReferences(Object &object, const ObjectKey &from, const std::string &to);

} // namespace tooltray::workspace
