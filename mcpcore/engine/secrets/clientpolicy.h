// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/policy.h"

namespace tooltray::engine {

// Only what both allow. Rights that the other would grant are none.
workspace::ClientPolicy restrictedBy(workspace::ClientPolicy policy, const workspace::ClientPolicy &other);

} // namespace tooltray::engine
