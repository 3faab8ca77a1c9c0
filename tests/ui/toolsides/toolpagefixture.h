// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"
#include "ui/actions/editactions.h"
#include "ui/navigation/place.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/state/uistate.h"
#include "ui/support/enginefixture.h"

#include <QList>

#include <memory>

class QAbstractButton;
class QAbstractItemView;

namespace tooltray::test {

// The Tools page over a workspace of its own with the sample API, and in it the tools get_user, which finds a user by
// login, and who_am_i.
class ToolPageFixture final : private ui::Navigator {
public:
    explicit ToolPageFixture(ui::ThemeChoice choice = ui::ThemeChoice::Light);
    ~ToolPageFixture() override;

    // Precondition of all else.
    bool start();
    bool putGetUser(const workspace::Tool &tool);

    const workspace::Tool &saved(const std::string &name = "get_user");
    void trigger(const QString &id) { actions.action(id)->trigger(); }
    bool show(const QString &tool);
    // The tab or the part of the drawer with the text that begins so.
    bool showTab(const QString &text);
    // What can be pressed now and has the text, or the name for those who listen. Null when there is none.
    QAbstractButton *button(const QString &text) const;
    bool press(const QString &text) const;
    QAbstractItemView *view(const QString &name) const; // by its accessible name
    bool hasMessage(const QString &part) const;

    EngineFixture engineClient;
    ui::UiState state;
    ui::ActionRegistry actions;
    std::unique_ptr<ui::EditActions> edits;
    std::unique_ptr<ui::ToolsPage> page;
    QList<ui::Place> opened; // places that somebody wanted to go to

private:
    void open(const ui::Place &place) override { opened.append(place); }
};

// Version 0.1.0 answers the login alone, and 0.2.0, which is active, the name as well.
workspace::Tool getUserTool();

} // namespace tooltray::test
