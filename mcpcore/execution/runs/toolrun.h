// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/run.h"
#include "execution/arguments/bindings.h"
#include "execution/arguments/contextvalues.h"
#include "execution/delivery/action.h"
#include "execution/delivery/callframe.h"
#include "execution/delivery/mutations.h"
#include "execution/pages/pageorder.h"
#include "execution/preparation/preparedtool.h"
#include "execution/runs/compositerun.h"
#include "execution/runs/toolsteps.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::execution {

// Runs a saved tool from its arguments to what its operation answered, before that is shaped.
class ToolRun final : public Run {
public:
    ToolRun(CallFramePtr frame, ToolRunOrder order, Done<OperationOutcome> done);
    void start();

private:
    std::optional<Error> checkTool();
    void needSchemas();
    bool addDescriptions();
    void prepare();
    void takePrepared(std::variant<PreparedTool::Pointer, BrokenTool> prepared);
    void begin();
    std::optional<CallFailure> checkPolicy() const;
    bool isPermitted() const;
    const workspace::Pagination *pagination() const;
    Result<const PreparedParameters *> takeArguments();
    void checkArguments(const PreparedParameters &parameters);
    void useArguments(const PreparedParameters &parameters,
                      const std::vector<jsonschema::ValidationError> &errors);
    void readContext();
    void takeContext(Result<ContextValues> values);
    void runOperation();
    void startOperation(const workspace::GraphqlOperation &operation);
    void startRest(const workspace::RestRequest &request);
    Result<PagePosition> startOfLists() const;
    void startSteps();
    void startAction(Action action);
    json::Value takeListParameters(json::Value &arguments); // what was taken out of them
    PageRequest pageRequestOfList() const;
    Result<PageOrder> pages(workspace::PagePlan plan, json::Value &variables) const;
    void fail(CallFailure failure);
    void fail(Error error) { fail(toolFailure(std::move(error))); }
    void finish(OperationOutcome outcome);

    CallFramePtr m_frame;
    ToolRunOrder m_order;
    Done<OperationOutcome> m_done;
    workspace::Version m_version;
    std::vector<std::string> m_needed; // schemas
    workspace::Schemas m_schemas;
    PreparedTool::Pointer m_prepared;
    Scope m_scope;
    std::chrono::seconds m_eventTime = kEventTime; // of a subscription

    Ticket m_reading;
    std::unique_ptr<StepRunner> m_steps; // of a composite tool
    std::unique_ptr<Run> m_run;
};

} // namespace tooltray::execution
