// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/curated/curatedpage.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/ownsteps.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/state/drafts.h"
#include "ui/state/keptlayout.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/undonotice.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {

CuratedPage::CuratedPage(const PageContext &context, QWidget *parent) : QWidget(parent), m_context(context) {}

CuratedPage::~CuratedPage() = default;

void CuratedPage::compose(const Parts &parts, const QString &shares)
{
    m_parts = parts;
    auto *side = new QWidget(this);
    auto *sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins({});
    sideLayout->setSpacing(0);
    for (QWidget *notice : parts.notices)
        sideLayout->addWidget(notice);
    sideLayout->addWidget(parts.undo);
    sideLayout->addWidget(parts.stack, 1);
    auto *splitter = new QSplitter(this);
    splitter->addWidget(parts.list);
    splitter->addWidget(side);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    keepShares(*splitter, m_context.state, shares, {24, 76});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(splitter);
    connect(parts.kept, &ObjectDrafts::restored, this, &CuratedPage::recover);
    connect(parts.kept, &ObjectDrafts::failed, this,
            [this](const Error &error) { showProblem(errorText(error)); });
}

QList<QWidget *> CuratedPage::panes() const
{
    return QList<QWidget *>{m_parts.list} + m_parts.notices + QList<QWidget *>{m_parts.undo, m_parts.stack};
}

const workspace::WorkspacePtr &CuratedPage::workspace() const
{
    return m_context.engine.workspaceClient().state().workspace;
}

const workspace::Entry *CuratedPage::entryOf(const workspace::ObjectKey &key) const
{
    return workspace()->find(key);
}

workspace::Edit CuratedPage::editNamed(const QString &label)
{
    return {.label = toUtf8(label), .origin = workspace::Origin::Person, .steps = {}};
}

bool CuratedPage::showUsual(const Place &place)
{
    if (!place.filter.isEmpty())
        m_parts.list->setFilter(place.filter);
    if (place.item == itemid::kLeft)
        m_parts.kept->restoreLeft();
    return place.item.isEmpty() || place.item == itemid::kLeft;
}

void CuratedPage::apply(workspace::Edit edit, std::function<void()> done)
{
    whenDone(m_context.engine.workspaceClient().apply(std::move(edit)), this,
             [this, done = std::move(done)](const Result<void> &applied) {
                 if (applied)
                     done();
                 else
                     showProblem(errorText(applied.error()));
             });
}

std::optional<workspace::HistoryStepId> CuratedPage::lastEdit() const
{
    return m_context.engine.workspaceClient().state().history.nextUndo();
}

void CuratedPage::offerUndo(const QString &done)
{
    m_parts.undo->offer(done, [this, step = lastEdit()] {
        whenDone(m_context.engine.workspaceClient().undo(step), this, [this](const Result<void> &undone) {
            if (!undone)
                showProblem(errorText(undone.error()));
        });
    });
}

void CuratedPage::accompanyEdit(std::function<void()> undo, std::function<void()> redo)
{
    if (const auto step = lastEdit())
        OwnSteps::of(m_context.actions).accompany(*step, {{}, this, std::move(undo), std::move(redo)});
}

} // namespace tooltray::ui
