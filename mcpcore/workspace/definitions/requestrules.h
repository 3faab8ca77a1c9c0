// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/operation.h"

#include <string>
#include <string_view>

// GET, HEAD, OPTIONS and QUERY are meant to change nothing (RFC 9110, 9.2.1). Many servers take one for another method when a header or
// parameter says so, and GraphQL servers run the operation that stands in a URL.

namespace tooltray::workspace {

// True if a server may run the request as another method because of this header, parameter or member of the
// body. An empty value stands for one that is not known yet.
bool overridesMethod(std::string_view name, std::string_view value);

// In place of a {placeholder}, whose value is not known yet: no URL has it.
inline constexpr char kOpenValue = '\x01';
std::string withOpenValues(std::string_view path);

// True if the text is or holds a GraphQL operation, also percent-encoded or as a JSON string.
bool holdsOperation(std::string_view text);

// True if the path of the URL is likely that of a GraphQL server, which may run an operation that it stores: its id is
// sent under whatever name the server chose, in the path, the query, a header or the body.
bool isGraphqlPath(std::string_view target);

// True if the text of a body has a member or parameter that overrides the method.
bool bodyOverridesMethod(std::string_view body);

// True if sending the request may change something at the API, as far as its definition tells. The request
// is checked again with its arguments before it is sent.
bool mutates(const RestRequest &request, const Pagination *pagination = nullptr);

// True where a header or query parameter of that name usually carries a secret, so that its value belongs to a
// credential and never into a definition.
bool isSecretHeader(std::string_view name);

// True if the path of a tool has a segment of dots (text/encoding/pathclimb.h) whatever fills its placeholders.
bool alwaysClimbs(std::string_view pathTemplate);

} // namespace tooltray::workspace
