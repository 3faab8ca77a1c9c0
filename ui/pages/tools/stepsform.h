// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/stepmodel.h"
#include "ui/pages/tools/operationform.h"
#include "workspace/snapshot/workspace.h"

#include <map>
#include <string>
#include <utility>

namespace tooltray::ui {

class GraphqlEditor;
class RowButtons;
class RowTable;
class UndoNotice;

// The steps of a composite tool as a list, the one that is chosen as fields, and what is made of their answers; or the
// cases that a parameter picks from.
class StepsForm final : public OperationForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepsForm)

public:
    explicit StepsForm(const Theme &theme, QWidget *parent = nullptr);
    ~StepsForm() override;

    void showState(const engine::CurationState &state, const graphql::SchemaPointer &schema) override;
    bool goTo(const QString &place) override;

private:
    void build();
    void addCondition();
    void addAction();
    void addOperationFields();
    void addCaseArguments();
    void setConditionTexts();
    void setCaseTexts();
    void retranslate();
    void setStepTexts();
    void fillChoices();
    void showFields();
    void showCaseArguments();
    void showSchema();
    void choose(std::size_t index);
    void add();
    void remove();
    void move(int by);

    // Back to the operation as it is now.
    std::function<void()> wayBack();
    // What somebody removes from a table is offered back.
    void offerBack(TextTableModel &model, UndoNotice &notice, std::function<QString()> text);

    // Of the step that is chosen.
    const json::Value *ownArguments(const workspace::Operation &operation) const; // null: it is no case
    template <typename T>
    Find<T> inStep(T workspace::Step::*member) const
    {
        return [this, member](const workspace::Operation &operation) -> const T * {
            const workspace::Step *found = stepAt(operation, m_current);
            return found ? &(found->*member) : nullptr;
        };
    }
    template <typename T>
    Find<T> asAction() const // while it does that
    {
        return [this](const workspace::Operation &operation) -> const T * {
            const workspace::Step *found = stepAt(operation, m_current);
            return found ? std::get_if<T>(&found->action) : nullptr;
        };
    }
    Find<workspace::Step> step() const;

    std::string keyOf(const std::string &place) const override;
    void followDraft() override;

    workspace::WorkspacePtr m_workspace;
    std::map<std::string, graphql::SchemaPointer, std::less<>> m_schemas; // by endpoint
    using Action = decltype(workspace::Step::action);
    // What steps did before they were told to do something else, by their places.
    std::map<std::pair<std::string, std::size_t>, Action> m_before;
    std::size_t m_current = 0;
    StepModel m_model;
    TextLabel *m_heading;
    UndoNotice *m_undo;
    UndoNotice *m_whenUndo;
    UndoNotice *m_argumentsUndo;
    TextLabel *m_argumentsMore; // what rows do not show
    RowTable *m_table;
    RowButtons *m_buttons;
    TextLabel *m_chosen = nullptr;
    TextLabel *m_ends = nullptr;
    GraphqlEditor *m_document = nullptr;
};

} // namespace tooltray::ui
