// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tools/tooltab.h"
#include "workspace/snapshot/workspace.h"

#include <QList>

class QAction;
class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QToolButton;

namespace tooltray::ui {

class ActionRegistry;
class InlineMessage;
class TextLabel;
class Theme;

// Edits the name, the description and the endpoint of a tool, and offers its actions.
class ToolHeader final : public ToolTab {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolHeader)

public:
    ToolHeader(const Theme &theme, const ActionRegistry &actions, QWidget *parent = nullptr);

    void setWorkspace(const workspace::WorkspacePtr &workspace);
    void setMenuActions(const QList<QAction *> &actions);
    // The save state, shown beside the name.
    enum class State : std::uint8_t { Saved, Draft, New };
    void setState(State state);
    // The title, endpoint, tags and description, which fold away to leave the room to the operation.
    void setDetailsShown(bool areShown);
    void focusName();
    bool goTo(const QString &place) override; // one of the details

    // Empty when the name can be used.
    QString nameProblem() const;

    void showDraft(const ToolDraft &draft) override;
    void store(ToolDraft &draft) const override;

    // Without the buttons that go into the menu once the header is small.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void detailsToggled(bool areShown); // by a person

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build(const ActionRegistry &actions);
    void buildDetails();
    void checkName();
    void showVersion(const ToolDraft &draft);
    void fillEndpoints(const QString &chosen);
    void setTexts();
    void setNarrow(bool isNarrow);
    void placeLabels();
    void markState();
    bool hasRoomForLabels() const;
    int spared() const;

    const Theme &m_theme;
    workspace::WorkspacePtr m_workspace;
    std::string m_original;
    State m_state = State::Saved;
    bool m_isShowing = false;
    bool m_isNarrow = false;
    bool m_areLabelsBelow = true; // until they are placed
    QLineEdit *m_name;
    QAction *m_stateMark; // in the name, where nothing else is said below it
    QHBoxLayout *m_first = nullptr;
    QHBoxLayout *m_labels = nullptr; // beside the name there is no room for them where it is narrow
    TextLabel *m_version;
    TextLabel *m_stateText;
    QCheckBox *m_enabled;
    QToolButton *m_detailsButton;
    QList<QToolButton *> m_extras; // in the menu where there is no room
    QToolButton *m_menu;
    QWidget *m_details;
    QList<QLabel *> m_detailLabels; // of the fields that follow, in their order
    QLineEdit *m_title;
    QComboBox *m_endpoint;
    QLineEdit *m_tags;
    QPlainTextEdit *m_description;
    InlineMessage *m_problem;
};

} // namespace tooltray::ui
