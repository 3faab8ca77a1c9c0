// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/examplerun.h"

#include "base/task/ask.h"
#include "engine/clients/callclient.h"
#include "json/parser.h"

#include <utility>

namespace tooltray::ui {
namespace {

// What expectations are about: the data or, where there is none, the text as clients read it.
json::Value expectedFrom(const engine::TrialAnswer &answer)
{
    if (!answer.structured.isNull())
        return answer.structured;
    json::Parsed parsed = json::parse(answer.text);
    return parsed ? std::move(parsed.value) : json::Value(answer.text);
}

} // namespace

ExampleRun::ExampleRun(engine::CallClient &engineClient, QObject *parent)
    : QObject(parent)
    , m_engineClient(engineClient)
{}

ExampleRun::~ExampleRun()
{
    if (m_running)
        m_running->cancel();
}

void ExampleRun::start(const workspace::Tool &tool, const std::vector<int> &rows)
{
    cancel();
    if (rows.empty())
        return;
    m_tool = tool;
    m_rows.assign(rows.begin(), rows.end());
    m_running.emplace();
    ++m_run;
    next();
}

void ExampleRun::cancel()
{
    if (!m_running)
        return;
    ++m_run; // nobody waits for the answer
    m_running->cancel();
    m_running.reset();
    const std::deque<int> left = std::exchange(m_rows, {});
    Q_EMIT outcomeChanged(left.front(), {});
    Q_EMIT finished();
}

void ExampleRun::next()
{
    const int row = m_rows.front();
    const workspace::Example &example = m_tool.examples[static_cast<std::size_t>(row)];
    engine::Trial trial{.what = engine::DraftTrial{m_tool}, .arguments = example.parameters};
    trial.mode = engine::Trial::Mode::Test;
    trial.cancellation = m_running->token();
    Q_EMIT outcomeChanged(row, {.state = ExampleState::Running});
    whenDone(m_engineClient.run(std::move(trial)), this,
             [this, row, run = m_run](const Result<engine::TrialAnswer> &answer) {
                 if (run == m_run)
                     end(row, answer);
             });
}

void ExampleRun::end(int row, const Result<engine::TrialAnswer> &answer)
{
    ExampleOutcome outcome{.state = ExampleState::Failed};
    if (answer) {
        outcome.answer = *answer;
        outcome.misses = workspace::checkExample(m_tool.examples[static_cast<std::size_t>(row)],
                                                 answer->isError ? workspace::ExampleEnd::Failed
                                                                 : workspace::ExampleEnd::Answered,
                                                 expectedFrom(*answer));
        if (outcome.misses.empty())
            outcome.state = ExampleState::Passed;
    } else {
        outcome.error = answer.error();
    }
    const quint64 run = m_run;
    Q_EMIT outcomeChanged(row, outcome);
    if (run != m_run)
        return; // who was told began another one
    m_rows.pop_front();
    if (!m_rows.empty())
        return next();
    m_running.reset();
    Q_EMIT finished();
}

} // namespace tooltray::ui
