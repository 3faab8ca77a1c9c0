// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tools/pagedform.h"
#include "workspace/snapshot/workspace.h"

#include <array>

namespace tooltray::ui {

class ResultPane;

// What becomes of an answer: which part of it is returned and how, how its pages are fetched, and which answers are
// errors.
class ResultTab final : public PagedForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultTab)

public:
    explicit ResultTab(const Theme &theme, QWidget *parent = nullptr);
    ~ResultTab() override;

    void showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &schema) override;

private:
    void addShape();
    void addErrors();
    void retranslate();
    void showInherited();
    void followDraft() override;

    workspace::WorkspacePtr m_workspace;
    graphql::SchemaPointer m_schema;
    std::array<TextLabel *, 4> m_headings{};
    TextLabel *m_stepsNote;
    ResultPane *m_pane;
};

} // namespace tooltray::ui
