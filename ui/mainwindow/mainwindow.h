// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "ui/actions/actionregistry.h"
#include "ui/mainwindow/dialogactions.h"
#include "ui/mainwindow/palettesources.h"
#include "ui/models/railmodel.h"
#include "ui/models/secretwatch.h"
#include "ui/models/unseenerrors.h"

#include <QMainWindow>

#include <memory>

namespace tooltray::ui {

class ApprovalStack;
class ApprovalWindow;
class DraftsNotice;
class EditActions;
class FilesNotice;
class Menus;
class NavigationRail;
class PageHost;
class PalettePopup;
class PaneRing;
class ServerActions;
class ServerBanner;
class ServerBar;
class StatusLine;
class StatusText;
class Tray;
class TrayNotices;
class WorkspaceButton;
class WorkspaceSwitcher;

// Puts the parts of the window together and lets them know of each other; what they do is theirs.
class MainWindow final : public QMainWindow {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MainWindow)

public:
    explicit MainWindow(const WindowContext &context, QWidget *parent = nullptr);
    ~MainWindow() override;

    // To the front, from wherever it is: hidden, minimised, behind others.
    void raiseWindow();
    // The same, with the import of this file.
    void openFile(const QString &file);
    // Closes without asking and lets quitRequested() follow.
    void quit();
    // How it is left, for the next one.
    void remember();

    const ActionRegistry &actions() const { return m_actions; }
    QStringList unsavedNames() const; // see DraftsPage

Q_SIGNALS:
    void quitRequested();
    // A window with another workspace is to take the place of this one.
    void workspaceWanted(const QString &workspace);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override; // of a file that can be imported
    void resizeEvent(QResizeEvent *event) override;

private:
    void registerActions();
    void registerPaneActions();
    void registerPageActions();
    void buildLayout();
    QList<QWidget *> panes() const; // that F6 goes to
    void connectParts();
    void restore();

    void pageChanged(const QString &id);
    void serverChanged();
    void retranslate();
    void askBeforeClosing();
    void openDataFolder();

    WindowContext m_context;
    ActionRegistry m_actions;
    RailModel m_railModel;
    PageHost *m_pages;
    EditActions *m_editActions = nullptr;
    PaletteSources m_found;
    KeychainWatch m_keychain;
    UnseenErrors m_errors;
    ServerActions *m_serverActions = nullptr;
    ChosenKeys *m_keys = nullptr;
    WorkspaceSwitcher *m_switcher = nullptr;
    WorkspaceButton *m_workspace = nullptr;
    NavigationRail *m_rail = nullptr;
    ServerBar *m_bar = nullptr;
    ServerBanner *m_banner = nullptr;
    ApprovalStack *m_approvals = nullptr;
    FilesNotice *m_files = nullptr;
    DraftsNotice *m_drafts = nullptr;
    StatusLine *m_status = nullptr;
    StatusText *m_statusText = nullptr;
    PalettePopup *m_palette = nullptr;
    Menus *m_menus = nullptr;
    std::unique_ptr<PaneRing> m_panes;
    std::unique_ptr<ApprovalWindow> m_approvalWindow;
    std::unique_ptr<Tray> m_tray; // only where the desktop has one
    TrayNotices *m_notices = nullptr;
    bool m_isQuitting = false;
};

} // namespace tooltray::ui
