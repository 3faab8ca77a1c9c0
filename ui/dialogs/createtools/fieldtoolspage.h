// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/createtools/toolschooser.h"
#include "ui/models/fieldtreefilter.h"
#include "ui/models/toolplan.h"

#include <cstdint>
#include <vector>

class QAction;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QModelIndex;
class QPlainTextEdit;
class QTimer;
class QTreeView;

namespace tooltray::engine {
class WorkspaceClient;
}

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;

// Chooses fields of a GraphQL schema. What they become is worked out off this thread and shown before anything is made.
class FieldToolsPage final : public ToolsChooser {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FieldToolsPage)

public:
    FieldToolsPage(engine::WorkspaceClient &workspaceClient, const Theme &theme, const QString &endpoint,
                   QWidget *parent = nullptr);

    std::size_t count() const override { return m_model.chosen().size(); }
    bool isReady() const override { return m_isPlanned; }
    std::vector<workspace::Tool> tools() const override;
    // A choice that was made beforehand is nobody's work.
    bool hasChanges() const override { return m_preselection != Preselection::Chosen && count() > 0; }
    QString summary() const override;

private:
    void build(const Theme &theme);
    void buildOptions(QGridLayout &options);
    void connectParts();
    void retranslate();
    void fillCombos();
    void takeSchema();
    void preselect();
    void filter(const QString &text);
    bool expandToFound(const QModelIndex &parent);
    void replan();
    void showOperation();
    void showTaken();
    ToolPlanOptions options() const;

    engine::WorkspaceClient &m_workspaceClient;
    QString m_endpoint;
    FieldTreeModel m_model;
    FieldTreeFilter m_rows;
    QLineEdit *m_filter;
    QTreeView *m_tree;
    TextLabel *m_operationTitle;
    QPlainTextEdit *m_operation;
    QComboBox *m_naming;
    QLineEdit *m_prefix;
    QComboBox *m_depth;
    QComboBox *m_arguments;
    QLabel *m_namingLabel;
    QLabel *m_prefixLabel;
    QLabel *m_depthLabel;
    QLabel *m_argumentsLabel;
    InlineMessage *m_message;
    InlineMessage *m_noMatch;
    QAction *m_clearFilter;
    InlineMessage *m_taken;
    QAction *m_usePrefix;
    QTimer *m_replan;
    std::vector<PlannedTool> m_plan;
    std::uint64_t m_revision = 0; // of what was asked for last
    bool m_isPlanned = false;     // whether m_plan is the answer to that
    // The choice is the one made beforehand; somebody who looks for something does not want all that.
    enum class Preselection : std::uint8_t { None, Chosen, PutAside };
    Preselection m_preselection = Preselection::None;
};

} // namespace tooltray::ui
