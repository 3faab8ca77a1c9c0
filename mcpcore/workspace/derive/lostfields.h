// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "workspace/definitions/results.h"

#include <vector>

namespace tooltray::workspace {

// The renamings of members that the response of the operation does not have, as far as its description says what it
// has.
std::vector<ResultShape::Renaming> lostFields(const openapi::Api &api, const openapi::ApiOperation &operation,
                                              const ResultShape &shape);

} // namespace tooltray::workspace
