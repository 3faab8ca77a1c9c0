// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::workspace {

// The handling of a call that would change something upstream.
enum class MutationPolicy : std::uint8_t { Deny, Ask, Allow };

// Built-in tools that can be switched off together.
enum class BuiltInGroup : std::uint8_t { Execute, Management, Schema, Context };

// The way in which the catalogue is offered.
enum class SurfaceMode : std::uint8_t { Auto, Direct, Commands };

struct Surface {
    SurfaceMode mode = SurfaceMode::Auto;
    std::uint32_t maxTools = 40; // Auto offers the commands only beyond either bound
    std::optional<std::uint64_t> maxBytes;

    bool operator==(const Surface &) const = default;
};

// The rights that a client has only if a person grants them.
enum class ClientRight : std::uint8_t {
    AllCalls, // see the calls of other clients, of tools that it may see itself
    Metrics,  // read the figures of the workspace
    // For a client of the default workspace: create, rename and remove workspaces, and choose their clients.
    Administer,
};

// The permissions and limits of one client.
struct ClientPolicy {
    bool readOnly = false;
    std::vector<std::string> allowedTools; // with allowedTags: what is named by either; both empty: all
    std::vector<std::string> allowedTags;
    std::optional<MutationPolicy> mutations; // the stricter one of this and the endpoint's counts
    std::optional<std::uint32_t> callsPerMinute;
    std::optional<std::uint64_t> resultBytes;
    std::optional<Surface> surface;
    std::vector<BuiltInGroup> groupsOff;
    std::vector<ClientRight> rights;

    bool operator==(const ClientPolicy &) const = default;
};

// One MCP client, known by its own bearer token, of which only the hash is kept.
struct Client {
    std::string name;
    std::string title;
    std::string profile;   // what program it is: claude-code, cursor ...
    std::string tokenHash; // sha256:HEX
    bool enabled = true;
    ClientPolicy policy;

    bool operator==(const Client &) const = default;
};

using ClientPtr = std::shared_ptr<const Client>;

enum class ContextScope : std::uint8_t { Session, Persistent };

// The shared values that a client may replace for itself. Values of secrets, and those that an endpoint puts
// into its URL or headers, cannot be replaced unless all can.
enum class ContextOverride : std::uint8_t {
    None,
    Persons, // a person's, but not those of the configuration file
    All,
};

// The settings of the workspace as a whole.
struct Settings {
    std::string title;
    Surface surface;
    std::vector<BuiltInGroup> groupsOff;
    std::uint64_t resultBytes = 40'000;
    ContextScope contextScope = ContextScope::Session; // of what agents set without saying
    ContextOverride contextOverride = ContextOverride::Persons;

    bool operator==(const Settings &) const = default;
};

} // namespace tooltray::workspace
