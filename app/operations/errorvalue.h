// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

namespace tooltray::app {

// {kind, code, message, hint?, details?}, as --json and the instance socket tell an error.
json::Value errorValue(const Error &error);
Error errorFrom(const json::Value &value);

} // namespace tooltray::app
