// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
// Who may not do that is told so, whatever there is. The administration must outlive the routes.
void addAdministrationRoutes(http::Router &router, Administration &administration);

} // namespace tooltray::toolkit
