// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/curated/curatedpage.h"

#include "engine/engine.h"
#include "ui/actions/ownsteps.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/endpointtexts.h"
#include "ui/models/palettemodel.h"
#include "ui/pages/curated/drafteditor.h"
#include "ui/state/keptlayout.h"
#include "ui/state/uistate.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/rowtable.h"
#include "ui/widgets/undonotice.h"

#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tooltray::ui {

using OnConflict = DraftSession::OnConflict;

CuratedPage::CuratedPage(const PageContext &context, DraftSession::Subject subject, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_kinds(subject.kinds)
    , m_drafts(new DraftSession(context.engine.workspaceClient(), OwnSteps::of(context.actions),
                                std::move(subject), this))
{}

ListPane &CuratedPage::addList(const Parts &parts)
{
    m_notices = parts.notices;
    m_list = new ListPane(m_context.theme, parts.model, ListPane::Selection::Single, this);
    m_rowCommands = new RowCommands(m_context.theme, *m_list, parts.rowCommands);
    const auto showList = [this, &model = parts.model] { m_list->setVisible(model.rowCount() > 0); };
    connect(&parts.model, &QAbstractItemModel::rowsInserted, this, showList);
    connect(&parts.model, &QAbstractItemModel::rowsRemoved, this, showList);
    connect(&parts.model, &QAbstractItemModel::modelReset, this, showList);
    showList(); // while it is empty the page says so
    m_undo = new UndoNotice(m_context.theme, this);
    m_stack = new QStackedWidget(this);
    auto *side = new QWidget(this);
    auto *sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins({});
    sideLayout->setSpacing(0);
    for (QWidget *notice : m_notices)
        sideLayout->addWidget(notice);
    sideLayout->addWidget(m_stack, 1);
    m_floating = new FloatingNotices(*side);
    m_floating->add(*m_undo);
    auto *splitter = new QSplitter(this);
    splitter->addWidget(m_list);
    splitter->addWidget(side);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    keepShares(*splitter, m_context.state, parts.shares, {24, 76});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(splitter);
    return *m_list;
}

void CuratedPage::addPlaceholder(QWidget &placeholder)
{
    if (!m_placeholder)
        m_placeholder = &placeholder;
    m_stack->addWidget(&placeholder);
}

void CuratedPage::addEditor(DraftEditor &editor)
{
    m_editors.append(&editor);
    m_stack->addWidget(&editor);
    if (QWidget *message = editor.message())
        m_floating->add(*message);
    connect(&editor, &DraftEditor::edited, this, &CuratedPage::takeEdit);
    connect(&editor, &DraftEditor::saveWanted, this, [this] { save(OnConflict::Refuse); });
    connect(&editor, &DraftEditor::overwriteWanted, this, [this] { save(OnConflict::Overwrite); });
    connect(&editor, &DraftEditor::discardWanted, this, [this] {
        if (m_shown && m_drafts->find(*m_shown))
            m_drafts->discard(*m_shown, wordsOf(Action::Discard, fromUtf8(m_shown->name), {}));
    });
}

void CuratedPage::begin()
{
    connectDrafts();
    connect(&m_context.engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this,
            &CuratedPage::followWorkspace);
    connect(m_list, &ListPane::currentChanged, this, &CuratedPage::followList);
    connect(m_list, &ListPane::edited, this, &CuratedPage::run);
    refreshList();
    showObject(listed());
}

void CuratedPage::connectDrafts()
{
    connect(m_drafts, &DraftSession::changed, this, [this] { refreshList(); });
    connect(m_drafts, &DraftSession::gone, this, &CuratedPage::dropShown);
    connect(m_drafts, &DraftSession::recovered, this, &CuratedPage::showRecovered);
    connect(m_drafts, &DraftSession::saved, this, &CuratedPage::showSaved);
    connect(m_drafts, &DraftSession::refused, this, &CuratedPage::showRefusal);
    connect(m_drafts, &DraftSession::failed, this, &CuratedPage::showProblem);
    m_drafts->tellIn(*m_undo);
}

QList<QWidget *> CuratedPage::panes() const
{
    return QList<QWidget *>{m_list} + m_notices + QList<QWidget *>{m_floating, m_stack};
}

const workspace::WorkspacePtr &CuratedPage::workspace() const
{
    return m_context.engine.workspaceClient().state().workspace;
}

const workspace::Entry *CuratedPage::entryOf(const Key &key) const
{
    return workspace()->find(key);
}

QSet<QString> CuratedPage::unsaved() const
{
    QSet<QString> ids;
    for (const Key &key : m_drafts->keys())
        ids.insert(idOf(key));
    return ids;
}

QStringList CuratedPage::unsavedNames() const
{
    QStringList names;
    for (const Key &key : m_drafts->keys())
        names.append(fromUtf8(key.name));
    return names;
}

DraftEditor *CuratedPage::editor() const
{
    return qobject_cast<DraftEditor *>(m_stack->currentWidget());
}

DraftEditor &CuratedPage::editorOf(const Key &) const
{
    return *m_editors.constFirst();
}

QString CuratedPage::idOf(const Key &key) const
{
    return fromUtf8(key.name);
}

CuratedPage::Key CuratedPage::keyOf(const QString &id) const
{
    return {m_kinds.front(), toUtf8(id)};
}

std::optional<CuratedPage::Key> CuratedPage::listed() const
{
    const QString id = m_list->current();
    return id.isEmpty() ? std::nullopt : std::optional(keyOf(id));
}

QString CuratedPage::nameOfCopy(const Key &key) const
{
    return freeName(fromUtf8(key.name), *workspace(), key.kind);
}

bool CuratedPage::isChangeable(const workspace::Entry &entry) const
{
    return entry.layer() == workspace::Layer::Stored;
}

void CuratedPage::showPlace(const Place &place)
{
    if (!place.filter.isEmpty())
        m_list->setFilter(place.filter);
    if (place.item == itemid::kLeft)
        m_drafts->recover();
    else if (!place.item.isEmpty())
        openItem(place.item);
}

void CuratedPage::openItem(const QString &item)
{
    m_list->setCurrent(item);
}

bool CuratedPage::takes(EditCommand command) const
{
    switch (command) {
    case EditCommand::Find: return true; // the list's
    case EditCommand::Save: return editor() && editor()->takes(command);
    case EditCommand::Rename:
    case EditCommand::Duplicate: return editor() && m_rowCommands->has(command);
    default: return false; // Delete is only for the list, where that has the keyboard
    }
}

void CuratedPage::edit(EditCommand command)
{
    if (command == EditCommand::Find)
        m_list->edit(command);
    else if (command == EditCommand::Save && editor())
        editor()->edit(command);
    else
        run(command, {m_list->current()});
}

void CuratedPage::run(EditCommand command, const QStringList &ids)
{
    switch (command) {
    case EditCommand::Rename:
        if (editor())
            editor()->editName();
        break;
    case EditCommand::Duplicate: duplicate(ids.value(0)); break;
    case EditCommand::Delete: remove(ids); break;
    default: break;
    }
}

void CuratedPage::followWorkspace()
{
    refreshList();
    if (m_shown && m_drafts->isSaving(*m_shown))
        return;
    const bool isThere = m_shown && (m_shown->name.empty() || entryOf(*m_shown));
    if (isThere && m_drafts->find(*m_shown) && editor())
        editor()->setWorkspace(workspace()); // saving tells when somebody else was here
    else
        showCurrent();
}

void CuratedPage::followList(const QString &)
{
    if (m_shown && m_drafts->isSaving(*m_shown))
        return; // under another name, maybe; it is shown when it is saved
    clearProblem();
    showObject(listed());
    if (m_shown)
        m_context.state.addRecentCommand(paletteId(m_shown->kind, fromUtf8(m_shown->name)));
}

void CuratedPage::showObject(const std::optional<Key> &key)
{
    m_shown = key;
    showCurrent();
}

void CuratedPage::showCurrent()
{
    const QScopedValueRollback showing(m_isShowing, true);
    const auto row = listed();
    const workspace::Entry *entry = row ? entryOf(*row) : nullptr;
    m_rowCommands->setChangeable(entry && isChangeable(*entry));
    entry = m_shown ? entryOf(*m_shown) : nullptr;
    const ObjectDraft *draft = m_shown ? m_drafts->find(*m_shown) : nullptr;
    const bool isNew = draft && m_shown->name.empty();
    if (!entry && !isNew) {
        m_stack->setCurrentWidget(placeholder());
        return currentShown();
    }
    DraftEditor &editor = editorOf(*m_shown);
    editor.setWorkspace(workspace());
    editor.showDraft(draft ? *draft : ObjectDraft{.original = *m_shown, .object = entry->object()},
                     entry ? entry->layer() : workspace::Layer::Stored);
    editor.setUsers(workspace()->usersOf(*m_shown));
    editor.setUnsaved(draft);
    m_stack->setCurrentWidget(&editor); // filled: what an empty form says is about nobody's work
    currentShown();
}

void CuratedPage::showNew(const workspace::Object &fresh)
{
    const Key key{m_kinds.front(), {}};
    if (!m_drafts->find(key)) // else it goes on with the one that was left for another
        m_drafts->begin({.original = key, .object = fresh});
    clearProblem();
    showObject(key);
    editor()->editName();
}

void CuratedPage::create(const workspace::Object &object, const Words &words)
{
    m_drafts->add(object, words, [this, key = workspace::keyOf(object)] {
        refreshList();
        m_list->setCurrent(idOf(key));
        if (editor())
            editor()->editName();
    });
}

void CuratedPage::takeEdit()
{
    DraftEditor *editor = this->editor();
    if (m_isShowing || !editor || !m_shown)
        return;
    const workspace::Entry *entry = entryOf(*m_shown);
    if (!entry && !m_shown->name.empty())
        return;
    ObjectDraft typed = editor->draft();
    typed.original = *m_shown;
    if (entry && editor->isComplete() && typed.object == entry->object())
        m_drafts->drop(*m_shown);
    else
        m_drafts->put(std::move(typed));
    editor->setUnsaved(m_drafts->find(*m_shown));
}

void CuratedPage::save(OnConflict conflict)
{
    const ObjectDraft *draft = m_shown ? m_drafts->find(*m_shown) : nullptr;
    if (!draft || !editor() || !editor()->isComplete())
        return;
    m_drafts->save(*m_shown,
                   wordsOf(Action::Save, fromUtf8(m_shown->name), fromUtf8(workspace::nameOf(draft->object))),
                   conflict);
    editor()->setBusy(m_drafts->isSaving(*m_shown));
}

void CuratedPage::showSaved(const Key &before, const Key &now)
{
    editorOf(before).setBusy(false);
    clearProblem();
    refreshList();
    m_list->setCurrent(idOf(now));
    showObject(now);
}

void CuratedPage::showRefusal(const Key &key, const Error &error)
{
    editorOf(key).setBusy(false);
    if (m_shown == key && !key.name.empty())
        m_list->setCurrent(idOf(key)); // which may have gone on meanwhile
    const ObjectDraft *draft = m_drafts->find(key);
    const bool isSomebodyElse = error.kind == ErrorKind::Conflict && draft && entryOf(key)
                                && workspace::nameOf(draft->object) == key.name;
    if (isSomebodyElse)
        showConflict(error);
    else
        showProblem(error);
}

void CuratedPage::duplicate(const QString &id)
{
    const Key key = keyOf(id);
    const workspace::Entry *entry = entryOf(key);
    if (!entry)
        return;
    const QString name = nameOfCopy(key);
    workspace::Object copy = entry->object();
    workspace::rename(copy, toUtf8(name));
    m_drafts->add(copy, wordsOf(Action::Duplicate, fromUtf8(key.name), name),
                  [this, copied = workspace::keyOf(copy)] {
                      refreshList();
                      m_list->setCurrent(idOf(copied));
                  });
}

void CuratedPage::remove(const QStringList &ids)
{
    std::vector<workspace::RemoveObject> objects;
    for (const QString &id : ids) {
        const Key key = keyOf(id);
        if (const workspace::Entry *entry = entryOf(key))
            objects.push_back({.key = key, .basedOn = entry->revision()});
    }
    if (!objects.empty())
        m_drafts->remove(objects, wordsOf(Action::Remove, fromUtf8(objects.front().key.name), {}));
}

void CuratedPage::dropShown(const DraftSession::Keys &keys)
{
    if (!m_shown || std::ranges::find(keys, *m_shown) == keys.end())
        return;
    {
        const QScopedValueRollback showing(m_isShowing, true);
        editorOf(*m_shown).reset();
    }
    clearProblem();
    showObject(m_shown->name.empty() ? listed() : m_shown);
}

void CuratedPage::showRecovered(const DraftSession::Keys &keys)
{
    refreshList();
    const auto named = std::ranges::find_if(keys, [](const Key &key) { return !key.name.empty(); });
    const auto fresh = std::ranges::find_if(keys, [](const Key &key) { return key.name.empty(); });
    if (named != keys.end())
        m_list->setCurrent(idOf(*named));
    if (fresh != keys.end()) // which no row of the list leads to
        showObject(*fresh);
    else
        showObject(named != keys.end() ? std::optional(*named) : m_shown);
}

void CuratedPage::showProblem(const Error &error)
{
    (editor() ? editor() : m_editors.constFirst())->showProblem(errorText(error));
}

void CuratedPage::showConflict(const Error &error)
{
    (editor() ? editor() : m_editors.constFirst())->showConflict(errorText(error));
}

void CuratedPage::clearProblem()
{
    for (DraftEditor *editor : m_editors)
        editor->clearProblem();
}

} // namespace tooltray::ui
