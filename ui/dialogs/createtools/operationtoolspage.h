// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/callclient.h"
#include "ui/dialogs/createtools/toolschooser.h"
#include "ui/models/toolplan.h"
#include "ui/widgets/inlinemessage.h"

#include <QTimer>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QAction;
class QLineEdit;
class QPushButton;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class CombineRow;
class OperationSearch;
class OperationTree;
class Theme;
class ToolCurationPane;

// Chooses operations of a REST API, and decides about the tools that they become.
class OperationToolsPage final : public ToolsChooser {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OperationToolsPage)

public:
    OperationToolsPage(engine::Engine &engine, const Theme &theme, const QString &endpoint,
                       QWidget *parent = nullptr);

    std::size_t count() const override { return m_plan.tools().size(); }
    bool isReady() const override { return m_isPlanned; }
    std::vector<workspace::Tool> tools() const override { return m_plan.tools(); }
    bool hasChanges() const override;
    QString summary() const override;
    Outcome outcome() const override { return Outcome::Saved; }

private:
    void build(const Theme &theme);
    void connectParts();
    void retranslate();
    void followDescription();
    void takeOutline();
    void showError(const Error &error);
    void chooseUsed();
    void takeUsed(const Result<std::vector<std::string>> &keys);
    void noteUsed(MessageKind kind, const QString &text);
    void make(const std::string &key);
    void replan();
    void plan();
    void combine();
    void measure();
    void showPlan();
    std::string prefix() const;
    void showOperation();
    void showCurrent();
    void showCombined();
    void curate();
    std::optional<workspace::Tool> shownTool() const;
    void askForPreview();
    void runTrial(const json::Value &arguments, bool isSent);
    std::string currentKey() const; // empty as well while the combined tool is shown
    const engine::OperationTool *made(const std::string &key) const; // null: not yet

    engine::Engine &m_engine;
    const QString m_endpoint;
    OperationTreeModel m_model;
    QLineEdit *m_filter;
    QPushButton *m_selected;
    QPushButton *m_presets;
    std::array<QAction *, 4> m_presetActions; // in the order of the presets
    OperationTree *m_tree;
    OperationSearch *m_search;
    QLabel *m_prefixLabel;
    QLineEdit *m_prefix;
    CombineRow *m_combines;
    ToolCurationPane *m_pane;  // The order of Tab is that in which these are made.
    InlineMessage *m_message;  // about the description
    InlineMessage *m_usedNote; // about the operations that calls in the log have used
    InlineMessage *m_noMatch;
    QAction *m_clearFilter;
    InlineMessage *m_tooMany;
    QTimer m_planning{this};
    OperationPlan::Made m_made;
    OperationPlan::Curations m_curations;
    OperationPlan m_plan;
    bool m_isPlanned = true;
    bool m_isCombined = false;    // the plan is one tool for all
    bool m_showsCombined = false; // where there is one
    engine::ListingSize m_listed; // now
    std::shared_ptr<const engine::DescriptionSummary> m_summaryShown;
    std::string m_lastWanted; // the key whose tool is waited for
    ToolSizes m_sizes;
    std::uint64_t m_planRevision = 0;
    std::uint64_t m_previewRevision = 0;
};

} // namespace tooltray::ui
