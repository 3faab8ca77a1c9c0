// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/editactions.h"

#include "base/task/ask.h"
#include "engine/clients/workspaceclient.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/editcommands.h"
#include "ui/actions/ownsteps.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

#include <algorithm>

namespace tooltray::ui {
namespace {

// The step that undo or redo would take, by its name.
QString labelOf(const std::vector<workspace::History::Step> &steps,
                std::optional<workspace::HistoryStepId> id)
{
    if (!id)
        return {};
    const auto found = std::ranges::find(steps, *id, &workspace::History::Step::id);
    return found == steps.end() ? QString() : fromUtf8(found->changes->label);
}

QString undoneNews(const QString &label)
{
    //: In the status line; %1 is what was done
    return EditActions::tr("Undone: %1").arg(label);
}

QString redoneNews(const QString &label)
{
    //: In the status line; %1 is what was done
    return EditActions::tr("Redone: %1").arg(label);
}

} // namespace

EditActions::EditActions(ActionRegistry &actions, engine::WorkspaceClient &engineClient,
                         std::function<QWidget *()> page, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_engineClient(engineClient)
    , m_page(std::move(page))
    , m_kept(new SavedSelection(this))
{
    actions.add({.id = actionid::kUndo,
                 .section = ActionSection::Edit,
                 .text = QT_TRANSLATE_NOOP("Actions", "&Undo"),
                 .icon = Icon::Undo,
                 .shortcuts = {Qt::CTRL | Qt::Key_Z},
                 .group = kEditStepGroup},
                [this] { undo(); });
    actions.add({.id = actionid::kRedo,
                 .section = ActionSection::Edit,
                 .text = QT_TRANSLATE_NOOP("Actions", "&Redo"),
                 .icon = Icon::Redo,
                 .shortcuts = {Qt::CTRL | Qt::SHIFT | Qt::Key_Z},
                 .group = kEditStepGroup},
                [this] { redo(); });
    for (const EditCommandSpec &one : editCommands())
        actions.add(one.action, [this, command = one.command] { run(command); });
    connect(&engineClient, &engine::WorkspaceClient::workspaceChanged, this, &EditActions::follow);
    connect(&OwnSteps::of(actions), &OwnSteps::changed, this, &EditActions::follow);
    connect(qApp, &QApplication::focusChanged, this, &EditActions::followFocus);
    follow();
    followFocus();
}

QWidget *EditActions::focus() const
{
    QWidget *now = QApplication::focusWidget();
    // A menu has the keyboard only while one chooses what to do with what had it before.
    return qobject_cast<QMenuBar *>(now) || qobject_cast<QMenu *>(now) ? m_focus.data() : now;
}

EditTarget *EditActions::target(EditCommand command) const
{
    const auto taking = [command](QWidget *widget) {
        auto *found = dynamic_cast<EditTarget *>(widget);
        return found && found->takes(command) ? found : nullptr;
    };
    for (QWidget *widget = focus(); widget; widget = widget->parentWidget()) {
        if (EditTarget *found = taking(widget))
            return found;
    }
    return taking(m_page());
}

bool EditActions::refusesInDraft()
{
    const QWidget *focused = focus();
    for (const QWidget *widget = focused; widget; widget = widget->parentWidget()) {
        const auto *found = dynamic_cast<const EditTarget *>(widget);
        if (!found || !found->isUnsavedAt(*focused))
            continue;
        //: In the status line, in answer to Undo or Redo while something is being edited
        Q_EMIT failed(tr("Undo and Redo apply to saved changes. Save or discard the changes here first."));
        return true;
    }
    return false;
}

void EditActions::run(EditCommand command)
{
    QWidget *text = focus();
    if (text && textTakes(*text, command))
        editText(*text, command);
    else if (EditTarget *found = target(command))
        found->edit(command);
}

void EditActions::undo()
{
    OwnSteps &own = OwnSteps::of(m_actions);
    if (const OwnSteps::Step *step = own.nextUndo()) {
        const QString label = step->label;
        own.undo();
        Q_EMIT done(undoneNews(label));
        return;
    }
    if (refusesInDraft())
        return;
    const workspace::History &history = m_engineClient.state().history;
    const QString label = labelOf(history.done(), history.nextUndo());
    whenDone(m_engineClient.undo(), this, [this, label](const Result<void> &result) {
        if (!result)
            Q_EMIT failed(sentenceOf(result.error()));
        else
            Q_EMIT done(undoneNews(label));
    });
}

void EditActions::redo()
{
    OwnSteps &own = OwnSteps::of(m_actions);
    if (const OwnSteps::Step *step = own.nextRedo()) {
        const QString label = step->label;
        own.redo();
        Q_EMIT done(redoneNews(label));
        return;
    }
    if (refusesInDraft())
        return;
    const workspace::History &history = m_engineClient.state().history;
    const QString label = labelOf(history.undone(), history.nextRedo());
    whenDone(m_engineClient.redo(), this, [this, label](const Result<void> &result) {
        if (!result)
            Q_EMIT failed(sentenceOf(result.error()));
        else
            Q_EMIT done(redoneNews(label));
    });
}

void EditActions::follow()
{
    const workspace::History &history = m_engineClient.state().history;
    OwnSteps &own = OwnSteps::of(m_actions);
    own.follow(history);
    const auto show = [this](const QString &id, bool isThere, const QString &text, QString label) {
        label.replace(u'&', QStringLiteral("&&"));
        m_actions.action(id)->setEnabled(isThere);
        //: A command with what it would do now: "Undo: Delete 3 tools"
        m_actions.action(id)->setText(label.isEmpty() ? text : tr("%1: %2").arg(text, label));
    };
    const auto undo = history.nextUndo();
    const auto redo = history.nextRedo();
    const OwnSteps::Step *ownUndo = own.nextUndo();
    const OwnSteps::Step *ownRedo = own.nextRedo();
    show(actionid::kUndo, ownUndo || undo, QCoreApplication::translate("Actions", "&Undo"),
         ownUndo ? ownUndo->label : labelOf(history.done(), undo));
    show(actionid::kRedo, ownRedo || redo, QCoreApplication::translate("Actions", "&Redo"),
         ownRedo ? ownRedo->label : labelOf(history.undone(), redo));
}

void EditActions::followFocus()
{
    m_focus = focus();
    m_kept->watch(m_focus);
    disconnect(m_selection);
    const auto *rows = qobject_cast<QAbstractItemView *>(m_focus);
    if (rows && rows->selectionModel()) // a click gives the keyboard before it selects
        m_selection = connect(rows->selectionModel(), &QItemSelectionModel::selectionChanged, this,
                              &EditActions::showTargets);
    showTargets();
}

void EditActions::showTargets()
{
    for (const EditCommandSpec &one : editCommands()) {
        if (one.reach == EditCommandSpec::Reach::WithTarget)
            m_actions.action(one.action.id)
                ->setEnabled((m_focus && textTakes(*m_focus, one.command)) || target(one.command));
    }
}

bool pressByReturn(const QWidget &page, QKeyEvent &event)
{
    const bool isReturn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const bool isAlone = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    auto *button = qobject_cast<QPushButton *>(page.focusWidget());
    if (!isReturn || !isAlone || !button || !button->isEnabled())
        return false;
    event.accept();
    if (!event.isAutoRepeat())
        button->click();
    return true;
}

} // namespace tooltray::ui
