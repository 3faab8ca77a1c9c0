// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tools/draftform.h"
#include "workspace/snapshot/workspace.h"

#include <array>

namespace tooltray::ui {

class PinPane;

// How a tool is called rather than what it does: what it tells clients of itself, what it may change, how long and
// how often, and whether it is served as somebody approved it.
class BehaviourTab final : public DraftForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BehaviourTab)

public:
    explicit BehaviourTab(const Theme &theme, QWidget *parent = nullptr);

    void showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &schema) override;
    void showPreview(const engine::ClientPreview &preview) override;

private:
    void addHints();
    void addPolicy();
    void addTimes();
    void addCache();
    void addOffering();
    void retranslate();
    void fillHints();
    void showInherited();
    void showPin();
    void followDraft() override;

    workspace::WorkspacePtr m_workspace;
    workspace::Annotations m_inherited;
    std::array<TextLabel *, 6> m_headings{};
    PinPane *m_pin;
};

} // namespace tooltray::ui
