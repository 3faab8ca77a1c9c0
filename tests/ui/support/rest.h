// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::test {

// Whether the windows stop laying themselves out when nothing happens. A layout that asks for the next one keeps a
// processor busy, and nobody sees it.
bool comesToRest();

} // namespace tooltray::test
