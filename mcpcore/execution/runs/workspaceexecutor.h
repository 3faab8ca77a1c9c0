// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/delivery/callframe.h"
#include "execution/runs/executor.h"

#include <memory>

namespace tooltray::execution {

// The executor of a workspace, for as long as that is open. Its runs do not outlive it.
class WorkspaceExecutor final : public Executor {
public:
    explicit WorkspaceExecutor(ExecutionServices services);

    [[nodiscard]] std::unique_ptr<Run> start(CallOrder order, Done<CallOutcome, CallTrace> done) override;
    std::optional<Error> refusal(const workspace::Workspace &workspace, const std::string &endpoint) override;
    std::optional<Error> variableRefusal(const workspace::Workspace &workspace,
                                         const workspace::ContextVariable &variable,
                                         const std::string &endpoint) override;
    bool permits(const workspace::Workspace &workspace, std::string_view tool) override;

private:
    ExecutionServices m_services;
    ExecutionMemory m_memory;
};

} // namespace tooltray::execution
