// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

namespace tooltray::ui {

// The arguments that a schema asks for at least, with its defaults and first choices, to be filled in.
json::Value blankArguments(const json::Value &schema);

} // namespace tooltray::ui
