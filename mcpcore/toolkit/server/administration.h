// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/done.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::toolkit {

// The workspaces themselves, for those who may make, rename and remove them. Implemented where they are kept.
class Administration {
public:
    virtual ~Administration() = default;

    // Never an agent's by accident: a right of its own that a person gives, or the token of who started the program.
    virtual bool mayAdminister(std::string_view principal) const = 0;

    // All of them, with their address, how many tools they have, and their clients.
    virtual json::Value workspaces() const = 0;
    virtual void makeWorkspace(std::string name, Done<Result<json::Value>> done) = 0;
    virtual void renameWorkspace(std::string name, std::string to, Done<Result<json::Value>> done) = 0;
    // The contents stay in a folder that the answer names.
    virtual void removeWorkspace(std::string name, Done<Result<json::Value>> done) = 0;

    // With a fresh token, which the answer has and nobody can read again.
    virtual void addClient(std::string workspace, std::string client, std::string title,
                           Done<Result<json::Value>> done) = 0;
    // With its token and its rights from another workspace.
    virtual void moveClient(std::string client, std::string from, std::string to,
                            Done<Result<json::Value>> done) = 0;
    virtual void removeClient(std::string workspace, std::string client, Done<Result<json::Value>> done) = 0;
};

} // namespace tooltray::toolkit

namespace tooltray::http {
class Router;
}

namespace tooltray::toolkit {

class Administration;

// Workspaces and their clients for scripts:
//
//     POST   /api/v1/workspaces                          {"name": "team"}
//     PATCH  /api/v1/workspaces/team                     {"name": "crew"}
//     DELETE /api/v1/workspaces/team
//     POST   /api/v1/workspaces/team/clients             {"name": "cursor", "title"?} or {"name", "from": "default"}
//     DELETE /api/v1/workspaces/team/clients/cursor
//
// A caller without that right is told so, whatever there is. The administration must outlive the routes.
void addAdministrationRoutes(http::Router &router, Administration &administration);

} // namespace tooltray::toolkit
