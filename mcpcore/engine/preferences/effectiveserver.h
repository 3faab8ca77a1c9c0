// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/preferences/preferences.h"
#include "engine/preferences/preferencesstate.h"
#include "storage/configuration/configuration.h"

namespace tooltray::engine {

// What holds for the server: what the configuration file says, and where it says nothing what a person chose.
storage::ConfiguredServer effectiveServer(const storage::ConfiguredServer &configured,
                                          const ServerPreferences &chosen);

// The same for the window, with who decided it; but for the command line, which comes before both.
PreferencesState preferencesState(const Preferences &chosen, const storage::ConfiguredServer &configured);

} // namespace tooltray::engine
