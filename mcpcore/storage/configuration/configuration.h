// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/definitions/object.h"
#include "workspace/definitions/policy.h"
#include "workspace/snapshot/workspace.h"
#include "json/decode.h"
#include "json/pointer.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::storage {

// Something that is wrong in a configuration file.
struct ConfigurationProblem {
    std::string file;
    json::Position position;
    Message message;                        // a sentence or two; never what the environment or a secret says
    std::vector<std::string> accepted = {}; // the keys or words that would do, where that is the question

    std::string toString() const; // config.yaml:3:5: Unknown key ...

    bool operator==(const ConfigurationProblem &) const = default;
};

struct Problem {
    std::size_t offset = 0; // in bytes
    Message message;
    std::vector<std::string> accepted = {};

    bool operator==(const Problem &) const = default;
};

// Collects what is wrong in a text.
class Problems {
public:
    // The most problems that are listed; beyond them, a message only says that there are more.
    static constexpr std::size_t kShown = 100;

    void add(Problem problem);
    void add(std::size_t offset, Message message) { add({offset, std::move(message)}); }
    // Records only that there are more problems, for a check that stopped early.
    void addMore() { m_hasMore = true; }
    bool isEmpty() const { return m_found.empty(); }
    bool isFull() const { return m_found.size() >= kShown; }
    bool isAt(std::size_t offset) const;

    // In the order of the text, each once.
    std::vector<ConfigurationProblem> diagnostics(const std::string &file, std::string_view text) const;

private:
    std::vector<Problem> m_found;
    bool m_hasMore = false;
};

// A secret on its way from the configuration file to whoever keeps secrets: nothing can print, encode or
// compare it. Copies share it; the last one wipes it out.
class SealedText {
public:
    SealedText() = default;
    explicit SealedText(std::string text);

    bool isEmpty() const { return !m_text || m_text->empty(); }

    // Shows it to a function that takes a string_view, for as long as that runs.
    template <typename Use>
    decltype(auto) open(Use &&use) const
    {
        return std::forward<Use>(use)(m_text ? std::string_view(*m_text) : std::string_view());
    }

private:
    std::shared_ptr<const std::string> m_text;
};

// A secret as the configuration file gives it.
struct ConfiguredSecret {
    std::string variable; // of the environment, that holds it and nothing else; empty: none does
    SealedText text;
    bool isUnset = false; // the environment does not have that variable, or it is empty
};

struct PostgresAddress;

// Where the workspace is kept.
struct ConfiguredStorage {
    enum class Adapter : std::uint8_t { Json, Sqlite, Postgresql };
    enum class Tls : std::uint8_t { Disable, Prefer, Require, VerifyFull };

    Adapter adapter = Adapter::Json;
    std::string path = {}; // of the folder, or of the file of Sqlite; empty: below the data folder
    // The rest is Postgresql's.
    std::string host = {}; // or the folder of a socket; empty: the usual one
    std::uint16_t port = 5432;
    std::string database = {};
    std::string user = {};
    std::string schema = {}; // empty: the usual one
    std::optional<ConfiguredSecret> password = {};
    Tls tls = Tls::Prefer;
    std::string caFile = {};
    // Which several programs on the library have in common, so that each answers what another one began; nothing: this
    // one shares the library alone.
    std::optional<ConfiguredSecret> sharedKey = {};
    static constexpr std::size_t kLeastKey = 32; // bytes

    // How to get there. Precondition: it is Postgresql.
    PostgresAddress postgresAddress() const;
};

// The names of enum values in the configuration; see json/decode.h. Those of Tls are libpq's.

constexpr auto namesOf(ConfiguredStorage::Adapter)
{
    using enum ConfiguredStorage::Adapter;
    return std::to_array<json::Named<ConfiguredStorage::Adapter>>(
        {{"json", Json}, {"sqlite", Sqlite}, {"postgresql", Postgresql}});
}

constexpr auto namesOf(ConfiguredStorage::Tls)
{
    using enum ConfiguredStorage::Tls;
    return std::to_array<json::Named<ConfiguredStorage::Tls>>(
        {{"disable", Disable}, {"prefer", Prefer}, {"require", Require}, {"verify-full", VerifyFull}});
}

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

// Where traces and metrics are sent to, by OTLP over HTTP.
struct ConfiguredTelemetry {
    std::string endpoint = {}; // to which /v1/traces and /v1/metrics are added; empty: nowhere
    std::map<std::string, ConfiguredSecret> headers = {};
    std::string caFile = {};  // besides what the system trusts
    std::string service = {}; // its name; empty: tooltray
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
    ConfiguredTelemetry telemetry = {};
    ConfiguredSettings settings = {};
    std::map<std::string, workspace::ContextScope> contextScopes = {}; // of what agents set without saying
    // The texts that hold references to the environment, as they are written, by their JSON Pointers. Of a secret there
    // are the references alone.
    std::map<std::string, std::string, std::less<>> expanded = {};
    std::vector<ConfiguredObject> objects = {};
    std::vector<CredentialSecret> secrets = {};
    // The places of the other values, by their JSON Pointers: /server/port, /surface.
    std::map<std::string, json::Position> places = {};
    // The endpoints that are left out, with the environment variable that each lacks.
    std::map<std::string, std::string, std::less<>> leftOut = {};
    // Warnings about missing environment variables, and about what is left out because of them.
    std::vector<ConfigurationProblem> warnings = {};
};

// The objects on the configuration's layer of a workspace that follows the file. Settings that the file does
// not set are those that the workspace has stored.
std::vector<workspace::Object> configuredObjects(const workspace::Workspace &workspace,
                                                 const Configuration &configuration);

} // namespace tooltray::storage
