// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolspage.h"

#include "base/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/editor/graphqleditor.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/navigation/place.h"
#include "ui/pages/log/logactions.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/pages/tools/toollistactions.h"
#include "ui/pages/tools/toollistcalls.h"
#include "ui/pages/tools/toolnotices.h"
#include "ui/pages/tools/toolwindows.h"
#include "ui/pages/tools/trypane.h"
#include "ui/state/uistate.h"
#include "ui/state/keptlayout.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/schemapanel/schemapanel.h"
#include "ui/widgets/undonotice.h"
#include "workspace/checks/checkversion.h"

#include <QAction>
#include <QHideEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {

using workspace::Edit;
using workspace::Tool;

namespace {

constexpr int kRoomForSidePanel = 900; // beside the list and the header of the editor
constexpr int kRoomWithoutList = 820;

} // namespace

ToolsPage::ToolsPage(const PageContext &context, QWidget *parent)
    : ToolsPage(context, nullptr, QString(), parent)
{}

ToolsPage::ToolsPage(const PageContext &context, ToolsPage &home, const QString &id, QWidget *parent)
    : ToolsPage(context, &home, id, parent)
{}

ToolsPage::ToolsPage(const PageContext &context, ToolsPage *home, const QString &id, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_home(home ? home : this)
    , m_alone(id)
    , m_drafts(home ? home->m_drafts : new ToolDrafts(context.engine.curation(), this))
    , m_windows(home ? nullptr : new ToolWindows(context, *this))
    , m_parts(new QStackedWidget(this))
    , m_empty(new EmptyState(context.theme, Icon::Tool, m_parts))
    , m_noEndpoint(new EmptyState(context.theme, Icon::Endpoint, m_parts))
    , m_list(new ListPane(context.theme, m_model, ListPane::Selection::Multiple, m_parts))
    , m_listActions(new ToolListActions(context.theme, *m_list, m_model))
    , m_editor(new ToolEditor(context, m_parts))
    , m_places(new QStackedWidget(m_parts))
    , m_elsewhere(new EmptyState(context.theme, Icon::Monitor, m_places))
    , m_schema(new SchemaPanel(context.theme, m_parts))
    , m_notices(new ToolNotices(context.theme, this))
    , m_undo(new UndoNotice(context.theme, this))
    , m_discard(new QAction(context.theme.icon(Icon::Refresh), QString(), this))
    , m_delete(new QAction(context.theme.icon(Icon::Trash), QString(), this))
    , m_showWindow(new QAction(context.theme.icon(Icon::Monitor), QString(), this))
    , m_editHere(new QAction(context.theme.icon(Icon::Edit), QString(), this))
    , m_sidePanelWanted(context.state.showsSidePanel())
{
    m_model.setOnly(m_alone);
    build();
    connectParts();
    keepTranslated(*this, [this] { setTexts(); });
    workspaceChanged();
}

ToolsPage::~ToolsPage()
{
    enableActions(false);
    delete m_windows; // they work with our drafts
    delete m_schema;
}

void ToolsPage::build()
{
    auto *split = new QSplitter(Qt::Horizontal, m_parts);
    if (isAlone())
        m_list->hide(); // its one row is the current one
    else
        split->addWidget(m_list);
    m_places->addWidget(m_editor);
    m_places->addWidget(m_elsewhere);
    m_elsewhere->addButton(*m_showWindow);
    m_elsewhere->addButton(*m_editHere);
    split->addWidget(m_places);
    m_side = new QWidget(split);
    m_sideTitle = new TextLabel(TextLook::Strong, m_side);
    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(metrics::kSpacing, metrics::kMargin, metrics::kSpacing, metrics::kSpacing);
    side->addWidget(m_sideTitle);
    side->addWidget(m_schema, 1);
    split->addWidget(m_side);
    m_side->setMinimumWidth(180);
    m_schema->setEditor(&m_editor->operation().editor());
    split->setChildrenCollapsible(false);
    split->setStretchFactor(split->indexOf(m_places), 1);
    if (isAlone())
        keepShares(*split, m_context.state, QStringLiteral("tools.window"), {70, 30});
    else
        keepShares(*split, m_context.state, QStringLiteral("tools.parts"), {22, 55, 23});
    m_list->setMinimumWidth(160);
    for (const auto id : {actionid::kNewTool, actionid::kToolsFromSchema, actionid::kToolFromClipboard}) {
        if (QAction *maker = m_context.actions.action(id))
            m_list->addMaker(*maker);
    }
    if (QAction *duplicate = m_context.actions.action(actionid::kDuplicate))
        m_list->addToMakers(*duplicate);
    if (!isAlone()) {
        m_listActions->keepArrangement(m_context.state);
        m_listActions->leadFrom(m_context.actions);
        const auto *calls = new ToolListCalls(m_context.engine, *m_list, m_model);
        connect(m_listActions, &ToolListActions::orderChosen, calls, &ToolListCalls::tell);
    }
    m_list->setSpaceAction(*m_context.actions.action(actionid::kEnableTool));
    const QList<QString> ways = isAlone() ? QList<QString>{actionid::kCloseWindow}
                                          : QList<QString>{actionid::kNewTool, actionid::kToolsFromSchema};
    for (const QString &id : ways) {
        if (QAction *way = m_context.actions.action(id))
            m_empty->addButton(*way);
    }
    for (const auto id : {actionid::kNewEndpoint, actionid::kUseSample}) {
        if (QAction *maker = m_context.actions.action(id))
            m_noEndpoint->addButton(*maker);
    }
    m_parts->addWidget(m_empty);
    m_parts->addWidget(split);
    m_parts->addWidget(m_noEndpoint);
    m_editor->header().setMenuActions({m_discard, m_context.actions.action(actionid::kRename),
                                       m_context.actions.action(actionid::kDuplicate),
                                       m_context.actions.action(actionid::kEnableTool)});
    if (QAction *window = m_context.actions.action(actionid::kOpenInWindow))
        m_editor->header().setMenuActions({window});
    m_editor->header().setMenuActions({m_delete});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_notices);
    layout->addWidget(m_undo);
    layout->addWidget(m_parts, 1);
}

void ToolsPage::connectParts()
{
    engine::CurationDesk &desk = m_context.engine.curation();
    connect(&desk, &engine::CurationDesk::workspaceChanged, this, &ToolsPage::workspaceChanged);
    connect(&desk, &engine::CurationDesk::healthChanged, this, &ToolsPage::listTools);
    connect(&desk, &engine::CurationDesk::problemsChanged, this, &ToolsPage::workspaceChanged);
    connect(&desk, &engine::CurationDesk::schemaChanged, this, [this] {
        m_editor->setState(m_context.engine.curation().state());
        check();
    });
    connect(m_list, &ListPane::currentChanged, this, &ToolsPage::open);
    connect(m_list, &ListPane::activated, this, &ToolsPage::focusTool);
    connect(m_editor, &ToolEditor::edited, this, &ToolsPage::draftEdited);
    connect(m_editor, &ToolEditor::schemaChanged, this,
            [this](const graphql::SchemaPointer &schema) { m_schema->setSchema(schema); });
    connect(&m_check, &ToolCheck::checked, this, [this] {
        m_editor->setNotes(m_check.notes());
        askForSight();
    });
    connect(&m_editor->tryPane(), &TryPane::exampleWanted, this, &ToolsPage::saveExample);
    connect(&m_editor->tryPane(), &TryPane::logWanted, this, [this](quint64 entry) {
        m_context.navigator.open({.page = pageid::kLog, .item = QString::number(entry)});
    });
    connect(m_listActions, &ToolListActions::editWanted, this, [this](const Edit &edit) { apply(edit); });
    connect(m_listActions, &ToolListActions::saveWanted, this, &ToolsPage::saveDrafts);
    connect(m_listActions, &ToolListActions::duplicateWanted, this, &ToolsPage::duplicate);
    connect(m_listActions, &ToolListActions::deleteWanted, this, &ToolsPage::remove);
    connect(m_listActions, &ToolListActions::moveWanted, this, &ToolsPage::planMove);
    connect(m_listActions, &ToolListActions::exportWanted, this, &ToolsPage::exportTools);
    connectVersions();
    connectWindows();
    connect(m_drafts, &ToolDrafts::failed, this, &ToolsPage::showError);
    connect(m_notices, &ToolNotices::mineWanted, this, [this] {
        const ToolDraft *draft = m_drafts->find(m_current);
        if (!draft)
            return;
        ToolDraft mine = *draft;
        const auto theirs = draftOf(*m_context.engine.curation().state().workspace, mine.original);
        rebase(mine, theirs);
        m_drafts->put(m_current, mine);
        reopen();
    });
    connect(m_notices, &ToolNotices::anywayWanted, this,
            [this] { saveChecked(engine::CurationDesk::Breaking::Allow); });
    // What was typed can be had back like any that is given up.
    connect(m_notices, &ToolNotices::theirsWanted, this, &ToolsPage::discard);

    const auto on = [this](const QString &id, auto method) {
        connect(m_context.actions.action(id), &QAction::triggered, this, method);
    };
    on(actionid::kTryTool, &ToolsPage::tryTool);
    on(actionid::kEnableTool, &ToolsPage::toggleEnabled);
    on(actionid::kDiscardTool, &ToolsPage::discard);
    on(actionid::kCopyTool, &ToolsPage::copyDefinition);
    if (m_context.actions.action(logaction::kCopyCurl))
        on(logaction::kCopyCurl, &ToolsPage::copyCurl);
    on(actionid::kRunExamples, &ToolsPage::runExamples);
    on(actionid::kExportTools, [this] { exportTools(m_listActions->selectedTools()); });
    on(actionid::kToolCalls, [this] {
        const QString name = fromUtf8(m_editor->draft().tool.name);
        m_context.navigator.open({.page = pageid::kLog, .filter = QStringLiteral("tool:") + name});
    });
    on(actionid::kSidePanel, [this] {
        bool &isWanted = m_isNarrow ? m_sidePanelWantedNarrow : m_sidePanelWanted;
        isWanted = !isWanted;
        if (!m_isNarrow)
            m_context.state.setShowsSidePanel(isWanted);
        showSidePanel();
    });
    on(actionid::kDrawer, [this] { m_editor->toggleDrawer(); });
    connect(m_discard, &QAction::triggered, this, &ToolsPage::discard);
    connect(m_delete, &QAction::triggered, this, [this] { remove({m_current}); });
}

void ToolsPage::setTexts()
{
    m_list->setTexts({.list = tr("Tools"),
                      .filter = tr("Filter tools"),
                      .add = tr("New tool"),
                      .noMatch = tr("No tool matches “%1”."),
                      .empty = tr("No tools yet")});
    showEmptyText();
    m_noEndpoint->setTexts(tr("No tools yet"),
                           tr("A tool is a saved operation of an endpoint. Add the endpoint first."));
    m_sideTitle->setText(tr("Schema"));
    showSchemaText();
    m_showWindow->setText(tr("Show the window"));
    //: A tool that is open in another window is worked on in this one again
    m_editHere->setText(tr("Edit it here"));
    m_discard->setText(tr("Discard changes"));
    m_delete->setText(tr("Delete"));
    m_notices->setTexts({.readOnly = tr("Nothing can be saved now: %1"),
                         //: Answer when somebody else changed what is being edited
                         .mine = tr("Keep mine"),
                         //: Answer when somebody else changed what is being edited
                         .theirs = tr("Take theirs"),
                         //: Saves a tool although others stop working
                         .anyway = tr("Save anyway"),
                         .close = tr("Close")});
    m_model.forgetTexts();
    listTools();
    showDraftState();
}

void ToolsPage::enableActions(bool isShown)
{
    const bool hasTool = isShown && !m_current.isEmpty();
    for (const auto &id :
         {actionid::kTryTool, actionid::kCopyTool, actionid::kToolCalls, actionid::kDrawer,
          actionid::kSidePanel, actionid::kEnableTool, actionid::kRunExamples, actionid::kExportTools})
        m_context.actions.action(id)->setEnabled(hasTool);
    m_context.actions.action(actionid::kDiscardTool)->setEnabled(hasTool && m_drafts->find(m_current));
    m_listActions->setSeen(isShown);
    enableVersions(isShown);
    if (QAction *window = m_context.actions.action(actionid::kOpenInWindow))
        window->setEnabled(isShown && !m_list->current().isEmpty());
    if (QAction *curl = m_context.actions.action(logaction::kCopyCurl); curl && isShown)
        curl->setEnabled(hasTool);
}

void ToolsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    enableActions(true);
}

void ToolsPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    enableActions(false);
    if (!event->spontaneous() && !isSaving()) // minimised it is not left
        leave();
    if (QAction *curl = m_context.actions.action(logaction::kCopyCurl))
        curl->setEnabled(false); // the log may have it next
}

void ToolsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < (isAlone() ? kRoomWithoutList : kRoomForSidePanel);
    if (isNarrow == m_isNarrow)
        return;
    m_isNarrow = isNarrow;
    m_sidePanelWantedNarrow = false;
    showSidePanel();
}

void ToolsPage::showPlace(const Place &place)
{
    if (place.where == Place::Where::InOwnWindow)
        return openWindow(place.item);
    if (place.tools)
        return addTools(*place.tools);
    if (place.item == kNewItem) {
        addTool(place.tool.get());
        if (place.input)
            m_editor->tryWith(*place.input);
        return;
    }
    if (place.item == kClipboardItem)
        return addFromClipboard();
    if (place.item == kLeftItem)
        return m_drafts->restoreLeft();
    if (!place.filter.isEmpty())
        m_list->setFilter(place.filter);
    if (place.item.isEmpty())
        return;
    m_list->setCurrent(place.item);
    if (m_list->current() != place.item)
        return refuse(tr("There is no tool %1 any more.").arg(place.item));
    if (place.input)
        tryWith(*place.input);
}

QList<QWidget *> ToolsPage::panes() const
{
    return {m_notices, m_undo, m_empty, m_noEndpoint, m_list, m_places, m_side, &m_editor->drawer()};
}

bool ToolsPage::takes(EditCommand command) const
{
    switch (command) {
    case EditCommand::Find: return !isAlone(); // the list's
    case EditCommand::Save:
    case EditCommand::Rename:
    case EditCommand::Duplicate: return !m_current.isEmpty();
    default: return false; // Delete is only for the list, where that has the keyboard
    }
}

void ToolsPage::edit(EditCommand command)
{
    switch (command) {
    case EditCommand::Find: m_list->edit(EditCommand::Find); break;
    case EditCommand::Save: save(); break;
    case EditCommand::Rename: m_editor->header().focusName(); break;
    case EditCommand::Duplicate: duplicate({m_current}); break;
    default: break;
    }
}

void ToolsPage::workspaceChanged()
{
    const engine::CurationState &state = m_context.engine.curation().state();
    m_notices->setReadOnly(state.readOnly ? std::optional(sentenceOf(*state.readOnly)) : std::nullopt);
    m_listActions->setWorkspace(state.workspace);
    if (m_windows)
        m_windows->settle(); // they may have given a tool another name
    settle();
    m_editor->setState(state);
    listTools();
    followSaved();
    showSchemaText();
}

void ToolsPage::listTools()
{
    const engine::CurationState &state = m_context.engine.curation().state();
    m_model.show(*state.workspace, *state.health, m_drafts->all());
    m_listActions->setHasDrafts(!m_drafts->all().empty());
    if (QAction *all = m_context.actions.action(actionid::kSaveAll))
        all->setEnabled(!m_drafts->all().empty());
    const bool hasEndpoint = state.workspace->entries(workspace::ObjectKind::Endpoint).size() > 0;
    showEmptyText();
    m_parts->setCurrentIndex(m_model.rowCount() > 0 ? 1 : hasEndpoint || isAlone() ? 0 : 2);
    m_parts->setVisible(state.isOpen || m_model.rowCount() > 0);
    if (m_places->currentWidget() == m_elsewhere)
        showElsewhereText();
}

void ToolsPage::open(const QString &id)
{
    if (id != m_current)
        leave();
    if (m_windows && m_windows->has(id))
        return showElsewhere();
    m_places->setCurrentWidget(m_editor);
    const bool isAnother = id != m_current;
    m_current = id;
    m_notices->setConflict({});
    m_notices->clear();
    enableActions(isVisible());
    const workspace::Workspace &workspace = *m_context.engine.curation().state().workspace;
    std::optional<ToolDraft> draft;
    if (const ToolDraft *kept = m_drafts->find(id))
        draft = *kept;
    else
        draft = draftOf(workspace, toUtf8(id));
    if (!draft) {
        m_check.cancel();
        Q_EMIT settled(); // nobody waits for the check any more
        Q_EMIT subjectChanged();
        return;
    }
    m_editor->open(id, *draft);
    if (const auto left = m_benches.extract(id))
        setBench(left.mapped());
    if (isAnother)
        m_schema->showOperation();
    showSidePanel();
    showSchemaText();
    showDraftState();
    check();
    followSaved();
}

void ToolsPage::showSidePanel()
{
    // The panel changes GraphQL operations and has nothing to say about others.
    const bool isWanted = m_isNarrow ? m_sidePanelWantedNarrow : m_sidePanelWanted;
    m_side->setVisible(isWanted && m_editor->operation().isGraphql()
                       && m_places->currentWidget() == m_editor);
}

void ToolsPage::showSchemaText()
{
    const workspace::Workspace &workspace = *m_context.engine.curation().state().workspace;
    const auto &endpoints = workspace.entries(workspace::ObjectKind::Endpoint);
    const std::string endpoint = workspace::endpointOf(workspace, m_editor->draft().tool);
    m_schema->setEmptyText(
        endpoints.find(endpoint)
            ? tr("The schema of the endpoint is not there yet. Fetch it on the Endpoints page.")
        : endpoints.size() == 0
            ? tr("There is no endpoint yet whose schema could be shown.")
            : tr("Nobody knows where this tool sends its requests. Choose its endpoint above."));
}

// The tool that is shown may be another one by now: changed by an agent, undone, deleted.
void ToolsPage::followSaved()
{
    if (m_current.isEmpty() || m_saving)
        return;
    const workspace::Workspace &workspace = *m_context.engine.curation().state().workspace;
    const ToolDraft *mine = m_drafts->find(m_current);
    if (!mine) {
        const auto now = savedDraft();
        const ToolDraft &shown = m_editor->draft();
        if (now && (now->basedOn != shown.basedOn || now->original != shown.original)) {
            if (now->version == shown.version)
                m_editor->rebase(*now);
            else
                m_editor->open(m_current, *now); // all of it is another one
            enableVersions(isVisible());
            check();
        }
        return;
    }
    if (mine->original.empty())
        return;
    const auto theirs = draftOf(workspace, mine->original);
    if (theirs && theirs->base != mine->base && theirs->tool == mine->tool) { // somebody did the same
        m_drafts->drop(m_current);
        return reopen();
    }
    const Result<ToolDraft> current = upToDate(*mine, workspace);
    m_notices->setConflict(current ? std::nullopt : std::optional(current.error()));
}

void ToolsPage::draftEdited()
{
    if (m_current.isEmpty())
        return; // it is typed in another window
    const ToolDraft &draft = m_editor->draft();
    const bool hadDraft = m_drafts->find(m_current) != nullptr;
    m_notices->clear();
    if (isAsSaved(draft, *m_context.engine.curation().state().workspace))
        m_drafts->drop(m_current);
    else
        m_drafts->put(m_current, draft);
    const bool hasDraft = m_drafts->find(m_current) != nullptr;
    if (hasDraft != hadDraft || draft.original.empty())
        listDrafts();
    showDraftState();
    showSchemaText();
    check();
}

void ToolsPage::showDraftState()
{
    const ToolDraft *draft = m_drafts->find(m_current);
    using State = ToolHeader::State;
    m_editor->header().setState(!draft ? State::Saved : draft->original.empty() ? State::New : State::Draft);
    m_discard->setEnabled(draft != nullptr);
    if (isVisible())
        m_context.actions.action(actionid::kDiscardTool)->setEnabled(draft != nullptr);
    enableVersions(isVisible());
    Q_EMIT subjectChanged();
}

void ToolsPage::check()
{
    if (m_current.isEmpty())
        return;
    const engine::CurationState &state = m_context.engine.curation().state();
    workspace::Schemas schemas;
    for (const auto &[endpoint, schema] : state.schemas)
        schemas.emplace(endpoint, schema.schema);
    m_check.checkSoon({state.workspace, std::move(schemas), m_editor->draft()});
}

void ToolsPage::askForSight()
{
    Tool tool = m_editor->draft().tool;
    tool.active = m_editor->draft().version;
    const quint64 revision = ++m_sightRevision;
    whenDone(m_context.engine.calls().sight(std::move(tool)), this,
             [this, revision](const Result<engine::ClientSight> &sight) {
                 if (revision == m_sightRevision && sight)
                     m_editor->setSight(*sight);
             });
}

} // namespace tooltray::ui
