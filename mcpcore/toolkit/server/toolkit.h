// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/catalogue/catalogue.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/dispatch/dispatch.h"
#include "toolkit/records/trafficjournal.h"
#include "toolkit/server/workspacebackend.h"

namespace tooltray::toolkit {

// Everything that offers one workspace, put together.
class Toolkit {
public:
    // The objects that the services name outlive the toolkit.
    Toolkit(const Services &services, Catalogue::BuiltIns builtIns, mcp::Implementation server);
    Toolkit(const Toolkit &) = delete;
    Toolkit &operator=(const Toolkit &) = delete;

    Services &services() { return m_services; }
    Catalogue &catalogue() { return m_catalogue; }
    Dispatch &dispatch() { return m_dispatch; }
    WorkspaceBackend &backend() { return m_backend; }
    TrafficJournal &traffic() { return m_traffic; } // to watch the server of the backend

private:
    Services m_services;
    Catalogue m_catalogue;
    Dispatch m_dispatch;
    TrafficJournal m_traffic;
    WorkspaceBackend m_backend;
};

// The names that no saved tool may have, for Workspace::create().
workspace::BuiltInNames occupiedNames(const Catalogue::BuiltIns &builtIns);

} // namespace tooltray::toolkit
