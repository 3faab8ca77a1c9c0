// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancellation.h"
#include "execution/run/action.h"
#include "execution/run/callframe.h"
#include "execution/run/executor.h"
#include "execution/run/handout.h"
#include "execution/run/toolrun.h"

#include <QObject>

#include <memory>
#include <optional>

namespace tooltray::execution {

// One call from its order to its result. Destroying it cancels without a word.
class CallRun final : public Run {
public:
    // Calls back once, from the event loop, and may be destroyed from there. Services and memory outlive it.
    CallRun(const CallServices &services, CallMemory &memory, CallOrder order, Executor::Done done);

private:
    void start(CallOrder order);
    void takeTool(ToolOutcome outcome);
    void take(ActionOutcome outcome, HandoutOrder handout);
    void hand(std::variant<Handout, CallFailure> handout, std::optional<std::chrono::nanoseconds> age);
    void cancel();
    void finish(CallOutcome outcome);

    CallFramePtr m_frame;
    Executor::Done m_done;
    std::optional<std::uint64_t> m_maxItems;
    std::optional<workspace::ResultShape::Format> m_format;
    std::string m_tool;
    std::optional<workspace::Version> m_version;
    MonotonicTime m_answered;
    std::unique_ptr<Run> m_run;
    QObject m_context; // of what a pool works on, and of the thread that cancels
    CancellationCallback m_onCancel;
};

} // namespace tooltray::execution
