// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/changes/change.h"
#include "openapi/model/api.h"

namespace tooltray::openapi {

// The operation afterwards that is the same: of the same method and path, whatever its id and its placeholders are called
// now. One that was beside it before is another, however alike their paths are. Null: it is gone.
const ApiOperation *counterpart(const Api &before, const ApiOperation &operation, const Api &after);

// The changes for a caller who uses these parts of an operation.
ApiChanges compareOperation(const Api &before, const ApiOperation &operation, const Api &after,
                            const UsedOperationParts &used);

// All that changed, in the order of the description before; what was added comes last.
ApiChanges compare(const Api &before, const Api &after);

} // namespace tooltray::openapi
