// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/server/outlet.h"
#include "mcp/types/content.h"
#include "mcp/types/offer.h"
#include "mcp/types/prompt.h"
#include "toolkit/access/clientview.h"
#include "workspace/snapshot/workspace.h"

#include <QObject>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::toolkit {

class Catalogue;
struct Services;

// tooltray://schema/ENDPOINT, tooltray://schema/ENDPOINT/TYPE, tooltray://tools/NAME, tooltray://results/HANDLE.
class Resources {
public:
    static constexpr std::size_t kPageItems = 200;

    // Both outlive it.
    Resources(Services &services, Catalogue &catalogue) : m_services(services), m_catalogue(catalogue) {}

    static std::string schemaUri(std::string_view endpoint);
    static std::string toolUri(std::string_view tool);
    static std::vector<mcp::ResourceTemplate> templates();
    static bool isTemplate(std::string_view uriTemplate);

    mcp::ListPage<mcp::Resource> page(const ClientView &client, const workspace::Workspace &workspace,
                                      const mcp::Cursor &cursor);
    void read(const ClientView &client, const std::string &uri, mcp::Reply<mcp::ReadResult> reply);
    mcp::Completion complete(const ClientView &client, const mcp::CompletionRequest &request);

private:
    void readSchema(const std::string &uri, const std::string &endpoint, const std::string &type,
                    mcp::Reply<mcp::ReadResult> reply);
    void readTool(const ClientView &client, const std::string &uri, const std::string &name,
                  mcp::Reply<mcp::ReadResult> reply);
    void readResult(const ClientView &client, const std::string &uri, const std::string &handle,
                    mcp::Reply<mcp::ReadResult> reply);
    std::vector<std::string> names(const ClientView &client, const mcp::CompletionRequest &request);

    Services &m_services;
    Catalogue &m_catalogue;
    QObject m_context; // of what a pool works on
};

} // namespace tooltray::toolkit
