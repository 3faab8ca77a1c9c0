// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/versionlistmodel.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/tools/tooltab.h"
#include "workspace/checks/checkversion.h"

#include <optional>

class QComboBox;
class QListView;
class QPushButton;
class QToolButton;

namespace tooltray::engine {
struct WorkspaceState;
}

namespace tooltray::ui {

class DiffView;
class TextLabel;
class ToolHistoryModel;

// The versions of a tool, and how they differ. It asks for changes and makes none itself.
class VersionsTab final : public ToolTab {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(VersionsTab)

public:
    VersionsTab(const PageContext &context, const ToolHistoryModel &calls, QWidget *parent = nullptr);

    void setState(const engine::WorkspaceState &state);
    // The version that is worked on.
    void compareWithActive();

    void showDraft(const ToolDraft &draft) override;
    void store(ToolDraft &) const override {}

Q_SIGNALS:
    void openWanted(tooltray::workspace::Version version); // to be worked on
    void activateWanted(tooltray::workspace::Version version);
    void copyWanted(tooltray::workspace::Version version);
    void removeWanted(tooltray::workspace::Version version);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void connectParts();
    void setTexts();
    void showList();
    void check();
    std::optional<workspace::Version> current() const;
    std::optional<workspace::Version> other() const;
    workspace::Version usualOther(workspace::Version version) const;
    void versionChosen();
    void compare();
    void enableButtons();

    const ToolHistoryModel &m_calls;
    VersionListModel m_model;
    VersionListModel::Known m_known;
    workspace::Tool m_tool;
    std::string m_original;
    workspace::Version m_edited;
    workspace::WorkspacePtr m_workspace;
    workspace::Schemas m_schemas;
    quint64 m_checkRevision = 0;
    quint64 m_diffRevision = 0;

    QPushButton *m_open;
    QPushButton *m_activate;
    QPushButton *m_copy;
    QToolButton *m_remove;
    QListView *m_list;
    QWidget *m_choice; // of the other version
    TextLabel *m_otherLabel;
    QComboBox *m_other;
    TextLabel *m_outcome;
    DiffView *m_diff;
    UiState &m_state;
    const Theme &m_theme;
};

} // namespace tooltray::ui
