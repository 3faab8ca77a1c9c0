// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/types/typespage.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/typelistmodel.h"
#include "ui/navigation/place.h"
#include "ui/pages/types/definitionheader.h"
#include "ui/pages/types/mappingeditor.h"
#include "ui/pages/types/scalarpane.h"
#include "ui/pages/types/typeeditor.h"
#include "ui/state/drafts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/undonotice.h"

#include <QAction>
#include <QStackedWidget>

namespace tooltray::ui {

void addTypeActions(const PageContext &context)
{
    const auto add = [&context](const QString &id, const char *text, Icon icon, const QString &item) {
        context.actions.add({.id = id, .section = ActionSection::File, .text = text, .icon = icon},
                            [&navigator = context.navigator, item] {
                                navigator.open({.page = pageid::kTypes, .item = item});
                            });
    };
    add(actionid::kNewType, QT_TRANSLATE_NOOP("Actions", "New &type"), Icon::Types, itemid::kNewType);
    add(actionid::kNewMapping, QT_TRANSLATE_NOOP("Actions", "New m&apping"), Icon::Link, itemid::kNewMapping);
}

TypesPage::TypesPage(const PageContext &context, QWidget *parent)
    : CuratedPage(context, parent)
    , m_model(new TypeListModel(this))
    , m_newType(new QAction(context.theme.icon(Icon::Types), {}, this))
    , m_newMapping(new QAction(context.theme.icon(Icon::Link), {}, this))
    , m_duplicate(new QAction(context.theme.icon(Icon::Copy), {}, this))
    , m_delete(new QAction(context.theme.icon(Icon::Trash), {}, this))
    , m_list(new ListPane(context.theme, *m_model, ListPane::Selection::Single, this))
    , m_kept(new ObjectDrafts(context.engine.workspaceClient(),
                              {workspace::ObjectKind::Type, workspace::ObjectKind::Mapping}, this))
    , m_problem(new InlineMessage(context.theme, this))
    , m_anyway(new QAction(this))
    , m_undo(new UndoNotice(context.theme, this))
    , m_editors(new QStackedWidget(this))
    , m_empty(new EmptyState(context.theme, Icon::Types, this))
    , m_type(new TypeEditor(context.theme, this))
    , m_mapping(new MappingEditor(context.theme, this))
    , m_scalar(new ScalarPane(context.theme, this))
{
    build();
    connect(m_newType, &QAction::triggered, this, [this] { create(workspace::ObjectKind::Type); });
    connect(m_newMapping, &QAction::triggered, this, [this] { create(workspace::ObjectKind::Mapping); });
    connect(m_duplicate, &QAction::triggered, this, [this] { duplicate(m_list->current()); });
    connect(m_delete, &QAction::triggered, this, [this] { remove(m_list->current()); });
    connect(m_list, &ListPane::currentChanged, this, &TypesPage::showItem);
    connect(m_list, &ListPane::edited, this,
            [this](EditCommand command, const QStringList &) { edit(command); });
    connect(m_type, &TypeEditor::edited, this, &TypesPage::keepDraft);
    connect(m_mapping, &MappingEditor::edited, this, &TypesPage::keepDraft);
    connect(m_scalar, &ScalarPane::typeWanted, this, &TypesPage::makeType);
    connectHeader(m_type->header());
    connectHeader(m_mapping->header());
    engine::WorkspaceClient &engineClient = pageContext().engine.workspaceClient();
    connect(&engineClient, &engine::WorkspaceClient::workspaceChanged, this, &TypesPage::refresh);
    connect(&engineClient, &engine::WorkspaceClient::schemaChanged, this, [this] {
        m_model->setScalars(unmappedScalars(pageContext().engine.workspaceClient().state()));
        if (!header())
            showItem(m_list->current());
    });
    keepTranslated(*this, [this] { setTexts(); });
    refresh();
}

TypesPage::~TypesPage() = default;

void TypesPage::build()
{
    m_list->addMaker(*m_newType);
    m_list->addMaker(*m_newMapping);
    m_list->setRowActions({m_duplicate, m_delete});
    m_list->setCommands({EditCommand::Duplicate, EditCommand::Rename, EditCommand::Delete});
    m_problem->addButton(*m_anyway);
    m_problem->hide();
    connect(m_anyway, &QAction::triggered, this, [this] { m_saveAnyway(); });
    m_editors->addWidget(m_empty);
    m_editors->addWidget(m_type);
    m_editors->addWidget(m_mapping);
    m_editors->addWidget(m_scalar);
    compose({.list = m_list, .notices = {m_problem}, .undo = m_undo, .stack = m_editors, .kept = m_kept},
            QStringLiteral("types.parts"));
}

void TypesPage::connectHeader(DefinitionHeader &header)
{
    connect(&header, &DefinitionHeader::saveWanted, this, &TypesPage::save);
    connect(&header, &DefinitionHeader::revertWanted, this, &TypesPage::revert);
    connect(&header, &DefinitionHeader::toolActivated, this, [this](const QString &name) {
        pageContext().navigator.open({.page = pageid::kTools, .item = name});
    });
}

void TypesPage::setTexts()
{
    m_newType->setText(tr("New type"));
    m_newMapping->setText(tr("New mapping"));
    m_duplicate->setText(tr("Duplicate"));
    m_delete->setText(tr("Delete"));
    m_anyway->setText(tr("Save anyway"));
    m_list->setTexts({.list = tr("Types and mappings"),
                      .filter = tr("Filter types"),
                      .add = tr("New type or mapping"),
                      .noMatch = tr("No type matches %1."),
                      .empty = tr("No types yet"),
                      .why = tr("Share parameter types between tools.")});
    m_empty->setTexts(
        tr("Types and mappings"),
        tr("A type is a named JSON Schema that the parameters of several tools share, such as a list "
           "of allowed values. A mapping gives labels to the values that an API wants."));
}

DefinitionHeader *TypesPage::header() const
{
    if (m_editors->currentWidget() == m_type)
        return &m_type->header();
    return m_editors->currentWidget() == m_mapping ? &m_mapping->header() : nullptr;
}

void TypesPage::refresh()
{
    m_model->setWorkspace(workspace());
    m_model->setScalars(unmappedScalars(pageContext().engine.workspaceClient().state()));
    if (m_editors->currentWidget() == m_type)
        m_type->setWorkspace(workspace());
    if (m_drafts.contains(m_current) && entryOf(TypeListModel::key(m_current)))
        return; // what is typed stays; saving tells when somebody else was here
    showItem(m_list->current());
}

void TypesPage::showItem(const QString &id)
{
    m_problem->hide();
    m_current = id;
    if (const LooseScalar *scalar = m_model->scalar(id)) {
        m_scalar->setScalar(*scalar);
        m_editors->setCurrentWidget(m_scalar);
        return;
    }
    const workspace::ObjectKey key = TypeListModel::key(id);
    const workspace::Entry *entry = id.isEmpty() ? nullptr : entryOf(key);
    if (!entry) {
        m_editors->setCurrentWidget(m_empty);
        return;
    }
    m_isShowing = true;
    const auto draft = m_drafts.constFind(id);
    const bool hasDraft = draft != m_drafts.cend();
    const workspace::Object &object = hasDraft ? draft->object : entry->object();
    if (key.kind == workspace::ObjectKind::Type) {
        m_editors->setCurrentWidget(m_type);
        m_type->setWorkspace(workspace());
        m_type->setType(std::get<workspace::CustomType>(object), hasDraft ? draft->schemaText : QString());
        m_type->setReadOnly(entry->layer() == workspace::Layer::Config);
    } else {
        m_editors->setCurrentWidget(m_mapping);
        m_mapping->setMapping(std::get<workspace::Mapping>(object));
        m_mapping->setReadOnly(entry->layer() == workspace::Layer::Config);
    }
    QStringList tools;
    QStringList others;
    for (const workspace::ObjectKey &user : workspace()->usersOf(key))
        (user.kind == workspace::ObjectKind::Tool ? tools : others).append(fromUtf8(user.name));
    header()->setUsers(tools, others);
    header()->setUnsaved(hasDraft);
    m_isShowing = false;
}

void TypesPage::keepDraft()
{
    const workspace::Entry *entry = entryOf(TypeListModel::key(m_current));
    if (m_isShowing || !entry || !header())
        return;
    Draft draft{.object = entry->object(), .schemaText = {}, .basedOn = entry->revision()};
    if (const auto known = m_drafts.constFind(m_current); known != m_drafts.cend())
        draft.basedOn = known->basedOn;
    if (m_editors->currentWidget() == m_type) {
        auto &type = std::get<workspace::CustomType>(draft.object);
        if (const auto read = m_type->type())
            type = *read;
        type.name = toUtf8(header()->name());
        type.description = toUtf8(header()->description());
        type.scalars = m_type->scalars();
        draft.schemaText = m_type->schemaText();
    } else {
        draft.object = m_mapping->mapping();
    }
    const bool isChanged =
        draft.object != entry->object() || (m_editors->currentWidget() == m_type && !m_type->type());
    if (isChanged) {
        m_drafts.insert(m_current, draft);
        m_kept->put(*entry, draft.object, toUtf8(draft.schemaText));
    } else {
        forget(m_current);
    }
    header()->setUnsaved(isChanged);
    tellUnsaved();
}

void TypesPage::forget(const QString &id)
{
    m_drafts.remove(id);
    m_kept->drop(TypeListModel::key(id));
}

void TypesPage::recover(const std::vector<ObjectDraft> &left)
{
    for (const ObjectDraft &one : left) {
        const workspace::Entry *entry = entryOf(one.original);
        if (entry)
            m_drafts.insert(TypeListModel::id(one.original),
                            {one.object, fromUtf8(one.text), one.basedOn(*entry)});
    }
    tellUnsaved();
    if (!left.empty())
        m_list->setCurrent(TypeListModel::id(left.front().original));
    showItem(m_list->current());
}

void TypesPage::tellUnsaved()
{
    const QList<QString> ids = m_drafts.keys();
    m_model->setUnsaved({ids.begin(), ids.end()});
}

QString TypesPage::freshName(workspace::ObjectKind kind, const QString &wanted) const
{
    QString name = wanted;
    for (int number = 2; entryOf({kind, toUtf8(name)}); ++number)
        name = QStringLiteral("%1_%2").arg(wanted).arg(number);
    return name;
}

void TypesPage::create(workspace::ObjectKind kind)
{
    const bool isType = kind == workspace::ObjectKind::Type;
    const QString name = freshName(kind, isType ? QStringLiteral("new_type") : QStringLiteral("new_mapping"));
    workspace::Object object;
    if (isType)
        object = workspace::CustomType{.name = toUtf8(name),
                                       .description = {},
                                       .scalars = {},
                                       .schema = json::Value::object({{"type", "string"}})};
    else
        object = workspace::Mapping{.name = toUtf8(name), .description = {}, .entries = {}};
    put(object, name);
}

void TypesPage::put(const workspace::Object &object, const QString &name)
{
    const QString id = TypeListModel::id(workspace::keyOf(object));
    apply({.label = toUtf8(tr("New %1").arg(name)), .steps = {workspace::PutObject{object, 0}}},
          tr("Created %1.").arg(name), [this, id] {
              m_list->setCurrent(id);
              if (header())
                  header()->selectName();
          });
}

void TypesPage::makeType(workspace::CustomType type)
{
    const QString name = freshName(workspace::ObjectKind::Type, fromUtf8(type.name));
    type.name = toUtf8(name);
    put(type, name);
}

void TypesPage::duplicate(const QString &id)
{
    const workspace::ObjectKey key = TypeListModel::key(id);
    const workspace::Entry *entry = entryOf(key);
    if (id.isEmpty() || !entry)
        return;
    const QString name = freshName(key.kind, fromUtf8(key.name));
    workspace::Object object = entry->object();
    workspace::rename(object, toUtf8(name));
    apply({.label = toUtf8(tr("Duplicate %1").arg(fromUtf8(key.name))),
           .steps = {workspace::PutObject{object, 0}}},
          tr("Created %1.").arg(name),
          [this, copy = TypeListModel::id({key.kind, toUtf8(name)})] { m_list->setCurrent(copy); });
}

void TypesPage::save()
{
    const QString id = m_current;
    const auto draft = m_drafts.constFind(id);
    if (!header() || !header()->canSave() || draft == m_drafts.cend())
        return;
    if (m_editors->currentWidget() == m_type && !m_type->type())
        return; // it is read a moment later
    const workspace::ObjectKey key = TypeListModel::key(id);
    const std::string name(workspace::nameOf(draft->object));
    workspace::Object object = draft->object;
    workspace::rename(object, key.name);
    workspace::Edit edit{.label = toUtf8(tr("Change %1").arg(fromUtf8(key.name))),
                         .steps = {workspace::PutObject{std::move(object), draft->basedOn}}};
    if (name != key.name)
        edit.steps.push_back(workspace::RenameObject{key, name});
    apply(std::move(edit), tr("Saved %1.").arg(fromUtf8(name)), [this, id, key, name] {
        forget(id);
        tellUnsaved();
        const QString renamed = TypeListModel::id({key.kind, name});
        m_list->setCurrent(renamed);
        showItem(renamed);
    });
}

void TypesPage::revert()
{
    forget(m_current);
    tellUnsaved();
    showItem(m_current);
}

void TypesPage::remove(const QString &id)
{
    const workspace::ObjectKey key = TypeListModel::key(id);
    const workspace::Entry *entry = id.isEmpty() ? nullptr : entryOf(key);
    if (!entry)
        return;
    const QString name = fromUtf8(key.name);
    if (entry->layer() == workspace::Layer::Config) {
        showProblem(tr("%1 is defined in config.yaml. Remove it there.").arg(name));
        return;
    }
    apply({.label = toUtf8(tr("Delete %1").arg(name)),
           .steps = {workspace::RemoveObject{key, entry->revision(), entry->layer()}}},
          tr("Deleted %1.").arg(name), [this, id, draft = draftOf(id)] {
              const auto takeAway = [this, id] {
                  forget(id);
                  tellUnsaved();
              };
              takeAway();
              if (draft)
                  accompanyEdit([this, draft] { putBack(*draft); }, takeAway);
          });
}

// As a process that ends leaves it: what is deleted and comes back has another revision.
std::optional<ObjectDraft> TypesPage::draftOf(const QString &id) const
{
    const workspace::ObjectKey key = TypeListModel::key(id);
    const workspace::Entry *entry = entryOf(key);
    const auto draft = m_drafts.constFind(id);
    if (!entry || draft == m_drafts.cend())
        return std::nullopt;
    const bool isCurrent = draft->basedOn == entry->revision();
    return ObjectDraft{.original = key,
                       .object = draft->object,
                       .text = toUtf8(draft->schemaText),
                       .base = isCurrent ? fingerprintOf(entry->object()) : std::string()};
}

void TypesPage::putBack(const ObjectDraft &draft)
{
    m_kept->put(draft);
    refresh(); // the list may not have it yet
    recover({draft});
}

void TypesPage::apply(const workspace::Edit &edit, const QString &done, const std::function<void()> &then,
                      engine::WorkspaceClient::Breaking breaking)
{
    m_problem->hide();
    whenDone(pageContext().engine.workspaceClient().save(edit, breaking), this,
             [this, edit, done, then](const Result<void> &result) {
                 if (!result) {
                     showProblem(errorText(result.error()));
                     m_anyway->setVisible(result.error().code == "would_break");
                     m_saveAnyway = [this, edit, done, then] {
                         apply(edit, done, then, engine::WorkspaceClient::Breaking::Allow);
                     };
                     return;
                 }
                 then();
                 offerUndo(done);
             });
}

void TypesPage::showProblem(const QString &text)
{
    m_anyway->setVisible(false);
    m_problem->setMessage(MessageKind::Error, text);
    m_problem->show();
}

void TypesPage::showPlace(const Place &place)
{
    if (showUsual(place))
        return;
    if (place.item == itemid::kNewType)
        return create(workspace::ObjectKind::Type);
    if (place.item == itemid::kNewMapping)
        return create(workspace::ObjectKind::Mapping);
    for (const auto kind : {workspace::ObjectKind::Type, workspace::ObjectKind::Mapping}) {
        if (entryOf({kind, toUtf8(place.item)})) {
            m_list->setCurrent(TypeListModel::id({kind, toUtf8(place.item)}));
            return;
        }
    }
    showProblem(tr("There is no type or mapping %1.").arg(place.item));
}

bool TypesPage::takes(EditCommand command) const
{
    switch (command) {
    case EditCommand::Save: return header() && header()->canSave();
    case EditCommand::Find: return true;
    default: return false; // the others are for the list
    }
}

bool TypesPage::isUnsavedAt(const QWidget &part) const
{
    return m_drafts.contains(m_current) && !m_list->isAncestorOf(&part);
}

void TypesPage::edit(EditCommand command)
{
    switch (command) {
    case EditCommand::Save: save(); break;
    case EditCommand::Find: m_list->edit(command); break;
    case EditCommand::Duplicate: duplicate(m_list->current()); break;
    case EditCommand::Delete: remove(m_list->current()); break;
    case EditCommand::Rename:
        if (header())
            header()->selectName();
        break;
    default: break;
    }
}

} // namespace tooltray::ui
