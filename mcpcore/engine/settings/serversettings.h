// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/preferences.h"
#include "storage/configuration/configuration.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::engine {

// Who gets a token that is good until the program ends.
enum class Guest : std::uint8_t {
    Script, // of whoever started this: may do all that endpoints allow
    Relay,  // a program of whoever uses this computer, without the token of a client: see guestIn()
};

// How to reach the server.
struct Connection {
    std::string url;
    std::string token;

    bool operator==(const Connection &) const = default;
};

// What an engine works with for as long as it lives.
struct EngineSettings {
    std::string dataFolder = {}; // empty: no workspace is opened, and no tool served
    std::string configFile = {}; // empty: config.yaml in the data folder, where there is one
    // Whether that file counts as the person: somebody named it, or the data folder is their usual one. Else it lies in
    // a folder that somebody may have sent, and what it runs and sends needs a consent.
    bool isConfigOwn = true;
    std::string home = {}; // of the user, where MCP clients have their files; empty: of whoever runs this
    // Where the consents of the person at this computer are kept, outside of every data folder; empty: they hold until
    // the program ends.
    std::string consentFile = {};
    // Program and arguments that bring clients here which speak to programs only; empty: there is none.
    std::vector<std::string> relay = {};

    bool operator==(const EngineSettings &) const = default;
};

inline constexpr const char *kSampleEndpoint = "demo";

struct ServerSettings {
    static constexpr std::uint16_t kDefaultPort = 8665;

    // Nothing: the one of the configuration, or else the default; 0 picks a free one, and the same the next time.
    std::optional<std::uint16_t> port = {};
    // Whether the sample API is served as well, as the endpoint kSampleEndpoint of the default workspace. It is too
    // where a person chose so, see ServerPreferences.
    bool hasDemo = false;

    bool operator==(const ServerSettings &) const = default;
};

// What the window and the command line show of the server; a value, passed between threads by copy.
struct ServerStatus {
    enum class State : std::uint8_t { Stopped, Starting, Running, PortInUse, Failed };

    State state = State::Stopped;
    std::uint16_t port = 0;
    std::string url = {};     // http://127.0.0.1:8665/mcp while running
    std::string demoUrl = {}; // of the sample API, while it is served
    std::string problem = {}; // a sentence, for PortInUse and Failed
    int clients = 0;
    std::uint16_t freePort = 0;  // for PortInUse: one that could be had instead; 0: none was found
    std::uint16_t movedFrom = 0; // asked for any port: the one it had before, which somebody else has now
    bool isPaused = false;       // calls of clients are refused, whenever it runs

    bool operator==(const ServerStatus &) const = default;
};

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

// What holds for the server: what the configuration file says, and where it says nothing what a person chose.
storage::ConfiguredServer effectiveServer(const storage::ConfiguredServer &configured,
                                          const ServerPreferences &chosen);

// The same for the window, with who decided it; but for the command line, which comes before both.
PreferencesState preferencesState(const Preferences &chosen, const storage::ConfiguredServer &configured);

} // namespace tooltray::engine
