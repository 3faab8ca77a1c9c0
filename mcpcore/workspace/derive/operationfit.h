// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "openapi/proposal/arguments.h"
#include "workspace/definitions/operation.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::workspace {

// The renamings of members that the response of the operation does not have, as far as its description says what it
// has.
std::vector<ResultShape::Renaming> lostFields(const openapi::Api &api, const openapi::ApiOperation &operation,
                                              const ResultShape &shape);

// The parameter of a tool that alone fills a field which the operation requires, if callers may omit it: the request is
// then sent without the field. Nothing where the tool fixes the field, fills it from the context or has a default for
// it, where the request does not send it, and for placeholders. Null parameters declare nothing: all may be omitted.
std::optional<std::string> optionalParameterFor(const openapi::ApiArgument &argument,
                                                const RestRequest &request, const json::Value &parameters);

// Whether the schema of an argument accepts values that the described one refuses. Of schemas that are combined or refer
// to others it is not known.
bool acceptsMore(const json::Value &own, const json::Value &described);

// The schema of an argument with what the described one adds to it; the same where it accepts no more. Its texts stay, and
// a default that is still one.
json::Value narrowedSchema(const json::Value &own, const json::Value &described);

} // namespace tooltray::workspace
