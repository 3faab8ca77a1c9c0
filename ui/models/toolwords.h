// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "ui/models/toolplan.h"

#include <string>
#include <vector>

namespace tooltray::ui {

// What agents read about a tool that is made of these fields, the chosen one last: what the schema says of it, or what
// its name, its type and their descriptions say, and what is needed to ask for it.
std::string toolDescriptionFor(graphql::OperationType type, const std::vector<graphql::SchemaField> &fields,
                               TakenArguments arguments);

} // namespace tooltray::ui
