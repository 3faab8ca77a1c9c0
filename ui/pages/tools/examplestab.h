// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/examplelistmodel.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/tools/tooltab.h"

class QListView;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace tooltray::ui {

class EmptyState;
class ExampleEditor;
class ExampleRun;
class TextLabel;

// The calls that document a tool and, with what is expected of them, test it.
class ExamplesTab final : public ToolTab {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExamplesTab)

public:
    explicit ExamplesTab(const PageContext &context, QWidget *parent = nullptr);
    ~ExamplesTab() override;

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
