// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/context/contextpage.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/ownsteps.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/contextmodel.h"
#include "ui/models/palettemodel.h"
#include "ui/models/secretwatch.h"
#include "ui/navigation/place.h"
#include "ui/pages/context/envimportdialog.h"
#include "ui/pages/context/variabledialog.h"
#include "ui/pages/context/variabletable.h"
#include "ui/pages/curated/draftsession.h"
#include "ui/state/uistate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/undonotice.h"

#include <QAction>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QThreadPool>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kFilterWidth = 300;

const workspace::Entry *contextEntry(const workspace::Workspace &workspace, const QString &key)
{
    return workspace.find({workspace::ObjectKind::Context, toUtf8(key)});
}

} // namespace

void addContextActions(const PageContext &context)
{
    const auto add = [&context](const QString &id, const char *text, Icon icon, const QString &item) {
        context.actions.add({.id = id, .section = ActionSection::File, .text = text, .icon = icon},
                            [&navigator = context.navigator, item] {
                                navigator.open({.page = pageid::kContext, .item = item});
                            });
    };
    add(actionid::kNewVariable, QT_TRANSLATE_NOOP("Actions", "New &variable..."), Icon::Plus, itemid::kNew);
    add(actionid::kImportVariables, QT_TRANSLATE_NOOP("Actions", "Import .&env file..."), Icon::Import,
        itemid::kImport);
}

ContextPage::ContextPage(const PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_secrets(new MissingSecrets(context.engine.workspaceClient(), context.engine.secrets(), this))
    , m_drafts(new DraftSession(context.engine.workspaceClient(), OwnSteps::of(context.actions),
                                {.kinds = {workspace::ObjectKind::Context}}, this))
    , m_heading(new TextLabel(TextStyle::Heading, this))
    , m_filter(new QLineEdit(this))
    , m_new(new QAction(context.theme.icon(Icon::Plus), {}, this))
    , m_import(new QAction(context.theme.icon(Icon::Import), {}, this))
    , m_remove(new QAction(context.theme.icon(Icon::Trash), {}, this))
    , m_change(new QAction(context.theme.icon(Icon::Edit), {}, this))
    , m_clearFilter(new QAction(context.theme.icon(Icon::Close), {}, this))
    , m_problem(new InlineMessage(context.theme, this))
    , m_missing(new InlineMessage(context.theme, this))
    , m_undo(new UndoNotice(context.theme, this))
    , m_parts(new QStackedWidget(this))
    , m_table(new VariableTable(context.theme, context.state, *m_filter, this))
    , m_empty(new EmptyState(context.theme, Icon::Context, this))
    , m_noMatch(new EmptyState(context.theme, Icon::Filter, this))
{
    build();
    connect(m_new, &QAction::triggered, this, &ContextPage::createVariable);
    connect(m_import, &QAction::triggered, this, &ContextPage::importFile);
    connect(m_remove, &QAction::triggered, this, &ContextPage::removeCurrent);
    connect(m_change, &QAction::triggered, this, [this] { editVariable(m_table->currentKey()); });
    connect(m_drafts, &DraftSession::recovered, this, &ContextPage::resumeLeft);
    connect(m_drafts, &DraftSession::failed, this,
            [this](const Error &error) { showError(errorText(error)); });
    m_drafts->tellIn(*m_undo);
    connect(m_table, &VariableTable::filtered, this, &ContextPage::showPart);
    connect(m_table, &VariableTable::deleteWanted, this, &ContextPage::removeCurrent);
    connect(m_clearFilter, &QAction::triggered, this, [this] {
        m_filter->clear();
        m_table->setFocus(Qt::OtherFocusReason);
    });
    connect(&m_table->variables(), &ContextModel::edited, this, &ContextPage::editCell);
    connect(m_table, &VariableTable::activated, this, [this](const QModelIndex &index) {
        if (!(index.flags() & Qt::ItemIsEditable))
            followUsers(index);
    });
    connect(&m_context.engine.preferences(), &engine::PreferencesClient::changed, this, [this] {
        m_table->variables().setShared(m_context.engine.preferences().state().isLibraryShared);
    });
    connect(&m_context.engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this,
            &ContextPage::refresh);
    connect(m_secrets, &MissingSecrets::changed, this, [this] {
        m_table->variables().setWithoutSecret(m_secrets->credentials());
        showProblems();
    });
    keepTranslated(*this, [this] { setTexts(); });
    refresh();
}

void ContextPage::build()
{
    auto *menu = new QMenu(this);
    menu->addActions({m_change, m_remove});
    connect(m_table, &VariableTable::customContextMenuRequested, this, [this, menu](const QPoint &at) {
        const bool isRow = !m_table->currentKey().isEmpty();
        m_change->setEnabled(isRow);
        m_remove->setEnabled(isRow);
        menu->popup(m_table->viewport()->mapToGlobal(at));
    });

    m_empty->addButton(*m_new);
    m_empty->addButton(*m_import);
    m_parts->addWidget(m_table);
    m_noMatch->addButton(*m_clearFilter);
    m_parts->addWidget(m_empty);
    m_parts->addWidget(m_noMatch);
    m_filter->addAction(m_context.theme.icon(Icon::Filter, Tint::Muted), QLineEdit::LeadingPosition);
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(kFilterWidth);
    m_problem->letClose();
    m_problem->hide();
    m_missing->hide();
    auto *bar = new QHBoxLayout;
    bar->setSpacing(metrics::kSpacing);
    bar->addWidget(m_heading);
    bar->addStretch();
    bar->addWidget(m_filter, 1);
    bar->addWidget(new ActionButton(*m_import, this));
    bar->addWidget(new ActionButton(*m_new, this));
    orderTabs(controlsOf(*bar));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMargin, metrics::kMarginLarge,
                               metrics::kMargin);
    layout->setSpacing(metrics::kSpacing);
    layout->addLayout(bar);
    layout->addWidget(m_missing);
    layout->addWidget(m_parts, 1);
    auto *floating = new FloatingNotices(*this);
    floating->add(*m_problem);
    floating->add(*m_undo);
}

void ContextPage::setTexts()
{
    m_heading->setText(tr("Context"));
    const QString keys = QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText);
    m_filter->setPlaceholderText(tr("Filter variables (%1)").arg(keys));
    m_filter->setAccessibleName(tr("Filter variables"));
    m_new->setText(tr("New variable..."));
    m_import->setText(tr("Import .env file..."));
    m_remove->setText(tr("Delete"));
    m_change->setText(tr("Edit..."));
    m_clearFilter->setText(tr("Clear filter"));
    m_table->setAccessibleName(tr("Context variables"));
    m_empty->setTexts(
        tr("No context variables yet"),
        tr("A context variable fills operation variables of the same name. Agents need not pass them."));
    showProblems();
    showPart();
}

void ContextPage::refresh()
{
    const QString current = m_table->currentKey();
    m_table->variables().setShared(m_context.engine.preferences().state().isLibraryShared);
    m_table->variables().setWorkspace(m_context.engine.workspaceClient().state().workspace);
    m_filter->setVisible(m_table->variables().rowCount() > 0);
    showPart();
    if (m_table->currentKey() != current)
        m_table->setCurrentKey(current, 0);
    findUsers();
}

void ContextPage::findUsers()
{
    const int revision = ++m_usageRevision;
    auto reading =
        ask(QThreadPool::globalInstance(),
            [workspace = m_context.engine.workspaceClient().state().workspace]() -> Result<ContextUsage> {
                return contextUsage(*workspace);
            });
    whenDone(reading, this, [this, revision](const Result<ContextUsage> &usage) {
        if (revision != m_usageRevision || !usage)
            return;
        m_table->variables().setUsage(*usage);
        showProblems();
    });
}

void ContextPage::showProblems()
{
    const QStringList missing = m_table->variables().missing();
    if (!missing.isEmpty())
        m_missing->setMessage(MessageKind::Warning, tr("%n variable(s) used by tools have no value: %1",
                                                       nullptr, static_cast<int>(missing.size()))
                                                        .arg(missing.join(listSeparator())));
    m_missing->setVisible(!missing.isEmpty());
}

void ContextPage::showPart()
{
    const bool isEmpty = m_table->variables().rowCount() == 0;
    const bool hasRows = m_table->hasRows();
    if (!hasRows && !isEmpty && m_table->hasFocus())
        m_filter->setFocus(Qt::OtherFocusReason);
    m_noMatch->setTexts(tr("No variable matches %1.").arg(m_filter->text().trimmed()), {});
    if (isEmpty)
        m_parts->setCurrentWidget(m_empty);
    else
        m_parts->setCurrentWidget(hasRows ? static_cast<QWidget *>(m_table) : m_noMatch);
}

void ContextPage::showPlace(const Place &place)
{
    if (place.item == itemid::kLeft)
        return m_drafts->recover();
    if (place.item == itemid::kNew)
        return createVariable();
    if (place.item == itemid::kImport)
        return importFile();
    m_filter->setText(place.filter);
    if (place.item.isEmpty())
        return;
    if (!m_table->setCurrentKey(place.item, ContextModel::ValueColumn))
        return showError(tr("There is no context variable %1.").arg(place.item));
    m_table->setFocus();
}

bool ContextPage::takes(EditCommand command) const
{
    switch (command) {
    case EditCommand::Find: return m_table->variables().rowCount() > 0;
    case EditCommand::Delete: return m_table->hasFocus() && !m_table->currentKey().isEmpty();
    case EditCommand::Rename: return m_table->hasFocus() && !m_table->currentKey().isEmpty();
    default: return false;
    }
}

void ContextPage::edit(EditCommand command)
{
    if (command == EditCommand::Find) {
        m_filter->setFocus(Qt::ShortcutFocusReason);
        m_filter->selectAll();
    } else if (command == EditCommand::Delete) {
        removeCurrent();
    } else if (command == EditCommand::Rename) {
        editVariable(m_table->currentKey());
    }
}

void ContextPage::editCell(const QString &key, int column, const QString &text)
{
    const workspace::Entry *entry = contextEntry(*m_context.engine.workspaceClient().state().workspace, key);
    if (!entry)
        return;
    auto variable = std::get<workspace::ContextVariable>(entry->object());
    if (column == ContextModel::ValueColumn)
        variable.value = contextValue(text);
    else
        variable.description = toUtf8(text);
    variable.origin = workspace::Origin::Person;
    m_problem->hide();
    m_drafts->apply({workspace::PutObject{variable, entry->revision(), entry->layer()}},
                    {tr("Change %1").arg(key), tr("Changed %1.").arg(key)});
}

void ContextPage::createVariable()
{
    openDialog({});
}

VariableDialog *ContextPage::openDialog(const QString &key)
{
    auto *dialog = new VariableDialog(m_context, key, this);
    if (!key.isEmpty())
        m_context.state.addRecentCommand(paletteId(workspace::ObjectKind::Context, key));
    const workspace::ObjectKey original{workspace::ObjectKind::Context, toUtf8(key)};
    connect(dialog, &VariableDialog::typed, this, [this, dialog, original] {
        if (const auto draft = dialog->draft())
            m_drafts->put(*draft);
        else
            m_drafts->drop(original);
    });
    connect(dialog, &QDialog::finished, this, [this, dialog, original](int result) {
        const auto draft = result == QDialog::Accepted ? std::nullopt : dialog->draft();
        m_drafts->drop(original);
        if (draft) {
            const QString name = fromUtf8(draft->original.name);
            m_undo->offer(name.isEmpty() ? tr("Discarded the new variable.")
                                         : tr("Discarded the changes to %1.").arg(name),
                          [this, draft] { resume(*draft); });
        }
        openLeft();
    });
    connect(dialog, &VariableDialog::saved, this, [this](const QString &name) {
        refresh();
        m_table->setCurrentKey(name, ContextModel::ValueColumn);
    });
    dialog->open();
    return dialog;
}

void ContextPage::editVariable(const QString &key)
{
    if (!key.isEmpty())
        openDialog(key);
}

void ContextPage::resumeLeft(const std::vector<workspace::ObjectKey> &left)
{
    for (const workspace::ObjectKey &key : left)
        m_left.push_back(*m_drafts->find(key));
    openLeft();
}

void ContextPage::openLeft()
{
    if (m_left.empty())
        return;
    const ObjectDraft draft = m_left.front();
    m_left.pop_front();
    resume(draft);
}

void ContextPage::resume(const ObjectDraft &draft)
{
    openDialog(fromUtf8(draft.original.name))->resume(draft);
    m_drafts->put(draft);
}

void ContextPage::removeCurrent()
{
    const QString key = m_table->currentKey();
    const workspace::Entry *entry =
        key.isEmpty() ? nullptr : contextEntry(*m_context.engine.workspaceClient().state().workspace, key);
    if (!entry)
        return;
    if (entry->layer() == workspace::Layer::Config) {
        showError(tr("%1 is defined in config.yaml. Remove it there.").arg(key));
        return;
    }
    m_problem->hide();
    m_drafts->remove({{{workspace::ObjectKind::Context, toUtf8(key)}, entry->revision(), entry->layer()}},
                     {tr("Delete %1").arg(key), tr("Deleted %1.").arg(key)});
}

void ContextPage::importFile()
{
    auto *dialog = new QFileDialog(this, tr("Import .env file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setFilter(QDir::AllEntries | QDir::Hidden); // the name begins with a dot
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &path) { (new EnvImportDialog(m_context, path, this))->open(); });
    dialog->open();
}

void ContextPage::showError(const QString &text)
{
    m_problem->setMessage(MessageKind::Error, text);
    m_problem->show();
}

void ContextPage::followUsers(const QModelIndex &index)
{
    const QStringList users = index.data(ContextModel::UsersRole).toStringList();
    if (index.column() == ContextModel::UsersColumn && !users.isEmpty())
        m_context.navigator.open({.page = pageid::kTools, .item = users.constFirst()});
    else
        editVariable(m_table->currentKey());
}

} // namespace tooltray::ui
