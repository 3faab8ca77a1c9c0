// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/historypane.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/delegates/twolinedelegate.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/roles.h"
#include "ui/navigation/place.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "json/parser.h"

#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {

using journal::EntryPointer;

HistoryPane::HistoryPane(const PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_count(new TextLabel(TextStyle::Muted, this))
    , m_load(new QPushButton(context.theme.icon(Icon::Play), QString(), this))
    , m_open(new QPushButton(context.theme.icon(Icon::Log), QString(), this))
    , m_problem(new InlineMessage(context.theme, this))
    , m_parts(new QStackedWidget(this))
    , m_none(new TextLabel(TextStyle::Muted, m_parts))
    , m_list(new QListView(m_parts))
{
    build();
    connectParts();
    keepTranslated(*this, [this] { setTexts(); });
}

void HistoryPane::build()
{
    m_problem->hide();
    m_none->setAlignment(Qt::AlignCenter);
    m_none->setWordWrap(true);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new TwoLineDelegate(m_context.theme, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QListView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_parts->addWidget(m_none);
    m_parts->addWidget(m_list);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kMargin, 0);
    bar->addWidget(m_load);
    bar->addWidget(m_open);
    bar->addWidget(new ActionButton(*m_context.actions.action(actionid::kToolCalls), this));
    orderTabs(controlsOf(*bar));
    bar->addWidget(m_count, 1);
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addLayout(bar);
    layout->addWidget(m_problem);
    layout->addWidget(m_parts, 1);
}

void HistoryPane::connectParts()
{
    engine::LogClient &engineClient = m_context.engine.log();
    connect(&engineClient, &engine::LogClient::entriesChanged, this, &HistoryPane::take);
    connect(&engineClient, &engine::LogClient::entriesRemoved, &m_model, &ToolHistoryModel::remove);
    connect(&engineClient, &engine::LogClient::evicted, &m_model, &ToolHistoryModel::forgetBefore);
    // The workspace may be opened later.
    connect(&m_context.engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this, [this] {
        if (!m_isLoaded && m_loading == 0)
            load();
    });
    connect(&m_model, &ToolHistoryModel::callsChanged, this, &HistoryPane::showState);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &HistoryPane::showState);
    connect(m_list, &QListView::activated, this, &HistoryPane::openCurrent);
    connect(m_open, &QPushButton::clicked, this, &HistoryPane::openCurrent);
    connect(m_load, &QPushButton::clicked, this, &HistoryPane::loadCurrent);
    // The visible calls stay in place while new ones come in above them.
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeInserted, this, [this] {
        m_top = m_list->verticalScrollBar()->value() > 0 ? m_list->indexAt(QPoint(1, 1)) : QModelIndex();
    });
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, [this] {
        if (m_top.isValid())
            m_list->scrollTo(m_top, QListView::PositionAtTop);
    });
}

void HistoryPane::setTexts()
{
    m_load->setText(tr("Load into Try"));
    m_load->setToolTip(tr("Try the tool with the arguments of this call"));
    m_open->setText(tr("Show in log"));
    m_none->setText(tr("No calls yet. Calls of this tool appear here."));
    m_list->setAccessibleName(tr("Calls of the tool"));
    m_model.retranslate();
    showState();
}

void HistoryPane::setTool(const ToolDraft &draft)
{
    // Trials go by the name that a draft has by now.
    ToolHistoryModel::Names names{draft.tool.name};
    if (!draft.original.empty())
        names.insert(draft.original);
    if (names == m_model.names())
        return;
    m_model.setNames(names);
    m_problem->hide();
    load();
}

void HistoryPane::load()
{
    m_early.clear();
    m_loading = ++m_lastLoading;
    whenDone(m_context.engine.log().entries(), this,
             [this, loading = m_loading](const Result<std::vector<EntryPointer>> &entries) {
                 if (loading != m_loading)
                     return; // of the tool before
                 m_loading = 0;
                 m_isLoaded = entries.hasValue();
                 // An error: the workspace is not open yet, and says so when it is.
                 if (entries)
                     m_model.setEntries(*entries);
                 m_model.take(std::exchange(m_early, {}));
             });
}

void HistoryPane::take(const std::vector<EntryPointer> &entries)
{
    if (m_loading != 0)
        m_early.insert(m_early.end(), entries.begin(), entries.end());
    else
        m_model.take(entries);
}

EntryPointer HistoryPane::current() const
{
    return m_model.entryAt(m_list->currentIndex().row());
}

void HistoryPane::showState()
{
    const bool hasCurrent = current() != nullptr;
    m_load->setEnabled(hasCurrent);
    m_open->setEnabled(hasCurrent);
    m_parts->setCurrentIndex(m_model.rowCount() == 0 ? 0 : 1);
    m_count->setText(m_model.rowCount() == 0 ? QString() : tr("%n call(s)", nullptr, m_model.rowCount()));
}

void HistoryPane::openCurrent()
{
    if (const EntryPointer entry = current())
        m_context.navigator.open({.page = pageid::kLog, .item = QString::number(entry->id.value())});
}

void HistoryPane::loadCurrent()
{
    const EntryPointer entry = current();
    if (!entry)
        return;
    if (entry->arguments.isWhole())
        return useArguments(std::string(entry->arguments.text()));
    whenDone(m_context.engine.log().wholeBody(entry->arguments), this,
             [this](const Result<std::string> &whole) {
                 if (whole)
                     return useArguments(*whole);
                 m_problem->setMessage(MessageKind::Error, errorText(whole.error()));
                 m_problem->show();
             });
}

void HistoryPane::useArguments(const std::string &text)
{
    const json::Parsed parsed = json::parse(text.empty() ? std::string("{}") : text);
    m_problem->setVisible(!parsed);
    if (parsed)
        Q_EMIT argumentsWanted(parsed.value);
    else
        m_problem->setMessage(MessageKind::Error, tr("The log no longer has all of the arguments."));
}

} // namespace tooltray::ui
