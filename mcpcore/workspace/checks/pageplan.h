// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "graphql/language/ast.h"
#include "workspace/definitions/operation.h"
#include "json/pointer.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

// The way to request the pages of one list, and their place in an answer; missing settings are found.
struct PagePlan {
    using Style = Pagination::Style;
    using Merge = Pagination::MergeStrategy;

    Style style = Style::Relay;
    Merge merge = Merge::ConcatNodes;
    Pagination::Variables variables;
    // For Relay the connection; otherwise what is or directly holds the list. With Custom several lists.
    std::vector<json::Pointer> places;
    // For Relay with Custom, whose places are lists: the object that has the pageInfo.
    std::optional<json::Pointer> connection = {};
    std::optional<json::Pointer> nextCursor; // of Cursor and NextUrl; of LastItem within an item
};

// From the operation: the field with arguments that page, filled from variables. Fails where there is none, or where
// the operation does not select what a style needs, saying what to add.
Result<PagePlan> planPages(graphql::OperationDefinition operation, const Pagination &pagination);

// Why a REST request with the method is not fetched by pages; nothing for GET.
std::optional<Error> cannotBePaged(std::string_view method);

// The plan of a REST tool, whose variables are query parameters or placeholders, see pagedPlaces().
Result<PagePlan> planRestPages(const RestRequest &request, const Pagination &pagination);

// The variables of a REST tool that would never be sent, as its style has no use for them and the request no place; each
// behind its member of the pagination's variables. None where there is no plan.
std::vector<std::pair<std::string_view, std::string>> uselessVariables(const RestRequest &request,
                                                                       const Pagination &pagination);

} // namespace tooltray::workspace
