// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tools/conditionform.h"
#include "workspace/snapshot/workspace.h"

#include <map>
#include <string>
#include <utility>

namespace tooltray::ui {

class GraphqlEditor;
class UndoNotice;

// The places of the fields of a composite tool: those of the selected step, and those of all steps.
inline constexpr const char *kSwitchParameter = "/parameter";
inline constexpr const char *kStepName = "/step/name";
inline constexpr const char *kStepAction = "/step/action";
inline constexpr const char *kStepTool = "/step/tool";
inline constexpr const char *kStepVersion = "/step/version";
inline constexpr const char *kStepEndpoint = "/step/endpoint";
inline constexpr const char *kStepDocument = "/step/document";
inline constexpr const char *kStepOperationName = "/step/operation_name";
inline constexpr const char *kStepBindings = "/step/bindings";
inline constexpr const char *kCaseArguments = "/step/parameters";
inline constexpr const char *kCaseParameters = "/step/parameters/json";
inline constexpr const char *kStepPages = "/step/pagination";
inline constexpr const char *kEndHow = "/result/how";
inline constexpr const char *kEnd = "/result";
inline constexpr const char *kEndJson = "/result/json";

// The fields of one step of a composite tool, or of one of the cases that a parameter picks from: what it does, with
// what, and when.
class StepForm : public ConditionForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepForm)

public:
    explicit StepForm(const Theme &theme, QWidget *parent = nullptr);

    void showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &schema) override;
    bool goTo(const QString &place) override;

protected:
    void addStep();
    void setStepTexts();
    void setNameTexts(); // which are others for a case
    void fillChoices();
    void showStep();
    std::size_t current() const { return m_current; }
    void setCurrent(std::size_t index) { m_current = index; }
    void choose(std::size_t index);
    // Returns a function that restores the operation as it is now.
    std::function<void()> undoAction() override;
    std::string keyOf(const std::string &place) const override;

private:
    void addAction();
    void addToolFields();
    void addOperationFields();
    void addCaseArguments();
    void setCaseTexts();
    void showCaseArguments();
    void showSchema();

    // The functions below are about the selected step.
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

    workspace::WorkspacePtr m_workspace;
    std::map<std::string, graphql::SchemaPointer, std::less<>> m_schemas; // by endpoint
    using Action = decltype(workspace::Step::action);
    // The actions that steps had before they were changed, by place and kind of action.
    std::map<std::pair<std::string, std::size_t>, Action> m_before;
    std::size_t m_current = 0;
    UndoNotice *m_argumentsUndo;
    TextLabel *m_argumentsMore; // what rows do not show
    TextLabel *m_chosen = nullptr;
    GraphqlEditor *m_document = nullptr;
};

} // namespace tooltray::ui
