// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/desks/clientsight.h"
#include "ui/pages/tools/tooltab.h"

class QPushButton;

namespace tooltray::ui {

class CodeEditor;
class TextLabel;
class Theme;

// The tool exactly as clients get it listed, and what that costs them.
class ClientTab final : public ToolTab {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClientTab)

public:
    explicit ClientTab(const Theme &theme, QWidget *parent = nullptr);
    ~ClientTab() override;

    void setSight(const engine::ClientSight &sight);

    void showDraft(const ToolDraft &) override {}
    void store(ToolDraft &) const override {}

private:
    void setTexts();

    engine::ClientSight m_sight;
    TextLabel *m_name;
    TextLabel *m_description;
    TextLabel *m_size;
    TextLabel *m_injected;
    QPushButton *m_copy;
    CodeEditor *m_json;
};

} // namespace tooltray::ui
