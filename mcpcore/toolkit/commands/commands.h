// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::toolkit {

class Catalogue;

// The pair through which everything can be called, and the two commands that list_commands serves beside it. The
// catalogue outlives them as their owner.
void addCommands(Catalogue &catalogue);

} // namespace tooltray::toolkit
