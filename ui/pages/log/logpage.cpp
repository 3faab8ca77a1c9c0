// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/log/logpage.h"

#include "base/task/ask.h"
#include "engine/clients/logclient.h"
#include "engine/clients/workspaceclient.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/logfilters.h"
#include "ui/navigation/place.h"
#include "ui/pages/log/logactions.h"
#include "ui/pages/log/logbar.h"
#include "ui/pages/log/logcommands.h"
#include "ui/pages/log/logdetail.h"
#include "ui/pages/log/logtoolcommands.h"
#include "ui/state/keptlayout.h"
#include "ui/state/uistate.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/inlineoffer.h"
#include "ui/widgets/log/logtable.h"
#include "ui/widgets/separator.h"
#include "ui/widgets/undonotice.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

using journal::EntryId;
using journal::EntryPointer;

const QString &splitterName()
{
    static const QString name = QStringLiteral("log");
    return name;
}

} // namespace

LogPage::LogPage(const PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_clearFilter(new QAction(this))
    , m_tryTool(new QAction(context.theme.icon(Icon::Play), {}, this))
{
    build();
    buildCommands();
    connectParts();
    keepTranslated(*this, [this] { retranslate(); });
    load();
}

void LogPage::showPlace(const Place &place)
{
    if (!place.filter.isEmpty())
        m_bar->setFilter(place.filter);
    if (place.item.isEmpty())
        return;
    reveal(EntryId(place.item.toULongLong()));
    m_table->setFocus(Qt::OtherFocusReason); // where screen readers read the call
}

// Also of a call that a filter hides, and of one that the list is told of a moment later.
void LogPage::reveal(EntryId id)
{
    m_awaited = id;
    if (m_model.rowOf(id) >= 0)
        return m_table->select(std::exchange(m_awaited, std::nullopt).value());
    // Not among those in memory, or not shown: from the archive.
    whenDone(m_context.engine.log().find(id), this, [this](const Result<EntryPointer> &found) {
        if (found && *found)
            showEntry(*found);
        else
            m_offer->tell(MessageKind::Error, tr("That call is no longer in the log."));
    });
}

QList<QWidget *> LogPage::panes() const
{
    return {m_floating, m_bar, m_lists, m_detail};
}

bool LogPage::takes(EditCommand command) const
{
    return command == EditCommand::Find;
}

void LogPage::edit(EditCommand)
{
    m_bar->focusFilter();
}

void LogPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_commands->setActive(true);
    m_toolCommands->setActive(true);
}

void LogPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_commands->setActive(false);
    m_toolCommands->setActive(false);
}

void LogPage::build()
{
    const Theme &theme = m_context.theme;
    auto *top = new QWidget(this);
    m_bar = new LogBar(m_context, m_model, top);
    // The newest calls are at the lower end.
    m_floating = new FloatingNotices(*this, FloatingNotices::End::Top);
    m_offer = new InlineOffer(theme, m_floating);
    m_floating->add(*m_offer);
    m_floating->add(m_bar->undo());
    m_lists = new QStackedWidget(this);
    m_floating->keepOver({m_lists});
    m_table = new LogTable(theme, m_model, m_lists);
    keepColumnWidths(*m_table->horizontalHeader(), m_context.state, splitterName());
    m_nothing = new EmptyState(theme, Icon::Log, m_lists);
    m_nothing->addButton(*m_context.actions.action(actionid::kConnectClient));
    m_nothing->addButton(*m_context.actions.action(actionid::kCopyAddress));
    m_nothing->addButton(*m_tryTool);
    m_noMatch = new EmptyState(theme, Icon::Filter, m_lists);
    m_noMatch->addButton(*m_clearFilter);
    m_cleared = new EmptyState(theme, Icon::Log, m_lists);
    m_cleared->addButton(*m_context.actions.action(logaction::kShowCleared));
    for (QWidget *each : std::initializer_list<QWidget *>{m_table, m_nothing, m_noMatch, m_cleared})
        m_lists->addWidget(each);
    // Beside the details of a call a low window has no room for what they want.
    for (QWidget *each : {m_nothing, m_noMatch, m_cleared})
        each->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);

    m_detail = new LogDetail(
        theme, [this](journal::Body body) { return m_context.engine.log().wholeBody(std::move(body)); },
        this);
    for (const auto id : {logaction::kReplay, logaction::kResend, logaction::kPin, logaction::kCopyCurl})
        m_detail->addButton(*m_context.actions.action(id));
    m_detail->addButton(*m_context.actions.action(logaction::kCompare), LogDetail::Presence::WhileEnabled);
    m_detail->keepSizes(m_context.state);
    m_detail->hide();
    m_parts = new QSplitter(Qt::Vertical, this);
    m_parts->setChildrenCollapsible(false);
    m_parts->addWidget(m_lists);
    m_parts->addWidget(m_detail);

    auto *column = new QVBoxLayout(top);
    column->setContentsMargins(metrics::kMargin, metrics::kMargin, metrics::kMargin, metrics::kSpacing);
    column->addWidget(m_bar);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(top);
    layout->addWidget(new Separator(theme, Qt::Horizontal, this));
    layout->addWidget(m_parts, 1);
}

void LogPage::buildCommands()
{
    const LogState state{.selected = [this] { return selected(); },
                         .shown = [this] { return m_model.shownEntries(); },
                         .rows = [this] { return m_model.rowCount(); },
                         .exchange = [this] { return m_detail->exchange(); },
                         .filter = [this] { return m_model.filter(); },
                         .isCleared = [this] { return isCleared(); }};
    m_commands = new LogCommands(m_context, state, *m_offer, this);
    m_toolCommands = new LogToolCommands(m_context, state, *m_offer, this);
}

void LogPage::connectParts()
{
    engine::LogClient &engineClient = m_context.engine.log();
    connect(m_bar, &LogBar::left, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_bar, &LogBar::refused, this,
            [this](const QString &reason) { m_offer->tell(MessageKind::Warning, reason); });
    connect(m_offer, &InlineOffer::left, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_clearFilter, &QAction::triggered, this, [this] { m_bar->setFilter({}); });
    connect(m_tryTool, &QAction::triggered, this, [this] {
        m_context.navigator.open(placeToTry(*m_context.engine.workspaceClient().state().workspace));
    });
    const QAction *live = m_context.actions.action(logaction::kLive);
    connect(live, &QAction::toggled, m_table, &LogTable::setLive);
    connect(live, &QAction::toggled, this, [this, live](bool isLive) {
        Announcement::say(
            *this, FieldTexts::withCheck(live->text().remove(u'&'), isLive ? Qt::Checked : Qt::Unchecked));
    });
    connect(m_context.actions.action(logaction::kClear), &QAction::triggered, this, &LogPage::clearList);
    connect(m_context.actions.action(logaction::kShowCleared), &QAction::triggered, this, &LogPage::load);
    connect(m_table, &LogTable::selectionMoved, this, &LogPage::selectionMoved);
    connect(m_table, &LogTable::typed, m_bar, &LogBar::type);
    connect(m_table, &LogTable::activated, m_detail, &LogDetail::takeKeyboard);
    connect(m_detail, &LogDetail::left, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_table, &QWidget::customContextMenuRequested, this, &LogPage::showMenu);
    connect(m_detail, &LogDetail::closed, this, [this] {
        m_table->clearSelection();
        showDetail(false);
        m_table->setFocus();
    });
    connect(m_detail, &LogDetail::noteWritten, m_commands, &LogCommands::setNote);
    connect(m_commands, &LogCommands::replayed, this, &LogPage::reveal);
    connect(m_toolCommands, &LogToolCommands::callWanted, m_commands, &LogCommands::run);
    connect(m_parts, &QSplitter::splitterMoved, this, [this] {
        const QList<int> sizes = m_parts->sizes();
        const int whole = std::max(1, sizes[0] + sizes[1]);
        const int share = 100 * sizes[0] / whole;
        m_context.state.setSplitterShares(splitterName(), {share, 100 - share});
    });

    connect(&m_model, &LogModel::countsChanged, this, &LogPage::showList);
    connect(&m_model, &LogModel::filtered, this, [this] {
        // A filter had hidden the call that is shown.
        if (m_detail->entry() && m_table->selectedEntries().empty())
            m_table->select(m_detail->entry()->id);
        showList();
    });
    connect(&engineClient, &engine::LogClient::entriesChanged, this, &LogPage::take);
    connect(&engineClient, &engine::LogClient::entriesRemoved, this, &LogPage::remove);
    connect(&engineClient, &engine::LogClient::evicted, &m_model, &LogModel::forgetBefore);
    // The workspace may be opened later than the page.
    connect(&m_context.engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this, [this] {
        if (!m_isLoaded)
            load();
        if (isVisible())
            m_toolCommands->refresh();
    });
}

void LogPage::load()
{
    if (m_isLoading)
        return;
    m_isLoading = true;
    m_early.clear();
    whenDone(m_context.engine.log().entries(), this, [this](const Result<std::vector<EntryPointer>> &done) {
        m_isLoading = false;
        m_isLoaded = done.hasValue();
        // An error: the workspace is not open yet, and says so when it is.
        if (done) {
            m_clearedTo = {};
            m_offer->dismiss();
            m_model.setEntries(*done);
        }
        take(std::exchange(m_early, {}));
    });
}

void LogPage::retranslate()
{
    m_nothing->setTexts(tr("No calls yet"),
                        tr("Calls appear here as they happen. Connect a client or try a tool."));
    m_cleared->setTexts(tr("No calls since the list was cleared"),
                        tr("New calls appear here. Earlier ones are still in the log."));
    m_clearFilter->setText(tr("Clear filter"));
    m_tryTool->setText(tr("Try a tool"));
    showList();
}

void LogPage::take(const std::vector<EntryPointer> &entries)
{
    if (m_isLoading) {
        m_early.insert(m_early.end(), entries.begin(), entries.end());
        return;
    }
    if (!isCleared()) {
        m_model.change(entries);
    } else {
        std::vector<EntryPointer> seen;
        std::ranges::copy_if(entries, std::back_inserter(seen),
                             [this](const EntryPointer &entry) { return m_clearedTo < entry->id; });
        m_model.change(seen);
    }
    if (const EntryPointer &shown = m_detail->entry()) {
        const auto found =
            std::ranges::find(entries, shown->id, [](const EntryPointer &entry) { return entry->id; });
        if (found != entries.end())
            m_detail->setEntry(*found);
    }
    if (m_awaited && m_model.rowOf(*m_awaited) >= 0)
        m_table->select(std::exchange(m_awaited, std::nullopt).value());
}

// For good: what is gone is not to be shown as if it were there.
void LogPage::remove(const std::vector<EntryId> &ids)
{
    if (m_detail->entry() && std::ranges::find(ids, m_detail->entry()->id) != ids.end())
        showDetail(false);
    m_model.remove(ids);
}

void LogPage::refreshCommands()
{
    m_commands->refresh();
    m_toolCommands->refresh();
}

void LogPage::selectionMoved()
{
    const int row = m_table->currentIndex().row();
    const EntryPointer entry = m_model.entryAt(row);
    const bool isSelected = entry && m_table->selectionModel()->isRowSelected(row);
    if (isSelected) {
        showEntry(entry);
        if (const journal::Exchange *exchange = m_model.exchangeAt(row))
            m_detail->setExchange(static_cast<std::size_t>(exchange - entry->exchanges.data()));
    } else if (m_table->selectedEntries().empty()
               && m_model.find(m_detail->entry() ? m_detail->entry()->id : EntryId())
               && m_model.rowOf(m_detail->entry()->id) >= 0) {
        // Let go of; what a filter hides stays.
        showDetail(false);
    }
    refreshCommands();
}

void LogPage::showEntry(const EntryPointer &entry)
{
    m_detail->setEntry(entry);
    showDetail(true);
}

void LogPage::showDetail(bool shown)
{
    if (!shown)
        m_detail->setEntry(nullptr);
    if (m_detail->isHidden() != shown)
        return;
    m_detail->setVisible(shown);
    if (!shown)
        return;
    QList<int> shares = m_context.state.splitterShares(splitterName(), 2);
    if (shares.isEmpty())
        shares = {50, 50};
    const int whole = std::max(100, m_parts->height());
    m_parts->setSizes({whole * shares[0] / 100, whole * shares[1] / 100});
    // The row that was chosen is not to vanish behind what it opened.
    QMetaObject::invokeMethod(
        m_table, [table = m_table] { table->scrollTo(table->currentIndex()); }, Qt::QueuedConnection);
}

void LogPage::showList()
{
    if (m_model.rowCount() > 0) {
        m_lists->setCurrentWidget(m_table);
    } else if (m_model.entryCount() == 0) {
        m_lists->setCurrentWidget(isCleared() ? m_cleared : m_nothing);
    } else if (!m_model.isFiltering()) {
        m_noMatch->setTexts(tr("No call matches the filter"),
                            tr("%n call(s) are hidden.", nullptr, static_cast<int>(m_model.entryCount())));
        m_lists->setCurrentWidget(m_noMatch);
    }
    if (isVisible())
        refreshCommands();
}

// The call that is shown in full is meant even when a filter hides it.
std::vector<EntryPointer> LogPage::selected() const
{
    std::vector<EntryPointer> entries = m_table->selectedEntries();
    if (entries.empty() && m_detail->entry())
        entries.push_back(m_detail->entry());
    return entries;
}

void LogPage::showMenu(const QPoint &position)
{
    const QModelIndex index = m_table->indexAt(position);
    auto *menu = new QMenu(m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const EntryPointer entry = m_model.entryAt(index.row());
    if (entry) {
        const journal::Exchange *exchange = m_model.exchangeAt(index.row());
        const auto part = exchange ? LogCells::filterFor(*exchange, index.column())
                                   : LogCells::filterFor(*entry, index.column());
        if (part) {
            const QString shown = withoutMnemonics(logfilter::with({}, *part));
            //: In the menu of a cell of the log; %1 is what it says, as a filter
            menu->addAction(m_context.theme.icon(Icon::Filter), tr("Filter by %1").arg(shown), this,
                            [this, part] { m_bar->filterBy(*part); });
            //: In the menu of a cell of the log; %1 is what it says, as a filter
            menu->addAction(tr("Exclude %1").arg(shown), this, [this, part] { m_bar->exclude(*part); });
            menu->addSeparator();
        }
    }
    const QList<QList<QLatin1StringView>> groups{
        {logaction::kReplay, logaction::kResend, logaction::kCompare, logaction::kCompareBaseline,
         logaction::kPin},
        {logaction::kOpenTool, logaction::kSaveTool, logaction::kSaveExample, logaction::kPinBaseline},
        {logaction::kCopyCurl, logaction::kCopyCurlSecrets, logaction::kCopyGraphql, logaction::kCopyJson},
        {logaction::kExportLines, logaction::kExportHar}};
    for (const auto &group : groups) {
        for (const auto id : group)
            menu->addAction(m_context.actions.action(id));
        menu->addSeparator();
    }
    menu->popup(m_table->viewport()->mapToGlobal(position));
}

// Out of sight only: the log keeps them, and they can be seen again.
void LogPage::clearList()
{
    if (m_model.entries().empty())
        return;
    const auto count = static_cast<int>(m_model.entryCount());
    m_clearedTo = m_model.entries().back()->id;
    showDetail(false);
    m_model.setEntries({});
    //: After the list of calls was emptied
    m_offer->offer(MessageKind::Info,
                   tr("Cleared %n call(s) from view. They are still in the log.", nullptr, count),
                   //: Shows the calls again that were cleared from the list
                   {tr("Show them"), [this] { load(); }});
}

} // namespace tooltray::ui
