// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/suggestoperation.h"
#include "json/value.h"

namespace tooltray::toolkit {

// Values that the variables of an operation take: of the required ones, and of the others where the question names a
// value. Input objects have their required fields, those that the question names, and of a choice the simplest.
json::Value exampleVariables(const graphql::SuggestedOperation &operation, const terms::SaidWords &said);

} // namespace tooltray::toolkit
