// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/suggestoperation.h"
#include "terms/question/saidwords.h"
#include "json/value.h"

namespace tooltray::toolkit {

// What the variables of an operation take beside their example, in the places where it goes, with types or the values of
// enums: {"input": {"body": "String", "mergeMethod": "MERGE|SQUASH"}}. What the question names comes first; of much there
// is only a part.
json::Value optionalInputs(const graphql::SuggestedOperation &operation, const terms::SaidWords &said,
                           const json::Value &example);

} // namespace tooltray::toolkit
