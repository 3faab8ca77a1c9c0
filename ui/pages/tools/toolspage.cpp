// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolspage.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/panering.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/palettemodel.h"
#include "ui/pages/tools/draftcommands.h"
#include "ui/pages/tools/toolautosave.h"
#include "ui/pages/tools/toolcommands.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/pages/tools/toollistactions.h"
#include "ui/pages/tools/toollistactivity.h"
#include "ui/pages/tools/toolnotices.h"
#include "ui/pages/tools/toolview.h"
#include "ui/pages/tools/toolwindowpage.h"
#include "ui/pages/tools/toolwindows.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/listpane.h"

#include <QAction>
#include <QApplication>
#include <QHideEvent>
#include <QTimer>
#include <QVBoxLayout>

namespace tooltray::ui {

using workspace::Tool;

namespace {

constexpr int kRoomForSchema = 900; // beside the list and the header of the editor
constexpr int kLeastListWidth = 160;
constexpr int kOpeningTime = 1'000; // ms; until then a workspace that opens is not taken for an empty one

} // namespace

ToolsPage::ToolsPage(const PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_drafts(new ToolDrafts(context.engine.workspaceClient(), this))
    , m_empty(new EmptyState(context.theme, Icon::Tool, this))
    , m_noEndpoint(new EmptyState(context.theme, Icon::Endpoint, this))
    , m_list(new ListPane(context.theme, m_model, ListPane::Selection::Multiple, this))
    , m_listActions(new ToolListActions(context.theme, *m_list, m_model))
    , m_elsewhere(new EmptyState(context.theme, Icon::Monitor, this))
    , m_unselected(new EmptyState(context.theme, Icon::Tool, this))
    , m_view(new ToolView(context, *m_drafts, this))
    , m_draftCommands(
          new DraftCommands(context, *m_drafts, m_view->commands(), m_view->notices(), m_view->undo()))
    , m_autosave(new ToolAutosave(context, *m_drafts, m_view->session(), this))
    , m_windows(new ToolWindows(context, *m_drafts, *this))
    , m_showWindow(new QAction(context.theme.icon(Icon::Monitor), QString(), this))
    , m_editHere(new QAction(context.theme.icon(Icon::Edit), QString(), this))
{
    buildList();
    build();
    connectList();
    connectCommands();
    connectDrafts();
    connectWindows();
    const engine::WorkspaceClient &engineClient = context.engine.workspaceClient();
    connect(&engineClient, &engine::WorkspaceClient::workspaceChanged, this, &ToolsPage::workspaceChanged);
    connect(&engineClient, &engine::WorkspaceClient::healthChanged, this, &ToolsPage::listTools);
    connect(&engineClient, &engine::WorkspaceClient::problemsChanged, this, &ToolsPage::workspaceChanged);
    keepTranslated(*this, [this] { setTexts(); });
    workspaceChanged();
    QTimer::singleShot(kOpeningTime, this, [this] {
        m_isOpeningLate = true;
        listTools();
    });
}

QStringList ToolsPage::unsavedNames() const
{
    QStringList names;
    for (const auto &[id, draft] : m_drafts->all())
        names.append(fromUtf8(draft.tool.name));
    return names;
}

QMap<QString, QString> ToolsPage::newItems() const
{
    QMap<QString, QString> names;
    for (const auto &[id, draft] : m_drafts->all()) {
        if (draft.original.empty())
            names.insert(id, fromUtf8(draft.tool.name));
    }
    return names;
}

ToolsPage::~ToolsPage()
{
    m_listActions->setSeen(false);
    delete m_windows; // they work with our drafts, as the view does
    delete m_view;
}

void ToolsPage::buildList()
{
    const ActionRegistry &actions = m_context.actions;
    m_list->setMinimumWidth(kLeastListWidth);
    for (const auto id : {actionid::kNewTool, actionid::kToolsFromSchema, actionid::kToolFromClipboard}) {
        if (QAction *maker = actions.action(id))
            m_list->addMaker(*maker);
    }
    if (QAction *duplicate = actions.action(actionid::kDuplicate))
        m_list->addMaker(*duplicate);
    m_listActions->keepArrangement(m_context.state);
    m_listActions->leadFrom(actions);
    const auto *calls = new ToolListActivity(m_context.engine, *m_list, m_model);
    connect(m_listActions, &ToolListActions::orderChosen, calls, &ToolListActivity::tell);
    m_list->setSpaceAction(*actions.action(actionid::kEnableTool));
}

void ToolsPage::build()
{
    const auto addButtons = [this](EmptyState &place, std::initializer_list<QLatin1StringView> ids) {
        for (const auto id : ids) {
            if (QAction *action = m_context.actions.action(id))
                place.addButton(*action);
        }
    };
    addButtons(*m_empty, {actionid::kNewTool, actionid::kToolsFromSchema});
    addButtons(*m_noEndpoint, {actionid::kNewEndpoint, actionid::kUseSample});
    m_elsewhere->addButton(*m_showWindow);
    m_elsewhere->addButton(*m_editHere);
    m_view->addList(*m_list);
    m_view->addInPlace(*m_elsewhere);
    m_view->addInPlace(*m_unselected);
    m_view->addInstead(*m_empty);
    m_view->addInstead(*m_noEndpoint);
    m_view->setShares(QStringLiteral("tools.parts"), {22, 55, 23}, kRoomForSchema);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_view);
}

void ToolsPage::connectList()
{
    ToolCommands *commands = &m_view->commands();
    connect(m_list, &ListPane::currentChanged, this, &ToolsPage::open);
    connect(m_list, &ListPane::activated, this, &ToolsPage::focusTool);
    connect(m_listActions, &ToolListActions::editWanted, commands,
            [commands](const workspace::Edit &edit) { commands->apply(edit); });
    connect(m_listActions, &ToolListActions::saveWanted, m_draftCommands, &DraftCommands::save);
    connect(m_listActions, &ToolListActions::duplicateWanted, commands, &ToolCommands::duplicate);
    connect(m_listActions, &ToolListActions::deleteWanted, this, &ToolsPage::remove);
    connect(m_listActions, &ToolListActions::moveWanted, commands, &ToolCommands::planMove);
    connect(m_listActions, &ToolListActions::exportWanted, commands, &ToolCommands::exportTools);
    connect(m_listActions, &ToolListActions::windowWanted, this, &ToolsPage::openWindow);
}

void ToolsPage::connectCommands()
{
    ToolCommands *commands = &m_view->commands();
    const auto on = [this](const QString &id, auto run) {
        connect(m_context.actions.action(id), &QAction::triggered, this, run);
    };
    on(actionid::kEnableTool, [this, commands] { commands->toggleEnabled(m_listActions->selectedTools()); });
    on(actionid::kExportTools, [this, commands] { commands->exportTools(m_listActions->selectedTools()); });
    on(actionid::kOpenInWindow, [this] { openWindow(m_list->current()); });
    on(actionid::kSaveAll, [this] { m_draftCommands->saveAll(); });
    connect(m_view, &ToolView::deleteWanted, this, [this](const QString &id) { remove({id}); });
    connect(commands, &ToolCommands::duplicated, m_list, &ListPane::setCurrent);
    connect(&m_view->session(), &ToolSession::idChanged, this, [this] { enableCommands(isVisible()); });
    connect(&m_view->session(), &ToolSession::renamed, this, &ToolsPage::rename);
}

void ToolsPage::connectDrafts()
{
    connect(m_draftCommands, &DraftCommands::made, this, [this](const QString &first) {
        listTools();
        m_list->setCurrent(first);
        open(first);
    });
    connect(m_draftCommands, &DraftCommands::changed, this, &ToolsPage::reopen);
    connect(m_drafts, &ToolDrafts::rowsChanged, this, &ToolsPage::listTools);
    connect(m_drafts, &ToolDrafts::renamed, this, &ToolsPage::rename);
    connect(m_drafts, &ToolDrafts::givenUp, this, [this](const QString &id) {
        const bool isCurrent = m_list->current() == id;
        listTools();
        if (isCurrent)
            reopen();
    });
    connect(m_drafts, &ToolDrafts::broughtBack, this, [this](const QStringList &ids) {
        listTools();
        if (!m_windows->has(ids.constFirst())) // else it is seen there
            m_list->setCurrent(ids.constFirst());
        if (ids.contains(m_list->current()))
            reopen();
    });
    connect(m_drafts, &ToolDrafts::restored, this, [this](const QStringList &ids) {
        listTools();
        if (!ids.isEmpty())
            m_list->setCurrent(ids.constFirst());
        reopen();
    });
    connect(m_autosave, &ToolAutosave::published, this, [this] {
        listTools();
        m_view->session().followSaved();
    });
    connect(m_autosave, &ToolAutosave::failed, &m_view->notices(), &ToolNotices::showError);
}

void ToolsPage::connectWindows()
{
    connect(m_windows, &ToolWindows::closed, this,
            [this](const QString &id, const ToolSession::EditorSession &editorSession) {
                m_benches.insert_or_assign(id, editorSession);
                if (m_list->current() == id)
                    reopen();
            });
    connect(m_showWindow, &QAction::triggered, this, [this] { openWindow(m_list->current()); });
    connect(m_editHere, &QAction::triggered, this, [this] { m_windows->close(m_list->current()); });
}

void ToolsPage::setTexts()
{
    m_list->setTexts({.list = tr("Tools"),
                      .filter = tr("Filter tools"),
                      .add = tr("New tool"),
                      .noMatch = tr("No tool matches “%1”.")});
    m_empty->setTexts(tr("No tools yet"), tr("Tools are saved API operations that agents can call."));
    m_noEndpoint->setTexts(tr("No tools yet"), tr("Tools are saved API operations. Add an endpoint first."));
    m_unselected->setTexts(tr("No tool selected"), tr("Select a tool in the list to edit it."));
    m_showWindow->setText(tr("Show window"));
    //: A tool that is open in another window is worked on in this one again
    m_editHere->setText(tr("Edit here"));
    m_model.forgetTexts();
    listTools();
}

void ToolsPage::enableCommands(bool isShown)
{
    m_listActions->setSeen(isShown);
    m_context.actions.action(actionid::kOpenInWindow)->setEnabled(isShown && !m_list->current().isEmpty());
}

void ToolsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    enableCommands(true);
}

void ToolsPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    enableCommands(false);
}

void ToolsPage::showPlace(const Place &place)
{
    if (place.where == Place::Where::InOwnWindow)
        return openWindow(place.item);
    if (place.tools) {
        m_draftCommands->addAll(*place.tools);
        return m_list->focusList();
    }
    if (place.item == itemid::kNew) {
        m_draftCommands->add(shownTool(), place.tool.get());
        m_view->editor().header().focusName();
        if (place.input)
            m_view->editor().tryWith(*place.input);
        return;
    }
    if (place.item == itemid::kClipboard)
        return m_draftCommands->addFromClipboard(shownTool());
    if (place.item == itemid::kLeft)
        return m_drafts->restoreLeft();
    if (!place.filter.isEmpty())
        m_list->setFilter(place.filter);
    if (place.item.isEmpty())
        return;
    m_list->setCurrent(place.item);
    if (m_list->current() != place.item)
        return m_view->notices().refuse(tr("The tool %1 no longer exists.").arg(place.item));
    if (place.input)
        tryWith(*place.input);
    if (place.created > 0)
        m_view->commands().tellCreated(place.created);
}

QList<QWidget *> ToolsPage::panes() const
{
    return m_view->notes() + QList<QWidget *>{m_empty, m_noEndpoint, m_list} + m_view->parts();
}

bool ToolsPage::takes(EditCommand command) const
{
    return command == EditCommand::Find || m_view->takes(command); // Delete is only for the list
}

void ToolsPage::edit(EditCommand command)
{
    if (command == EditCommand::Find)
        m_list->edit(command);
    else
        m_view->edit(command);
}

void ToolsPage::workspaceChanged()
{
    m_listActions->setWorkspace(m_context.engine.workspaceClient().state().workspace);
    m_windows->settle(); // they may have given a tool another name
    m_autosave->settle();
    m_view->follow();
    listTools();
    m_view->session().followSaved();
    m_view->showSchemaText();
}

void ToolsPage::listTools()
{
    const engine::WorkspaceState &state = m_context.engine.workspaceClient().state();
    const bool hasDrafts = !m_drafts->all().empty();
    m_model.show(*state.workspace, *state.health, m_drafts->all());
    m_listActions->setHasDrafts(hasDrafts);
    m_context.actions.action(actionid::kSaveAll)->setEnabled(hasDrafts);
    const bool hasEndpoint = state.workspace->entries(workspace::ObjectKind::Endpoint).size() > 0;
    const bool hasRows = m_model.rowCount() > 0;
    m_view->showInstead(hasRows ? nullptr : hasEndpoint ? m_empty : m_noEndpoint);
    m_view->setPartsVisible(state.isOpen || hasRows || m_isOpeningLate);
    if (hasFocus()) { // the page was opened when there was nothing on it
        if (QWidget *first = firstTakingKeyboard(*this))
            first->setFocus(Qt::OtherFocusReason);
    }
    if (m_isElsewhere)
        showElsewhereText();
}

void ToolsPage::open(const QString &id)
{
    ToolSession &session = m_view->session();
    if (m_windows->has(id)) {
        if (id != session.id())
            session.leave();
        return showElsewhere();
    }
    m_isElsewhere = false;
    // Nothing is left to show where the one that was deleted was the last that passes the filter.
    m_view->showInPlace(id.isEmpty() ? m_unselected : nullptr);
    const auto left = m_benches.find(id);
    const ToolSession::EditorSession editorSession =
        left == m_benches.end() ? ToolSession::EditorSession() : left->second;
    if (session.open(id, editorSession))
        m_benches.erase(id);
}

void ToolsPage::reopen()
{
    open(m_list->current());
}

Tool ToolsPage::shownTool() const
{
    return m_view->session().id().isEmpty() ? Tool() : m_view->editor().draft().tool;
}

void ToolsPage::remove(const QStringList &ids)
{
    m_view->commands().remove(ids, m_list->titleOf(ids.value(0)));
}

void ToolsPage::tryWith(const json::Value &arguments)
{
    const QString id = m_list->current();
    if (m_windows->has(id))
        m_windows->open(id).view().tryWith(arguments);
    else
        m_view->tryWith(arguments);
}

void ToolsPage::focusTool()
{
    const QString id = m_list->current();
    if (m_windows->has(id))
        m_windows->open(id);
    else
        m_view->editor().setFocus();
}

void ToolsPage::rename(const QString &before, const QString &now)
{
    if (m_list->current() == before)
        m_list->adoptCurrent(now);
    if (m_view->session().id() == before) {
        m_view->session().adopt(now);
        m_context.state.addRecentCommand(paletteId(workspace::ObjectKind::Tool, now));
    }
    if (auto editorSession = m_benches.extract(before)) {
        editorSession.key() = now;
        m_benches.insert(std::move(editorSession));
    }
    m_windows->rename(before, now);
}

void ToolsPage::openWindow(const QString &id)
{
    const workspace::Workspace &workspace = *m_context.engine.workspaceClient().state().workspace;
    if (!workspace.find<Tool>(toUtf8(id)) && !m_drafts->find(id))
        return m_view->notices().refuse(tr("The tool %1 no longer exists.").arg(id));
    ToolSession &session = m_view->session();
    if (m_windows->has(id) || session.id() != id) {
        m_windows->open(id);
    } else {
        const bool isToBeSaved = session.isToBeSaved();
        // Clearing the focus moves text half typed in a table cell into the draft.
        QWidget *typing = QApplication::focusWidget();
        if (typing && m_view->editor().isAncestorOf(typing))
            typing->clearFocus();
        const ToolSession::EditorSession before = session.editorSession();
        ToolSession &there = m_windows->open(id).view().session();
        there.setEditorSession(before);
        if (isToBeSaved)
            there.save();
    }
    if (m_list->current() == id)
        showElsewhere();
}

void ToolsPage::showElsewhere()
{
    m_isElsewhere = true;
    m_view->showInPlace(m_elsewhere);
    m_view->session().close();
    showElsewhereText();
}

void ToolsPage::showElsewhereText()
{
    //: %1 is a tool
    m_elsewhere->setTexts(tr("%1 is open in its own window.").arg(m_list->titleOf(m_list->current())),
                          tr("Edit it there. Your changes from here are there too."));
}

} // namespace tooltray::ui
