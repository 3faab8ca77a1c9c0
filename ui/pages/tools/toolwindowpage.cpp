// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolwindowpage.h"

#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/editactions.h"
#include "ui/actions/ownsteps.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/navigation/place.h"
#include "ui/pages/tools/toolcommands.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolsession.h"
#include "ui/pages/tools/toolview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"

#include <QAction>
#include <QVBoxLayout>

namespace tooltray::ui {

using workspace::Tool;

namespace {

constexpr int kRoomForSchemaInWindow = 820;

} // namespace

ToolWindowPage::ToolWindowPage(const PageContext &context, ToolDrafts &drafts, const QString &id,
                               QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_drafts(drafts)
    , m_id(id)
    , m_empty(new EmptyState(context.theme, Icon::Tool, this))
    , m_view(new ToolView(context, drafts, this))
{
    build();
    connectView();
    const engine::WorkspaceClient &engineClient = context.engine.workspaceClient();
    connect(&engineClient, &engine::WorkspaceClient::workspaceChanged, this,
            &ToolWindowPage::workspaceChanged);
    connect(&engineClient, &engine::WorkspaceClient::problemsChanged, this,
            &ToolWindowPage::workspaceChanged);
    // Later, as who changes it here has not come to its end yet.
    connect(&m_drafts, &ToolDrafts::changed, this, &ToolWindowPage::followDraft, Qt::QueuedConnection);
    connect(&m_drafts, &ToolDrafts::givenUp, this, &ToolWindowPage::followDraft);
    connect(&m_drafts, &ToolDrafts::rowsChanged, this, &ToolWindowPage::follow);
    keepTranslated(*this, [this] { follow(); });
    workspaceChanged();
}

void ToolWindowPage::keyPressEvent(QKeyEvent *event)
{
    if (!pressByReturn(*this, *event))
        QWidget::keyPressEvent(event);
}

void ToolWindowPage::build()
{
    if (QAction *close = m_context.actions.action(actionid::kCloseWindow))
        m_empty->addButton(*close);
    m_view->addInstead(*m_empty);
    m_view->setShares(QStringLiteral("tools.window"), {70, 30}, kRoomForSchemaInWindow);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_view);
}

void ToolWindowPage::connectView()
{
    ToolSession *session = &m_view->session();
    ToolCommands *commands = &m_view->commands();
    connect(session, &ToolSession::stateChanged, this, &ToolWindowPage::subjectChanged);
    connect(session, &ToolSession::renamed, this, &ToolWindowPage::renamed);
    connect(m_view, &ToolView::deleteWanted, this, &ToolWindowPage::remove);
    connect(commands, &ToolCommands::duplicated, this, [this](const QString &name) {
        m_context.navigator.open({.page = pageid::kTools, .item = name});
    });
    const auto saved = [this] {
        const Tool *tool = m_context.engine.workspaceClient().state().workspace->find<Tool>(toUtf8(m_shown));
        return tool ? ToolNames{tool->name} : ToolNames();
    };
    connect(m_context.actions.action(actionid::kEnableTool), &QAction::triggered, commands,
            [commands, saved] { commands->toggleEnabled(saved()); });
    connect(m_context.actions.action(actionid::kExportTools), &QAction::triggered, commands,
            [commands, saved] { commands->exportTools(saved()); });
}

QString ToolWindowPage::toolName() const
{
    const std::string &name = m_view->editor().draft().tool.name;
    return name.empty() ? m_id : fromUtf8(name);
}

bool ToolWindowPage::isChanged() const
{
    return m_view->session().isChanged();
}

QList<QWidget *> ToolWindowPage::panes() const
{
    return m_view->notes() + QList<QWidget *>{m_empty} + m_view->parts();
}

bool ToolWindowPage::takes(EditCommand command) const
{
    return m_view->takes(command);
}

void ToolWindowPage::edit(EditCommand command)
{
    m_view->edit(command);
}

void ToolWindowPage::workspaceChanged()
{
    m_view->follow();
    follow();
    m_view->session().followSaved();
    m_view->showSchemaText();
}

QString ToolWindowPage::present() const
{
    const workspace::Workspace &workspace = *m_context.engine.workspaceClient().state().workspace;
    return workspace.find<Tool>(toUtf8(m_id)) || m_drafts.find(m_id) ? m_id : QString();
}

void ToolWindowPage::follow()
{
    const QString now = present();
    m_empty->setTexts(tr("The tool %1 no longer exists.").arg(toolName()), tr("It was deleted or renamed."));
    m_view->showInstead(now.isEmpty() ? m_empty : nullptr);
    m_view->setPartsVisible(m_context.engine.workspaceClient().state().isOpen || !now.isEmpty());
    if (now != m_shown) {
        m_shown = now;
        m_view->session().open(now);
    }
}

// What the page of all tools did to the draft: undone, restored, saved with others.
void ToolWindowPage::followDraft(const QString &id)
{
    ToolSession &session = m_view->session();
    if (id != m_id || session.isUnderWay())
        return;
    const ToolDraft *kept = m_drafts.find(id);
    const ToolDraft &shown = m_view->editor().draft();
    const bool isShown =
        kept ? *kept == shown : isAsSaved(shown, *m_context.engine.workspaceClient().state().workspace);
    if (session.id() == id && isShown)
        return session.showState();
    follow();
    session.open(m_shown);
}

void ToolWindowPage::renamed(const QString &before, const QString &now, bool wasSaved)
{
    m_id = now;
    m_shown = now;
    m_drafts.rename(before, now);
    const auto edit = m_context.engine.workspaceClient().state().history.nextUndo();
    if (!edit || !wasSaved)
        return;
    ToolDrafts *drafts = &m_drafts; // which outlive the window
    OwnSteps::of(m_context.actions)
        .accompany(*edit, {{},
                           drafts,
                           [drafts, before, now] { drafts->rename(now, before); },
                           [drafts, before, now] { drafts->rename(before, now); }});
}

void ToolWindowPage::adopt(const QString &id)
{
    if (m_id == id)
        return;
    m_id = id;
    m_shown = id;
    follow();
    m_view->session().open(m_shown);
}

void ToolWindowPage::remove()
{
    const bool isSaved =
        m_context.engine.workspaceClient().state().workspace->find<Tool>(toUtf8(m_shown)) != nullptr;
    m_view->commands().remove({m_shown}, isSaved ? m_shown : fromUtf8(m_view->editor().draft().tool.name));
}

} // namespace tooltray::ui
