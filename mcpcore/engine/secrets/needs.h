// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/consent/claim.h"
#include "workspace/snapshot/workspace.h"

#include <map>
#include <string>
#include <vector>

namespace tooltray::engine {

// What a definition leads to.
struct Need {
    credentials::Claim claim;
    std::string endpoint;
    std::string credential; // or the context variable, as ${KEY}
    // Said by config.yaml from beginning to end, which counts as the person.
    bool isConfigured = false;
    // Follows from the credential alone, whatever uses it.
    bool isOfCredential = false;
};

// What the definitions of one workspace lead to: which programs run, and which secrets go where.
class Needs {
public:
    // Of the configuration file, which has no say in other workspaces.
    struct Configuration {
        std::string file = {};
        // Its context variables that have values of the environment in them, with the text that says which.
        std::map<std::string, std::string, std::less<>> expandedContext = {};
    };

    explicit Needs(std::string workspace) : m_workspace(std::move(workspace)) {}
    void setConfiguration(Configuration configuration) { m_configuration = std::move(configuration); }
    const std::string &workspace() const { return m_workspace; }

    std::vector<Need> ofEndpoint(const workspace::Workspace &workspace,
                                 const workspace::Endpoint &endpoint) const;
    // Whoever uses it; where its secret goes by itself, as the one of an OAuth client does.
    std::vector<Need> ofCredential(const workspace::Workspace &workspace,
                                   const workspace::Credential &credential) const;
    std::vector<Need> ofVariable(const workspace::Workspace &workspace,
                                 const workspace::ContextVariable &variable,
                                 const workspace::Endpoint &endpoint) const;
    // The destinations themselves.
    std::vector<credentials::Claim> destinations(const workspace::Workspace &workspace,
                                                 const workspace::Endpoint &endpoint) const;

    // Where commands run, so that a program that is named by a relative path is always the same one.
    static std::string commandFolder(const workspace::Workspace &workspace, const std::string &credential);

private:
    json::Value secretOf(const workspace::Workspace &workspace,
                         const workspace::Credential &credential) const;
    json::Value sentBy(const workspace::Workspace &workspace, const workspace::Credential &credential) const;

    std::string m_workspace;
    Configuration m_configuration;
};

// Whether config.yaml says what counts under the name.
bool isConfigured(const workspace::Workspace &workspace, workspace::ObjectKind kind, const std::string &name);

} // namespace tooltray::engine
