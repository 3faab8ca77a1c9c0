// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/clientpreview.h"
#include "engine/clients/trial.h"
#include "ui/models/resulttreemodel.h"
#include "ui/models/toolcuration.h"

#include <QWidget>

#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <utility>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSplitter;
class QStackedLayout;
class QTabWidget;

namespace tooltray::ui {

class ArgumentSide;
class InlineMessage;
class JsonEdit;
class JsonView;
class ResultTree;
class SchemaForm;
class TextLabel;
class Theme;

// What people decide about the tool that an operation becomes: its texts, arguments and result; a trial of it, and how
// clients see it. Of a tool that several become, its arguments and result are those of the operations.
class ToolCurationPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolCurationPane)

public:
    explicit ToolCurationPane(const Theme &theme, QWidget *parent = nullptr);

    // The name is that of the tool as long as nobody chooses another one. Nothing is changed by calls of those that
    // read, which are named as the tool or, where it selects an operation, as that.
    void showTool(const engine::OperationTool &made, const ToolCuration &curation, const QString &name,
                  std::set<std::string> reading);
    void showText(const QString &text); // in place of a tool
    // Of the workspace: what arguments can be taken from, and the types that they can have.
    void setShared(const workspace::Workspace &workspace);
    const ToolCuration &curation() const { return m_curation; }
    // An empty text: it can have the name.
    void showNameProblem(const QString &text);
    void showApplied(std::size_t tools); // a choice for all of them
    void showPreview(const engine::ClientPreview &preview);
    void showAnswer(const Result<engine::TrialAnswer> &answer);

Q_SIGNALS:
    void edited();
    // What is decided about one argument counts for every chosen tool that has it.
    void choiceForAll(const QString &argument, const tooltray::workspace::ArgumentChoice &choice);
    void tryWanted(const tooltray::json::Value &arguments, bool isSent);

private:
    QWidget *buildTexts(const Theme &theme);
    QWidget *buildResult(const Theme &theme);
    QWidget *buildTrial(const Theme &theme);
    QWidget *buildPreview(const Theme &theme);
    void connectParts();
    void retranslate();
    void showState();
    void showTryTexts();
    void shareTrial(const std::pair<int, int> &share);
    const workspace::Switch *selection() const; // null: the tool calls one operation
    bool isSent() const;                        // by a trial
    void change(const std::function<void(ToolCuration &)> &what);

    engine::OperationTool m_made;
    ToolCuration m_curation;
    QString m_name; // that is proposed
    std::set<std::string> m_reading;
    bool m_wasSent = false; // by the last trial
    bool m_isTrying = false;
    bool m_isTrialMoved = false; // by hand: how much of it the form has
    bool m_isShowing = false;
    ResultTreeModel m_result;
    QStackedLayout *m_stack;
    TextLabel *m_empty;
    QTabWidget *m_tabs;
    ArgumentSide *m_arguments;
    QLabel *m_nameLabel = nullptr;
    QLineEdit *m_nameEdit = nullptr;
    InlineMessage *m_nameProblem = nullptr;
    QLabel *m_titleLabel = nullptr;
    QLineEdit *m_titleEdit = nullptr;
    QLabel *m_descriptionLabel = nullptr;
    QPlainTextEdit *m_description = nullptr;
    QLabel *m_mutationsLabel = nullptr;
    QComboBox *m_mutations = nullptr;
    QCheckBox *m_pages = nullptr;
    TextLabel *m_leftOut = nullptr;
    ResultTree *m_tree = nullptr;
    TextLabel *m_resultNote = nullptr;
    QLabel *m_mostLabel = nullptr;
    QLineEdit *m_most = nullptr; // items of each list
    InlineMessage *m_mostProblem = nullptr;
    QLabel *m_formatLabel = nullptr;
    QComboBox *m_format = nullptr;
    QSplitter *m_trial = nullptr;
    SchemaForm *m_form = nullptr;
    QPushButton *m_try = nullptr;
    InlineMessage *m_outcome = nullptr;
    JsonView *m_answer = nullptr;
    TextLabel *m_size = nullptr;
    JsonEdit *m_json = nullptr;
};

} // namespace tooltray::ui
