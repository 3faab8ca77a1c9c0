// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/answer.h"
#include "engine/desks/trial.h"
#include "execution/run/callorder.h"
#include "execution/run/callresult.h"
#include "execution/run/calltrace.h"
#include "execution/run/run.h"
#include "toolkit/command/builtin.h"
#include "toolkit/errors/failurejson.h"

#include <chrono>
#include <memory>
#include <optional>
#include <variant>

namespace tooltray::engine {

class OpenWorkspace;

// A person's call, from the window to the log.
class TrialRun final : public execution::Run {
public:
    TrialRun(OpenWorkspace &workspace, Trial trial, Answer<TrialAnswer> answer);
    ~TrialRun() override;

    void start();

private:
    using Target = std::variant<execution::SavedCall, execution::AdHocCall>;

    Result<Target> target();
    void startBuiltIn(const std::string &name);
    void record(const Target &target);
    void end(execution::CallOutcome outcome, const execution::CallTrace &trace);
    void finish(Result<TrialAnswer> result);

    OpenWorkspace &m_open;
    Trial m_trial;
    Answer<TrialAnswer> m_answer;
    workspace::WorkspacePtr m_workspace;
    std::shared_ptr<const workspace::Tool> m_tool; // null: an operation that is no tool
    std::optional<workspace::Version> m_version;
    toolkit::FailedTool m_named;
    std::optional<journal::EntryId> m_entry;
    MonotonicTime m_begun{};
    std::unique_ptr<execution::Run> m_run;
    toolkit::Running m_command; // of a tool of ours
};

void startTrial(OpenWorkspace &workspace, Trial trial, Answer<TrialAnswer> answer);

} // namespace tooltray::engine
