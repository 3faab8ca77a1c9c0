// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/arguments/bindings.h"
#include "execution/delivery/restquery.h"
#include "execution/pages/pageorder.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/url.h"
#include "workspace/definitions/operation.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// True if the request may change something at the API: any method but GET, HEAD, OPTIONS and QUERY (RFC 9110, 9.2.1),
// and those too where a header, a parameter or a GraphQL operation makes something else of them, or an endpoint of the
// workspace has its GraphQL server there.
bool mayWrite(const upstream::Request &request, const workspace::Workspace *workspace = nullptr);

// The parts of a URL, with the placeholders that pages fill still open.
struct RestTarget {
    std::string path;
    json::Value query;
    upstream::Url base;
    openapi::FieldStyles styles = {};
};

// The page is what asks for one, by name. Method and path are the definition's, see restRequest().
Result<RestTarget> restTarget(const workspace::RestRequest &definition,
                              const std::vector<workspace::NamedBinding> &bindings, const Scope &scope,
                              upstream::Url base, const json::Value &page);
Result<upstream::Url> filledUrl(const RestTarget &parts, const json::Value &page);

// Plans how the list of a request is fetched. What its own bindings say of the page is followed, see pageOrder(),
// except for constants and defaults: those are meant for a request without pages.
Result<PageOrder> restPages(const workspace::RestRequest &definition,
                            const std::vector<workspace::NamedBinding> &bindings, const Scope &scope,
                            const workspace::Pagination &pagination, const PageRequest &pageRequest);

// The request of a tool or step, ready to be sent. Method, path, query, headers and body are the definition's; what
// the path leaves open comes from the bindings, the arguments or the context, in this order. The base has all else:
// its URL is what the path is relative to; its headers, credential and parameters go along, and the definition
// replaces none of them. The placeholders that pages fill are those of the page.
Result<upstream::Request> restRequest(const workspace::RestRequest &definition,
                                      const std::vector<workspace::NamedBinding> &bindings,
                                      const Scope &scope, upstream::Request base,
                                      const json::Value &page = {});

// The value for {name} in the path.
Result<MaybeValue> placeholderValue(const std::string &name,
                                    const std::vector<workspace::NamedBinding> &bindings, const Scope &scope);

} // namespace tooltray::execution
