// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/finding.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstdint>
#include <string>

namespace tooltray::workspace {

enum class SchemaOf : std::uint8_t {
    Values,
    Arguments, // the members of one object, each of which is there to be passed
};

// Reports what no value can fulfil, at any depth of a schema: an empty "enum", a minimum above the maximum, a member
// that a closed object requires and does not have, and whatever else certainly fits no value. Types are in place of
// their names; the place is that of the schema.
void checkSchema(const json::Value &schema, SchemaOf of, const std::string &place, ToolProblems &problems);

// The report of a required member that its schema does not allow, or says nothing of.
ToolProblem requiredButNotDeclared(const json::Value &name, std::string place);

// Reports what the output schema of a composite tool requires and the template of its result never makes, and types
// that the operation never returns, as far as its endpoint's schema is there. Of what parameters and transforms give
// nothing is known before a call.
void checkOutput(const Workspace &workspace, const Schemas &schemas, const std::string &endpoint,
                 const ToolVersion &version, ToolProblems &problems);

} // namespace tooltray::workspace
