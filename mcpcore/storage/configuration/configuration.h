// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/configuration/configuredstorage.h"
#include "storage/configuration/problems.h"
#include "workspace/definitions/object.h"
#include "workspace/definitions/policy.h"
#include "workspace/snapshot/workspace.h"
#include "json/position.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::storage {

// The settings of the workspace that a configuration says; all others stay what they are.
struct ConfiguredSettings {
    std::optional<std::string> title = {};
    std::optional<workspace::Surface> surface = {};
    std::optional<std::vector<workspace::BuiltInGroup>> groupsOff = {};
    std::optional<std::uint64_t> resultBytes = {};
    std::optional<workspace::ContextScope> contextScope = {};
    std::optional<workspace::ContextOverride> contextOverride = {};

    bool isEmpty() const
    {
        return !title && !surface && !groupsOff && !resultBytes && !contextScope && !contextOverride;
    }
    workspace::Settings over(workspace::Settings settings) const;

    bool operator==(const ConfiguredSettings &) const = default;
};

// The endpoint that the short form gives, by its URL alone.
inline constexpr std::string_view kDefaultEndpoint = "default";

// The server settings in the file. The others are empty, so that a command line or the window may set them.
struct ConfiguredServer {
    std::optional<std::uint16_t> port = {};
    std::optional<std::vector<std::string>> addresses = {}; // IPv4 or IPv6
    std::vector<std::string> allowedHosts = {};
    std::vector<std::string> allowedOrigins = {};
    std::optional<std::size_t> maxConnections = {};
    std::optional<std::uint64_t> maxBodyBytes = {};
    bool metrics = false;

    bool operator==(const ConfiguredServer &) const = default;
};

// An object of the configuration's layer, and where it is defined.
struct ConfiguredObject {
    workspace::Object object;
    json::Position place = {};
};

// The secret that the file itself has for one of its credentials, whose source is Memory: whoever keeps
// secrets takes it over under the name of that credential.
struct CredentialSecret {
    std::string credential;
    SealedText text;
};

// The contents of config.yaml.
struct Configuration {
    std::string file;
    ConfiguredServer server = {};
    ConfiguredStorage storage = {};
    ConfiguredSettings settings = {};
    std::map<std::string, workspace::ContextScope> contextScopes = {}; // of what agents set without saying
    // The texts that hold references to the environment, as they are written, by their JSON Pointers. Of a secret there
    // are the references alone.
    std::map<std::string, std::string, std::less<>> expanded = {};
    std::vector<ConfiguredObject> objects = {};
    std::vector<CredentialSecret> secrets = {};
    // The places of the other values, by their JSON Pointers: /server/port, /surface.
    std::map<std::string, json::Position> places = {};
    // Warnings about missing environment variables, and about what is left out because of them.
    std::vector<Diagnostic> warnings = {};
};

// The objects on the configuration's layer of a workspace that follows the file. Settings that the file does
// not set are those that the workspace has stored.
std::vector<workspace::Object> configuredObjects(const workspace::Workspace &workspace,
                                                 const Configuration &configuration);

} // namespace tooltray::storage
