// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"
#include "ui/actions/actionsources.h"
#include "ui/actions/panering.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/tools/toolsession.h"

#include <QMainWindow>
#include <QObject>

#include <deque>
#include <functional>
#include <map>
#include <memory>

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

// The windows of single tools beside the page of all, by the id of its list. They go when the window of that page is
// closed or hidden.
class ToolWindows final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolWindows)

public:
    ToolWindows(const PageContext &context, ToolDrafts &drafts, QWidget &home);

    bool has(const QString &id) const;
    // Makes it, or brings it to the front.
    ToolWindowPage &open(const QString &id);
    void close(const QString &id);
    void rename(const QString &before, const QString &now);
    void settle(); // see ToolSession

Q_SIGNALS:
    void closed(const QString &id, const tooltray::ui::ToolSession::EditorSession &editorSession);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void placeBeside(ToolWindow &window) const;
    void takeAwayClosed();

    PageContext m_context;
    ToolDrafts &m_drafts;
    QWidget &m_home;
    std::map<QString, std::unique_ptr<ToolWindow>> m_windows;
};

} // namespace tooltray::ui
