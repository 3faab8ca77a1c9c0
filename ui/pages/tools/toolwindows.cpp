// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolwindows.h"

#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/editactions.h"
#include "ui/actions/menus.h"
#include "ui/language/language.h"
#include "ui/pages/log/logactions.h"
#include "ui/pages/tools/toolactions.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolview.h"
#include "ui/pages/tools/toolwindowpage.h"
#include "ui/state/uistate.h"
#include "ui/theme/iconengine.h"
#include "ui/theme/theme.h"
#include "ui/widgets/palettepopup.h"
#include "ui/widgets/separator.h"
#include "ui/widgets/statusline.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QEvent>
#include <QMenuBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::ui {
namespace {

constexpr QSize kSmallestToolWindow(736, 520);
constexpr QSize kUsualToolWindow(1000, 780);

constexpr QPoint kStepAside(32, 32);

} // namespace

ToolWindow::ToolWindow(const PageContext &context, ToolDrafts &drafts, const QWidget &home, const QString &id)
    : m_main(context)
    , m_home(home)
    , m_actions(context.theme, &context.actions)
    , m_commands(m_actions, ActionKind::Command)
    , m_panes([this] { return panes(); })
{
    setWindowIcon(appIcon());
    setMinimumSize(kSmallestToolWindow);
    const PageContext own{context.engine, context.theme, m_actions, context.state, *this};
    addActions(own);
    auto *centre = new QWidget(this);
    m_page = new ToolWindowPage(own, drafts, id, centre);
    m_status = new StatusLine(centre);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(new Separator(context.theme, Qt::Horizontal, centre));
    layout->addWidget(m_page, 1);
    layout->addWidget(new Separator(context.theme, Qt::Horizontal, centre));
    layout->addWidget(m_status);
    setCentralWidget(centre);
    m_menus = new Menus(m_actions, *menuBar());
    addPalette();
    connect(m_edits, &EditActions::done, m_status, &StatusLine::showNews);
    connect(m_edits, &EditActions::failed, m_status, &StatusLine::showNews);
    connect(m_page, &ToolWindowPage::subjectChanged, this, &ToolWindow::showSubject);
    followKeys();
    keepTranslated(*this, [this] { setTexts(); });
    showSubject();
    restorePlace(*this, m_main.state.toolWindowPlace(), kUsualToolWindow);
}

ToolWindow::~ToolWindow()
{
    if (isVisible())
        remember();
    // The page and the Edit menu work with what is ours, also while they are hidden for the last time.
    delete m_edits;
    delete takeCentralWidget();
}

void ToolWindow::closeEvent(QCloseEvent *event)
{
    // Clearing the focus moves text half typed in a table cell into the draft, which is kept.
    QWidget *typing = QApplication::focusWidget();
    if (typing && isAncestorOf(typing))
        typing->clearFocus();
    remember();
    QMainWindow::closeEvent(event);
    Q_EMIT closed();
}

void ToolWindow::open(const Place &place)
{
    bringToFront(*m_home.window());
    m_main.navigator.open(place);
}

void ToolWindow::addActions(const PageContext &own)
{
    m_edits = new EditActions(
        m_actions, own.engine.workspaceClient(), [this] { return m_page; }, this);
    addToolWindowActions(own);
    if (const ActionSpec *curl = m_main.actions.spec(logaction::kCopyCurl)) {
        ActionSpec spec = *curl;
        spec.section = ActionSection::Tool; // there is no log
        spec.alsoIn.reset();
        m_actions.add(spec);
    }
    addLike(actionid::kPalette, [this] { m_palette->open(); });
    for (const auto id : {actionid::kZoomIn, actionid::kZoomOut, actionid::kUsualSize})
        borrow(id, Front::Stays);
    addLike(actionid::kNextPane, [this] { m_panes.focusNext(); });
    addLike(actionid::kPreviousPane, [this] { m_panes.focusPrevious(); });
    m_actions.add({.id = actionid::kCloseWindow,
                   .section = ActionSection::File,
                   .text = QT_TRANSLATE_NOOP("Actions", "&Close window"),
                   .icon = Icon::Close,
                   .shortcuts = {Qt::CTRL | Qt::Key_W},
                   .group = 1},
                  [this] { close(); });
    borrow(actionid::kQuit, Front::Stays);
    borrow(actionid::kContents, Front::IsMainWindow);
}

void ToolWindow::borrow(const QString &id, Front front)
{
    const ActionSpec *spec = m_main.actions.spec(id);
    if (!spec)
        return;
    m_actions.add(*spec, [this, front, action = m_main.actions.action(id)] {
        if (front == Front::IsMainWindow)
            bringToFront(*m_home.window());
        action->trigger();
    });
}

void ToolWindow::addLike(const QString &id, std::function<void()> run)
{
    if (const ActionSpec *spec = m_main.actions.spec(id))
        m_actions.add(*spec, std::move(run));
}

void ToolWindow::addPalette()
{
    m_palette = new PalettePopup(m_main.theme, m_main.state, this);
    m_palette->addSource(m_commands);
    if (!m_main.found)
        return;
    for (PaletteSource *source : m_main.found()) {
        m_elsewhere.emplace_back(*source, m_actions, [this] { bringToFront(*m_home.window()); });
        m_palette->addSource(m_elsewhere.back());
    }
}

QList<QWidget *> ToolWindow::panes() const
{
    return m_page->panes() + QList<QWidget *>{m_status};
}

// Uses the shortcuts that are set for the main window.
void ToolWindow::followKeys()
{
    for (const ActionRegistry::Entry &entry : m_actions.entries()) {
        const QAction *model = m_main.actions.action(entry.spec.id);
        if (!model)
            continue;
        const auto follow = [this, action = entry.action, model] {
            if (action->shortcuts() == model->shortcuts())
                return;
            action->setShortcuts(model->shortcuts());
            m_actions.retranslate(); // tool tips say the keys
            m_edits->retranslate();
        };
        follow();
        connect(model, &QAction::changed, this, follow);
    }
}

void ToolWindow::setTexts()
{
    m_actions.retranslate();
    m_edits->retranslate();
    m_menus->retranslate();
}

void ToolWindow::showSubject()
{
    setWindowTitle(QStringLiteral("%1[*] - Tooltray").arg(m_page->toolName()));
    setWindowModified(m_page->isChanged());
}

void ToolWindow::remember()
{
    m_main.state.setToolWindowPlace(placeOf(*this));
}

ToolWindows::ToolWindows(const PageContext &context, ToolDrafts &drafts, QWidget &home)
    : QObject(&home)
    , m_context(context)
    , m_drafts(drafts)
    , m_home(home)
{}

bool ToolWindows::has(const QString &id) const
{
    const auto found = m_windows.find(id);
    return found != m_windows.end() && found->second;
}

ToolWindowPage &ToolWindows::open(const QString &id)
{
    if (!has(id)) {
        auto made = std::make_unique<ToolWindow>(m_context, m_drafts, m_home, id);
        // Later, as a window cannot go while it is told to close, and what it saves comes first.
        connect(made.get(), &ToolWindow::closed, this, &ToolWindows::takeAwayClosed, Qt::QueuedConnection);
        connect(&made->page().view().session(), &ToolSession::settled, this, &ToolWindows::takeAwayClosed,
                Qt::QueuedConnection);
        placeBeside(*made);
        made->show();
        made->page().view().editor().setFocus();
        m_windows.insert_or_assign(id, std::move(made));
        m_home.window()->installEventFilter(this);
    }
    ToolWindow &window = *m_windows.at(id);
    bringToFront(window);
    return window.page();
}

void ToolWindows::close(const QString &id)
{
    if (has(id))
        m_windows.at(id)->close();
}

void ToolWindows::rename(const QString &before, const QString &now)
{
    if (!has(before) || before == now)
        return;
    if (has(now)) { // of one that was deleted
        ToolWindow *gone = m_windows.extract(now).mapped().release();
        gone->hide();
        gone->deleteLater();
    }
    auto node = m_windows.extract(before);
    node.key() = now;
    m_windows.insert(std::move(node)).position->second->page().adopt(now);
}

void ToolWindows::settle()
{
    std::vector<ToolSession *> sessions; // settled, one may get another place in the map
    for (const auto &[id, window] : m_windows)
        sessions.push_back(&window->page().view().session());
    for (ToolSession *session : sessions)
        session->settle();
}

bool ToolWindows::eventFilter(QObject *watched, QEvent *event)
{
    // One that is only minimised is told so by the desktop.
    if (watched == m_home.window() && event->type() == QEvent::Hide && !event->spontaneous()) {
        for (const auto &[id, window] : m_windows)
            window->close();
    }
    return QObject::eventFilter(watched, event);
}

void ToolWindows::placeBeside(ToolWindow &window) const
{
    if (!m_context.state.toolWindowPlace())
        return; // the desktop knows where
    const auto covers = [&window](const auto &other) {
        return other.second->isVisible() && other.second->pos() == window.pos();
    };
    while (std::ranges::any_of(m_windows, covers))
        window.move(window.pos() + kStepAside);
}

void ToolWindows::takeAwayClosed()
{
    std::vector<QString> gone;
    for (const auto &[id, window] : m_windows) {
        if (!window->isVisible() && !window->page().view().session().isSaving())
            gone.push_back(id);
    }
    for (const QString &id : gone) {
        const ToolSession::EditorSession editorSession =
            m_windows.at(id)->page().view().session().editorSession();
        m_windows.erase(id);
        Q_EMIT closed(id, editorSession);
    }
}

} // namespace tooltray::ui
