// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toollistactivity.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/models/toollistmodel.h"
#include "ui/widgets/listpane.h"

#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QTimer>

#include <chrono>

namespace tooltray::ui {
namespace {

constexpr std::chrono::seconds kBetweenMoves{1};

} // namespace

ToolListActivity::ToolListActivity(engine::Engine &engine, ListPane &pane, ToolListModel &model)
    : QObject(&pane)
    , m_engine(engine)
    , m_pane(pane)
    , m_model(model)
    , m_soon(new QTimer(this))
{
    m_soon->setSingleShot(true);
    m_soon->setInterval(kBetweenMoves);
    connect(m_soon, &QTimer::timeout, this, [this] {
        if (isInUse())
            m_soon->start();
        else
            tell();
    });
    const engine::LogClient &engineClient = engine.log();
    connect(&engineClient, &engine::LogClient::entriesChanged, this, &ToolListActivity::take);
    connect(&engineClient, &engine::LogClient::entriesRemoved, this, &ToolListActivity::forget);
    // The workspace may be opened later.
    connect(&engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this, [this] {
        if (!m_isLoaded && m_loading == 0)
            load();
    });
    pane.installEventFilter(this);
    load();
}

bool ToolListActivity::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_pane && event->type() == QEvent::Show)
        tell();
    return QObject::eventFilter(watched, event);
}

void ToolListActivity::load()
{
    m_loading = ++m_lastLoading;
    whenDone(m_engine.log().entries(), this,
             [this, loading = m_loading](const Result<std::vector<journal::EntryPointer>> &entries) {
                 if (loading != m_loading)
                     return;
                 m_loading = 0;
                 if (!entries)
                     return;
                 m_calls.take(*entries);
                 if (m_isLoaded)
                     return tellSoon();
                 m_isLoaded = true;
                 tell(); // nobody has seen another order yet
             });
}

void ToolListActivity::take(const std::vector<journal::EntryPointer> &entries)
{
    m_calls.take(entries);
    tellSoon();
}

void ToolListActivity::forget(const std::vector<journal::EntryId> &ids)
{
    if (m_loading == 0 && !m_calls.knowsAny(ids))
        return;
    m_calls.remove(ids);
    load(); // the calls before those
}

void ToolListActivity::tellSoon()
{
    if (!m_soon->isActive() && m_calls.byTool() != m_model.lastUses())
        m_soon->start();
}

void ToolListActivity::tell()
{
    m_soon->stop();
    m_model.setLastUses(m_calls.byTool());
}

bool ToolListActivity::isInUse() const
{
    if (m_model.arrangement().order != ToolOrder::LastCall || !m_pane.isVisible())
        return false;
    const QWidget *typing = QApplication::focusWidget();
    // A pointer that was moved by a program has not left.
    const bool isPointedAt =
        m_pane.underMouse() && m_pane.rect().contains(m_pane.mapFromGlobal(QCursor::pos()));
    return isPointedAt || (typing && m_pane.isAncestorOf(typing));
}

} // namespace tooltray::ui
