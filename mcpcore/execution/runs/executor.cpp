// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/runs/executor.h"

#include "base/task/ask.h"
#include "base/task/cancellation.h"
#include "base/text/random.h"
#include "execution/delivery/action.h"
#include "execution/delivery/endpoints.h"
#include "execution/results/resultcache.h"
#include "execution/results/shapedresult.h"
#include "execution/runs/adhocrun.h"
#include "execution/runs/toolrun.h"

#include <QThreadPool>
#include <memory>
#include <optional>
#include <utility>

namespace tooltray::execution {
namespace {

using std::chrono::duration_cast;
using std::chrono::microseconds;
using std::chrono::seconds;

// Shaping more than this would hold the event loop up.
constexpr std::uint64_t kAnswerAtOnce = 256 * 1024;

constexpr Template kUncheckedNames = CORE_TEXT(
    "Core", "This endpoint is used without a schema: fields, arguments and types were not checked.");

void tellAge(CallResult &result, std::chrono::nanoseconds age)
{
    result.cacheAge = duration_cast<seconds>(age);
    // An answer that another call has just received has no age at all.
    const std::string note = age == std::chrono::nanoseconds(0)
                                 ? std::string(kOfAnotherCall)
                                 : "from cache, " + std::to_string(result.cacheAge->count()) + " s old";
    result.meta.set("cache", json::Value::object(
                                 {{"age_seconds", result.cacheAge->count()}, {"note", json::Value(note)}}));
}

// One call from its order to its result.
class OrderRun final : public Run {
public:
    // Services and memory outlive it.
    OrderRun(const ExecutionServices &services, ExecutionMemory &memory, CallOrder order,
             Done<CallOutcome, CallTrace> done);
    void start();

private:
    void take(OperationOutcome outcome, ShapeOrder order);
    void hand(std::variant<ShapedResult, CallFailure> shaped, std::optional<std::chrono::nanoseconds> age);
    void cancel();
    void finish(CallOutcome outcome);

    CallOrder m_order; // without what the frame has
    CallFramePtr m_frame;
    Done<CallOutcome, CallTrace> m_done;
    std::string m_tool;
    std::optional<workspace::Version> m_version;
    MonotonicTime m_answered;
    std::unique_ptr<Run> m_run;
    CancellationCallback m_onCancel;
};

OrderRun::OrderRun(const ExecutionServices &services, ExecutionMemory &memory, CallOrder order,
                   Done<CallOutcome, CallTrace> done)
    : m_order(std::move(order))
    , m_frame(std::make_shared<CallFrame>(CallFrame{.services = services,
                                                    .memory = memory,
                                                    .workspace = std::move(m_order.workspace),
                                                    .caller = std::move(m_order.caller),
                                                    .mode = m_order.mode,
                                                    .asker = std::move(m_order.asker),
                                                    .hasSameRights = std::move(m_order.hasSameRights),
                                                    .onExchange = std::move(m_order.onExchange),
                                                    .onProgress = std::move(m_order.onProgress),
                                                    .onWaiting = std::move(m_order.onWaiting),
                                                    .begun = services.clock.now(),
                                                    .budget = std::make_shared<CallBudget>(services.clock),
                                                    .traceContext = std::move(m_order.trace)}))
    , m_done(std::move(done))
{}

void OrderRun::start()
{
    // Any thread may call this.
    m_onCancel = m_order.cancellation.onCancel([this] { later([this] { cancel(); }); });
    if (m_order.cancellation.isCancelled())
        return;
    PageRequest pageRequest{m_order.maxItems, std::move(m_order.resume)};
    if (auto *saved = std::get_if<SavedToolOrder>(&m_order.call)) {
        m_tool = saved->tool->name;
        m_version = saved->version.value_or(saved->tool->active);
        m_run = started<ToolRun>(m_frame,
                                 ToolRunOrder{.tool = std::move(saved->tool),
                                              .version = saved->version,
                                              .arguments = std::move(saved->arguments),
                                              .pageRequest = std::move(pageRequest)},
                                 [this](OperationOutcome outcome) { take(std::move(outcome), {}); });
        return;
    }
    m_run = started<AdHocRun>(m_frame, std::get<AdHocOperation>(std::move(m_order.call)),
                              std::move(pageRequest), [this](OperationOutcome outcome) {
                                  ShapeOrder shape{.of = ShapeOrder::Of::Response};
                                  if (hasNoSchema(*m_frame->workspace, m_frame->trace.endpoint))
                                      shape.remark = kUncheckedNames;
                                  take(std::move(outcome), std::move(shape));
                              });
}

void OrderRun::take(OperationOutcome outcome, ShapeOrder order)
{
    m_run.reset();
    m_answered = m_frame->services.clock.now();
    if (auto *failure = std::get_if<CallFailure>(&outcome))
        return finish(std::move(*failure));
    if (m_frame->mode == Mode::Preview)
        return finish(CallResult{});
    auto &answer = std::get<OperationAnswer>(outcome);
    if (answer.shape)
        order.shape = *answer.shape;
    order.shape.maxItems = lesser(m_order.maxItems, order.shape.maxItems);
    if (m_order.format)
        order.shape.format = *m_order.format;
    order.budget = m_frame->caller.resultBytes;
    order.isMutation = m_frame->hasChanged;
    const auto age = answer.age;
    if (answer.bytes <= kAnswerAtOnce)
        return hand(shapeResult(std::move(answer), order), age);
    using Shaped = std::variant<ShapedResult, CallFailure>;
    auto work = [answer = std::move(answer), order = std::move(order)]() mutable -> Result<Shaped> {
        return shapeResult(std::move(answer), order);
    };
    takeWhenDone(ask(QThreadPool::globalInstance(), std::move(work)), context(),
                 [this, age](Result<Shaped> shaped) {
                     if (!shaped)
                         return finish(toolFailure(std::move(shaped).error()));
                     hand(*std::move(shaped), age);
                 });
}

void OrderRun::hand(std::variant<ShapedResult, CallFailure> shaped,
                    std::optional<std::chrono::nanoseconds> age)
{
    if (!m_done)
        return; // cancelled meanwhile
    m_frame->trace.times.shaping = duration_cast<microseconds>(m_frame->services.clock.now() - m_answered);
    if (auto *failure = std::get_if<CallFailure>(&shaped))
        return finish(std::move(*failure));
    auto &shapedResult = std::get<ShapedResult>(shaped);
    CallResult &result = shapedResult.result;
    result.toolName = m_tool;
    result.version = m_version;
    if (age)
        tellAge(result, *age);
    if (!shapedResult.whole.isNull()) {
        const auto handle = m_frame->services.results.put(
            m_frame->caller.id, std::make_shared<const json::Value>(std::move(shapedResult.whole)),
            shapedResult.bytes, shapedResult.end);
        if (handle)
            addHandle(shapedResult, *handle);
        if (handle && m_order.onHandle)
            m_order.onHandle(*handle);
    }
    finish(std::move(result));
}

void OrderRun::cancel()
{
    m_run.reset();
    finish(CallFailure{Level::Tool,
                       {ErrorKind::Cancelled, "cancelled",
                        CORE_TEXT("Core", "The call was cancelled before it was done."),
                        CORE_TEXT("Core", "Call again if the result is still wanted.")}});
}

void OrderRun::finish(CallOutcome outcome)
{
    if (!m_done)
        return;
    CallTrace &trace = m_frame->trace;
    trace.times.total = duration_cast<microseconds>(m_frame->services.clock.now() - m_frame->begun);
    std::exchange(m_done, nullptr)(std::move(outcome), std::move(trace)); // which may destroy this
}

} // namespace

WorkspaceExecutor::WorkspaceExecutor(ExecutionServices services)
    : m_services(std::move(services))
    , m_memory{.rates = ToolRates(m_services.clock, m_services.shared),
               .linkKey = m_services.sharedKey.empty() ? randomBytes(32) : m_services.sharedKey}
{}

std::unique_ptr<Run> WorkspaceExecutor::start(CallOrder order, Done<CallOutcome, CallTrace> done)
{
    return started<OrderRun>(m_services, m_memory, std::move(order), std::move(done));
}

std::optional<Error> WorkspaceExecutor::refusal(const workspace::Workspace &workspace,
                                                const std::string &endpoint)
{
    return m_services.endpoints.refusal(workspace, endpoint);
}

std::optional<Error> WorkspaceExecutor::variableRefusal(const workspace::Workspace &workspace,
                                                        const workspace::ContextVariable &variable,
                                                        const std::string &endpoint)
{
    return m_services.endpoints.refusal(workspace, variable, endpoint);
}

bool WorkspaceExecutor::permits(const workspace::Workspace &workspace, std::string_view tool)
{
    return m_services.endpoints.credentials().permits(workspace, tool);
}

} // namespace tooltray::execution
