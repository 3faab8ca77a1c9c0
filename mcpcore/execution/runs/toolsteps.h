// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/delivery/action.h"
#include "execution/delivery/callframe.h"
#include "execution/pages/pageorder.h"
#include "execution/preparation/preparedtool.h"
#include "execution/runs/compositerun.h"

namespace tooltray::execution {

struct ToolRunOrder {
    std::shared_ptr<const workspace::Tool> tool;
    std::optional<workspace::Version> version = {};
    json::Value arguments = json::Value::object();
    PageRequest pageRequest = {};
    // For a tool that another one calls: the steps that lead here, the tools that run, and their mutations.
    std::string place = {};
    std::vector<std::string> callers = {};
    std::shared_ptr<Mutations> mutations = {};
    // How its arguments were made, and from what; both outlive the run.
    const Scope *caller = nullptr;
    const std::vector<workspace::NamedBinding> *passed = nullptr;
    std::function<void(std::uint64_t count)> onProgress =
        {}; // items or events, of a tool that another one calls
};

// Runs the steps of one call of a composite tool.
class ToolSteps final : public StepRunner {
public:
    using StartTool = std::function<std::unique_ptr<Run>(ToolRunOrder, Done<OperationOutcome>)>;

    // The arguments, what is asked of the pages are those of the composite tool. startTool runs a tool that one of the
    // steps calls.
    ToolSteps(CallFramePtr frame, PreparedTool::Pointer prepared, json::Value arguments,
              PageRequest pageRequest, PagePosition from, StartTool startTool);

    [[nodiscard]] Result<std::unique_ptr<Run>> run(StepOrder order, Done<OperationOutcome> done) override;

private:
    Result<std::unique_ptr<Run>> runTool(const workspace::ToolInvocation &call, StepOrder order,
                                         Done<OperationOutcome> done);
    PageRequest pageRequestOf(const StepOrder &order) const;
    Result<Action> actionOf(const StepOrder &order) const;
    std::unique_ptr<Run> runAction(Action action, const StepOrder &order, Done<OperationOutcome> done);

    CallFramePtr m_frame;
    PreparedTool::Pointer m_prepared;
    json::Value m_arguments;
    PageRequest m_pageRequest;
    PagePosition m_from;
    StartTool m_startTool;
};

} // namespace tooltray::execution
