// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/describedapi.h"
#include "ui/models/stepmodel.h"
#include "ui/pages/tools/operationform.h"
#include "ui/pages/tools/stepform.h"
#include "ui/pages/tools/tooltab.h"
#include "ui/widgets/form/schemaform.h"

class QAction;
class QStackedWidget;
class QToolButton;

namespace tooltray::ui {

class InlineMessage;
class JsonEdit;
class RowButtons;
class RowTable;
class TextLabel;
class Theme;

// The steps of a composite tool as a list, the one that is chosen as fields, and what is made of their answers; or the
// cases that a parameter picks from.
class StepsForm final : public StepForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepsForm)

public:
    explicit StepsForm(const Theme &theme, QWidget *parent = nullptr);

private:
    void build();
    void retranslate();
    void setListTexts();
    void showFields();
    void add();
    void remove();
    void move(int by);
    void followDraft() override;

    StepModel m_model;
    TextLabel *m_heading = nullptr;
    UndoNotice *m_undo;
    RowTable *m_table;
    RowButtons *m_buttons;
    TextLabel *m_ends = nullptr;
};

// The REST request that a tool makes.
class RestForm final : public OperationForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RestForm)

public:
    explicit RestForm(const Theme &theme, QWidget *parent = nullptr);

    bool goTo(const QString &place) override;
    // What the description of the API says of the request, and the paths that it has.
    void showRecognized(const engine::RecognizedRequest &request, const QStringList &paths);

private:
    std::string keyOf(const std::string &place) const override;
    void followDraft() override;
    void link();
    void showLink();

    engine::RecognizedRequest m_recognized;
    InlineMessage *m_linkOffer;
    QAction *m_link;
};

// What a tool does that runs no single GraphQL operation: a REST request, steps or cases, as fields or as JSON.
class DefinitionPane final : public ToolTab {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DefinitionPane)

public:
    explicit DefinitionPane(const Theme &theme, QWidget *parent = nullptr);

    void showDraft(const ToolDraft &draft) override;
    void store(ToolDraft &draft) const override;
    void showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &schema) override;
    bool goTo(const QString &place) override;
    void showRecognized(const engine::RecognizedRequest &request, const QStringList &paths);
    void focusEditor();

private:
    void build();
    void setTexts();
    void setLook(FormView look);
    void readJson();
    void showJson();
    void showProblem();
    ToolTab &form() const;
    void take(ToolTab *editor);

    const Theme &m_theme;
    ToolDraft m_draft;
    FormView m_wanted; // the one that was chosen last
    FormView m_look;
    bool m_isShowing = false;
    const ToolTab *m_editing = nullptr; // whose edit is being told; null: that of the JSON
    QString m_known;                    // text of the JSON; highlighting reports changes that are none

    QToolButton *m_formButton;
    QToolButton *m_jsonButton;
    TextLabel *m_kind;
    InlineMessage *m_problem;
    QStackedWidget *m_parts;
    RestForm *m_rest;
    StepsForm *m_steps;
    JsonEdit *m_json;
};

} // namespace tooltray::ui
