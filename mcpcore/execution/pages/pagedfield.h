// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "workspace/definitions/operation.h"
#include "json/pointer.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// A field that takes the arguments of a page from variables, and where its value is in the response.
struct PagedField {
    graphql::Field field;
    json::Pointer place;
    workspace::Pagination::Variables variables;
};

// The one nearest to the root; if a place is given, the one there or, as it may be the list within, around it.
std::optional<PagedField> findPagedField(graphql::OperationDefinition operation,
                                         const std::optional<json::Pointer> &place);

// Whether a field is selected there, also through fragments: {"pageInfo", "endCursor"}.
bool selects(graphql::SelectionSet set, std::span<const std::string_view> path);

} // namespace tooltray::execution
