// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "openapi/model/fieldstyle.h"
#include "upstream/exchange/url.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The parameters in the query of a URL.
namespace tooltray::execution {

// The members of an object as the text of a query: a=1&b=x%20y. A list gives its name once for each element; null is
// left out. What is no text, number or boolean has a place there only with a style, and the error names it.
Result<std::string> queryText(const json::Value &members, const openapi::FieldStyles &styles = {});

// Whether the members of the value go by their own names into the query, or into a form: the place "body".
bool isSpread(const openapi::FieldStyle *style, std::string_view place, const json::Value &value);

// The error where a member that goes by its own name would stand in for another value of the request. The names are
// further ones that the request sends, each in the form that foldedParameter() gives.
std::optional<Error> doubledName(const json::Value &members, const openapi::FieldStyles &styles,
                                 std::string_view place, const std::vector<std::string> &names = {});

// The names of the parameters in the query of a URL, each in the form that foldedParameter() gives.
std::vector<std::string> parameterNames(std::string_view query);
// Names that a server may take for the same have one form: in lower case, without what follows a bracket and, as PHP
// reads them, without spaces in front and with an underscore for a dot or space.
std::string foldedParameter(std::string_view name);

// The URL with these parameters in place of those of the same names, but for those that are fixed.
Result<upstream::Url> withQuery(const upstream::Url &url, const json::Value &members,
                                const openapi::FieldStyles &styles = {},
                                const std::vector<std::string> &fixed = {});
// The query without parameters of these names, see parameterNames().
std::string withoutParameters(std::string_view query, const std::vector<std::string> &names);

// The URL with the parameters of that other one that have one of these names, see parameterNames(): in place of its own
// of those names, and behind all others.
Result<upstream::Url> withParametersOf(const upstream::Url &url, const upstream::Url &other,
                                       const std::vector<std::string> &names);

} // namespace tooltray::execution
