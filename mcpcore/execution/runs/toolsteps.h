// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/delivery/action.h"
#include "execution/delivery/callframe.h"
#include "execution/pages/pageorder.h"
#include "execution/preparation/preparedtool.h"
#include "execution/runs/compositerun.h"

namespace tooltray::execution {

// Runs the steps of one call of a composite tool.
class ToolSteps final : public StepRunner {
public:
    // The arguments, what is asked of the pages are those of the composite tool.
    ToolSteps(CallFramePtr frame, PreparedTool::Pointer prepared, json::Value arguments,
              PageRequest pageRequest, PagePosition from);

    [[nodiscard]] std::unique_ptr<Run> run(StepOrder order,
                                           std::function<void(OperationOutcome)> done) override;

private:
    using Done = std::function<void(OperationOutcome)>;

    std::unique_ptr<Run> runTool(const workspace::ToolInvocation &call, StepOrder order, Done done);
    PageRequest pageRequestOf(const StepOrder &order) const;
    Result<Action> actionOf(const StepOrder &order) const;
    std::unique_ptr<Run> runAction(Action action, const StepOrder &order, Done done);
    std::unique_ptr<Run> fail(Error error, Done done);

    CallFramePtr m_frame;
    PreparedTool::Pointer m_prepared;
    json::Value m_arguments;
    PageRequest m_pageRequest;
    PagePosition m_from;
};

} // namespace tooltray::execution
