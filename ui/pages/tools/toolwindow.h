// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"
#include "ui/actions/actionsources.h"
#include "ui/actions/panering.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"

#include <QMainWindow>

#include <deque>
#include <functional>

namespace tooltray::ui {

class EditActions;
class Menus;
class PalettePopup;
class StatusLine;
class ToolDrafts;
class ToolWindowPage;

// A tool in a window of its own. Its commands are those of the main window that are about one tool, as actions of this
// window, so that keys mean the window that has the keyboard. All that is elsewhere is found from here as well, and
// shown in the main window.
class ToolWindow final : public QMainWindow, private Navigator {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolWindow)

public:
    // The context, the drafts and the widget are those of the page of all tools, which outlives it.
    ToolWindow(const PageContext &context, ToolDrafts &drafts, const QWidget &home, const QString &id);
    ~ToolWindow() override;

    ToolWindowPage &page() { return *m_page; }

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
    // One that means this window here.
    void addLike(const QString &id, std::function<void()> run);
    void addPalette();
    QList<QWidget *> panes() const; // that F6 goes to
    void followKeys();
    void setTexts();
    void showSubject();
    void remember();

    PageContext m_main;
    const QWidget &m_home;
    ActionRegistry m_actions;
    ActionSource m_commands;
    std::deque<ElsewhereSource> m_elsewhere;
    PaneRing m_panes;
    PalettePopup *m_palette = nullptr;
    EditActions *m_edits = nullptr;
    Menus *m_menus = nullptr;
    ToolWindowPage *m_page = nullptr;
    StatusLine *m_status = nullptr;
};

} // namespace tooltray::ui
