// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/mainwindow.h"

#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/editactions.h"
#include "ui/actions/menus.h"
#include "ui/actions/panering.h"
#include "ui/actions/windowactions.h"
#include "ui/dialogs/closedialog.h"
#include "ui/dialogs/connect/connectdialog.h"
#include "ui/dialogs/import/importfile.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/mainwindow/dialogactions.h"
#include "ui/mainwindow/notices.h"
#include "ui/mainwindow/pagehost.h"
#include "ui/mainwindow/statustext.h"
#include "ui/mainwindow/tray.h"
#include "ui/mainwindow/workspaceswitcher.h"
#include "ui/pages/homepage.h"
#include "ui/pages/panedpage.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/state/uistate.h"
#include "ui/theme/iconengine.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"
#include "ui/widgets/approvals/approvalstack.h"
#include "ui/widgets/navigationrail.h"
#include "ui/widgets/palettepopup.h"
#include "ui/widgets/separator.h"
#include "ui/widgets/serverbar.h"
#include "ui/widgets/serverindicator.h"
#include "ui/widgets/statusline.h"
#include "ui/widgets/workspacebutton.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDropEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QUrl>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr QSize kSmallest(800, 560);
constexpr QSize kUsual(1360, 840);
constexpr int kCollapseRailBelow = 900;

constexpr QLatin1StringView kApprovalAction("view.approval");

enum ViewGroup { PaletteGroup, PageGroup, HistoryGroup, AppearanceGroup, PaneGroup };

} // namespace

MainWindow::MainWindow(const WindowContext &context, QWidget *parent)
    : QMainWindow(parent)
    , m_context(context)
    , m_actions(context.theme)
    , m_pages(new PageHost(
          pageSpecs(),
          {context.engine, context.theme, m_actions, context.state, [this] { return m_found.all(); }}, this))
    , m_found(context.engine, m_actions, context.state, *m_pages,
              [this](const SettingName &setting) {
                  openSettings(m_context, m_actions, *m_keys, *this, &setting);
              })
    , m_keychain(context.engine.workspaceClient(), context.engine.secrets())
    , m_errors(context.engine.log())
{
    setWindowIcon(appIcon());
    setMinimumSize(kSmallest);
    setAcceptDrops(true);
    registerActions();
    m_keys = new ChosenKeys(m_actions, m_context.state, this);
    buildLayout();
    connectParts();
    retranslate();
    serverChanged();
    restore();
}

MainWindow::~MainWindow()
{
    // Pages and the Edit menu work with what is ours, also while they are hidden for the last time.
    delete m_editActions;
    m_approvalWindow.reset();
    delete takeCentralWidget();
}

void MainWindow::raiseWindow()
{
    bringToFront(*this);
}

void MainWindow::openFile(const QString &file)
{
    raiseWindow();
    openImport(m_context, *this, file);
}

void MainWindow::quit()
{
    m_isQuitting = true;
    remember();
    Q_EMIT quitRequested();
}

QStringList MainWindow::unsavedNames() const
{
    return m_pages->unsavedNames();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    remember();
    if (m_isQuitting || qApp->isSavingSession())
        return;
    const auto state = m_context.engine.serverStatus().state;
    const bool isServing =
        state == engine::ServerStatus::State::Running || state == engine::ServerStatus::State::Starting;
    switch (closeStep(isServing, m_tray != nullptr, m_context.state.closeChoice())) {
    case CloseStep::Quit: quit(); return;
    case CloseStep::Hide: return; // the tray keeps the program running
    case CloseStep::Ask:
        event->ignore();
        askBeforeClosing();
        return;
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!importFileIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString file = importFileIn(*event->mimeData());
    if (file.isEmpty())
        return;
    event->acceptProposedAction();
    openImport(m_context, *this, file);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_rail->setCollapsed(width() < kCollapseRailBelow);
    m_workspace->setCollapsed(width() < kCollapseRailBelow);
}

void MainWindow::registerActions()
{
    using enum ActionSection;
    m_actions.add({.id = actionid::kPalette,
                   .section = View,
                   .text = QT_TRANSLATE_NOOP("Actions", "&Find page or command..."),
                   .icon = Icon::Command,
                   .shortcuts = {Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::SHIFT | Qt::Key_P},
                   .group = PaletteGroup},
                  [this] { m_palette->open(); });
    registerPageActions();
    addThemeActions(m_actions, m_context.theme, m_context.state);
    addLanguageActions(m_actions, m_context.language, m_context.state);
    addZoomActions(m_actions, m_context.theme, m_context.state);
    registerPaneActions();

    m_editActions = new EditActions(
        m_actions, m_context.engine.workspaceClient(), [this] { return m_pages->currentWidget(); }, this);
    m_serverActions = new ServerActions(m_context.engine, m_context.server, m_actions, this);
    m_actions.add({.id = actionid::kConnectClient,
                   .section = Server,
                   .text = QT_TRANSLATE_NOOP("Actions", "C&onnect a client..."),
                   .icon = Icon::Link,
                   .shortcuts = {Qt::CTRL | Qt::SHIFT | Qt::Key_K},
                   .group = 1},
                  [this] {
                      raiseWindow(); // it may be in the tray
                      (new ConnectDialog(m_context.engine, m_context.theme, this))->open();
                  });
    m_pages->addActions();
    m_switcher = new WorkspaceSwitcher(
        m_context.engine, m_context.theme, m_actions, [this] { return unsavedNames(); }, *this);
    connect(m_switcher, &WorkspaceSwitcher::wanted, this, &MainWindow::workspaceWanted);

    m_actions.add({.id = QStringLiteral("file.dataFolder"),
                   .section = File,
                   .text = QT_TRANSLATE_NOOP("Actions", "Open &data folder"),
                   .icon = Icon::Folder},
                  [this] { openDataFolder(); });
    m_actions.add({.id = actionid::kGettingStarted,
                   .section = Help,
                   .text = QT_TRANSLATE_NOOP("Actions", "&Getting started"),
                   .icon = Icon::Home},
                  [this] { m_pages->open({.page = pageid::kHome, .item = HomePage::kStepsItem}); });
    addDialogActions(
        m_context, m_actions, [this]() -> ChosenKeys & { return *m_keys; }, *this);
    m_actions.add({.id = actionid::kQuit,
                   .section = File,
                   .text = QT_TRANSLATE_NOOP("Actions", "&Quit"),
                   .icon = Icon::Power,
                   .shortcuts = {Qt::CTRL | Qt::Key_Q},
                   .group = 1},
                  [this] { quit(); });
}

void MainWindow::registerPaneActions()
{
    using enum ActionSection;
    m_actions.add({.id = actionid::kNextPane,
                   .section = View,
                   //: Takes the keyboard to the next part of the window
                   .text = QT_TRANSLATE_NOOP("Actions", "&Next pane"),
                   .shortcuts = {Qt::Key_F6},
                   .group = PaneGroup},
                  [this] { m_panes->focusNext(); });
    m_actions.add({.id = actionid::kPreviousPane,
                   .section = View,
                   .text = QT_TRANSLATE_NOOP("Actions", "&Previous pane"),
                   .shortcuts = {Qt::SHIFT | Qt::Key_F6},
                   .group = PaneGroup},
                  [this] { m_panes->focusPrevious(); });
    m_actions
        .add({.id = kApprovalAction,
              .section = View,
              //: Takes the keyboard to the call that waits for a yes
              .text = QT_TRANSLATE_NOOP("Actions", "Answer pendin&g approval"),
              .icon = Icon::Mutation,
              .shortcuts = {Qt::Key_F9},
              .group = PaneGroup},
             [this] {
                 if (m_approvalWindow->isVisible())
                     return m_approvalWindow->takeKeyboard();
                 raiseWindow();
                 m_approvals->takeKeyboard();
             })
        ->setShortcutContext(Qt::ApplicationShortcut); // from the windows of tools, too
}

void MainWindow::registerPageActions()
{
    int digit = Qt::Key_1;
    for (const PageSpec &page : m_pages->pages()) {
        m_actions.add({.id = actionid::page(page.id),
                       .section = ActionSection::View,
                       .text = page.title,
                       .icon = page.icon,
                       .shortcuts = {QKeySequence(Qt::ALT | static_cast<Qt::Key>(digit++))},
                       .group = PageGroup,
                       .kind = ActionKind::Page,
                       .context = "Pages"},
                      [this, id = page.id] { m_pages->openPage(id); });
    }
    m_actions.add({.id = actionid::kBack,
                   .section = ActionSection::View,
                   //: To the page seen before
                   .text = QT_TRANSLATE_NOOP("Actions", "&Back"),
                   .icon = Icon::ArrowLeft,
                   .shortcuts = {Qt::ALT | Qt::Key_Left},
                   .group = HistoryGroup},
                  [this] { m_pages->goBack(); });
    m_actions.add({.id = actionid::kForward,
                   .section = ActionSection::View,
                   //: To the page that Back was chosen on
                   .text = QT_TRANSLATE_NOOP("Actions", "F&orward"),
                   .icon = Icon::ArrowRight,
                   .shortcuts = {Qt::ALT | Qt::Key_Right},
                   .group = HistoryGroup},
                  [this] { m_pages->goForward(); });
}

void MainWindow::buildLayout()
{
    const Theme &theme = m_context.theme;
    QList<RailItem> items;
    for (const PageSpec &page : m_pages->pages())
        items.append({page.id, pageTitle(page), page.icon});
    m_railModel.setItems(items);

    m_menus = new Menus(m_actions, *menuBar());
    m_menus->settings().addSeparator();
    m_menus->settings().addAction(m_actions.action(actionid::kSettings));
    auto *centre = new QWidget(this);
    m_rail = new NavigationRail(theme, m_railModel, centre);
    m_workspace = m_switcher->makeButton(centre);
    m_bar = new ServerBar(theme, m_actions, m_context.engine, m_menus->settings(), centre);
    m_banner = new ServerBanner(theme, m_actions, centre);
    m_files = new FilesNotice(theme, m_context.engine.workspaceClient(), m_context.engine.preferences(),
                              m_context.engine.log(), m_context.engine.consents(),
                              *m_actions.action(QStringLiteral("file.dataFolder")),
                              *m_actions.action(actionid::kConsents), centre);
    m_approvals = new ApprovalStack(theme, m_context.engine.approvals(), centre);
    m_drafts = new DraftsNotice(theme, m_context.engine.workspaceClient(), centre);
    m_status = new StatusLine(centre);
    auto *figures = new StatusFigures(theme, m_context.engine.log(), m_status);
    connect(figures, &QAbstractButton::clicked, this, [this] { m_pages->openPage(pageid::kLog); });
    m_status->addFigures(*figures);
    m_statusText = new StatusText(m_context.engine, *m_status, this);

    auto *side = new QVBoxLayout;
    side->setSpacing(0);
    side->addWidget(m_bar);
    side->addWidget(new Separator(theme, Qt::Horizontal, centre));
    side->addWidget(m_banner);
    side->addWidget(m_files);
    side->addWidget(m_approvals);
    side->addWidget(m_drafts);
    side->addWidget(m_pages, 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    auto *rail = new QVBoxLayout;
    rail->setSpacing(0);
    auto *above = new QHBoxLayout; // in line with the pages
    keepMargins(*centre, *above, {metrics::kMargin, metrics::kSpacingSmall, metrics::kSpacing, 0});
    above->addWidget(m_workspace);
    rail->addLayout(above);
    rail->addWidget(m_rail, 1);
    middle->addLayout(rail);
    middle->addWidget(new Separator(theme, Qt::Vertical, centre));
    middle->addLayout(side, 1);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(new Separator(theme, Qt::Horizontal, centre));
    layout->addLayout(middle, 1);
    layout->addWidget(new Separator(theme, Qt::Horizontal, centre));
    layout->addWidget(m_status);
    setCentralWidget(centre);

    m_palette = new PalettePopup(theme, m_context.state, this);
    m_found.addTo(*m_palette);
    m_switcher->addTo(*m_palette);
    m_panes = std::make_unique<PaneRing>([this] { return panes(); });
    if (QSystemTrayIcon::isSystemTrayAvailable())
        m_tray = std::make_unique<Tray>(m_context.theme, m_actions);
    QAction &answer = *m_actions.action(kApprovalAction);
    m_approvalWindow =
        std::make_unique<ApprovalWindow>(theme, m_context.engine.approvals(), answer, *this, *m_approvals);
    const auto enableAnswer = [this, &answer] { answer.setEnabled(m_approvals->isPending()); };
    connect(m_approvals, &ApprovalStack::pendingChanged, this, enableAnswer);
    enableAnswer();
    m_notices = new TrayNotices(
        m_context.engine, m_context.state, [this] { return isActiveWindow(); }, this);
}

QList<QWidget *> MainWindow::panes() const
{
    QList<QWidget *> parts{m_workspace, m_rail, m_bar, m_banner, m_files, m_approvals, m_drafts};
    if (const auto *page = dynamic_cast<const PanedPage *>(m_pages->currentWidget()))
        parts += page->panes();
    else
        parts.append(m_pages);
    parts.append(m_status);
    return parts;
}

void MainWindow::connectParts()
{
    connect(m_rail, &NavigationRail::pageChosen, m_pages, &PageHost::openPage);
    connect(m_pages, &PageHost::pageChanged, this, &MainWindow::pageChanged);
    connect(m_editActions, &EditActions::done, m_status, &StatusLine::showNews);
    connect(m_editActions, &EditActions::failed, m_status, &StatusLine::showNews);
    connect(m_serverActions, &ServerActions::done, m_status, &StatusLine::showNews);
    connect(m_serverActions, &ServerActions::moved, m_banner, &ServerBanner::tellMoved);
    connect(&m_keychain, &KeychainWatch::changed, this, &MainWindow::serverChanged);
    connect(m_pages, &PageHost::sightChanged, this, [this] {
        m_errors.setGaze(m_pages->isSeen(pageid::kLog) ? UnseenErrors::Gaze::OnTheLog
                                                       : UnseenErrors::Gaze::Elsewhere);
    });
    connect(&m_errors, &UnseenErrors::countChanged, this,
            [this](int count) { m_railModel.setBadge(pageid::kLog, count); });
    connect(&m_context.engine, &engine::Engine::serverStatusChanged, this, &MainWindow::serverChanged);
    connect(m_files, &FilesNotice::failed, m_status, &StatusLine::showNews);
    connect(m_drafts, &DraftsNotice::failed, m_status, &StatusLine::showNews);
    connect(m_drafts, &DraftsNotice::restoreWanted, this, [this](const QStringList &pages) {
        for (const QString &page : pages)
            m_pages->open({.page = page, .item = itemid::kLeft}); // all pages call it so
    });
    connect(m_approvals, &ApprovalStack::asked, m_notices, &TrayNotices::tellApproval);
    if (m_tray) {
        connect(m_notices, &TrayNotices::wanted, m_tray.get(), &Tray::showNotice);
        connect(m_tray.get(), &Tray::windowWanted, this, &MainWindow::raiseWindow);
    }
}

void MainWindow::restore()
{
    restorePlace(*this, m_context.state.windowPlace(), kUsual);
    m_pages->openPage(m_context.state.page());
    if (m_pages->currentPage().isEmpty())
        m_pages->openPage(pageid::kHome);
    m_rail->setFocus();
}

void MainWindow::remember()
{
    m_context.state.setWindowPlace(placeOf(*this));
    m_context.state.setPage(m_pages->currentPage());
}

void MainWindow::pageChanged(const QString &id)
{
    m_rail->setCurrentPage(id);
    // The rail reads its own row, and a page that takes the keyboard is read with what has it.
    if (!m_rail->hasFocus() && !m_pages->isAncestorOf(QApplication::focusWidget()))
        Announcement::say(*m_pages, m_pages->currentWidget()->accessibleName());
    // Pages are made when they are first opened, and Tab gets to what is below them last.
    auto *figures = m_status->findChild<QAbstractButton *>();
    QWidget *last = previousInFocusChain();
    while (last != this && (last->focusPolicy() == Qt::NoFocus || last == figures)) // Qt puts none behind it
        last = last->previousInFocusChain();
    setTabOrder(last, figures);
    m_actions.action(actionid::kBack)->setEnabled(m_pages->canGoBack());
    m_actions.action(actionid::kForward)->setEnabled(m_pages->canGoForward());
    serverChanged();
}

void MainWindow::serverChanged()
{
    const engine::ServerStatus &status = m_context.engine.serverStatus();
    const engine::KeychainStatus keychain = m_keychain.look();
    m_bar->setStatus(status, keychain);
    const QString page = m_pages->currentPage();
    m_banner->update(status, page == pageid::kLog    ? ServerBanner::Page::WaitsForCalls
                             : page == pageid::kHome ? ServerBanner::Page::Home
                                                     : ServerBanner::Page::Other);
    if (m_tray)
        m_tray->setLook(ServerIndicator::of(status, keychain.condition));
}

void MainWindow::retranslate()
{
    const std::string &workspace = m_context.engine.workspace();
    //: Title of the window; %1 is the name of a workspace
    setWindowTitle(workspace == engine::kDefaultWorkspace ? QStringLiteral("Tooltray")
                                                          : tr("%1 - Tooltray").arg(fromUtf8(workspace)));
    m_actions.retranslate();
    m_editActions->retranslate();
    m_menus->retranslate();
    for (const PageSpec &page : m_pages->pages())
        m_railModel.setTitle(page.id, pageTitle(page));
    if (m_tray)
        m_tray->retranslate();
    m_statusText->refresh();
    serverChanged();
}

void MainWindow::askBeforeClosing()
{
    auto *dialog =
        new CloseDialog(m_tray ? CloseDialog::Offer::KeepRunning : CloseDialog::Offer::QuitOnly, this);
    connect(dialog, &CloseDialog::chosen, this, [this](CloseChoice choice, CloseDialog::Memory memory) {
        if (memory == CloseDialog::Memory::Keep)
            m_context.state.setCloseChoice(choice);
        if (choice == CloseChoice::KeepRunning)
            hide();
        else
            quit();
    });
    dialog->open();
}

void MainWindow::openDataFolder()
{
    const QString folder = QFileInfo(m_context.state.file()).absolutePath();
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        m_status->showNews(tr("No app can open the folder %1.").arg(folder));
}

} // namespace tooltray::ui
