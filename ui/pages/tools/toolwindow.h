// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"
#include "ui/pages/navigator.h"
#include "ui/pages/pagecontext.h"

#include <QMainWindow>

namespace tooltray::ui {

class EditActions;
class Menus;
class StatusLine;
class ToolsPage;

// A tool in a window of its own. Its commands are those of the main window that are about one tool, as actions of this
// window, so that keys mean the window that has the keyboard. All that is elsewhere is shown in the main window.
class ToolWindow final : public QMainWindow, private Navigator {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolWindow)

public:
    // The context is that of the page of all tools, which outlives it.
    ToolWindow(const PageContext &context, ToolsPage &home, const QString &id);
    ~ToolWindow() override;

    ToolsPage &page() { return *m_page; }

Q_SIGNALS:
    void closed();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void open(const Place &place) override;
    void addActions(const PageContext &own);
    // A command of the main window that can be given here as well.
    enum class Front : std::uint8_t { Stays, IsMainWindow };
    void borrow(const QString &id, Front front);
    void followKeys();
    void setTexts();
    void showSubject();
    void remember();

    PageContext m_main;
    ToolsPage &m_home;
    ActionRegistry m_actions;
    EditActions *m_edits = nullptr;
    Menus *m_menus = nullptr;
    ToolsPage *m_page = nullptr;
    StatusLine *m_status = nullptr;
};

} // namespace tooltray::ui
