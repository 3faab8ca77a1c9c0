// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "workspace/checks/finding.h"
#include "workspace/checks/inputvalues.h"
#include "workspace/definitions/binding.h"
#include "json/value.h"

#include <functional>
#include <string>
#include <vector>

namespace tooltray::workspace {

// The JSON Schema of the value that a binding takes from an earlier step or, where the step calls a tool, from a
// parameter, as far as it is known before a call; null where it is not.
using MadeValues = std::function<json::Value(const Binding &binding)>;

// Reports what a binding makes that its variable never takes: members that the input type has no field for, required
// fields that it leaves out, constants and results of steps that do not fit. Adds the parameters that it passes on and
// what it looks up in mappings. Context values are not known before a call, nor is what transforms make.
void checkInput(const graphql::Schema &schema, const NamedBinding &bound, graphql::TypeRef type,
                bool isRequired, const std::string &place, const MadeValues &made,
                std::vector<InputUse> &uses, ToolProblems &problems);

// A value of a step or a parameter that its argument never takes, by its type or though it is one of a few.
ToolProblem madeUnfit(const std::string &source, const json::Value &made, const std::string &name,
                      const Message &types, std::string place);
ToolProblem madeValuesUnfit(const std::string &source, const json::Value &made, const std::string &name,
                            std::string place);

} // namespace tooltray::workspace
