// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/proposal/arguments.h"
#include "workspace/definitions/operation.h"
#include "json/value.h"

#include <optional>
#include <string>

namespace tooltray::workspace {

// The parameter of a tool that alone fills a field which the operation requires, if callers may omit it: the request is
// then sent without the field. Nothing where the tool fixes the field, fills it from the context or has a default for
// it, where the request does not send it, and for placeholders. Null parameters declare nothing: all may be omitted.
std::optional<std::string> optionalParameterFor(const openapi::ApiArgument &argument,
                                                const RestRequest &request, const json::Value &parameters);

} // namespace tooltray::workspace
