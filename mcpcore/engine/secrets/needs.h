// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/consent/ledgerfile.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::execution {
struct Destination;
}

namespace tooltray::engine {

// The files in the folder of a workspace, which others may write: a consent to use one covers what it holds.
class WorkspaceFiles {
public:
    // An empty folder has no files.
    explicit WorkspaceFiles(const std::filesystem::path &folder);

    bool contains(const std::filesystem::path &path) const;

    // Tells what the file holds from anything else it may hold; nothing for a file elsewhere.
    std::optional<std::string> content(const std::filesystem::path &path) const;
    // The contents of all files that a command names, by their paths; null where it names none.
    json::Value contentsNamedBy(const std::vector<std::string> &command, const std::string &runsIn) const;

    // Changes whenever these contents do, and takes no reading; empty where there are none.
    std::string stamp(const std::filesystem::path &path) const;
    std::string stampOf(const std::vector<std::string> &command, const std::string &runsIn) const;

private:
    std::vector<std::filesystem::path> namedBy(const std::vector<std::string> &command,
                                               const std::string &runsIn) const;

    std::vector<std::filesystem::path> m_folders; // as it is written, and without links
};

// A claim that follows from a definition, with the objects that it is about.
struct Need {
    credentials::Claim claim;
    std::string endpoint = {};
    std::string credential = {}; // or the context variable, as ${KEY}
    // Said by config.yaml from beginning to end, which counts as the person.
    bool isConfigured = false;
    // Follows from the credential alone, whatever uses it.
    bool isOfCredential = false;
    std::string client = {};
    std::string tool = {};
};

// The consents of a workspace of the folder under its new name; nothing is left of another one that had that name.
credentials::LedgerChange renamedConsents(const credentials::ConsentEntries &entries,
                                          const std::string &folder, const std::string &from,
                                          const std::string &to);

// The needs of one workspace's definitions: which programs run, which secrets go where, and who may do what.
class Needs {
public:
    // The configuration file, which has no say in other workspaces.
    struct Configuration {
        std::string file = {};
        // True if it counts as the person; otherwise it is one more thing that others may have written.
        bool isOwn = true;
        // The values that it takes from the environment, see storage::Configuration.
        std::map<std::string, std::string, std::less<>> expanded = {};
    };

    Needs(std::string workspace, const std::filesystem::path &folder)
        : m_workspace(std::move(workspace))
        , m_folder(folder.parent_path().string())
        , m_files(folder)
    {}
    void setConfiguration(Configuration configuration) { m_configuration = std::move(configuration); }
    const std::string &workspace() const { return m_workspace; }
    // With all workspaces of its data folder.
    const std::string &folder() const { return m_folder; }

    std::vector<Need> ofEndpoint(const workspace::Workspace &workspace,
                                 const workspace::Endpoint &endpoint) const;
    // Independent of who uses it; includes where its secret goes by itself, as an OAuth client's does.
    std::vector<Need> ofCredential(const workspace::Workspace &workspace,
                                   const workspace::Credential &credential) const;
    std::vector<Need> ofVariable(const workspace::Workspace &workspace,
                                 const workspace::ContextVariable &variable,
                                 const workspace::Endpoint &endpoint) const;
    // The need to send mutations without asking.
    std::optional<Need> ofPolicy(const workspace::Workspace &workspace,
                                 const workspace::Endpoint &endpoint) const;
    std::optional<Need> ofPolicy(const workspace::Workspace &workspace,
                                 const workspace::Client &client) const;
    // The need to treat requests that may write as reading, and to make several changes in one call.
    std::optional<Need> ofPolicy(const workspace::Workspace &workspace, const workspace::Tool &tool) const;
    // The destinations themselves.
    std::vector<credentials::Claim> destinations(const workspace::Workspace &workspace,
                                                 const workspace::Endpoint &endpoint) const;

    // The folder that commands run in, so that a program with a relative path is always the same one.
    std::string commandFolder(const workspace::Workspace &workspace, const std::string &credential) const;
    // Changes when files do that the needs of the endpoint depend on.
    std::string filesOf(const workspace::Workspace &workspace, const workspace::Endpoint &endpoint) const;
    // True if the person entered the definition in effect under that name in the configuration file.
    bool isEntered(const workspace::Workspace &workspace, workspace::ObjectKind kind,
                   const std::string &name) const;

private:
    const std::string *expanded(const std::string &pointer) const;
    credentials::Claim commandOf(const workspace::Workspace &workspace,
                                 const workspace::Credential &credential) const;
    json::Value destinationValue(const execution::Destination &destination) const;
    bool isEndpointEntered(const workspace::Workspace &workspace, const workspace::Endpoint &endpoint) const;
    std::vector<json::Value> configuredTexts(const workspace::Workspace &workspace,
                                             const workspace::Endpoint &endpoint) const;
    json::Value secretOf(const workspace::Workspace &workspace,
                         const workspace::Credential &credential) const;
    json::Value sentBy(const workspace::Workspace &workspace, const workspace::Credential &credential) const;

    std::string m_workspace;
    std::string m_folder;
    WorkspaceFiles m_files;
    Configuration m_configuration;
};

} // namespace tooltray::engine
