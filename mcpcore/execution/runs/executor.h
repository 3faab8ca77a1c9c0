// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/answers/callorder.h"
#include "execution/answers/callresult.h"
#include "execution/answers/run.h"
#include "execution/delivery/callframe.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::execution {

// Runs calls, whoever makes them: one pipeline for MCP, REST, the window and the command line.
class Executor {
public:
    virtual ~Executor() = default;

    // Begins the call. Nothing reaches an endpoint before policy, arguments, operation, variables and limits have
    // passed.
    [[nodiscard]] virtual std::unique_ptr<Run> start(CallOrder order, Done<CallOutcome, CallTrace> done) = 0;

    // Why no call can reach the endpoint, as far as that is known without a try.
    virtual std::optional<Error> refusal(const workspace::Workspace &workspace,
                                         const std::string &endpoint) = 0;
    // Why no call can take the variable's value there.
    virtual std::optional<Error> variableRefusal(const workspace::Workspace & /*workspace*/,
                                                 const workspace::ContextVariable & /*variable*/,
                                                 const std::string & /*endpoint*/)
    {
        return std::nullopt;
    }
    // True if the tool's own claims that only a person may make were made at this computer.
    virtual bool permits(const workspace::Workspace &workspace, std::string_view tool) = 0;
};

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
