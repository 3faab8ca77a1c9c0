// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/types/typespage.h"

#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/typelistmodel.h"
#include "ui/pages/types/mappingeditor.h"
#include "ui/pages/types/scalarpane.h"
#include "ui/pages/types/typeeditor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"

#include <QAction>

#include <utility>

namespace tooltray::ui {

using workspace::ObjectKind;

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
    : CuratedPage(
        context,
        {.kinds = {ObjectKind::Type, ObjectKind::Mapping}, .validation = DraftSession::Validation::Full},
        parent)
    , m_model(new TypeListModel(this))
    , m_newType(new QAction(context.theme.icon(Icon::Types), {}, this))
    , m_newMapping(new QAction(context.theme.icon(Icon::Link), {}, this))
    , m_problem(new InlineMessage(context.theme, this))
    , m_anyway(new QAction(this))
{
    addList({.model = *m_model,
             .shares = QStringLiteral("types.parts"),
             .rowCommands = {EditCommand::Duplicate, EditCommand::Delete}});
    m_empty = new EmptyState(context.theme, Icon::Types, this);
    m_type = new TypeEditor(context.theme, this);
    m_mapping = new MappingEditor(context.theme, this);
    m_scalar = new ScalarPane(context.theme, this);
    build();
    connectParts();
    keepTranslated(*this, [this] { setTexts(); });
    findScalars();
    begin();
}

void TypesPage::build()
{
    for (QAction *maker : {m_newType, m_newMapping}) {
        list().addMaker(*maker);
        m_empty->addButton(*maker);
    }
    list().setCommands({EditCommand::Duplicate, EditCommand::Rename, EditCommand::Delete});
    m_problem->addButton(*m_anyway);
    m_problem->letClose();
    m_problem->hide();
    floatingNotices().add(*m_problem);
    addPlaceholder(*m_empty);
    addEditor(*m_type);
    addEditor(*m_mapping);
    addPlaceholder(*m_scalar);
}

void TypesPage::connectParts()
{
    connect(m_newType, &QAction::triggered, this, [this] { createNew(ObjectKind::Type); });
    connect(m_newMapping, &QAction::triggered, this, [this] { createNew(ObjectKind::Mapping); });
    connect(m_anyway, &QAction::triggered, &drafts(), &DraftSession::repeatAnyway);
    connect(&drafts(), &DraftSession::done, this, [this] { clearProblem(); });
    connect(m_scalar, &ScalarPane::typeWanted, this,
            [this](const workspace::CustomType &type) { createNamed(type, fromUtf8(type.name)); });
    for (const DefinitionEditor *editor :
         {static_cast<DefinitionEditor *>(m_type), static_cast<DefinitionEditor *>(m_mapping)}) {
        connect(editor, &DefinitionEditor::toolActivated, this, [this](const QString &name) {
            pageContext().navigator.open({.page = pageid::kTools, .item = name});
        });
    }
    const engine::WorkspaceClient &client = pageContext().engine.workspaceClient();
    connect(&client, &engine::WorkspaceClient::workspaceChanged, this, &TypesPage::findScalars);
    connect(&client, &engine::WorkspaceClient::schemaChanged, this, [this] {
        findScalars();
        if (!editor())
            showCurrent();
    });
}

void TypesPage::setTexts()
{
    m_newType->setText(tr("New type"));
    m_newMapping->setText(tr("New mapping"));
    m_anyway->setText(tr("Save anyway"));
    list().setTexts({.list = tr("Types and mappings"),
                     .filter = tr("Filter types"),
                     .add = tr("New type or mapping"),
                     .noMatch = tr("No type matches %1.")});
    m_empty->setTexts(
        tr("Types and mappings"),
        tr("A type is a named JSON Schema that the parameters of several tools share, such as a list "
           "of allowed values. A mapping gives labels to the values that an API wants."));
}

DraftSession::Words TypesPage::wordsOf(Action action, const QString &before, const QString &now) const
{
    switch (action) {
    case Action::Save: return {tr("Change %1").arg(before), tr("Saved %1.").arg(now)};
    case Action::Duplicate: return {tr("Duplicate %1").arg(before), tr("Created %1.").arg(now)};
    case Action::Remove: return {tr("Delete %1").arg(before), tr("Deleted %1.").arg(before)};
    case Action::Discard: break;
    }
    return {};
}

QString TypesPage::idOf(const Key &key) const
{
    return TypeListModel::id(key);
}

DraftSession::Key TypesPage::keyOf(const QString &id) const
{
    return TypeListModel::key(id);
}

DraftEditor &TypesPage::editorOf(const Key &key) const
{
    if (key.kind == ObjectKind::Type)
        return *m_type;
    return *m_mapping;
}

QWidget *TypesPage::placeholder() const
{
    const UnmappedScalar *scalar = m_model->scalar(list().current());
    if (!scalar)
        return m_empty;
    m_scalar->setScalar(*scalar);
    return m_scalar;
}

void TypesPage::refreshList()
{
    m_model->setWorkspace(workspace());
    m_model->setUnsaved(unsaved());
}

void TypesPage::findScalars()
{
    m_model->setScalars(unmappedScalars(pageContext().engine.workspaceClient().state()));
}

void TypesPage::currentShown()
{
    m_problem->hide();
}

void TypesPage::openItem(const QString &item)
{
    if (item == itemid::kNewType)
        return createNew(ObjectKind::Type);
    if (item == itemid::kNewMapping)
        return createNew(ObjectKind::Mapping);
    for (const auto kind : {ObjectKind::Type, ObjectKind::Mapping}) {
        const Key key{kind, toUtf8(item)};
        if (entryOf(key))
            return list().setCurrent(idOf(key));
    }
    refuse(tr("There is no type or mapping %1.").arg(item));
}

bool TypesPage::takes(EditCommand command) const
{
    return command != EditCommand::Duplicate && CuratedPage::takes(command); // that is for the list
}

QString TypesPage::freshName(ObjectKind kind, const QString &wanted) const
{
    QString name = wanted;
    for (int number = 2; entryOf({kind, toUtf8(name)}); ++number)
        name = QStringLiteral("%1_%2").arg(wanted).arg(number);
    return name;
}

QString TypesPage::nameOfCopy(const Key &key) const
{
    return freshName(key.kind, fromUtf8(key.name));
}

void TypesPage::createNew(ObjectKind kind)
{
    if (kind == ObjectKind::Mapping)
        return createNamed(workspace::Mapping(), QStringLiteral("new_mapping"));
    workspace::CustomType type;
    type.schema = json::Value::object({{"type", "string"}});
    createNamed(std::move(type), QStringLiteral("new_type"));
}

void TypesPage::createNamed(workspace::Object object, const QString &wanted)
{
    const QString name = freshName(workspace::kindOf(object), wanted);
    workspace::rename(object, toUtf8(name));
    create(object, {tr("New %1").arg(name), tr("Created %1.").arg(name)});
}

void TypesPage::remove(const QStringList &ids)
{
    const Key key = keyOf(ids.value(0));
    const workspace::Entry *entry = entryOf(key);
    if (entry && entry->layer() == workspace::Layer::Config)
        return refuse(tr("%1 is defined in config.yaml. Remove it there.").arg(fromUtf8(key.name)));
    CuratedPage::remove(ids);
}

void TypesPage::showProblem(const Error &error)
{
    refuse(errorText(error));
    m_anyway->setVisible(error.code == "would_break");
}

void TypesPage::refuse(const QString &text)
{
    m_anyway->setVisible(false);
    m_problem->setMessage(MessageKind::Error, text);
    m_problem->show();
}

void TypesPage::clearProblem()
{
    m_problem->hide();
}

} // namespace tooltray::ui
