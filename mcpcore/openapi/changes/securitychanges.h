// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/changes/change.h"
#include "openapi/model/api.h"

#include <string>

namespace tooltray::openapi {

// Whoever could call the operation before can still call it, or not.
void compareSecurity(const Api &before, const Operation &first, const Api &after, const Operation &second,
                     const std::string &coordinate, Changes &out);

} // namespace tooltray::openapi
