// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/preferences/preferences.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tooltray::engine {

// Who decides a setting of the server. The first that says anything: the command line, the file, the person.
enum class Decider : std::uint8_t { Person, ConfigFile, CommandLine };

// The preferences, and what holds of them.
struct PreferencesState {
    Preferences chosen = {};
    ServerPreferences inEffect = {}; // of the server; the port is there once it was started
    std::string configFile = {};     // empty where there is none
    bool isLibraryShared = false;    // what is saved is saved for everybody who uses the same database
    Decider port = Decider::Person;
    Decider addresses = Decider::Person;
    Decider allowedHosts = Decider::Person;
    Decider allowedOrigins = Decider::Person;
    Decider maxConnections = Decider::Person;
    Decider maxBodyBytes = Decider::Person;

    bool operator==(const PreferencesState &) const = default;
};

} // namespace tooltray::engine
