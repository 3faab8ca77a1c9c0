// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/response.h"
#include "toolkit/dispatch/commandcall.h"

namespace tooltray::toolkit {

// What a command came to, as an HTTP response.
http::Response restAnswer(const CommandAnswer &answer);

} // namespace tooltray::toolkit
