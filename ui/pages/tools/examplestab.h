// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/cancellation.h"
#include "ui/models/examplelistmodel.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/tools/tooltab.h"
#include "workspace/definitions/tool.h"

#include <QObject>

#include <deque>
#include <optional>
#include <vector>

class QListView;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace tooltray::engine {
class CallClient;
}

namespace tooltray::ui {

class EmptyState;
class ExampleEditor;
class TextLabel;

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

// The calls that document a tool and, with what is expected of them, test it.
class ExamplesTab final : public ToolTab {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExamplesTab)

public:
    explicit ExamplesTab(const PageContext &context, QWidget *parent = nullptr);

    // Sets the schema of the arguments of the tool.
    void setSchema(const json::Value &schema);
    void runAll();

    void showDraft(const ToolDraft &draft) override;
    void store(ToolDraft &draft) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void connectParts();
    void setTexts();
    int current() const;
    void setCurrent(int row);
    void showCurrent();
    void showRun();
    void addExample();
    void removeExample();
    void run(const std::vector<int> &rows);

    PageContext m_context;
    ExampleListModel m_model;
    ExampleRun *m_run;
    workspace::Tool m_tool; // as it would be run, without its examples
    std::string m_original;
    json::Value m_schema = json::Value::object();
    QStackedWidget *m_parts;
    EmptyState *m_none;
    QPushButton *m_add;
    QPushButton *m_runOne;
    QPushButton *m_runAll;
    QPushButton *m_stop;
    QToolButton *m_remove;
    TextLabel *m_summary;
    QSplitter *m_split;
    QListView *m_list;
    ExampleEditor *m_editor;
};

} // namespace tooltray::ui
