// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/toolversion.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What callers pass to a REST request that declares no parameters of its own: there is no schema of the API to ask.

namespace tooltray::workspace {

// The names in braces, as in /projects/{project}/issues, in their order and each once.
std::vector<std::string> placeholdersOf(std::string_view path);

// The query parameters and placeholders of the request that ask for a page. The pagination may also name the parameter
// of the tool that fills a query parameter. What the request does not have is a query parameter that is added to it.
Pagination::Variables pagedPlaces(const RestRequest &request, const Pagination &pagination);

// The query parameters that fetching pages fills, or adds.
std::vector<std::string> pagedQuery(const RestRequest &request, const Shared<Pagination> &pagination);

// The placeholders that fetching pages fills.
std::vector<std::string> pagedPlaceholders(const RestRequest &request, const Shared<Pagination> &pagination);

// Those that neither a binding nor fetching pages fills: callers pass them, or the context has them.
std::vector<std::string> openPlaceholders(const RestRequest &request,
                                          const std::vector<NamedBinding> &bindings,
                                          const Shared<Pagination> &pagination);

// The styles of fields that the request does not have, such as "query:filter".
std::vector<std::string> strayStyles(const RestRequest &request, const Shared<Pagination> &pagination);

// A place in a path or header takes one text, number or boolean; a query parameter takes a list of them as well.
json::Value placeholderSchema();

// Removes the query parameters that fetching pages fills, whatever is bound to them, and the bindings of such
// placeholders.
void removePaged(RestRequest &request, std::vector<NamedBinding> &bindings,
                 const Shared<Pagination> &pagination);

// The JSON Schema of all that the request takes: what its path leaves open is required, and the arguments that its
// bindings pass on are typed by their place; those that only ask for a page are omitted. It is closed, so that a
// misspelled name is not taken for an absent one.
json::Value restParameters(RestRequest request, std::vector<NamedBinding> bindings,
                           const Shared<Pagination> &pagination = {});

} // namespace tooltray::workspace
