// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/endpoints/endpointspage.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/endpointtexts.h"
#include "ui/models/logtext.h"
#include "ui/pages/endpoints/connectionform.h"
#include "ui/pages/endpoints/descriptionpane.h"
#include "ui/pages/endpoints/endpointactions.h"
#include "ui/pages/endpoints/endpointeditor.h"
#include "ui/pages/endpoints/schemapane.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/listpane.h"
#include "workspace/checks/health.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QAction>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kAgeInterval = 30'000; // ms, in which the ages of schemas are shown anew

QString repairText(const workspace::Tool &before, const workspace::Tool &after)
{
    const RepairedValues values = repairedValues(before, after);
    QStringList parts;
    for (const RepairedValues::Move &move : values.moved)
        //: Of a repaired tool: the parameter %1 is called %2 by now
        parts.append(EndpointsPage::tr("%1 became %2").arg(move.first, move.second));
    if (!values.removed.isEmpty())
        //: Of a repaired tool: %1 are names of arguments and parameters
        parts.append(EndpointsPage::tr("removed %1").arg(values.removed.join(listSeparator())));
    if (!values.added.isEmpty())
        //: Of a repaired tool: %1 are names of arguments and parameters
        parts.append(EndpointsPage::tr("added %1").arg(values.added.join(listSeparator())));
    if (!values.required.isEmpty())
        //: Of a repaired tool: %1 are names of arguments that were optional
        parts.append(EndpointsPage::tr("now required: %1").arg(values.required.join(listSeparator())));
    if (!values.changed.isEmpty())
        //: Of a repaired tool: %1 are names of arguments that accept something else by now
        parts.append(EndpointsPage::tr("changed %1").arg(values.changed.join(listSeparator())));
    const QString name = fromUtf8(after.name);
    //: %1 is a tool, %2 what was removed from it and added to it
    return parts.isEmpty() ? name : EndpointsPage::tr("%1 (%2)").arg(name, parts.join(u"; "));
}

} // namespace

EndpointsPage::EndpointsPage(const PageContext &context, QWidget *parent)
    : CuratedPage(context, {.kinds = {workspace::ObjectKind::Endpoint}}, parent)
    , m_refreshSchema(new QAction(context.theme.icon(Icon::Refresh), QString(), this))
    , m_makeTools(new QAction(context.theme.icon(Icon::Tool), QString(), this))
{
    addList({.model = m_model,
             .shares = QStringLiteral("endpoints.parts"),
             .rowCommands = {EditCommand::Rename, EditCommand::Duplicate, EditCommand::Delete}});
    m_empty = new EmptyState(context.theme, Icon::Endpoint, this);
    m_editor = new EndpointEditor(context.theme, this);
    addPlaceholder(*m_empty);
    addEditor(*m_editor);
    build();
    connectParts();
    connectSchema();
    begin();
}

void EndpointsPage::build()
{
    const ActionRegistry &actions = pageContext().actions;
    for (const QString &id : {QString(actionid::kNewEndpoint), QString(actionid::kUseSample)}) {
        if (QAction *action = actions.action(id))
            m_empty->addButton(*action);
    }
    if (QAction *action = actions.action(actionid::kNewEndpoint))
        list().addMaker(*action);
    auto *separator = new QAction(this);
    separator->setSeparator(true);
    list().setRowActions({separator, m_refreshSchema, m_makeTools});
    keepTranslated(*this, [this] {
        list().setTexts({.list = tr("Endpoints"),
                         .filter = tr("Filter endpoints"),
                         .add = tr("New endpoint"),
                         .noMatch = tr("No endpoint matches %1.")});
        m_refreshSchema->setText(tr("Refresh"));
        m_makeTools->setText(tr("Create tools..."));
        m_empty->setTexts(
            tr("No endpoints yet"),
            tr("Endpoints are APIs whose operations become tools. Add yours, or try the built-in sample."));
        refreshList();
    });
}

void EndpointsPage::connectParts()
{
    const engine::WorkspaceClient &workspaceClient = pageContext().engine.workspaceClient();
    connect(&workspaceClient, &engine::WorkspaceClient::schemaChanged, this, [this] {
        refreshList();
        showSchema();
    });
    connect(&workspaceClient, &engine::WorkspaceClient::healthChanged, this, [this] {
        refreshList();
        showSchema();
    });
    connect(m_editor, &EndpointEditor::testWanted, this, &EndpointsPage::test);
    connect(&m_editor->connection(), &ConnectionForm::credentialWanted, this,
            [this](const QString &credential) {
                pageContext().navigator.open({.page = pageid::kCredentials, .item = credential});
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

void EndpointsPage::connectSchema()
{
    SchemaPane &schema = m_editor->schema();
    const auto refresh = [this] { pageContext().engine.workspaceClient().refreshSchema(toUtf8(current())); };
    const auto makeTools = [this] { openCreateTools(pageContext(), current(), window()); };
    connect(&schema, &SchemaPane::refreshWanted, this, refresh);
    connect(&schema, &SchemaPane::toolsWanted, this, makeTools);
    connect(&schema, &SchemaPane::consentWanted, pageContext().actions.action(actionid::kConsents),
            &QAction::trigger);
    connectDescription(refresh, makeTools);
    connect(m_refreshSchema, &QAction::triggered, this, refresh);
    connect(m_makeTools, &QAction::triggered, this, makeTools);
    connect(&schema, &SchemaPane::toolWanted, this, [this](const QString &tool) {
        pageContext().navigator.open({.page = pageid::kTools, .item = tool});
    });
}

void EndpointsPage::connectDescription(const std::function<void()> &refresh,
                                       const std::function<void()> &makeTools)
{
    DescriptionPane &description = m_editor->description();
    connect(&description, &DescriptionPane::refreshWanted, this, refresh);
    connect(&description, &DescriptionPane::toolsWanted, this, makeTools);
    connect(&description, &DescriptionPane::acceptWanted, this,
            [this] { pageContext().engine.apis().accept(toUtf8(current())); });
    connect(&description, &DescriptionPane::consentWanted, pageContext().actions.action(actionid::kConsents),
            &QAction::trigger);
    connect(&description, &DescriptionPane::toolWanted, this, [this](const QString &tool) {
        pageContext().navigator.open({.page = pageid::kTools, .item = tool});
    });
    connect(&description, &DescriptionPane::repairWanted, this, &EndpointsPage::repair);
}

void EndpointsPage::findRepairs(const QStringList &tools, std::function<void(const Repairs &)> use)
{
    struct Asked {
        workspace::Tool before;
        workspace::Revision revision;
        std::optional<Result<workspace::Tool>> after = {};
    };
    struct Work {
        std::vector<Asked> asked;
        std::size_t open = 0;
    };
    const auto work = std::make_shared<Work>();
    const workspace::Workspace &workspace = *pageContext().engine.workspaceClient().state().workspace;
    for (const QString &name : tools) {
        const auto *entry = workspace.find({workspace::ObjectKind::Tool, toUtf8(name)});
        if (const auto *tool = workspace.find<workspace::Tool>(toUtf8(name)))
            work->asked.push_back({*tool, entry->revision()});
    }
    work->open = work->asked.size();
    if (work->asked.empty())
        return use({});
    for (std::size_t i = 0; i < work->asked.size(); ++i) {
        whenDone(pageContext().engine.apis().repaired(toUtf8(current()), work->asked[i].before), this,
                 [work, i, use](const Result<workspace::Tool> &repaired) {
                     work->asked[i].after = repaired;
                     if (--work->open > 0)
                         return;
                     Repairs repairs;
                     for (const Asked &one : work->asked)
                         repairs.add(one.before, one.revision, *one.after);
                     use(repairs);
                 });
    }
}

void EndpointsPage::Repairs::add(const workspace::Tool &before, workspace::Revision revision,
                                 const Result<workspace::Tool> &repaired)
{
    const QString name = fromUtf8(before.name);
    if (repaired) {
        steps.emplace_back(workspace::PutObject{.object = *repaired, .basedOn = revision});
        tools.append(name);
        texts.append(repairText(before, *repaired));
        return;
    }
    const QString why = errorText(repaired.error());
    const auto found = std::ranges::find(refused, why, &std::pair<QString, QStringList>::first);
    if (found == refused.end())
        refused.emplace_back(why, QStringList(name));
    else
        found->second.append(name);
}

void EndpointsPage::Repairs::forgetRefusal(const QString &tool)
{
    for (auto &[why, names] : refused)
        names.removeAll(tool);
    std::erase_if(refused, [](const auto &one) { return one.second.isEmpty(); });
}

QStringList EndpointsPage::Repairs::refusals() const
{
    QStringList sentences;
    for (const auto &[why, names] : refused)
        //: %1 are names of tools, %2 why they cannot be repaired
        sentences.append(EndpointsPage::tr("%1: %2").arg(names.join(listSeparator()), why));
    return sentences;
}

// A repair is offered for what it would change: tools that work may show what the API no longer takes. Why it would not
// change them is nothing to be told.
void EndpointsPage::offerRepairs(const QStringList &broken, const engine::DescriptionState &described)
{
    const engine::WorkspaceState &state = pageContext().engine.workspaceClient().state();
    Offered now{current(), {}, {}, described.fetchedAt, state.workspace, state.health};
    if (described.summary) {
        now.broken = broken;
        now.affected = affectedTools(described.changes, broken);
    }
    if (now == m_offered)
        return;
    if (now.endpoint != m_offered.endpoint)
        m_editor->description().setRepairs({}, {});
    m_offered = std::move(now);
    findRepairs(m_offered.broken + m_offered.affected, [this, offered = m_offered](Repairs repairs) {
        if (offered != m_offered)
            return;
        for (const QString &tool : offered.affected)
            repairs.forgetRefusal(tool);
        m_editor->description().setRepairs(repairs.tools, repairs.refusals());
    });
}

// All that can be repaired, in one step.
void EndpointsPage::repair(const QStringList &tools)
{
    findRepairs(tools, [this](const Repairs &repairs) {
        if (repairs.tools.isEmpty())
            m_editor->description().tell(MessageKind::Error, repairs.refusals().join(u'\n'));
        else
            saveRepaired(repairs);
    });
}

void EndpointsPage::saveRepaired(const Repairs &repairs)
{
    const int count = static_cast<int>(repairs.tools.size());
    const workspace::Edit edit{.label = tr("Repair %n tool(s)", nullptr, count).toStdString(),
                               .origin = workspace::Origin::Person,
                               .steps = repairs.steps};
    //: %1 are names of tools
    QStringList sentences{
        tr("Repaired %n tool(s): %1.", nullptr, count).arg(repairs.texts.join(listSeparator()))};
    sentences.append(repairs.refusals());
    const MessageKind kind = repairs.refused.empty() ? MessageKind::Ok : MessageKind::Warning;
    whenDone(pageContext().engine.workspaceClient().save(edit), this,
             [this, kind, told = sentences.join(u'\n')](const Result<void> &done) {
                 if (done)
                     m_editor->description().tell(kind, told);
                 else
                     m_editor->description().tell(MessageKind::Error, errorText(done.error()));
             });
}

DraftSession::Words EndpointsPage::wordsOf(Action action, const QString &before, const QString &now) const
{
    switch (action) {
    case Action::Save: return {tr("Change the endpoint %1").arg(now)};
    case Action::Duplicate: return {tr("Duplicate the endpoint %1").arg(before)};
    case Action::Remove:
        return {tr("Delete the endpoint %1").arg(before), tr("Deleted the endpoint %1.").arg(before)};
    case Action::Discard: break;
    }
    return {};
}

void EndpointsPage::openItem(const QString &item)
{
    if (item != itemid::kTest)
        CuratedPage::openItem(item);
    else if (editor())
        test();
}

QString EndpointsPage::current() const
{
    return shown() ? fromUtf8(shown()->name) : QString();
}

void EndpointsPage::refreshList()
{
    m_model.update(pageContext().engine.workspaceClient().state(), wallTimeNow(), unsaved());
}

void EndpointsPage::currentShown()
{
    if (!editor())
        m_empty->setVisible(m_model.rowCount() == 0); // beside a list nothing needs to be said
    showSchema();
}

void EndpointsPage::showSchema()
{
    const auto &schemas = pageContext().engine.workspaceClient().state().schemas;
    const auto found = schemas.find(toUtf8(current()));
    const engine::EndpointSchema schema = found == schemas.end() ? engine::EndpointSchema() : found->second;
    const QStringList broken = brokenTools(current());
    m_editor->setSchema(schema, broken);
    offerRepairs(broken, schema.described);
    m_refreshSchema->setEnabled(editor() && !schema.isLoading && !schema.described.isLoading);
    m_makeTools->setEnabled(editor() && (schema.schema || schema.described.summary));
}

QStringList EndpointsPage::brokenTools(const QString &endpoint) const
{
    const engine::WorkspaceState &state = pageContext().engine.workspaceClient().state();
    QStringList names;
    for (const std::string &name : state.health->broken()) {
        const auto *tool = state.workspace->find<workspace::Tool>(name);
        if (tool != nullptr && workspace::endpointOf(*state.workspace, *tool) == toUtf8(endpoint))
            names.append(fromUtf8(name));
    }
    return names;
}

// Those that work and that a change of the description matters to.
QStringList EndpointsPage::affectedTools(const std::vector<engine::DescriptionChange> &changes,
                                         const QStringList &broken) const
{
    const workspace::Workspace &workspace = *pageContext().engine.workspaceClient().state().workspace;
    QStringList names;
    for (const engine::DescriptionChange &change : changes) {
        for (const std::string &tool : change.tools) {
            const QString name = fromUtf8(tool);
            const auto *found = workspace.find<workspace::Tool>(tool);
            if (found != nullptr && workspace::endpointOf(workspace, *found) == toUtf8(current())
                && !broken.contains(name) && !names.contains(name))
                names.append(name);
        }
    }
    return names;
}

void EndpointsPage::test()
{
    const std::uint64_t revision = ++m_testRevision;
    m_editor->showTesting();
    const auto asked = m_editor->endpoint().credential.empty() ? ProbeVerdict::Asked::Anonymously
                                                               : ProbeVerdict::Asked::WithCredential;
    whenDone(pageContext().engine.workspaceClient().probe(m_editor->endpoint()), this,
             [this, revision, asked](const Result<engine::EndpointProbe> &answer) {
                 if (revision == m_testRevision)
                     m_editor->showTest(ProbeVerdict::of(answer, asked),
                                        answer ? fromUtf8(answer->excerpt) : QString());
             });
}

} // namespace tooltray::ui
