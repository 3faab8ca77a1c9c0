// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/preferences.h"
#include "storage/configuration/configuration.h"
#include "workspace/definitions/policy.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::engine {

// The guests that get a token that is good until the program ends.
enum class Guest : std::uint8_t {
    Script, // of whoever started this: may do all that endpoints allow
    Relay,  // a program of whoever uses this computer, without the token of a client: see guestIn()
};

// The address of the server and a token for it.
struct ServerConnection {
    std::string url;
    std::string token;

    bool operator==(const ServerConnection &) const = default;
};

// The settings that an engine works with for as long as it lives.
struct EngineSettings {
    std::string dataFolder = {}; // empty: no workspace is opened, and no tool served
    std::string configFile = {}; // empty: config.yaml in the data folder, where there is one
    // True if that file counts as the person: it was named, or the data folder is their usual one. Otherwise
    // it lies in a folder that others may have sent, and what it runs and sends needs consent.
    bool isConfigOwn = true;
    bool movesLibrary = false; // somebody moves the library at once, so that it need not be offered
    std::string home = {};     // of the user, where MCP clients have their files; empty: of whoever runs this
    // The file with the consents of the person at this computer, outside of every data folder; empty: they
    // hold until the program ends.
    std::string consentFile = {};
    // Program and arguments that bring clients here which speak to programs only; empty: there is none.
    std::vector<std::string> relay = {};

    bool operator==(const EngineSettings &) const = default;
};

// The workspace that is always there; the others are made by people.
inline constexpr std::string_view kDefaultWorkspace = "default";

inline constexpr const char *kSampleEndpoint = "demo";

struct ServerSettings {
    static constexpr std::uint16_t kDefaultPort = 8665;

    // nothing: the port of the configuration, else the default; 0 picks a free port, the same the next time.
    std::optional<std::uint16_t> port = {};
    // True if the sample API is also served, as the endpoint kSampleEndpoint of the default workspace. It
    // also is if a person chose so, see ServerPreferences.
    bool hasDemo = false;

    bool operator==(const ServerSettings &) const = default;
};

// The server's status for the window and the command line; a value, passed between threads by copy.
struct ServerStatus {
    enum class State : std::uint8_t { Stopped, Starting, Running, PortInUse, Failed };

    State state = State::Stopped;
    std::uint16_t port = 0;
    std::string url = {};                // http://127.0.0.1:8665/mcp while running
    std::string demoUrl = {};            // of the sample API, while it is served
    std::string demoDescriptionUrl = {}; // of the same as a REST API
    Message problem = {};                // a sentence, for PortInUse and Failed
    int clients = 0;
    std::uint16_t freePort = 0;  // for PortInUse: one that could be had instead; 0: none was found
    std::uint16_t movedFrom = 0; // asked for any port: the one it had before, which somebody else has now
    bool isPaused = false;       // calls of clients are refused, whenever it runs

    bool operator==(const ServerStatus &) const = default;
};

// The source that decides a setting of the server. The first to say anything: command line, file, person.
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

// The settings in effect: those of the configuration file, and where it has none those that a person chose.
storage::ConfiguredServer effectiveServer(const storage::ConfiguredServer &configured,
                                          const ServerPreferences &chosen);

// The same for the window, with who decided it; but for the command line, which comes before both.
PreferencesState preferencesState(const Preferences &chosen, const storage::ConfiguredServer &configured);

// Only what both allow. Rights that the other would grant are none.
workspace::ClientPolicy restrictedBy(workspace::ClientPolicy policy, const workspace::ClientPolicy &other);

} // namespace tooltray::engine
