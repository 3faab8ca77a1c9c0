// SPDX-License-Identifier: GPL-3.0-or-later
// How the Tools page shares a tool with a window of its own; see toolspage.cpp for how it shows them.
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/utf8text.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toollistactions.h"
#include "ui/pages/tools/toolnotices.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/pages/tools/toolwindows.h"
#include "ui/pages/tools/trypane.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/listpane.h"

#include <QAction>
#include <QApplication>
#include <QStackedWidget>

#include <utility>

namespace tooltray::ui {

using workspace::Tool;

void ToolsPage::connectWindows()
{
    if (isAlone()) {
        // Later, as who changes it here has not come to its end yet.
        connect(m_drafts, &ToolDrafts::changed, this, &ToolsPage::followDraft, Qt::QueuedConnection);
        return;
    }
    connect(m_drafts, &ToolDrafts::restored, this, [this](const QStringList &ids) {
        listTools();
        if (!ids.isEmpty())
            m_list->setCurrent(ids.constFirst());
        reopen();
    });
    connect(m_windows, &ToolWindows::closed, this, [this](const QString &id, const Bench &bench) {
        m_benches.insert_or_assign(id, bench);
        if (m_list->current() == id)
            reopen();
    });
    connect(m_listActions, &ToolListActions::windowWanted, this, &ToolsPage::openWindow);
    connect(m_showWindow, &QAction::triggered, this, [this] { openWindow(m_list->current()); });
    connect(m_editHere, &QAction::triggered, this, [this] { m_windows->close(m_list->current()); });
    connect(m_context.actions.action(actionid::kOpenInWindow), &QAction::triggered, this,
            [this] { openWindow(m_list->current()); });
    connect(m_context.actions.action(actionid::kSaveAll), &QAction::triggered, this, [this] {
        QStringList ids;
        for (const auto &[id, draft] : m_drafts->all())
            ids.append(id);
        saveDrafts(ids);
    });
}

ToolsPage::Bench ToolsPage::bench() const
{
    const ToolDraft &draft = m_editor->draft();
    const bool isActive = draft.version == draft.tool.active;
    return {isActive ? std::nullopt : std::optional(draft.version), m_editor->tryPane().typedArguments()};
}

void ToolsPage::setBench(const Bench &bench)
{
    if (bench.version && !m_drafts->find(m_current)) // which knows its own
        openVersion(*bench.version);
    if (bench.trial)
        m_editor->tryPane().setArguments(*bench.trial);
}

QString ToolsPage::toolName() const
{
    const std::string &name = m_editor->draft().tool.name;
    return name.empty() ? m_alone : fromUtf8(name);
}

bool ToolsPage::isChanged() const
{
    return m_drafts->find(m_current) != nullptr;
}

bool ToolsPage::isSaving() const
{
    return m_saving || m_check.isAwaited();
}

void ToolsPage::settle()
{
    QStringList published; // settled, one goes from the list of them
    for (const Saving &saving : m_published) {
        if (isSaved(saving))
            published.append(saving.id);
    }
    for (const QString &id : published)
        saved(*takePublished(id));
    if (!m_saving || !isSaved(*m_saving))
        return;
    saved(*std::exchange(m_saving, std::nullopt));
    Q_EMIT settled();
}

bool ToolsPage::isSaved(const Saving &saving) const
{
    const Tool &tool = saving.draft.tool;
    const Tool *now = m_context.engine.curation().state().workspace->find<Tool>(tool.name);
    return now && *now == tool;
}

void ToolsPage::openWindow(const QString &id)
{
    const workspace::Workspace &workspace = *m_context.engine.curation().state().workspace;
    if (!workspace.find<Tool>(toUtf8(id)) && !m_drafts->find(id))
        return refuse(tr("There is no tool %1 any more.").arg(id));
    if (m_windows->has(id) || m_current != id) {
        m_windows->open(id);
    } else {
        const bool isToBeSaved = m_check.isAwaited();
        // What is half typed in a cell of a table is of the draft from here on.
        QWidget *typing = QApplication::focusWidget();
        if (typing && m_editor->isAncestorOf(typing))
            typing->clearFocus();
        const Bench before = bench();
        ToolsPage &page = m_windows->open(id);
        page.setBench(before);
        if (isToBeSaved)
            page.save();
    }
    if (m_list->current() == id)
        showElsewhere();
}

void ToolsPage::showElsewhere()
{
    m_current.clear();
    m_check.cancel();
    m_editor->tryPane().setSubject({}); // the other window shows its answers
    m_notices->setConflict({});
    m_notices->clear();
    m_places->setCurrentWidget(m_elsewhere);
    showElsewhereText();
    showSidePanel();
    showDraftState();
    enableActions(isVisible());
}

void ToolsPage::showElsewhereText()
{
    //: %1 is a tool
    m_elsewhere->setTexts(tr("%1 is open in its own window.").arg(m_list->titleOf(m_list->current())),
                          tr("You edit it there. What you typed here is there as well."));
}

// What the page of all did to the draft: undone, restored, saved with others.
void ToolsPage::followDraft(const QString &id)
{
    if (id != m_alone || m_saving)
        return;
    const ToolDraft *kept = m_drafts->find(id);
    const ToolDraft &shown = m_editor->draft();
    const bool isShown =
        kept ? *kept == shown : isAsSaved(shown, *m_context.engine.curation().state().workspace);
    if (m_current == id && isShown)
        return showDraftState();
    listTools();
    reopen();
}

void ToolsPage::renamed(const QString &before, const QString &now)
{
    if (isAlone()) {
        m_alone = now;
        m_model.setOnly(now);
        return m_home->renamed(before, now);
    }
    if (m_list->current() == before)
        m_list->adoptCurrent(now);
    if (m_current == before)
        m_current = now;
    if (auto bench = m_benches.extract(before)) {
        bench.key() = now;
        m_benches.insert(std::move(bench));
    }
    m_windows->rename(before, now);
}

void ToolsPage::adopt(const QString &id)
{
    if (m_alone == id)
        return;
    m_alone = id;
    m_model.setOnly(id);
    m_list->adoptCurrent(id);
    listTools();
    reopen();
}

void ToolsPage::giveUp(const QString &id)
{
    m_drafts->drop(id);
    const bool isCurrent = m_list->current() == id;
    listTools();
    if (isCurrent)
        reopen();
}

void ToolsPage::listDrafts()
{
    listTools();
    if (isAlone())
        m_home->listTools();
}

void ToolsPage::reopen()
{
    open(m_list->current());
}

void ToolsPage::tryWith(const json::Value &arguments)
{
    const QString id = m_list->current();
    if (m_windows && m_windows->has(id))
        return m_windows->open(id).tryWith(arguments);
    m_editor->tryWith(arguments);
    m_editor->tryPane().focusArguments();
}

void ToolsPage::focusTool()
{
    const QString id = m_list->current();
    if (m_windows && m_windows->has(id))
        m_windows->open(id);
    else
        m_editor->setFocus();
}

void ToolsPage::showEmptyText()
{
    if (isAlone())
        m_empty->setTexts(tr("There is no tool %1 any more.").arg(toolName()),
                          tr("It was deleted, or it goes by another name."));
    else
        m_empty->setTexts(
            tr("No tools yet"),
            tr("A tool is a saved operation of an endpoint, which agents can call by its name."));
}

} // namespace tooltray::ui
