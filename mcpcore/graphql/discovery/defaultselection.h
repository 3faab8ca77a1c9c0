// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "terms/question/saidwords.h"

#include <string>
#include <vector>

namespace tooltray::graphql {

// What to select of a type: the fields that a question names, and those that need no arguments and tell which one it is
// (id, name, title...), the nodes of a page, what a mutation changed, of a union some of its members. Nothing leads back to
// the types that were passed on the way. "{ id name }"; "" for types without selections.
std::string defaultSelection(SchemaType type, const terms::SaidWords &said = {},
                             std::vector<SchemaType> passed = {});

// "name email " for what a question names of a type beside a field that is selected already.
std::string namedLeavesBeside(SchemaField field, const terms::SaidWords &said);

} // namespace tooltray::graphql
