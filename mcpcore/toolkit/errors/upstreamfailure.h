// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "execution/answers/callresult.h"

namespace tooltray::toolkit {

// Why a schema could not be fetched, at the level where it happened: its error tells of no level, but of a status or
// of a step that failed. What never came to a request is the tool's.
execution::CallFailure upstreamFailure(Error error);

} // namespace tooltray::toolkit
