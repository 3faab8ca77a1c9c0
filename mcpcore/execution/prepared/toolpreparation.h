// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/prepared/preparedtool.h"

#include <optional>
#include <set>
#include <string>

namespace tooltray::execution {

// Checks the operations of a tool, plans their variables and compiles the schemas of its parameters.
class ToolPreparation {
public:
    // The definition, endpoint and schemas of what is prepared are there; the rest is filled in.
    ToolPreparation(const workspace::Workspace &workspace, PreparedTool &prepared);

    std::optional<BrokenTool> run();

private:
    void settleIdempotency();
    void add(const workspace::Step &step);
    void add(const workspace::GraphqlOperation &operation, const std::string &endpoint,
             const std::vector<workspace::NamedBinding> &bindings,
             const workspace::Rare<workspace::Pagination> &pagination, const json::Value &parameters,
             const std::string &step);
    json::Value parametersAround(const workspace::Step &step) const;
    void addPlaceholders(const workspace::RestRequest &request);
    void addContextOfBindings();
    void addContext(const std::string &name);
    std::optional<Error> prepareParameters();
    std::optional<Error> compile(json::Value document, PreparedParameters &out) const;
    BrokenTool broken(std::string code, const std::string &why, std::string hint) const;
    BrokenTool unfit() const;

    const workspace::Workspace &m_workspace;
    PreparedTool &m_prepared;
    const workspace::ToolVersion &m_definition;
    Findings m_findings;
    std::optional<BrokenTool> m_broken;
    std::set<std::string> m_context;
};

} // namespace tooltray::execution
