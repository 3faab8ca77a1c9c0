// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/cancellation.h"
#include "ui/models/examplelistmodel.h"
#include "workspace/definitions/tool.h"

#include <QObject>

#include <deque>
#include <optional>
#include <vector>

namespace tooltray::engine {
class CallClient;
}

namespace tooltray::ui {

// Runs examples of a tool one after another, as the Try pane tries it, and holds what comes back against what they
// expect.
class ExampleRun final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExampleRun)

public:
    explicit ExampleRun(engine::CallClient &engineClient, QObject *parent = nullptr);
    ~ExampleRun() override;

    // Runs the examples in these rows with the active version of the tool, which need not be saved. Cancels
    // another run.
    void start(const workspace::Tool &tool, const std::vector<int> &rows);
    // Cancels the example that is running and skips the rest.
    void cancel();
    bool isRunning() const { return m_running.has_value(); }

Q_SIGNALS:
    void outcomeChanged(int row, const tooltray::ui::ExampleOutcome &outcome);
    void finished();

private:
    void next();
    void end(int row, const Result<engine::TrialAnswer> &answer);

    engine::CallClient &m_engineClient;
    workspace::Tool m_tool;
    std::deque<int> m_rows; // the first is being run
    std::optional<CancellationSource> m_running;
    quint64 m_run = 0;
};

} // namespace tooltray::ui
