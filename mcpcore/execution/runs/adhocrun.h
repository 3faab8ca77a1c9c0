// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/run.h"
#include "execution/arguments/contextvalues.h"
#include "execution/arguments/variableplan.h"
#include "execution/delivery/action.h"
#include "execution/delivery/callframe.h"
#include "execution/pages/pageorder.h"
#include "execution/preparation/checkedoperation.h"

#include <memory>
#include <string>

namespace tooltray::execution {

// Runs an operation that nobody saved, after the same checks as those of saved tools.
class AdHocRun final : public Run {
public:
    AdHocRun(CallFramePtr frame, AdHocOperation call, PageRequest pageRequest, Done<OperationOutcome> done);
    void start();

private:
    using Checked = std::variant<CheckedOperation::Pointer, Findings>;

    void needSchema();
    void check(graphql::SchemaPointer schema);
    void takeChecked(Checked checked);
    void checkValues(Result<ContextValues> context);
    void takeValues(Findings findings);
    void send();
    Result<Action> actionOf(json::Value variables) const;
    void fail(Findings findings);
    void fail(Error error);
    void finish(OperationOutcome outcome);

    CallFramePtr m_frame;
    AdHocOperation m_call;
    PageRequest m_pageRequest;
    Done<OperationOutcome> m_done;
    CheckedOperation::Pointer m_operation;
    VariablePlan m_plan;
    Scope m_scope;

    Ticket m_reading;
    std::unique_ptr<Run> m_run;
};

} // namespace tooltray::execution
