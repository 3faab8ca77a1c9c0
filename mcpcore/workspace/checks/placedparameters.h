// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"
#include "json/value.h"

#include <functional>
#include <string>
#include <string_view>

namespace tooltray::workspace {

// Without a schema: the binding changes what it passes on, or nothing is known of the place.
using TakePlaced = std::function<void(const std::string &name, const json::Value *schema, bool isRequired)>;

// Takes the parameters in the binding of a variable, each with the schema of the place in the variable that it fills.
// at: the schema of the variable; what it refers to is in the root.
void takePlaced(const json::Value &root, const Binding &binding, const json::Value *at, bool isRequired,
                const TakePlaced &take);

bool isRequiredIn(const json::Value &schema, std::string_view name);

} // namespace tooltray::workspace
