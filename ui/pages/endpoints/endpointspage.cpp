// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/endpoints/endpointspage.h"

#include "base/task/ask.h"
#include "engine/clients/workspaceclient.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/endpointtexts.h"
#include "ui/models/logtext.h"
#include "ui/pages/endpoints/connectionform.h"
#include "ui/pages/endpoints/endpointactions.h"
#include "ui/pages/endpoints/endpointeditor.h"
#include "ui/pages/endpoints/schemapane.h"
#include "ui/state/drafts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/rowtable.h"
#include "ui/widgets/undonotice.h"
#include "workspace/checks/health.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QAction>
#include <QStackedWidget>
#include <QTimer>

namespace tooltray::ui {
namespace {

constexpr int kAgeInterval = 30'000; // ms, in which the ages of schemas are shown anew

using workspace::ObjectKind;

using Access = EndpointEditor::Access;

workspace::ObjectKey endpointKey(const QString &name)
{
    return {ObjectKind::Endpoint, name.toStdString()};
}

Access accessOf(const workspace::Entry &entry)
{
    switch (entry.layer()) {
    case workspace::Layer::Stored: return Access::Editable;
    case workspace::Layer::Config: return Access::Config;
    case workspace::Layer::Session: return Access::Session;
    }
    return Access::Session;
}

} // namespace

EndpointsPage::EndpointsPage(const PageContext &context, QWidget *parent)
    : CuratedPage(context, parent)
    , m_list(new ListPane(context.theme, m_model, ListPane::Selection::Single, this))
    , m_rowCommands(new RowCommands(context.theme, *m_list,
                                    {EditCommand::Rename, EditCommand::Duplicate, EditCommand::Delete}))
    , m_refreshSchema(new QAction(context.theme.icon(Icon::Refresh), QString(), this))
    , m_makeTools(new QAction(context.theme.icon(Icon::Tool), QString(), this))
    , m_stack(new QStackedWidget(this))
    , m_empty(nullptr)
    , m_editor(new EndpointEditor(context.theme, this))
    , m_kept(new ObjectDrafts(context.engine.workspaceClient(), {ObjectKind::Endpoint}, this))
    , m_undo(new UndoNotice(context.theme, this))
{
    build();
    connectParts();
    refreshList();
    m_current = m_list->current(); // which it chose before anybody listened
    showCurrent();
}

EndpointsPage::~EndpointsPage() = default;

void EndpointsPage::build()
{
    const ActionRegistry &actions = pageContext().actions;
    auto *empty = new EmptyState(pageContext().theme, Icon::Endpoint, this);
    m_empty = empty;
    for (const QString &id : {QString(actionid::kNewEndpoint), QString(actionid::kUseSample)}) {
        if (QAction *action = actions.action(id))
            empty->addButton(*action);
    }
    if (QAction *action = actions.action(actionid::kNewEndpoint))
        m_list->addMaker(*action);
    auto *separator = new QAction(this);
    separator->setSeparator(true);
    m_list->setRowActions({separator, m_refreshSchema, m_makeTools});
    m_stack->addWidget(empty);
    m_stack->addWidget(m_editor);

    compose({.list = m_list, .notices = {}, .undo = m_undo, .stack = m_stack, .kept = m_kept},
            QStringLiteral("endpoints.parts"));
    keepTranslated(*this, [this, empty] {
        m_list->setTexts({.list = tr("Endpoints"),
                          .filter = tr("Filter endpoints"),
                          .add = tr("New endpoint"),
                          .noMatch = tr("No endpoint matches %1.")});
        m_refreshSchema->setText(tr("Refresh schema"));
        m_makeTools->setText(tr("Create tools..."));
        empty->setTexts(
            tr("No endpoints yet"),
            tr("Endpoints are APIs whose operations become tools. Add yours, or try the built-in sample."));
        refreshList();
    });
}

void EndpointsPage::connectParts()
{
    const engine::WorkspaceClient &workspaceClient = pageContext().engine.workspaceClient();
    connect(&workspaceClient, &engine::WorkspaceClient::workspaceChanged, this, [this] {
        refreshList();
        if (!m_drafts.contains(m_current))
            showCurrent();
        else
            m_editor->connection().setWorkspace(workspace());
    });
    connect(&workspaceClient, &engine::WorkspaceClient::schemaChanged, this, [this] {
        refreshList();
        showSchema();
    });
    connect(&workspaceClient, &engine::WorkspaceClient::healthChanged, this, &EndpointsPage::showSchema);
    connect(m_list, &ListPane::currentChanged, this, [this](const QString &id) {
        m_current = id;
        m_editor->clearProblem();
        showCurrent();
    });
    connect(m_list, &ListPane::edited, this, [this](EditCommand command, const QStringList &ids) {
        if (command == EditCommand::Rename)
            m_editor->editName();
        else if (command == EditCommand::Duplicate)
            duplicate(ids.value(0));
        else if (command == EditCommand::Delete)
            remove(ids);
    });
    connect(m_editor, &EndpointEditor::edited, this, &EndpointsPage::takeEdit);
    connect(m_editor, &EndpointEditor::saveWanted, this, [this] { save(Conflict::Tell); });
    connect(m_editor, &EndpointEditor::overwriteWanted, this, [this] { save(Conflict::Overwrite); });
    connect(m_editor, &EndpointEditor::discardWanted, this, &EndpointsPage::discard);
    connect(m_editor, &EndpointEditor::testWanted, this, &EndpointsPage::test);
    connect(&m_editor->connection(), &ConnectionForm::credentialWanted, this,
            [this](const QString &credential) {
                pageContext().navigator.open({.page = pageid::kCredentials, .item = credential});
            });
    SchemaPane &schema = m_editor->schema();
    const auto refresh = [this] {
        pageContext().engine.workspaceClient().refreshSchema(m_current.toStdString());
    };
    const auto makeTools = [this] { openCreateTools(pageContext(), m_current, window()); };
    connect(&schema, &SchemaPane::refreshWanted, this, refresh);
    connect(&schema, &SchemaPane::toolsWanted, this, makeTools);
    connect(&schema, &SchemaPane::consentWanted, pageContext().actions.action(actionid::kConsents),
            &QAction::trigger);
    connect(m_refreshSchema, &QAction::triggered, this, refresh);
    connect(m_makeTools, &QAction::triggered, this, makeTools);
    connect(&schema, &SchemaPane::toolWanted, this, [this](const QString &tool) {
        pageContext().navigator.open({.page = pageid::kTools, .item = tool});
    });
    auto *ages = new QTimer(this);
    ages->setInterval(kAgeInterval);
    connect(ages, &QTimer::timeout, this, [this] {
        if (!isVisible())
            return;
        refreshList();
        showSchema();
    });
    ages->start();
}

void EndpointsPage::showPlace(const Place &place)
{
    if (showUsual(place))
        return;
    if (place.item == itemid::kTest)
        testCurrent();
    else
        m_list->setCurrent(place.item);
}

void EndpointsPage::testCurrent()
{
    if (m_stack->currentWidget() == m_editor)
        test();
}

bool EndpointsPage::takes(EditCommand command) const
{
    const bool isOneOpen = m_stack->currentWidget() == m_editor;
    switch (command) {
    case EditCommand::Find: return true; // the list's
    case EditCommand::Save: return isOneOpen && m_editor->takes(command);
    case EditCommand::Rename:
    case EditCommand::Duplicate: return isOneOpen;
    default: return false; // Delete is only for the list, where that has the keyboard
    }
}

void EndpointsPage::edit(EditCommand command)
{
    switch (command) {
    case EditCommand::Find: m_list->edit(command); break;
    case EditCommand::Save: m_editor->edit(command); break;
    case EditCommand::Rename: m_editor->editName(); break;
    case EditCommand::Duplicate: duplicate(m_current); break;
    default: break;
    }
}

void EndpointsPage::recover(const std::vector<ObjectDraft> &left)
{
    for (const ObjectDraft &one : left) {
        const QString name = QString::fromStdString(one.original.name);
        if (const workspace::Entry *entry = entryOf(endpointKey(name)))
            m_drafts.insert_or_assign(name,
                                      Draft{std::get<workspace::Endpoint>(one.object), one.basedOn(*entry)});
    }
    refreshList();
    if (!left.empty())
        m_list->setCurrent(QString::fromStdString(left.front().original.name));
    showCurrent();
}

void EndpointsPage::forget(const QString &name)
{
    m_drafts.erase(name);
    m_kept->drop(endpointKey(name));
}

void EndpointsPage::refreshList()
{
    QSet<QString> unsaved;
    for (const auto &[name, draft] : m_drafts)
        unsaved.insert(name);
    m_model.update(pageContext().engine.workspaceClient().state(), wallTimeNow(), unsaved);
}

void EndpointsPage::showCurrent()
{
    const workspace::Entry *entry = entryOf(endpointKey(m_current));
    m_stack->setCurrentWidget(entry == nullptr ? m_empty : m_editor);
    m_empty->setVisible(m_model.rowCount() == 0); // beside a list nothing needs to be said
    m_rowCommands->setChangeable(entry != nullptr && accessOf(*entry) == Access::Editable);
    if (entry == nullptr) {
        m_refreshSchema->setEnabled(false);
        m_makeTools->setEnabled(false);
        return;
    }
    const auto draft = m_drafts.find(m_current);
    const bool isUnsaved = draft != m_drafts.end();
    m_editor->connection().setWorkspace(workspace());
    m_editor->setEndpoint(isUnsaved ? draft->second.endpoint : std::get<workspace::Endpoint>(entry->object()),
                          accessOf(*entry));
    m_editor->setUnsaved(isUnsaved);
    showSchema();
}

void EndpointsPage::showSchema()
{
    const auto &schemas = pageContext().engine.workspaceClient().state().schemas;
    const auto found = schemas.find(m_current.toStdString());
    const engine::EndpointSchema schema = found == schemas.end() ? engine::EndpointSchema() : found->second;
    m_editor->setSchema(schema, brokenTools(m_current));
    const bool isOneOpen = entryOf(endpointKey(m_current)) != nullptr;
    m_refreshSchema->setEnabled(isOneOpen && !schema.isLoading);
    m_makeTools->setEnabled(isOneOpen && schema.schema != nullptr);
}

QStringList EndpointsPage::brokenTools(const QString &endpoint) const
{
    const engine::WorkspaceState &state = pageContext().engine.workspaceClient().state();
    QStringList names;
    for (const std::string &name : state.health->broken()) {
        const auto *tool = state.workspace->find<workspace::Tool>(name);
        if (tool != nullptr && workspace::endpointOf(*state.workspace, *tool) == endpoint.toStdString())
            names.append(QString::fromStdString(name));
    }
    return names;
}

void EndpointsPage::takeEdit()
{
    const workspace::Entry *entry = entryOf(endpointKey(m_current));
    if (entry == nullptr)
        return;
    const workspace::Endpoint edited = m_editor->endpoint();
    if (edited == std::get<workspace::Endpoint>(entry->object())) {
        forget(m_current);
    } else {
        const auto [draft, isNew] = m_drafts.try_emplace(m_current, Draft{edited, entry->revision()});
        draft->second.endpoint = edited;
        m_kept->put(*entry, edited);
    }
    m_editor->setUnsaved(m_drafts.contains(m_current));
    refreshList();
}

void EndpointsPage::save(Conflict conflict)
{
    const auto found = m_drafts.find(m_current);
    if (found == m_drafts.end())
        return;
    const Draft draft = found->second;
    const QString before = m_current;
    const QString name = QString::fromStdString(draft.endpoint.name);
    workspace::Edit edit = editNamed(tr("Change the endpoint %1").arg(name));
    std::optional<workspace::Revision> base;
    if (conflict == Conflict::Tell)
        base = draft.base;
    if (name != before) {
        edit.steps.emplace_back(workspace::RenameObject{
            .key = endpointKey(before), .name = draft.endpoint.name, .basedOn = base});
        base.reset(); // it has a revision of this very edit then
    }
    edit.steps.emplace_back(workspace::PutObject{.object = draft.endpoint, .basedOn = base});
    m_editor->setBusy(true);
    whenDone(pageContext().engine.workspaceClient().apply(std::move(edit)), this,
             [this, before, name, saved = draft.endpoint](const Result<void> &done) {
                 m_editor->setBusy(false);
                 if (!done) {
                     if (done.error().kind == ErrorKind::Conflict && entryOf(endpointKey(name)) != nullptr
                         && name == before)
                         m_editor->showConflict(errorText(done.error()));
                     else
                         m_editor->showProblem(errorText(done.error()));
                     return;
                 }
                 // Changes typed during the save stay in the draft.
                 const auto draftNow = m_drafts.find(before);
                 if (draftNow != m_drafts.end() && draftNow->second.endpoint == saved)
                     forget(before);
                 m_editor->clearProblem();
                 refreshList();
                 m_list->setCurrent(name);
                 showCurrent();
             });
}

void EndpointsPage::discard()
{
    forget(m_current);
    m_editor->clearProblem();
    refreshList();
    showCurrent();
}

void EndpointsPage::test()
{
    const std::uint64_t revision = ++m_testRevision;
    m_editor->showTesting();
    whenDone(pageContext().engine.workspaceClient().probe(m_editor->endpoint()), this,
             [this, revision](const Result<engine::EndpointProbe> &answer) {
                 if (revision == m_testRevision)
                     m_editor->showTest(ProbeVerdict::of(answer),
                                        answer ? QString::fromStdString(answer->excerpt) : QString());
             });
}

void EndpointsPage::duplicate(const QString &name)
{
    const workspace::Entry *entry = entryOf(endpointKey(name));
    if (entry == nullptr)
        return;
    auto copy = std::get<workspace::Endpoint>(entry->object());
    const QString newName = freeName(name, *workspace(), ObjectKind::Endpoint);
    copy.name = newName.toStdString();
    workspace::Edit edit = editNamed(tr("Duplicate the endpoint %1").arg(name));
    edit.steps.emplace_back(workspace::PutObject{.object = copy, .basedOn = 0});
    apply(std::move(edit), [this, newName] {
        refreshList();
        m_list->setCurrent(newName);
    });
}

void EndpointsPage::remove(const QStringList &names)
{
    if (names.isEmpty())
        return;
    workspace::Edit edit = editNamed(tr("Delete the endpoint %1").arg(names.constFirst()));
    for (const QString &name : names)
        edit.steps.emplace_back(workspace::RemoveObject{.key = endpointKey(name)});
    apply(std::move(edit), [this, names, drafts = draftsOf(names)] {
        const auto takeAway = [this, names] {
            for (const QString &name : names)
                forget(name);
            refreshList();
        };
        takeAway();
        if (!drafts.empty())
            accompanyEdit([this, drafts] { putBack(drafts); }, takeAway);
        offerUndo(tr("Deleted the endpoint %1.").arg(names.constFirst()));
    });
}

// Drafts as a process that ends leaves them: a deleted endpoint that is restored has another revision.
std::vector<ObjectDraft> EndpointsPage::draftsOf(const QStringList &names) const
{
    std::vector<ObjectDraft> drafts;
    for (const QString &name : names) {
        const workspace::Entry *entry = entryOf(endpointKey(name));
        const auto draft = m_drafts.find(name);
        if (entry == nullptr || draft == m_drafts.end())
            continue;
        const bool isCurrent = draft->second.base == entry->revision();
        drafts.push_back({.original = endpointKey(name),
                          .object = draft->second.endpoint,
                          .base = isCurrent ? fingerprintOf(entry->object()) : std::string()});
    }
    return drafts;
}

void EndpointsPage::putBack(const std::vector<ObjectDraft> &drafts)
{
    for (const ObjectDraft &draft : drafts)
        m_kept->put(draft);
    recover(drafts);
}

void EndpointsPage::showProblem(const QString &text)
{
    m_editor->showProblem(text);
}

} // namespace tooltray::ui
