// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolview.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "journal/exports/exports.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/navigation/place.h"
#include "ui/pages/log/logactions.h"
#include "ui/pages/tools/examplestab.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/schemaside.h"
#include "ui/pages/tools/toolcommands.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/pages/tools/toolnotices.h"
#include "ui/pages/tools/toolsession.h"
#include "ui/pages/tools/trypane.h"
#include "ui/pages/tools/versioncommands.h"
#include "ui/state/keptlayout.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/undonotice.h"
#include "workspace/codec/toolcodec.h"
#include "json/write.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHideEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {

ToolView::ToolView(const PageContext &context, ToolDrafts &drafts, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_stack(new QStackedWidget(this))
    , m_split(new QSplitter(Qt::Horizontal, m_stack))
    , m_editor(new ToolEditor(context, m_stack))
    , m_places(new QStackedWidget(m_split))
    , m_side(new SchemaSide(context.theme, context.state, m_split))
    , m_floating(new FloatingNotices(*this))
    , m_notices(new ToolNotices(context.theme, *m_floating))
    , m_undo(new UndoNotice(context.theme, this))
    , m_discard(new QAction(context.theme.icon(Icon::Refresh), QString(), this))
    , m_delete(new QAction(context.theme.icon(Icon::Trash), QString(), this))
    , m_session(new ToolSession(context, drafts, *m_editor, *m_notices, *m_undo, this))
    , m_commands(new ToolCommands(context, drafts, *m_notices, *m_undo, *this))
    , m_versions(
          new VersionCommands(context, drafts, *m_session, *m_editor, *m_commands, *m_notices, *m_undo))
{
    build();
    connectParts();
    connectCommands();
    connect(&drafts, &ToolDrafts::failed, m_notices, &ToolNotices::showError);
    connect(&drafts, &ToolDrafts::renamed, &m_editor->tryPane(), &TryPane::renameSubject);
    keepTranslated(*this, [this] { setTexts(); });
}

ToolView::~ToolView()
{
    enableCommands(false);
    delete m_side;
}

void ToolView::build()
{
    m_places->addWidget(m_editor);
    m_split->addWidget(m_places);
    m_split->addWidget(m_side);
    m_side->setEditor(m_editor->operation().editor());
    m_split->setChildrenCollapsible(false);
    m_split->setStretchFactor(m_split->indexOf(m_places), 1);
    m_stack->addWidget(m_split);
    const ActionRegistry &actions = m_context.actions;
    m_editor->header().setMenuActions({m_discard, actions.action(actionid::kRename),
                                       actions.action(actionid::kDuplicate),
                                       actions.action(actionid::kEnableTool)});
    if (QAction *window = actions.action(actionid::kOpenInWindow))
        m_editor->header().setMenuActions({window});
    m_editor->header().setMenuActions({m_delete});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_stack, 1);
    m_floating->add(*m_undo);
    // What a trial has just brought stays clear of them, and so does the list.
    m_floating->keepOver({&m_editor->sides(), &m_editor->header(), m_places});
}

void ToolView::connectParts()
{
    connect(&m_context.engine.workspaceClient(), &engine::WorkspaceClient::schemaChanged, this, [this] {
        m_editor->setState(m_context.engine.workspaceClient().state());
        m_session->check();
    });
    connect(m_editor, &ToolEditor::schemaChanged, m_side, &SchemaSide::setSchema);
    connect(m_editor, &ToolEditor::tabShown, this, &ToolView::showSide);
    connect(m_editor, &ToolEditor::edited, this, &ToolView::showSide); // of another kind, it may be
    connect(m_session, &ToolSession::idChanged, this, [this] { enableCommands(isVisible()); });
    connect(m_session, &ToolSession::stateChanged, this, &ToolView::showState);
    connect(m_session, &ToolSession::opened, this, [this](bool isAnother) {
        if (isAnother)
            m_side->showOperation();
        if (isAnother && m_editor->draft().original.empty()) // a new tool begins with what it does
            m_editor->openTab(m_editor->operation());
        showSide();
    });
    connect(&m_editor->tryPane(), &TryPane::exampleWanted, this, &ToolView::saveExample);
    connect(&m_editor->tryPane(), &TryPane::logWanted, this, [this](quint64 entry) {
        m_context.navigator.open({.page = pageid::kLog, .item = QString::number(entry)});
    });
}

void ToolView::connectCommands()
{
    const auto on = [this](const QString &id, auto method) {
        connect(m_context.actions.action(id), &QAction::triggered, this, method);
    };
    on(actionid::kTryTool, &ToolView::tryTool);
    on(actionid::kDiscardTool, [this] { m_session->discard(); });
    on(actionid::kCopyTool, &ToolView::copyDefinition);
    if (m_context.actions.action(logaction::kCopyCurl))
        on(logaction::kCopyCurl, &ToolView::copyCurl);
    on(actionid::kRunExamples, &ToolView::runExamples);
    on(actionid::kSaveExample, [this] {
        m_editor->showDrawer(ToolEditor::Drawer::Try);
        if (const auto arguments = m_editor->tryPane().arguments())
            saveExample(*arguments);
    });
    on(actionid::kToolCalls, [this] {
        const QString name = fromUtf8(m_editor->draft().tool.name);
        m_context.navigator.open({.page = pageid::kLog, .filter = QStringLiteral("tool:") + name});
    });
    on(actionid::kSidePanel, [this] {
        showSide();
        m_side->toggle();
        Announcement::sayShown(*m_side, m_context.actions.action(actionid::kSidePanel)->text().remove(u'&'));
    });
    on(actionid::kDrawer, [this] { m_editor->toggleDrawer(); });
    connect(m_discard, &QAction::triggered, m_session, &ToolSession::discard);
    connect(m_delete, &QAction::triggered, this, [this] { Q_EMIT deleteWanted(m_session->id()); });
}

void ToolView::setTexts()
{
    m_discard->setText(tr("Discard changes"));
    m_delete->setText(tr("Delete"));
    showSchemaText();
}

void ToolView::addInstead(QWidget &widget)
{
    m_stack->addWidget(&widget);
}

void ToolView::showInstead(QWidget *widget)
{
    m_stack->setCurrentWidget(widget ? widget : m_split);
}

void ToolView::setPartsVisible(bool isVisible)
{
    m_stack->setVisible(isVisible);
}

void ToolView::addInPlace(QWidget &widget)
{
    m_places->addWidget(&widget);
}

void ToolView::showInPlace(QWidget *widget)
{
    m_places->setCurrentWidget(widget ? widget : m_editor);
    showSide();
}

void ToolView::addList(QWidget &list)
{
    m_split->insertWidget(0, &list);
}

void ToolView::setShares(const QString &id, const QList<int> &usual, int roomForSchema)
{
    m_roomForSchema = roomForSchema;
    keepShares(*m_split, m_context.state, id, usual);
}

QList<QWidget *> ToolView::notes() const
{
    return {m_floating};
}

QList<QWidget *> ToolView::parts() const
{
    return {m_places, m_side, &m_editor->drawer()};
}

void ToolView::follow()
{
    const engine::WorkspaceState &state = m_context.engine.workspaceClient().state();
    m_notices->setReadOnly(state.readOnly ? std::optional(sentenceOf(*state.readOnly)) : std::nullopt);
    m_session->settle();
    m_editor->setState(state);
    m_session->check(); // another object may have fixed or broken the tool
}

bool ToolView::takes(EditCommand command) const
{
    switch (command) {
    case EditCommand::Save:
    case EditCommand::Rename:
    case EditCommand::Duplicate: return !m_session->id().isEmpty();
    default: return false;
    }
}

void ToolView::edit(EditCommand command)
{
    switch (command) {
    case EditCommand::Save: m_session->save(); break;
    case EditCommand::Rename: m_editor->header().focusName(); break;
    case EditCommand::Duplicate: m_commands->duplicate({m_session->id()}); break;
    default: break;
    }
}

bool ToolView::isUnsavedAt(const QWidget &part) const
{
    return m_editor->isAncestorOf(&part) && m_session->isChanged() && !m_session->isSaving();
}

void ToolView::enableCommands(bool isShown)
{
    const bool hasTool = isShown && !m_session->id().isEmpty();
    for (const auto &id : {actionid::kTryTool, actionid::kCopyTool, actionid::kToolCalls, actionid::kDrawer,
                           actionid::kSidePanel, actionid::kEnableTool, actionid::kRunExamples,
                           actionid::kSaveExample, actionid::kExportTools})
        m_context.actions.action(id)->setEnabled(hasTool);
    enableSaving(isShown);
    m_versions->enable(isShown);
    if (QAction *curl = m_context.actions.action(logaction::kCopyCurl); curl && isShown)
        curl->setEnabled(hasTool);
}

// Other pages have their own meaning of Save, so it is disabled only while this one is shown.
void ToolView::enableSaving(bool isShown)
{
    const bool isChanged = m_session->isChanged();
    m_context.actions.action(actionid::kDiscardTool)->setEnabled(isShown && isChanged);
    m_context.actions.action(actionid::kSave)->setEnabled(!isShown || isChanged);
}

void ToolView::showState()
{
    m_discard->setEnabled(m_session->isChanged());
    if (isVisible())
        enableSaving(true);
    m_versions->enable(isVisible());
    showSchemaText();
}

void ToolView::showSide()
{
    m_side->setUsable(m_editor->showsOperation() && m_places->currentWidget() == m_editor);
}

void ToolView::showSchemaText()
{
    m_side->setTool(*m_context.engine.workspaceClient().state().workspace, m_editor->draft().tool);
}

void ToolView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    enableCommands(true);
}

void ToolView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    enableCommands(false);
    if (!event->spontaneous() && !m_session->isSaving()) // minimised it is not left
        m_session->leave();
    if (QAction *curl = m_context.actions.action(logaction::kCopyCurl))
        curl->setEnabled(false); // the log may have it next
}

void ToolView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < m_roomForSchema;
    if (isNarrow == m_side->isNarrow())
        return;
    m_side->setNarrow(isNarrow);
    showSide();
}

void ToolView::tryWith(const json::Value &arguments)
{
    m_editor->tryWith(arguments);
    m_editor->tryPane().focusArguments();
}

void ToolView::tryTool()
{
    TryPane &pane = m_editor->tryPane();
    m_editor->showDrawer(ToolEditor::Drawer::Try);
    if (pane.isRunning())
        return;
    const auto arguments = pane.arguments();
    if (!arguments)
        return pane.focusArguments();
    engine::Trial trial{engine::DraftTrial{m_editor->draft().tool}};
    workspace::Tool &tool = std::get<engine::DraftTrial>(trial.what).tool;
    tool.active = m_editor->draft().version;
    trial.arguments = *arguments;
    trial.mode = pane.mode();
    if (trial.mode == engine::Trial::Mode::Call && !m_session->isChanged())
        trial.what = engine::SavedTrial{tool.name, tool.active};
    trial.cancellation = pane.begin();
    whenDone(m_context.engine.calls().run(std::move(trial)), this,
             [this, run = pane.run()](const Result<engine::TrialAnswer> &answer) {
                 m_editor->tryPane().take(run, answer);
             });
}

void ToolView::saveExample(const json::Value &arguments)
{
    ToolDraft draft = m_editor->draft();
    workspace::Example example;
    example.name = toUtf8(tr("Example %1").arg(draft.tool.examples.size() + 1));
    example.parameters = arguments;
    draft.tool.examples.push_back(std::move(example));
    m_session->change(draft);
}

void ToolView::runExamples()
{
    m_editor->openTab(m_editor->examples());
    m_editor->examples().runAll();
}

void ToolView::copyDefinition()
{
    const ToolDraft &draft = m_editor->draft();
    json::Value definition = json::Value::object({{"name", draft.tool.name}});
    const json::Value tool = workspace::encode(draft.tool);
    for (const json::Member &member : tool.members())
        definition.set(member.name, member.value);
    QGuiApplication::clipboard()->setText(fromUtf8(json::writePretty(definition)));
}

// The command of the last call that sent something; what a tool sends is only known by then.
void ToolView::copyCurl()
{
    if (!isVisible()) // the log means the call that it shows
        return;
    const journal::EntryPointer call = m_editor->lastCallThatSent();
    if (!call)
        return m_notices->tell(MessageKind::Info,
                               tr("Try the tool first. The command repeats its last request."));
    const Result<std::string> command = journal::curlCommand(call->exchanges.back());
    if (!command)
        return m_notices->showError(command.error());
    QGuiApplication::clipboard()->setText(fromUtf8(*command));
    m_notices->tell(MessageKind::Ok, tr("Command copied."));
}

} // namespace tooltray::ui
