// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/command/builtin.h"
#include "workspace/edit/edit.h"
#include "json/value.h"

namespace tooltray::toolkit {

// Makes an edit and answers with this once it is made.
[[nodiscard]] Running applyThenAnswer(const CommandContext &context, workspace::Edit edit, json::Value answer,
                                      CommandDone done);

} // namespace tooltray::toolkit
