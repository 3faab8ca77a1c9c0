// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/homepage.h"

#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/state/retranslation.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/checklistcard.h"
#include "ui/widgets/textlabel.h"

#include <QAction>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kColumnWidth = 720;

} // namespace

HomePage::HomePage(const PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_heading(new TextLabel(TextLook::Heading, this))
    , m_intro(new TextLabel(TextLook::Muted, this))
    , m_progress(new TextLabel(TextLook::Strong, this))
    , m_tip(new TextLabel(TextLook::Muted, this))
    , m_fold(new QToolButton(this))
    , m_server(new ChecklistCard(context.theme, this))
    , m_client(new ChecklistCard(context.theme, this))
{
    m_intro->setWordWrap(true);
    m_tip->setWordWrap(true);
    m_fold->setAutoRaise(true);

    m_fold->setFocusPolicy(Qt::StrongFocus);
    m_server->addButton(*context.actions.action(actionid::kToggleServer));
    m_client->addButton(*context.actions.action(actionid::kCopyAddress));

    auto *header = new QHBoxLayout;
    header->addWidget(m_progress);
    header->addStretch();
    header->addWidget(m_fold);

    auto *column = new QWidget(this);
    column->setMaximumWidth(kColumnWidth);
    column->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(metrics::kMarginLarge, 2 * metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->addWidget(m_heading);
    layout->addWidget(m_intro);
    layout->addSpacing(metrics::kMarginLarge);
    layout->addLayout(header);
    layout->addWidget(m_server);
    layout->addWidget(m_client);
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(m_tip);
    layout->addStretch();

    auto *centred = new QWidget(this);
    auto *centring = new QHBoxLayout(centred);
    centring->setContentsMargins({});
    centring->addStretch(1);
    centring->addWidget(column, 1000);
    centring->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setBackgroundRole(QPalette::Window);
    scroll->setWidget(centred);
    auto *own = new QVBoxLayout(this);
    own->setContentsMargins({});
    own->addWidget(scroll);

    connect(m_fold, &QToolButton::clicked, this, [this] { showSteps(!m_showsSteps); });
    connect(context.actions.action(actionid::kGettingStarted), &QAction::triggered, this,
            [this] { showSteps(true); });
    connect(&context.engine, &engine::Engine::serverStatusChanged, this, &HomePage::refresh);

    keepTranslated(*this, [this, scroll] {
        m_heading->setText(tr("Welcome to Tooltray"));
        m_intro->setText(
            tr("Agents on this computer reach your tools at one address, and you see every call they make."));
        const QKeySequence keys = m_context.actions.action(actionid::kPalette)->shortcut();
        m_tip->setText(tr("%1 finds every page and command.").arg(keys.toString(QKeySequence::NativeText)));

        scroll->setAccessibleName(tr("Home"));
        showSteps(m_showsSteps);
        refresh();
    });
}

HomePage::~HomePage() = default;

void HomePage::showSteps(bool shown)
{
    m_showsSteps = shown;
    m_server->setVisible(shown);
    m_client->setVisible(shown);
    m_fold->setIcon(m_context.theme.icon(shown ? Icon::ChevronUp : Icon::ChevronDown));
    m_fold->setToolTip(shown ? tr("Hide the steps") : tr("Show the steps"));
    m_fold->setAccessibleName(m_fold->toolTip());
}

void HomePage::refresh()
{
    const engine::ServerStatus &status = m_context.engine.serverStatus();
    const bool isRunning = status.state == engine::ServerStatus::State::Running;
    m_server->setDone(isRunning);
    m_server->setTexts(tr("Start the server"),
                       isRunning ? tr("It serves at %1.").arg(QString::fromStdString(status.url))
                                 : tr("Clients can connect while it runs."));
    m_client->setDone(isRunning && status.clients > 0);
    m_client->setTexts(tr("Connect a client"),
                       m_client->isDone() ? tr("%n client(s) connected.", nullptr, status.clients)
                                          : tr("Copy the address into the settings of your MCP client."));

    const int steps = 2;
    const int done = int(m_server->isDone()) + int(m_client->isDone());
    const bool isComplete = done == steps;
    //: Heading of the list of steps
    m_progress->setText(isComplete ? tr("Getting started: all done")
                                   : tr("Getting started: %1 of %2 done").arg(done).arg(steps));
    if (isComplete != m_wasComplete) {
        m_wasComplete = isComplete;
        showSteps(!isComplete);
    }
}

} // namespace tooltray::ui
